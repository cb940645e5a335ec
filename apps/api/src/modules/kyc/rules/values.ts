import { asciiLine, asciiText } from '@upchar/contract/schema/common'
import { addDays, isIstDate, type IstDate } from '@upchar/kernel/dates'
import { kycField, type KycFieldName } from '@upchar/kernel/kyc-fields'
import { err, ok, type Result } from '@upchar/kernel/result'
import {
  checkGstin,
  hasAadhaarCheck,
  INVALID_AADHAAR,
  INVALID_PAN,
  isAadhaar,
  isPan,
  isPlausiblePan,
  maskAadhaar,
  normaliseAadhaar,
  normalisePan,
} from '@upchar/kernel/validate'

/** A masked Aadhaar number, the only form that is stored. */
const masked = /^XXXX XXXX \d{4}$/
/** No licence runs longer; a later day is a typing mistake. */
const farthestDays = 100 * 365

/** Maximum length of fields without their own: numbers and dates. */
const shortest = 30
export const maxLengthOf = (name: KycFieldName): number => kycField(name).maxLength ?? shortest

type Checked = Result<string, string>
/** The facts to validate a value against. */
export type ValueFacts = { on: IstDate; stored: string }

function aadhaar(raw: string, stored: string): Checked {
  // The form shows it masked: sent back unchanged, it means the stored number.
  if (masked.test(raw)) return raw === stored ? ok(raw) : err(INVALID_AADHAAR)
  const digits = normaliseAadhaar(raw)
  if (!isAadhaar(digits)) return err(INVALID_AADHAAR)
  return hasAadhaarCheck(digits)
    ? ok(maskAadhaar(digits))
    : err('This Aadhaar number has a typing mistake: its last digit does not fit the rest')
}

function pan(raw: string): Checked {
  const value = normalisePan(raw)
  if (!isPan(value)) return err(INVALID_PAN)
  return isPlausiblePan(value)
    ? ok(value)
    : err('This is not a valid PAN. Check its 4th letter and its digits')
}

function lastDay(raw: string, on: IstDate): Checked {
  if (!isIstDate(raw)) return err('Enter a date, such as 2027-03-31')
  if (raw < on) return err('This date has passed. Upload the renewed document')
  return raw <= addDays(on, farthestDays) ? ok(raw) : err('Check the year of this date')
}

function year(raw: string, on: IstDate): Checked {
  return /^\d{4}$/.test(raw) && raw >= '1940' && raw <= on.slice(0, 4)
    ? ok(raw)
    : err('Enter the year with four digits')
}

const text = (schema: ReturnType<typeof asciiText>, raw: string): Checked => {
  const checked = schema.safeParse(raw)
  return checked.success
    ? ok(checked.data)
    : err(checked.error.issues[0]?.message ?? 'Please use plain text')
}

/**
 * Normalizes a field's value, or returns its problem. Empty values pass: the form decides whether they are
 * allowed.
 */
export function checkValue(name: KycFieldName, given: string, { on, stored }: ValueFacts): Checked {
  const raw = given.trim()
  if (raw === '') return ok('')
  const { type, options } = kycField(name)
  switch (type) {
    case 'aadhaar':
      return aadhaar(raw, stored)
    case 'pan':
      return pan(raw)
    case 'gstin': {
      const checked = checkGstin(raw)
      return checked.ok ? ok(checked.value.gstin) : err(checked.error.message)
    }
    case 'date':
      return lastDay(raw, on)
    case 'year':
      return year(raw, on)
    case 'checkbox':
      return raw === 'true' ? ok(raw) : err('Tick the box or leave it')
    case 'select':
      return options?.includes(raw) === true ? ok(raw) : err('Choose from the list')
    case 'text':
      return text(asciiText(maxLengthOf(name)), raw)
    case 'line':
      return text(asciiLine(maxLengthOf(name)), raw)
  }
}

/**
 * A draft stores an invalid value as typed, so that the buyer can correct it; but never an Aadhaar number or
 * text that can't be stored.
 */
export function draftValue(name: KycFieldName, given: string, stored: string): string {
  if (kycField(name).type === 'aadhaar') return stored
  const plain = asciiLine(maxLengthOf(name)).safeParse(given)
  return plain.success ? plain.data : stored
}
