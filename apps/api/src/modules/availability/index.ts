export type { Allocation, Shortage, Wanted } from './allocate.ts'
export { outOfStockText } from './errors.ts'
export {
  consumeHold,
  extendHold,
  heldUntil,
  holdStock,
  releaseExpiredHolds,
  releaseHold,
  type ConsumeRequest,
  type HoldRequest,
} from './hold-stock.ts'
export { deliveryPlanFor, placeOf, type DeliveryPlan } from './network.ts'
export { unservedMessage, type Place } from './places.ts'
export { registerAvailabilityRoutes } from './routes.ts'
export { stockAtPlace, type StockAtPlace, type StockAtPincode } from './stock-at-place.ts'
export { sellStock, type SellRequest, type SoldGoods } from './sell-stock.ts'
export { freeStockText, selectFreeStock, type FreeStockRow } from './store/free-stock.ts'
export type { HeldLot } from './store/stock.ts'
export type { Arrival } from './transit.ts'
export { loadAvailabilityReference } from './store/reference.ts'
