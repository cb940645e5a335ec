export { allocate, type Shortage } from './allocate.ts'
export {
  consumeHold,
  extendHold,
  heldUntil,
  holdStock,
  merged,
  releaseExpiredHolds,
  releaseHold,
} from './hold-stock.ts'
export type { Holder } from './holder.ts'
export { holdLimit, type HoldLimit } from './limit-holds.ts'
export { setDeliveryDays, showDeliveryDays } from './delivery-days.ts'
export { deliveryPlanFor, planOfParcel, type DeliveryPlan } from './delivery-plan.ts'
export {
  countServedPincodes,
  listedPlace,
  placeOf,
  type PlaceContext,
} from './pincode-directory.ts'
export { endPlaceRule, setPlaceRule } from './set-place-rule.ts'
export { placeRulesView } from './show-place-rules.ts'
export { lookUpPincode } from './look-up-pincode.ts'
export { selectPlaceRules } from './store/place-rules.ts'
export { placeIn, severalStatesMessage, statesOf, unservedMessage, type Place } from './places.ts'
export { registerAvailabilityRoutes } from './routes.ts'
export { stockAtPlace, type FreeStock, type StockAtPlace } from './stock-at-place.ts'
export { planSale, sellStock } from './sell-stock.ts'
export { freeStockText, selectFreeStock } from './store/free-stock.ts'
export { returnToLots } from './store/stock.ts'
export { endHoldsOfSeller, withdrawBatch } from './store/withdraw.ts'
export { selectShelf, type ShelfLot } from './store/swap.ts'
export { swapLots, type SwapProblem } from './swap-lots.ts'
export { loadAvailabilityReference } from './store/reference.ts'
