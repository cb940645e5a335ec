import {
  ADDRESS_COUNTRY,
  ADDRESS_FIELDS,
  checkAddress,
  type AddressForm,
  type AddressProblem,
} from '@upchar/kernel/address-rules'
import { unknownPincode } from '@upchar/kernel/pincode-problem'
import { err, ok, type Result } from '@upchar/kernel/result'
import { cleanPincode, toE164 } from '@upchar/kernel/validate'
import { placeIn, severalStatesMessage, type Place } from '../availability/index.ts'
import type { AddressText, Defaults, SentAddress } from './model.ts'

export type FieldProblem = Omit<AddressProblem, 'field'> & { field: string }

const spellingsOfIndia = ['', 'in', 'ind', 'india', 'bharat', 'republic of india']

/** Whether a change touches the address itself, not only its role as default. */
export const changesText = (sent: SentAddress): boolean =>
  ['country', 'state', ...ADDRESS_FIELDS].some((field) => field in sent)

/**
 * The form after the change: named fields are set, others stay. A new pincode brings its own city unless one
 * is sent.
 */
export function filledIn(sent: SentAddress, before: AddressForm | undefined): AddressForm {
  const moved = sent.pinCode !== undefined && cleanPincode(sent.pinCode) !== before?.pinCode
  const kept = moved && before !== undefined ? { ...before, city: '' } : before
  return Object.fromEntries(
    ADDRESS_FIELDS.map((field) => [field, sent[field] ?? kept?.[field] ?? '']),
  ) as AddressForm
}

/**
 * Validates all fields at once against the rules and the directory, and returns the row to store. State and
 * tax state follow from the pincode, as does a city left out (ADDR-04); `state` chooses where it has several.
 */
export function checkSent(
  form: AddressForm,
  country: string | undefined,
  directory: Place | undefined,
  state = '',
): Result<AddressText, FieldProblem[]> {
  const place = directory && placeIn(directory, { state, city: form.city })
  const checked = checkAddress({
    ...form,
    city: form.city.trim() === '' ? (place?.city ?? directory?.city ?? '') : form.city,
  })
  const problems: FieldProblem[] = checked.ok ? [] : [...checked.error]
  if (place === undefined && !problems.some(({ field }) => field === 'pinCode'))
    problems.unshift(
      directory === undefined
        ? unknownPincode
        : { field: 'pinCode', message: severalStatesMessage(directory) },
    )
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
    stateChosen: true,
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

/** The defaults after an address becomes one or stops being one. */
export const defaultsAfter = (
  before: Defaults,
  id: string,
  { is_default_shipping, is_default_billing }: SentAddress,
): Defaults => ({
  shipping: defaultAfter(before.shipping, id, is_default_shipping),
  billing: defaultAfter(before.billing, id, is_default_billing),
})

/** The defaults after an address is deleted (ADDR-02). */
export const defaultsWithout = ({ shipping, billing }: Defaults, id: string): Defaults => ({
  shipping: shipping === id ? null : shipping,
  billing: billing === id ? null : billing,
})
