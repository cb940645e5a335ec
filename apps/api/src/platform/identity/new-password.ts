import { checkPassword } from '@upchar/kernel/password-rules'
import type { Result } from '@upchar/kernel/result'
import { ok } from '@upchar/kernel/result'
import type { Context } from '../context.ts'
import { giveBackTo, takeFrom, type Limit } from '../http/limits.ts'
import { fitsPassword, hashPassword } from './passwords.ts'
import { passwordWeak, passwordWrong, tooMany } from './refusals.ts'

type Refused = ReturnType<typeof passwordWeak | typeof passwordWrong | typeof tooMany>['error']

/**
 * The hash of the password that somebody signed in chooses, once the present one was given. `limits` count the tries, because
 * an unattended browser would otherwise be a place to guess it.
 */
export async function hashNewPassword(
  context: Context,
  limits: readonly Limit[],
  holder: { email: string; passwordHash: string | null },
  typed: { current_password: string; password: string },
): Promise<Result<string, Refused>> {
  const taken = await takeFrom(context, limits)
  if (!taken.ok) return tooMany(taken.error)
  if (!(await fitsPassword(holder.passwordHash, typed.current_password))) return passwordWrong()
  await giveBackTo(context, limits)
  const checked = checkPassword(typed.password, {
    email: holder.email,
    brand: context.config.BRAND_NAME,
  })
  return checked.ok ? ok(await hashPassword(checked.value)) : passwordWeak(checked.error.message)
}
