import type { Answer } from '@upchar/contract/schema/endpoints'
import { daysBetween, istDate } from '@upchar/kernel/dates'
import { deliveryPromise } from '@upchar/kernel/delivery'
import { ok } from '@upchar/kernel/result'
import { checkPincode as readPincode } from '@upchar/kernel/validate'
import type { Context } from '../../platform/context.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import { pincodeUnknown } from './errors.ts'
import { deliveryPlanFor, type DeliveryPlan } from './delivery-plan.ts'
import { placeOf } from './pincode-directory.ts'
import { unservedMessage } from './places.ts'

/** Whether the pincode exists and is served (ADDR-04, VALID-02). */
export async function checkPincode(
  context: Context,
  text: string,
): Promise<HandlerResult<'checkPincode'>> {
  const answer = await pincodeAnswer(context, text)
  return answer === undefined ? pincodeUnknown() : ok(answer)
}

/** What a buyer is told of a pincode; undefined: there is none. */
export async function pincodeAnswer(
  context: Context,
  text: string,
): Promise<Answer<'checkPincode'> | undefined> {
  const read = readPincode(text)
  if (!read.ok) return undefined
  const [place, plan] = await Promise.all([
    placeOf(context, read.value),
    deliveryPlanFor(context, read.value),
  ])
  if (place === undefined || plan === undefined) return undefined
  const serviceable = plan.size > 0
  return {
    success: true,
    message: serviceable ? `We deliver to ${place.city}, ${place.state}.` : unservedMessage(place),
    pincode: place.pincode,
    city: place.city,
    state: place.state,
    state_code: place.stateCode,
    states: (place.states ?? []).map(({ state, stateCode, city, localities }) => ({
      state,
      state_code: stateCode,
      city,
      localities,
    })),
    serviceable,
    cod: serviceable && place.cod,
    delivery: windowOf(plan, context.clock.now()),
  }
}

/** From the first arrival of all warehouses to the last. */
function windowOf(
  plan: DeliveryPlan,
  now: Date,
): { label: string; min_days: number; max_days: number } | null {
  const arrivals = [...plan.values()]
  const from = arrivals.map((arrival) => arrival.from).toSorted()[0]
  const to = arrivals
    .map((arrival) => arrival.to)
    .toSorted()
    .at(-1)
  if (from === undefined || to === undefined) return null
  const today = istDate(now)
  return {
    label: deliveryPromise({ now, from, to }).label,
    min_days: daysBetween(today, from),
    max_days: daysBetween(today, to),
  }
}
