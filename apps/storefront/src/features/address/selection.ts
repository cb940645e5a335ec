import type { AddressBook } from './address-types.ts'

/** Which addresses an order goes to and is billed to; null while there is none. */
export type AddressSelection = { deliveryId: string | null; billingId: string | null }

/**
 * ADDR-02: what was chosen while it is still there, else the default, else the first address. So a deleted address is no
 * longer the one to deliver to or to bill.
 */
export function selectionOf(
  book: Pick<
    AddressBook,
    'addresses' | 'default_shipping_address_id' | 'default_billing_address_id'
  >,
  chosen: Partial<AddressSelection> = {},
): AddressSelection {
  const pick = (...wishes: readonly (string | null | undefined)[]): string | null =>
    wishes.find((wish) => book.addresses.some(({ id }) => id === wish)) ??
    book.addresses[0]?.id ??
    null
  return {
    deliveryId: pick(chosen.deliveryId, book.default_shipping_address_id),
    billingId: pick(chosen.billingId, book.default_billing_address_id),
  }
}
