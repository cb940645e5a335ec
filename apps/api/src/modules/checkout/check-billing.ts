import { billingPart, billingStateProblem } from '@upchar/kernel/billing-state'
import { pincodeProblem, unknownPincode } from '@upchar/kernel/pincode-problem'
import { err, ok, type Result } from '@upchar/kernel/result'
import type { StateCode } from '@upchar/kernel/states'
import { GUEST_LINES, lineOf, lineProblem } from '@upchar/kernel/text-line'
import type { Body } from '@upchar/contract/schema/endpoints'
import { placeIn, statesOf, type Place } from '../availability/index.ts'
import type { FieldProblem } from './errors.ts'
import type { PostalAddress } from './model.ts'

type SentBilling = Pick<
  Body<'createGuestCheckout'>['form'],
  'billingPinCode' | 'billingHouse' | 'billingStreet' | 'billingCity'
>

/** For an organisation without a GSTIN, whose city alone can tell the state. */
const whichState = (place: Place): string =>
  `${place.pincode} lies in ${statesOf(place)
    .map(({ state, city }) => `${state} (${city})`)
    .join(' and ')}. Enter the city of your billing address.`

/**
 * The typed billing address of an organisation (CHECKOUT-12), in the state of its GSTIN if it has one. No courier needs to go
 * there. `place` is its pincode's, if it has one.
 */
export function checkBilling(
  sent: SentBilling,
  registered: StateCode | undefined,
  place: Place | undefined,
): Result<Omit<PostalAddress, 'fullName'>, FieldProblem[]> {
  const about = place && { pincode: place.pincode, states: statesOf(place) }
  const wrongState =
    about && registered !== undefined ? billingStateProblem(about, registered) : undefined
  const wrongPincode = pincodeProblem(sent.billingPinCode) ?? (place ? undefined : unknownPincode)
  const fields: FieldProblem[] = []
  if (wrongPincode) fields.push({ ...wrongPincode, field: 'billingPinCode' })
  else if (wrongState) fields.push({ field: 'billingPinCode', message: wrongState })
  for (const field of ['billingHouse', 'billingStreet', 'billingCity'] as const) {
    const message = lineProblem(sent[field], GUEST_LINES[field])
    if (message !== undefined) fields.push({ field, message })
  }
  const part =
    about &&
    (billingPart(about.states, registered) ?? placeIn(place, { state: '', city: sent.billingCity }))
  if (place && part === undefined && registered === undefined)
    fields.push({ field: 'billingCity', message: whichState(place) })
  if (fields.length > 0 || about === undefined || part === undefined) return err(fields)
  return ok({
    pincode: about.pincode,
    house: lineOf(sent.billingHouse),
    street: lineOf(sent.billingStreet),
    landmark: '',
    city: lineOf(sent.billingCity) || part.city,
    state: part.state,
    stateCode: part.stateCode,
  })
}
