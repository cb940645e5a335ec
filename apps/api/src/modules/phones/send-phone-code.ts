import { randomInt } from 'node:crypto'
import { CODE_SENT } from '@upchar/kernel/account-words'
import { err, ok } from '@upchar/kernel/result'
import { checkPhone } from '@upchar/kernel/validate'
import type { Context } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import { takeFrom } from '../../platform/http/limits.ts'
import { hmac } from '../../platform/ids.ts'
import { tooMany } from '../../platform/identity/refusals.ts'
import type { Shopper } from '../../platform/identity/shopper.ts'
import { codeText, sendsSms } from '../../platform/sms/message.ts'
import { recordSms } from '../../platform/sms/sms.ts'
import { codeSeconds, resendSeconds, sendLimits } from './limits.ts'
import { putCode } from './store.ts'

/** Who proves which phone, and from where. */
export type Claim = { shopper: Shopper; phone: string; network: string }

export const hashOf = (
  { config }: Pick<Context, 'config'>,
  { shopper, phone }: Claim,
  digits: string,
): string => hmac(config.secret, `phone code ${shopper.kind} ${shopper.id} ${phone} ${digits}`)

export const phoneInvalid = (message: string) =>
  err({ code: 'phone_invalid' as const, message, field: 'phone' })

/**
 * Sends a code to a phone (CHECKOUT-14). Nothing is looked up, so the answer is the same for a customer's phone, a
 * stranger's and one that nobody has.
 */
export async function sendPhoneCode(
  context: Context,
  sent: Claim,
): Promise<HandlerResult<'sendPhoneCode'>> {
  const { config, clock, db } = context
  if (!sendsSms(config))
    return err({ code: 'sms_off' as const, message: 'We can’t send codes to phones. Pay online.' })
  const checked = checkPhone(sent.phone, { mobile: true })
  if (!checked.ok) return phoneInvalid(checked.error.message)
  const claim = { ...sent, phone: checked.value }
  const allowed = await takeFrom(
    context,
    sendLimits(claim.phone, claim.network, config.SMS_PER_DAY),
  )
  if (!allowed.ok)
    return tooMany(
      allowed.error,
      allowed.error <= resendSeconds
        ? 'We have just sent a code.'
        : 'No more codes can be sent at the moment. Pay online, or wait.',
    )
  const at = clock.now()
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const codeUntil = new Date(at.getTime() + codeSeconds * 1000)
  await inTransaction(db, async (tx) => {
    await putCode(tx, claim.shopper, {
      phone: claim.phone,
      codeHash: hashOf(context, claim, code),
      codeUntil,
    })
    await recordSms(
      tx,
      { phone: claim.phone, text: codeText(config, code), forgetAt: codeUntil },
      at,
    )
  })
  return ok({
    success: true,
    message: CODE_SENT,
    resend_after: resendSeconds,
    expires_in: codeSeconds,
  })
}
