import { ok, type Result } from '@upchar/kernel/result'
import { inTransaction } from '../../../platform/db/database.ts'
import type { Context } from '../../../platform/context.ts'
import { giveBackTo, takeFrom } from '../../../platform/http/limits.ts'
import { fitsPassword } from '../../../platform/identity/passwords.ts'
import { checkCode } from './check-code.ts'
import {
  otpOver,
  passwordWrong,
  proofNeeded,
  tooMany,
  type ErrorOf,
  type otpWrong,
} from '../errors.ts'
import { passwordLimits } from '../limits.ts'
import type { Visit } from './visit.ts'

type Proof = { current_password?: string | undefined; otp?: string | undefined }
type Refused = ErrorOf<
  typeof otpWrong | typeof otpOver | typeof passwordWrong | typeof proofNeeded | typeof tooMany
>

/**
 * Confirms that the caller is the owner, not somebody at an unlocked screen: by password, or by a code mailed
 * to the account. For irreversible changes.
 */
export async function confirmIdentity(
  context: Context,
  visit: Visit,
  account: { email: string; passwordHash: string | null },
  proof: Proof,
): Promise<Result<void, Refused>> {
  const trier = visit.trier(account.email)
  if (proof.otp !== undefined) {
    const code = await checkCode(context, trier, 'confirm', proof.otp)
    if (!code.ok) return code
    return (await inTransaction(context.db, (tx) => code.value.use(tx))) ? ok(undefined) : otpOver()
  }
  if (proof.current_password === undefined || account.passwordHash === null) return proofNeeded()
  const limits = passwordLimits(trier)
  const allowed = await takeFrom(context, limits)
  if (!allowed.ok) return tooMany(allowed.error)
  if (!(await fitsPassword(account.passwordHash, proof.current_password))) return passwordWrong()
  await giveBackTo(context, limits)
  return ok(undefined)
}
