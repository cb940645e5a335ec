import type { Config } from '../../platform/config.ts'
import { equalSecrets, hmac } from '../../platform/ids.ts'

type Keys = Pick<Config, 'secret'>

/** The key of a quotation that was sent by mail (ENGAGE-01). Derived, so that it is stored nowhere. */
const keyOf = ({ secret }: Keys, id: string): string => hmac(secret, `quotation:${id}`).slice(0, 32)

export const opensQuotation = (config: Keys, id: string, key: string): boolean =>
  equalSecrets(keyOf(config, id), key)

type Place = Keys & Pick<Config, 'origin'>

/** The page where the receiver orders it. */
export const quotationUrl = (config: Place, id: string): string =>
  `${config.origin}/order-pad?quotation=${id}&key=${keyOf(config, id)}#quotations`

export const quotationFileUrl = (config: Place, id: string): string =>
  `${config.origin}/api/quotations/${id}/pdf?key=${keyOf(config, id)}`

/**
 * The guest id of an address without an account: nobody's browser has it, and an account that is opened with the address adopts
 * what was mailed to it (ENGAGE-01).
 */
export const receiverOfMail = ({ secret }: Keys, email: string): string =>
  hmac(secret, `quotations for:${email}`)
