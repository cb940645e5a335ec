import { ok } from '@upchar/kernel/result'
import { checkPhone } from '@upchar/kernel/validate'
import type { Context } from '../../platform/context.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import { takeFrom } from '../../platform/http/limits.ts'
import { equalSecrets } from '../../platform/ids.ts'
import { otpOver, otpWrong, tooMany } from '../../platform/identity/refusals.ts'
import { checkLimits, codeTries, provedSeconds } from './limits.ts'
import { hashOf, phoneInvalid, type Claim } from './send-phone-code.ts'
import { countAttempt, markProved } from './store.ts'

/** Checks the code that was sent to a phone; a right one proves the phone to be the shopper's. */
export async function checkPhoneCode(
  context: Context,
  { typed, ...sent }: Claim & { typed: string },
): Promise<HandlerResult<'checkPhoneCode'>> {
  const checked = checkPhone(sent.phone, { mobile: true })
  if (!checked.ok) return phoneInvalid(checked.error.message)
  const claim = { ...sent, phone: checked.value }
  const allowed = await takeFrom(context, checkLimits(claim.network))
  if (!allowed.ok) return tooMany(allowed.error)
  const at = context.clock.now()
  const code = await countAttempt(context.db, claim.shopper, claim.phone, at)
  if (code === undefined) return otpOver()
  if (!equalSecrets(code.codeHash, hashOf(context, claim, typed.replace(/[^0-9]/g, ''))))
    return code.tries >= codeTries ? otpOver() : otpWrong(codeTries - code.tries)
  await markProved(context.db, claim.shopper, {
    phone: claim.phone,
    codeHash: code.codeHash,
    until: new Date(at.getTime() + provedSeconds * 1000),
  })
  return ok({ success: true, message: 'Your phone is confirmed.' })
}
