import { opensOrder } from './track-link.ts'

/** An order is shown to the guest who placed it and to whoever holds its own link. */
export const maySeeOrder = (order: { guestId: string; trackKeyHash: string }, caller: { guestId: string; key: string | undefined }): boolean =>
  order.guestId === caller.guestId || opensOrder(order.trackKeyHash, caller.key)
