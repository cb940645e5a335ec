import type { Config } from '../config.ts'

/** A blank of a template as operators register it. */
const blank = '{#var#}'

/** A text message; `forgetAt`: too late to be of use, so it isn't sent after that. */
export type Sms = { phone: string; text: string; forgetAt: Date }

/** The settings of a provider, once all of them are set. */
export type SmsProvider = {
  url: string
  sender: string
  entity: string
  template: string
}

/** The provider, or undefined where none is configured. */
export function smsProvider({
  SMS_URL: url,
  SMS_SENDER: sender,
  SMS_ENTITY_ID: entity,
  SMS_TEMPLATE_ID: template,
}: Config): SmsProvider | undefined {
  return url === undefined || sender === undefined || entity === undefined || template === undefined
    ? undefined
    : { url, sender, entity, template }
}

/** Whether text messages reach anybody: by a provider, or outside production in the development mailbox. */
export const sendsSms = (config: Config): boolean =>
  !config.production || smsProvider(config) !== undefined

/**
 * A code in the words of the registered template: operators block every other text (TCCCPR 2018). The first blank is
 * the code, a second one the shop's name.
 */
export function codeText(
  config: Pick<Config, 'SMS_CODE_TEXT' | 'BRAND_NAME'>,
  code: string,
): string {
  return config.SMS_CODE_TEXT.replace(blank, () => code).replace(blank, () => config.BRAND_NAME)
}
