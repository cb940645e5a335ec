import {
  ADDRESS_COUNTRY,
  ADDRESS_FIELDS,
  checkAddress,
  type AddressForm,
} from '@upchar/kernel/address-rules'
import { err, ok, type Result } from '@upchar/kernel/result'
import { cleanPincode, INVALID_PINCODE, toE164 } from '@upchar/kernel/validate'
import type { Place } from '../availability/index.ts'
import type { AddressText, Defaults, SentAddress } from './model.ts'

export type FieldProblem = { field: string; message: string }

const spellingsOfIndia = ['', 'in', 'ind', 'india', 'bharat', 'republic of india']

/** Whether a change says anything about the address itself, besides whether it is a default. */
export const changesText = (sent: SentAddress): boolean =>
  ['country', ...ADDRESS_FIELDS].some((field) => field in sent)

/**
 * What the form says after the change: what is named is set, what is left out stays. The city of another pincode is that
 * pincode's, unless it comes along.
 */
export function filledIn(sent: SentAddress, before: AddressForm | undefined): AddressForm {
  const moved = sent.pinCode !== undefined && cleanPincode(sent.pinCode) !== before?.pinCode
  const kept = moved && before !== undefined ? { ...before, city: '' } : before
  return Object.fromEntries(
    ADDRESS_FIELDS.map((field) => [field, sent[field] ?? kept?.[field] ?? '']),
  ) as AddressForm
}

/**
 * Checks what was sent against the rules and the directory, all fields at once, and gives what is stored. State and tax
 * state follow from the pincode, never from what was typed; so does a city that was left out (ADDR-04).
 */
export function checkSent(
  form: AddressForm,
  country: string | undefined,
  place: Place | undefined,
): Result<AddressText, FieldProblem[]> {
  const checked = checkAddress({
    ...form,
    city: form.city.trim() === '' ? (place?.city ?? '') : form.city,
  })
  const problems: FieldProblem[] = checked.ok ? [] : [...checked.error]
  if (place === undefined && !problems.some(({ field }) => field === 'pinCode'))
    problems.unshift({ field: 'pinCode', message: INVALID_PINCODE })
  if (!spellingsOfIndia.includes((country ?? '').trim().toLowerCase()))
    problems.push({ field: 'country', message: `We deliver in ${ADDRESS_COUNTRY.name} only` })
  if (problems.length > 0 || !checked.ok || place === undefined) return err(problems)
  const { value } = checked
  return ok({
    firstName: value.billingName,
    lastName: value.billingLastName,
    phone: toE164(value.phoneNumber),
    building: value.buildingName,
    street: value.streetName,
    landmark: value.landmark,
    pincode: place.pincode,
    city: value.city,
    state: place.state,
    stateCode: place.stateCode,
    gstin: value.gstin,
    businessName: value.businessName,
  })
}

const defaultAfter = (
  before: string | null,
  id: string,
  wish: boolean | undefined,
): string | null => {
  if (wish === true) return id
  return wish === false && before === id ? null : before
}

/** The defaults once an address is wished to be one, or not to be one any more. */
export const defaultsAfter = (
  before: Defaults,
  id: string,
  { is_default_shipping, is_default_billing }: SentAddress,
): Defaults => ({
  shipping: defaultAfter(before.shipping, id, is_default_shipping),
  billing: defaultAfter(before.billing, id, is_default_billing),
})

/** The defaults once an address is gone (ADDR-02). */
export const defaultsWithout = ({ shipping, billing }: Defaults, id: string): Defaults => ({
  shipping: shipping === id ? null : shipping,
  billing: billing === id ? null : billing,
})
