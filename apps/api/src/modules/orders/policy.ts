import { ownerOf, type OwnerColumns, type Shopper } from '../../platform/identity/shopper.ts'
import { grantsAccess } from './track-link.ts'

/** Who requests an order. */
export type OrderCaller = { shopper: Shopper; key: string | undefined }

/** Whether the caller placed the order: others with its link see less of it. */
export const isOwner = (
  order: OwnerColumns,
  { shopper }: Pick<OrderCaller, 'shopper'>,
): boolean => {
  const owner = ownerOf(order)
  return owner.kind === shopper.kind && owner.id === shopper.id
}

/** An order is visible to the customer or guest who placed it and to anyone with its link. */
export const maySeeOrder = (
  order: OwnerColumns & { trackKeyHash: string },
  caller: OrderCaller,
): boolean => isOwner(order, caller) || grantsAccess(order.trackKeyHash, caller.key)

/**
 * The customer who placed an order may cancel it; a guest's also anyone with its link, which is all that a guest has (RET-01).
 * A customer's link may have been forwarded: it only shows.
 */
export const mayCancel = (
  order: OwnerColumns & { trackKeyHash: string },
  caller: OrderCaller,
): boolean =>
  isOwner(order, caller) ||
  (ownerOf(order).kind === 'guest' && grantsAccess(order.trackKeyHash, caller.key))
