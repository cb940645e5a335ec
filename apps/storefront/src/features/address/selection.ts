import type { AddressBook } from './address-types.ts'

/** The addresses for delivery and billing; null if there is none. */
export type AddressSelection = { deliveryId: string | null; billingId: string | null }

/**
 * ADDR-02: the chosen address while it exists, else the default, else the first. A deleted address
 * is thus no longer selected.
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
