import type { Shopper } from '../../../platform/shopper.ts'

/** The column of `cart` that names its owner. Each kind has statements of its own, so that each is planned for its index. */
export const ownerColumn = { guest: 'guest_id', customer: 'customer_id' } as const satisfies Record<Shopper['kind'], string>

/** One statement for each kind of owner. */
export const forEachOwner = <T>(make: (column: 'guest_id' | 'customer_id', kind: Shopper['kind']) => T): Record<Shopper['kind'], T> => ({
  guest: make(ownerColumn.guest, 'guest'), customer: make(ownerColumn.customer, 'customer'),
})
