import type { Answer } from '@upchar/contract/schema/endpoints'
import { istDate } from '@upchar/kernel/dates'
import { paiseToRupees } from '@upchar/kernel/money'
import { cardCost, cardCosts, type CourierRate } from '../../courier-rates/index.ts'
import type { OrderState } from '../model.ts'
import type { ShownBooking, ShownCarried } from '../store/booked.ts'

type Shown = Answer<'staffListDispatch'>['parcels'][number]
type Sent = {
  state: OrderState
  courier: string
  awb: string | null
  booking: ShownBooking | null
  carried: ShownCarried | null
  stateCode: string
}
/** What sends parcels: the courier's API, if there is one, and the rate cards of the others. */
export type Sending = { hasApi: boolean; rates: readonly CourierRate[]; now: Date }

/** What the rate cards say of a parcel: of its own courier, and of all while none has it. */
function cardView(
  { courier, awb, booking, carried, stateCode, state }: Sent,
  { rates, now }: Sending,
): Pick<Shown, 'card_cost' | 'card_costs'> {
  if (carried === null || booking !== null) return { card_cost: null, card_costs: [] }
  const { grams: weightGrams, volumeMm3, collectPaise, leftAt } = carried
  const priced = { stateCode, weightGrams, volumeMm3, collectPaise }
  const on = istDate(leftAt === null ? now : new Date(leftAt))
  const cost = awb === null ? undefined : cardCost(rates, courier, priced, on)
  return {
    card_cost: cost === undefined ? null : paiseToRupees(cost),
    card_costs:
      state === 'packed' && awb === null
        ? cardCosts(rates, priced, on).map((one) => ({
            courier: one.courier,
            cost: paiseToRupees(one.costPaise),
          }))
        : [],
  }
}

/** A parcel's booking as staff see it, what else is known of its cost, and whether it can be booked (OPS-02). */
export const bookingView = (
  parcel: Sent,
  sending: Sending,
): Pick<Shown, 'booking' | 'can_book' | 'card_cost' | 'card_costs'> => ({
  booking: parcel.booking && {
    reference: parcel.booking.reference,
    is_finished: parcel.booking.isFinished,
    courier: parcel.booking.courier,
    cost: paiseToRupees(parcel.booking.costPaise),
    collect:
      parcel.booking.collectPaise === null ? null : paiseToRupees(parcel.booking.collectPaise),
    pickup: parcel.booking.pickup,
  },
  can_book: sending.hasApi && parcel.state === 'packed' && parcel.awb === null,
  ...cardView(parcel, sending),
})
