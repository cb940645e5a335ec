import { checkGstin } from '@upchar/kernel/gstin'
import { unknownPincode } from '@upchar/kernel/pincode-problem'
import { err, ok, type Result } from '@upchar/kernel/result'
import { GUEST_LINES, lineOf, lineProblem } from '@upchar/kernel/text-line'
import { checkEmail, checkPhone, cleanPincode, isPincode } from '@upchar/kernel/validate'
import type { Body } from '@upchar/contract/schema/endpoints'
import { unservedMessage, type Place } from '../availability/index.ts'
import type { FieldProblem } from './errors.ts'
import { recipientState, supplyState, type GuestForm } from './model.ts'

/** The parts of the form that a person wrote. */
export type SentForm = Omit<Body<'createGuestCheckout'>['form'], 'paymentOption' | 'state'>

const lines = [
  'FullName',
  'house',
  'street',
  'Landmark',
  'city',
  'businessName',
  'shippingInstructions',
] as const

/** The pincode's problem, if any: missing, not in the directory, or not served. */
function placeProblem(sent: string, place: Place | undefined): FieldProblem | undefined {
  if (!isPincode(cleanPincode(sent)) || place === undefined) return unknownPincode
  return place.unserved === undefined
    ? undefined
    : { field: 'pinCode', message: unservedMessage(place) }
}

/**
 * Validates and normalises the guest form (CHECKOUT-04). Checks every field, so that the buyer
 * corrects all at once. State and tax state follow from the pincode, never from typed text. `place`
 * is the pincode's, if it has one.
 */
export function checkForm(
  sent: SentForm,
  place: Place | undefined,
): Result<GuestForm, FieldProblem[]> {
  const fields: FieldProblem[] = []
  const email = checkEmail(sent.email)
  const phone = checkPhone(sent.PhoneNumber, { mobile: true })
  const gstin = sent.gstin.trim() === '' ? undefined : checkGstin(sent.gstin)
  const where = placeProblem(sent.pinCode, place)
  if (!email.ok) fields.push({ field: 'email', message: email.error.message })
  if (!phone.ok) fields.push({ field: 'PhoneNumber', message: phone.error.message })
  if (where !== undefined) fields.push(where)
  for (const field of lines) {
    const message = lineProblem(sent[field], GUEST_LINES[field])
    if (message !== undefined) fields.push({ field, message })
  }
  if (gstin?.ok === false) fields.push({ field: 'gstin', message: gstin.error.message })
  if (fields.length > 0 || place === undefined || !email.ok || !phone.ok) return err(fields)
  return ok({
    email: email.value,
    phone: phone.value,
    pincode: place.pincode,
    fullName: lineOf(sent.FullName),
    house: lineOf(sent.house),
    street: lineOf(sent.street),
    landmark: lineOf(sent.Landmark),
    city: lineOf(sent.city) || place.city,
    state: place.state,
    stateCode: place.stateCode,
    gstin: gstin?.ok === true ? gstin.value.gstin : '',
    businessName: lineOf(sent.businessName),
    shippingInstructions: lineOf(sent.shippingInstructions),
  })
}

/**
 * A warning, not a refusal: items may well be delivered to a branch in another state (domain
 * reference 1.2).
 */
export function formWarnings(form: GuestForm): FieldProblem[] {
  if (form.gstin === '') return []
  const { billing } = form
  if (billing !== undefined && form.gstin.slice(0, 2) !== billing.stateCode) {
    return [
      {
        field: 'gstin',
        message: `This GST number is registered in a different state from the billing address in ${billing.state}. Choose a billing address in the state of registration.`,
      },
    ]
  }
  if (supplyState(form) === recipientState(form)) return []
  return [
    {
      field: 'gstin',
      message: `This GST number is registered in a different state from the delivery address in ${form.state}. The tax depends on the delivery address; check that your accountant can use the invoice.`,
    },
  ]
}
