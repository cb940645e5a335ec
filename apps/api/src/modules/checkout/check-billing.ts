import { billingPart, billingStateProblem } from '@upchar/kernel/billing-state'
import type { Gstin } from '@upchar/kernel/gstin'
import { pincodeProblem, unknownPincode } from '@upchar/kernel/pincode-problem'
import { err, ok, type Result } from '@upchar/kernel/result'
import { GUEST_LINES, lineOf, lineProblem } from '@upchar/kernel/text-line'
import type { Body } from '@upchar/contract/schema/endpoints'
import { statesOf, type Place } from '../availability/index.ts'
import type { FieldProblem } from './errors.ts'
import type { PostalAddress } from './model.ts'

type SentBilling = Pick<
  Body<'createGuestCheckout'>['form'],
  'billingPinCode' | 'billingHouse' | 'billingStreet' | 'billingCity'
>

/**
 * The typed billing address of a registered buyer (CHECKOUT-12), in the state of the GSTIN. No courier needs to go there.
 * `place` is its pincode's, if it has one.
 */
export function checkBilling(
  sent: SentBilling,
  { stateCode }: Pick<Gstin, 'stateCode'>,
  place: Place | undefined,
): Result<Omit<PostalAddress, 'fullName'>, FieldProblem[]> {
  const about = place && { pincode: place.pincode, states: statesOf(place) }
  const wrongState = about && billingStateProblem(about, stateCode)
  const wrongPincode = pincodeProblem(sent.billingPinCode) ?? (place ? undefined : unknownPincode)
  const fields: FieldProblem[] = []
  if (wrongPincode) fields.push({ ...wrongPincode, field: 'billingPinCode' })
  else if (wrongState) fields.push({ field: 'billingPinCode', message: wrongState })
  for (const field of ['billingHouse', 'billingStreet', 'billingCity'] as const) {
    const message = lineProblem(sent[field], GUEST_LINES[field])
    if (message !== undefined) fields.push({ field, message })
  }
  const part = about && billingPart(about.states, stateCode)
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
