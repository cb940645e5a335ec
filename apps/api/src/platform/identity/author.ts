import type { SellerCaller, StaffCaller } from './identity.ts'

/** Who changes what belongs to a seller: a member of staff, or a member of that seller (APP-01). */
export type Author = Pick<StaffCaller, 'staffId'> | Pick<SellerCaller, 'memberId' | 'sellerId'>

/** The author in a row; one of the two is null. */
export const authorColumns = (
  author: Author,
): { staffId: string | null; memberId: string | null } =>
  'staffId' in author
    ? { staffId: author.staffId, memberId: null }
    : { staffId: null, memberId: author.memberId }

/** The seller whose rows an author may reach; undefined: every seller's. */
export const sellerOf = (author: Author): number | undefined =>
  'staffId' in author ? undefined : author.sellerId

/** Whether an author may reach a row: staff each one, a member of a seller the own ones. */
export const mayReach = (author: Author, { sellerId }: { sellerId: number | null }): boolean =>
  'staffId' in author || author.sellerId === sellerId
