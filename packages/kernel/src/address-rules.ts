import { err, ok } from './result.ts'
import type { Result } from './result.ts'
import { checkTaxNumber } from './special-supply.ts'
import { lineOf, lineProblem } from './text-line.ts'
import type { LineRule } from './text-line.ts'
import { cleanPincode, pincodeProblem } from './pincode-problem.ts'
import { checkPhone } from './validate.ts'

/** The fields of the address form (DATA-02), in order. State and country follow from the pincode. */
export const ADDRESS_FIELDS = Object.freeze([
  'pinCode',
  'city',
  'buildingName',
  'streetName',
  'landmark',
  'billingName',
  'billingLastName',
  'phoneNumber',
  'gstin',
  'businessName',
] as const)
/** A key of {@link ADDRESS_FIELDS}. */
export type AddressField = (typeof ADDRESS_FIELDS)[number]
/** A completed form, validated or not; omitted fields are empty. */
export type AddressForm = Readonly<Record<AddressField, string>>
/** The problem of one field, as text for the buyer. */
export type AddressProblem = {
  readonly field: AddressField
  readonly message: string
  /** Set where a problem has consequences beside its text. */
  readonly code?: string | undefined
}

/** The maximum of addresses per buyer. */
export const MAX_ADDRESSES = 50

/** We deliver in India only; the form shows the flag as country. */
export const ADDRESS_COUNTRY = Object.freeze({ name: 'India', emoji: '\u{1F1EE}\u{1F1F3}' })

/** Lengths that couriers print and e-invoices accept; first and last name together stay below 100. Source: domain reference 2.3. */
export const ADDRESS_LINES = Object.freeze({
  city: { max: 50, missing: 'Enter the city' },
  buildingName: { max: 100, missing: 'Enter the house, building or shop number' },
  streetName: { max: 100, missing: 'Enter the street or area' },
  landmark: { max: 80 },
  billingName: { max: 50, missing: 'Enter the first name, or the name of the place' },
  billingLastName: { max: 40 },
  businessName: { max: 100 },
}) satisfies Readonly<Partial<Record<AddressField, LineRule>>>

type LineField = keyof typeof ADDRESS_LINES

/**
 * Validates all fields of an address and returns it normalised: a pincode of six digits, a phone of ten, texts without
 * repeated spaces, a GSTIN in capitals. Only the directory knows whether the pincode exists.
 * Source: VALID-01, VALID-02, VALID-03, VALID-06.
 */
export function checkAddress(form: AddressForm): Result<AddressForm, readonly AddressProblem[]> {
  const phone = checkPhone(form.phoneNumber)
  const gstin = form.gstin.trim() === '' ? undefined : checkTaxNumber(form.gstin)
  const problemOf = (field: Exclude<AddressField, 'pinCode'>): string | undefined => {
    if (field === 'phoneNumber') return phone.ok ? undefined : phone.error.message
    if (field === 'gstin') return gstin?.ok === false ? gstin.error.message : undefined
    return lineProblem(form[field], ADDRESS_LINES[field])
  }
  const problems = ADDRESS_FIELDS.flatMap((field): AddressProblem[] => {
    if (field === 'pinCode') return [pincodeProblem(form.pinCode) ?? []].flat()
    const message = problemOf(field)
    return message === undefined ? [] : [{ field, message }]
  })
  if (problems.length > 0 || !phone.ok) return err(problems)
  const line = (field: LineField) => lineOf(form[field])
  return ok({
    pinCode: cleanPincode(form.pinCode),
    phoneNumber: phone.value,
    gstin: gstin?.ok === true ? gstin.value.number : '',
    city: line('city'),
    buildingName: line('buildingName'),
    streetName: line('streetName'),
    landmark: line('landmark'),
    billingName: line('billingName'),
    billingLastName: line('billingLastName'),
    businessName: line('businessName'),
  })
}
