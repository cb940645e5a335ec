import { err, type Refusal, type Result } from '@upchar/kernel/result'
import type { Context } from '../../platform/context.ts'
import { takeFrom } from '../../platform/http/limits.ts'
import type { SellerCaller } from '../../platform/identity/identity.ts'
import { tooMany } from './errors.ts'

const daily = { max: 20, seconds: 86_400 }

/** Mails of the shop that a seller's owner may cause: enough for a team, too few to pester strangers. */
export async function mayMail(
  context: Context,
  { sellerId }: Pick<SellerCaller, 'sellerId'>,
): Promise<Result<void, Refusal & { code: 'too_many_attempts' }>> {
  const key = `invitations of seller ${sellerId}`
  const taken = await takeFrom(context, [{ key, ...daily }])
  return taken.ok ? taken : err(tooMany(taken.error, 'Too many invitations.').error)
}
