import { ownerOf, type OwnerColumns, type Shopper } from '../../platform/identity/shopper.ts'
import { opensOrder } from './track-link.ts'

/** Who asks for an order. */
export type OrderCaller = { shopper: Shopper; key: string | undefined }

/** Whether the caller has placed the order: whoever else shows its link sees less of it. */
export const isOwner = (
  order: OwnerColumns,
  { shopper }: Pick<OrderCaller, 'shopper'>,
): boolean => {
  const owner = ownerOf(order)
  return owner.kind === shopper.kind && owner.id === shopper.id
}

/** An order is shown to the customer or guest who placed it and to whoever holds its own link. */
export const maySeeOrder = (
  order: OwnerColumns & { trackKeyHash: string },
  caller: OrderCaller,
): boolean => isOwner(order, caller) || opensOrder(order.trackKeyHash, caller.key)
