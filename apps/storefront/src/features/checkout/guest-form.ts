import { cleanPincode } from '@upchar/kernel/validate'
import type { Answer } from '@upchar/contract/schema/endpoints'

/** DATA-13: the guest form as the browser keeps it. 1 is payment online, 2 cash on delivery. */
export type GuestForm = Answer<'getCheckout'>['checkout']['form']
export type FormField = Exclude<keyof GuestForm, 'paymentOption'>

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
  shippingInstructions: '',
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
  'shippingInstructions',
] as const satisfies readonly FormField[]
const MAX_LENGTH = 300

/** Reads a kept form. What isn't ours is left out; the payment option falls back to 1 (DATA-13). */
export function readKeptForm(kept: unknown): GuestForm {
  if (typeof kept !== 'object' || kept === null) return EMPTY_FORM
  const given: Record<string, unknown> = { ...kept }
  const form = {
    ...EMPTY_FORM,
    paymentOption: given['paymentOption'] === 2 ? (2 as const) : (1 as const),
  }
  for (const field of GUEST_FIELDS) {
    const value = given[field]
    if (typeof value === 'string') form[field] = value.slice(0, MAX_LENGTH)
  }
  return form
}

/** The form as it is sent: `110 001` becomes `110001`, the rest is the server's to clean. */
export const formToSend = (form: GuestForm): GuestForm => ({
  ...form,
  pinCode: cleanPincode(form.pinCode),
  PhoneNumber: form.PhoneNumber.trim(),
})
