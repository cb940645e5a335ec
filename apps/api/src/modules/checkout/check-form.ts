import { billingStateProblem } from '@upchar/kernel/billing-state'
import { unknownPincode } from '@upchar/kernel/pincode-problem'
import { err, ok, type Result } from '@upchar/kernel/result'
import { organisationIn } from '@upchar/kernel/organisation'
import { checkTaxNumber } from '@upchar/kernel/special-supply'
import { GUEST_LINES, lineOf, lineProblem } from '@upchar/kernel/text-line'
import { checkEmail, checkPhone, cleanPincode, isPincode } from '@upchar/kernel/validate'
import type { Body } from '@upchar/contract/schema/endpoints'
import {
  placeIn,
  severalStatesMessage,
  unservedMessage,
  type Place,
} from '../availability/index.ts'
import { checkBilling } from './check-billing.ts'
import type { FieldProblem } from './errors.ts'
import { isSameAddress, recipientState, supplyState, type GuestForm } from './model.ts'

type WholeForm = Omit<Body<'createGuestCheckout'>['form'], 'paymentOption'>
type BillingPart = Extract<keyof WholeForm, `billing${string}` | 'billedApart' | 'thirdParty'>

/** The parts of the form that a person wrote; a typed billing address is optional. */
export type SentForm = Omit<WholeForm, BillingPart> & Partial<Pick<WholeForm, BillingPart>>
/** The places of the typed pincodes, where they have one. */
type FormPlaces = { delivery: Place | undefined; billing?: Place | undefined }

const lines = [
  'FullName',
  'house',
  'street',
  'Landmark',
  'city',
  'businessName',
  'poNumber',
  'shippingInstructions',
] as const

/** The delivery's place, or the pincode's problem: missing, not in the directory, not served, in several states. */
function deliveryTo(
  { pinCode, state, city }: SentForm,
  place: Place | undefined,
): Result<Place, FieldProblem> {
  if (!isPincode(cleanPincode(pinCode)) || place === undefined) return err(unknownPincode)
  if (place.unserved !== undefined)
    return err({ field: 'pinCode', message: unservedMessage(place) })
  const here = placeIn(place, { state, city })
  return here === undefined
    ? err({ field: 'pinCode', message: severalStatesMessage(place) })
    : ok(here)
}

/**
 * Validates and normalises the guest form (CHECKOUT-04). Checks every field, so that the buyer
 * corrects all at once. State and tax state follow from the pincode; typed text only chooses between the
 * states of a pincode that has several.
 */
export function checkForm(sent: SentForm, places: FormPlaces): Result<GuestForm, FieldProblem[]> {
  const fields: FieldProblem[] = []
  const email = checkEmail(sent.email)
  const phone = checkPhone(sent.PhoneNumber, { mobile: true })
  const registration = sent.gstin.trim() === '' ? undefined : checkTaxNumber(sent.gstin)
  const { number = '', gstin } = registration?.ok === true ? registration.value : {}
  const where = deliveryTo(sent, places.delivery)
  const billing = billedAt(sent, places.billing)
  if (!email.ok) fields.push({ field: 'email', message: email.error.message })
  if (!phone.ok) fields.push({ field: 'PhoneNumber', message: phone.error.message })
  if (!where.ok) fields.push(where.error)
  for (const field of lines) {
    const message = lineProblem(sent[field], GUEST_LINES[field])
    if (message !== undefined) fields.push({ field, message })
  }
  if (registration?.ok === false)
    fields.push({ field: 'gstin', message: registration.error.message })
  if (!billing.ok) fields.push(...billing.error)
  if (fields.length > 0 || !where.ok || !email.ok || !phone.ok || !billing.ok) return err(fields)
  const place = where.value
  const form = {
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
    gstin: gstin?.gstin ?? '',
    businessName: lineOf(sent.businessName),
    shippingInstructions: lineOf(sent.shippingInstructions),
    ...(lineOf(sent.poNumber) !== '' && { poNumber: lineOf(sent.poNumber) }),
    ...(gstin === undefined && number !== '' && { uin: number }),
  }
  const apart = billing.value && { ...billing.value, fullName: form.fullName }
  return ok(
    apart === undefined || isSameAddress(apart, form)
      ? form
      : { ...form, billing: apart, thirdParty: sent.thirdParty === true },
  )
}

/** The typed billing address; undefined for a person, and where an organisation is billed at the delivery address. */
function billedAt(
  sent: SentForm,
  place: Place | undefined,
): ReturnType<typeof checkBilling> | Result<undefined, never> {
  const organisation = organisationIn(sent)
  if (sent.billedApart !== true || organisation === undefined) return ok(undefined)
  const { billingPinCode = '', billingHouse = '', billingStreet = '', billingCity = '' } = sent
  const typed = { billingPinCode, billingHouse, billingStreet, billingCity }
  return checkBilling(typed, organisation.registered, place)
}

/**
 * Why a registered buyer can't be billed as the form says: the billing address, which is the delivery address unless another
 * is given, lies in the state of the GSTIN (CHECKOUT-12, domain reference 1.2). Guests and customers alike.
 */
export function billingProblem(form: GuestForm): FieldProblem | undefined {
  const registered = recipientState(form)
  if (registered === undefined) return undefined
  const { pincode, state, stateCode } = form.billing ?? form
  const message = billingStateProblem({ pincode, states: [{ state, stateCode }] }, registered)
  return message === undefined ? undefined : { field: 'gstin', message }
}

/**
 * What placing the order would refuse, while it can still be corrected, and a warning: items may well be delivered to a
 * branch in another state (domain reference 1.2).
 */
export function formWarnings(form: GuestForm): FieldProblem[] {
  const problem = billingProblem(form)
  if (problem !== undefined) return [problem]
  if (form.gstin === '' || supplyState(form) === recipientState(form)) return []
  return [
    {
      field: 'gstin',
      message: `This GST number is registered in a different state from the delivery address in ${form.state}. The tax depends on the delivery address; check that your accountant can use the invoice.`,
    },
  ]
}
