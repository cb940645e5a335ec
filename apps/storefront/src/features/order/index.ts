/** Placed orders: confirmation, tracking and the list in the account. */

export { ConfirmedScreen } from './confirmed-screen.tsx'
export { OrderMissing } from './order-missing.tsx'
export type { Order } from './order-words.ts'
export { OrdersScreen } from './orders-screen.tsx'
export type { OrdersPage } from './orders-screen.tsx'
export { readOrderSearch } from './order-finder.tsx'
export { TrackScreen } from './track-screen.tsx'
