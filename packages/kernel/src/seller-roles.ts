/** The roles of a seller's members, who work in the portal. */
export const SELLER_ROLES = Object.freeze(['owner', 'operations', 'accounts'] as const)
/** One of {@link SELLER_ROLES}. */
export type SellerRole = (typeof SELLER_ROLES)[number]

/** A role's name and purpose in the portal and the console. */
export const SELLER_ROLE_WORDS: Readonly<
  Record<SellerRole, { readonly name: string; readonly purpose: string }>
> = Object.freeze({
  owner: { name: 'Owner', purpose: 'May do everything for the seller' },
  operations: { name: 'Operations', purpose: 'Packs the orders, hands them over, keeps the stock' },
  accounts: { name: 'Accounts', purpose: 'Sees statements, payouts and their documents' },
})
