import type { SellerCaller, StaffCaller } from './identity.ts'

/** Who changes what belongs to a seller: a member of staff, or a member of that seller (APP-01). */
export type Author = Pick<StaffCaller, 'staffId'> | Pick<SellerCaller, 'memberId' | 'sellerId'>

/** The author in the audit log. `by` is staff; a member of a seller stands in the entry itself. */
export const auditAuthor = (author: Author): { by: string | null; note: Record<string, unknown> } =>
  'staffId' in author
    ? { by: author.staffId, note: {} }
    : { by: null, note: { by_member: author.memberId } }

/** The seller whose rows an author may reach; undefined: every seller's. */
export const sellerOf = (author: Author): number | undefined =>
  'staffId' in author ? undefined : author.sellerId
