import type { KeyCaller, SellerCaller, StaffCaller } from './identity.ts'

/** Who calls a route of staff that API keys may call, too: one of the two (OPS-08). */
export type OfficeCaller = StaffCaller | KeyCaller

/** The one caller of such a route. */
export function officeCaller(call: {
  staff: StaffCaller | undefined
  key: KeyCaller | undefined
}): OfficeCaller {
  const caller = call.staff ?? call.key
  if (caller === undefined) throw new Error('a call of staff or keys without either')
  return caller
}

/** Who changes what belongs to a seller: a member of staff, a member of that seller (APP-01), or an API key of the shop (OPS-08). */
export type Author =
  | Pick<StaffCaller, 'staffId'>
  | Pick<SellerCaller, 'memberId' | 'sellerId'>
  | Pick<KeyCaller, 'keyId'>

type AuthorColumns = { staffId: string | null; memberId: string | null; keyId: string | null }
const nobody: AuthorColumns = { staffId: null, memberId: null, keyId: null }

/** The author in a row; all but one are null. */
export function authorColumns(author: Author): AuthorColumns {
  if ('staffId' in author) return { ...nobody, staffId: author.staffId }
  return 'keyId' in author
    ? { ...nobody, keyId: author.keyId }
    : { ...nobody, memberId: author.memberId }
}

/** The seller whose rows an author may reach; undefined: every seller's. */
export const sellerOf = (author: Author): number | undefined =>
  'sellerId' in author ? author.sellerId : undefined

/** Whether an author may reach a row: a member of a seller the own ones, staff and keys each one. */
export const mayReach = (author: Author, { sellerId }: { sellerId: number | null }): boolean =>
  !('sellerId' in author) || author.sellerId === sellerId
