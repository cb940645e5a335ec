import { istDate } from '@upchar/kernel/dates'
import { ok } from '@upchar/kernel/result'
import { PLACE_RULE_KINDS, postalZone, ruleForPincode } from '@upchar/kernel/place-rules'
import type { Context } from '../../platform/context.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import { pincodeAnswer } from './check-pincode.ts'
import { deliveryPlanFor } from './delivery-plan.ts'
import { pincodeUnknown } from './errors.ts'
import { listedPlace } from './pincode-directory.ts'
import { statesOf } from './places.ts'
import { selectPlaceRules } from './store/place-rules.ts'

/** What a pincode is, what couriers do there today, and which rules decide it. */
export async function lookUpPincode(
  context: Context,
  text: string,
): Promise<HandlerResult<'staffLookUpPincode'>> {
  const told = await pincodeAnswer(context, text)
  if (told === undefined) return pincodeUnknown()
  const { pincode, message, serviceable, cod, delivery } = told
  const [listed, plan, rules] = await Promise.all([
    listedPlace(context, pincode),
    deliveryPlanFor(context, pincode),
    selectPlaceRules(context.db),
  ])
  if (listed === undefined || plan === undefined) return pincodeUnknown()
  const today = istDate(context.clock.now())
  const [cold, service, cash] = PLACE_RULE_KINDS.map((kind) => {
    // As in `placeUnder`: no rule brings couriers to the Army's, and where none delivers the other rules decide nothing.
    if (kind === 'service' ? listed.unserved === 'army' : !serviceable) return null
    const ofKind = rules.filter((rule) => rule.kind === kind)
    return ruleForPincode(ofKind, pincode, today)?.pincodePrefix ?? null
  })
  return ok({
    success: true,
    pincode,
    city: listed.city,
    district: listed.district,
    states: statesOf(listed).map(({ state }) => state),
    zone: postalZone(pincode),
    listed: {
      serviceable: listed.unserved === undefined,
      cod: listed.unserved === undefined && listed.cod,
    },
    serviceable,
    cod,
    cold_chain: [...plan.values()].some((arrival) => arrival.cold !== undefined),
    says: delivery === null ? message : `${message} ${delivery.label}`,
    decided_by: { cold: cold ?? null, service: service ?? null, cash: cash ?? null },
  })
}
