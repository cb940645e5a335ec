import { err, type Refusal, type Result } from '@upchar/kernel/result'
import type { Context } from '../../platform/context.ts'
import { takeFrom } from '../../platform/http/limits.ts'
import type { SellerCaller, StaffCaller } from '../../platform/identity/identity.ts'
import { tooMany } from './errors.ts'

/** Who changes a seller's members: a member of staff, or the seller's owner. */
export type Author = Pick<StaffCaller, 'staffId'> | Pick<SellerCaller, 'memberId' | 'sellerId'>

/** The author in the audit log. `by` is staff; a member of a seller stands in the entry itself. */
export const auditAuthor = (author: Author): { by: string | null; note: Record<string, unknown> } =>
  'staffId' in author
    ? { by: author.staffId, note: {} }
    : { by: null, note: { by_member: author.memberId } }

const daily = { max: 20, seconds: 86_400 }

/** Mails of the shop that a seller's owner may cause: enough for a team, too few to pester strangers. */
export async function mayMail(
  context: Context,
  author: Author,
): Promise<Result<void, Refusal & { code: 'too_many_attempts' }>> {
  if ('staffId' in author) return { ok: true, value: undefined }
  const key = `invitations of seller ${author.sellerId}`
  const taken = await takeFrom(context, [{ key, ...daily }])
  return taken.ok ? taken : err(tooMany(taken.error, 'Too many invitations.').error)
}
