import { paymentOptionOf } from '@upchar/kernel/payment-options'
import { cleanPincode } from '@upchar/kernel/validate'
import type { Answer } from '@upchar/contract/schema/endpoints'

/** DATA-13: the guest form as stored. Payment option 1 is online, 2 cash on delivery, 3 the credit line, 4 a bank transfer, 5 a payment link, 6 UPI. */
export type GuestForm = Answer<'getCheckout'>['checkout']['form']
export type PaymentOption = GuestForm['paymentOption']
type Choice = 'billedApart' | 'thirdParty'
export type FormField = Exclude<keyof GuestForm, 'paymentOption' | Choice>

export const EMPTY_FORM: GuestForm = {
  email: '',
  FullName: '',
  PhoneNumber: '',
  pinCode: '',
  house: '',
  street: '',
  Landmark: '',
  city: '',
  state: '',
  paymentOption: 1,
  gstin: '',
  businessName: '',
  poNumber: '',
  shippingInstructions: '',
  billedApart: false,
  billingPinCode: '',
  billingHouse: '',
  billingStreet: '',
  billingCity: '',
  thirdParty: false,
}

export const GUEST_FIELDS = [
  'email',
  'FullName',
  'PhoneNumber',
  'pinCode',
  'house',
  'street',
  'Landmark',
  'city',
  'state',
  'gstin',
  'businessName',
  'poNumber',
  'shippingInstructions',
  'billingPinCode',
  'billingHouse',
  'billingStreet',
  'billingCity',
] as const satisfies readonly FormField[]
const MAX_LENGTH = 300
/** Reads a stored form. Drops unknown values; the payment option defaults to 1 (DATA-13). */
export function readStoredForm(stored: unknown): GuestForm {
  if (typeof stored !== 'object' || stored === null) return EMPTY_FORM
  const given: Record<string, unknown> = { ...stored }
  const form = {
    ...EMPTY_FORM,
    paymentOption: paymentOptionOf(given['paymentOption']),
    billedApart: given['billedApart'] === true,
  }
  for (const field of GUEST_FIELDS) {
    const value = given[field]
    if (typeof value === 'string') form[field] = value.slice(0, MAX_LENGTH)
  }
  return form
}

/** The request body: `110 001` becomes `110001`; the server normalizes the rest. */
export const formToSend = (form: GuestForm): GuestForm => ({
  ...form,
  pinCode: cleanPincode(form.pinCode),
  PhoneNumber: form.PhoneNumber.trim(),
})
