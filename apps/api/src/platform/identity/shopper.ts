/** A guest or a signed-in customer. A cart, a checkout and an order belong to exactly one. */
export type Shopper = { readonly kind: 'guest' | 'customer'; readonly id: string }

export const guestShopper = (guestId: string): Shopper => ({ kind: 'guest', id: guestId })
export const customerShopper = (customerId: string): Shopper => ({
  kind: 'customer',
  id: customerId,
})

/** The shopper of a call: the customer if signed in, otherwise the guest. */
export const shopperOf = (call: {
  guestId: string
  customer?: { customerId: string } | undefined
}): Shopper =>
  call.customer === undefined
    ? guestShopper(call.guestId)
    : customerShopper(call.customer.customerId)

/** The columns that name a row's owner: exactly one is set. */
export type OwnerColumns = { guestId: string | null; customerId: string | null }

export const ownerColumns = ({ kind, id }: Shopper): OwnerColumns => ({
  guestId: kind === 'guest' ? id : null,
  customerId: kind === 'customer' ? id : null,
})

/** The owner of a row. */
export function ownerOf({ guestId, customerId }: OwnerColumns): Shopper {
  if (customerId !== null) return customerShopper(customerId)
  if (guestId === null) throw new Error('a row without an owner')
  return guestShopper(guestId)
}

/** The owner column for each kind of shopper. */
export const ownerColumn = { guest: 'guest_id', customer: 'customer_id' } as const satisfies Record<
  Shopper['kind'],
  string
>

/** One statement for each kind of owner, so that each uses its own index. */
export const forEachOwner = <T>(
  make: (column: (typeof ownerColumn)[Shopper['kind']], kind: Shopper['kind']) => T,
): Record<Shopper['kind'], T> => ({
  guest: make(ownerColumn.guest, 'guest'),
  customer: make(ownerColumn.customer, 'customer'),
})
