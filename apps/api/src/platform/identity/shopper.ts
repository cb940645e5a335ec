/** Who shops: a visitor by guest id, or a signed-in customer. A cart, a checkout and an order belong to exactly one. */
export type Shopper = { readonly kind: 'guest' | 'customer'; readonly id: string }

export const guestShopper = (guestId: string): Shopper => ({ kind: 'guest', id: guestId })
export const customerShopper = (customerId: string): Shopper => ({
  kind: 'customer',
  id: customerId,
})

/** Who makes a call: the customer where one is signed in, else the guest. */
export const shopperOf = (call: {
  guestId: string
  customer?: { customerId: string } | undefined
}): Shopper =>
  call.customer === undefined
    ? guestShopper(call.guestId)
    : customerShopper(call.customer.customerId)

/** The columns that name a row's owner: exactly one is filled. */
export type OwnerColumns = { guestId: string | null; customerId: string | null }

export const ownerColumns = ({ kind, id }: Shopper): OwnerColumns => ({
  guestId: kind === 'guest' ? id : null,
  customerId: kind === 'customer' ? id : null,
})

/** Whose a row is. */
export function ownerOf({ guestId, customerId }: OwnerColumns): Shopper {
  if (customerId !== null) return customerShopper(customerId)
  if (guestId === null) throw new Error('a row without an owner')
  return guestShopper(guestId)
}

/** The column that names an owner of a kind. */
export const ownerColumn = { guest: 'guest_id', customer: 'customer_id' } as const satisfies Record<
  Shopper['kind'],
  string
>

/** One statement for each kind of owner, so that each is planned for its own index. */
export const forEachOwner = <T>(
  make: (column: (typeof ownerColumn)[Shopper['kind']], kind: Shopper['kind']) => T,
): Record<Shopper['kind'], T> => ({
  guest: make(ownerColumn.guest, 'guest'),
  customer: make(ownerColumn.customer, 'customer'),
})
