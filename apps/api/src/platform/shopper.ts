/** Who shops: a visitor by guest id, or a signed-in customer. A cart, a checkout and an order belong to exactly one. */
export type Shopper = { readonly kind: 'guest' | 'customer'; readonly id: string }

export const guestShopper = (guestId: string): Shopper => ({ kind: 'guest', id: guestId })
export const customerShopper = (customerId: string): Shopper => ({ kind: 'customer', id: customerId })

/** Who makes a call: the customer where one is signed in, else the guest. */
export const shopperOf = (call: { guestId: string; customer?: { customerId: string } | undefined }): Shopper =>
  call.customer === undefined ? guestShopper(call.guestId) : customerShopper(call.customer.customerId)
