import { ownerOf, type OwnerColumns, type Shopper } from '../../platform/shopper.ts'
import { opensOrder } from './track-link.ts'

/** Who asks for an order. */
export type OrderCaller = { shopper: Shopper; key: string | undefined }

/** An order is shown to the customer or guest who placed it and to whoever holds its own link. */
export const maySeeOrder = (order: OwnerColumns & { trackKeyHash: string }, { shopper, key }: OrderCaller): boolean => {
  const owner = ownerOf(order)
  return (owner.kind === shopper.kind && owner.id === shopper.id) || opensOrder(order.trackKeyHash, key)
}
