import { deskState } from '@upchar/contract/schema/staff-orders'
import { orderStates, type OrderState } from '../model.ts'
import type { DeskState } from '../scan-states.ts'

/** The shortest reason that says anything. */
export const shortestReason = 3

/** States that a buyer is told the reason of. */
export const needsReason = (state: DeskState): boolean =>
  state === 'delivery_failed' || state === 'rto'

/** What staff may set a parcel to, in the order of its way. */
export const nextStates = (from: OrderState): DeskState[] =>
  deskState.options.filter((to) => orderStates.allows(from, to))
