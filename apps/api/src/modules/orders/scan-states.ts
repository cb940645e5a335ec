import type { Body } from '@upchar/contract/schema/endpoints'
import type { OrderState } from './model.ts'

/**
 * Our state for a courier's status id (ORDER-02, domain reference 4.2; docs/couriers.md); ids that don't concern the buyer's
 * parcel are absent.
 */
const states: Readonly<Record<number, OrderState>> = {
  1: 'confirmed',
  2: 'confirmed',
  3: 'packed',
  4: 'packed',
  5: 'packed',
  13: 'packed',
  15: 'packed',
  19: 'packed',
  20: 'packed',
  27: 'packed',
  6: 'shipped',
  42: 'shipped',
  51: 'shipped',
  18: 'in_transit',
  22: 'in_transit',
  38: 'in_transit',
  39: 'in_transit',
  48: 'in_transit',
  50: 'in_transit',
  17: 'out_for_delivery',
  7: 'delivered',
  21: 'delivery_failed',
  9: 'rto',
  10: 'rto',
  14: 'rto',
  40: 'rto',
  41: 'rto',
  46: 'rto',
  78: 'rto',
}

export const stateOfScan = (statusId: number): OrderState | undefined => states[statusId]

/** The courier's status ids that put a parcel into one of these states. */
export const scansOfStates = (...wanted: OrderState[]): number[] =>
  Object.entries(states).flatMap(([id, state]) => (wanted.includes(state) ? Number(id) : []))

/** A state that staff set by hand. */
export type DeskState = Body<'staffMoveParcel'>['state']

/** The courier's status id for a state that staff set by hand, so that both are stored and read in one way. */
export const scanOfState: Readonly<Record<DeskState, number>> = {
  packed: 5,
  shipped: 42,
  in_transit: 18,
  out_for_delivery: 17,
  delivered: 7,
  delivery_failed: 21,
  rto: 9,
}

const labels: Readonly<Record<OrderState, string>> = {
  placed: 'Order placed',
  confirmed: 'Confirmed',
  packed: 'Packed',
  shipped: 'Shipped',
  in_transit: 'On the way',
  out_for_delivery: 'Out for delivery',
  delivered: 'Delivered',
  delivery_failed: 'Delivery attempt failed',
  cancelled: 'Cancelled',
  return_requested: 'Return requested',
  return_picked: 'Return picked up',
  returned: 'Returned',
  refunded: 'Refunded',
  rto: 'Going back to the seller',
}

/** The labels for buyers. */
export const stateLabel = (state: OrderState): string => labels[state]

/** The usual states of a parcel, for the steps still to come. */
export const usualStates: readonly OrderState[] = [
  'placed',
  'confirmed',
  'packed',
  'shipped',
  'in_transit',
  'out_for_delivery',
  'delivered',
]

/** A parcel's progress; of several parcels the least advanced decides. */
export const progress = (state: OrderState): number => {
  const usual = usualStates.indexOf(state)
  if (usual >= 0) return usual * 10
  return state === 'delivery_failed' ? 55 : 100
}
