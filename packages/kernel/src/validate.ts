import { cleanPincode, INVALID_PINCODE, INVISIBLE } from './pincode-problem.ts'
import { isPincode } from './pincode.ts'
import { ok, refuse } from './result.ts'
import type { Result } from './result.ts'

export { checkGstin } from './gstin.ts'
export * from './identity-numbers.ts'
export { cleanPincode, INVALID_PINCODE, PINCODE_UNKNOWN } from './pincode-problem.ts'
export * from './pincode.ts'

/** VALID-10, word for word. */
export const INVALID_COORDINATES = 'Invalid coordinates'

/** Our texts where the specification gives a rule but no text. */
const INVALID_PHONE = 'Enter a 10-digit phone number'
export const INVALID_MOBILE = 'Enter a mobile number'
export const INVALID_EMAIL = 'Enter an email address, such as name@example.com'
const NOT_ASCII = 'Please use English letters'
export const INVALID_PAN = 'Enter the 10-character PAN, such as AAACX1234A'
export const INVALID_AADHAAR = 'Enter the 12-digit Aadhaar number'

const PHONE_PUNCTUATION = /[\s().\-\u2010-\u2015]/g

/**
 * Reduces a pasted phone number to its ten digits: strips +91, 0091, 91, a leading 0, spaces, hyphens, dots and brackets.
 * Returns the rest for {@link isPhone} to decide; ten digits that begin with 91 are unchanged.
 */
export function normalisePhone(input: string): string {
  const compact = input.replace(INVISIBLE, '').replace(PHONE_PUNCTUATION, '')
  const match = /^(?:(?:\+|00)910?|910?(?=\d{10}$)|0(?=\d{10}$))?(.*)$/s.exec(compact)
  return match?.[1] ?? compact
}

/** VALID-01: ten digits, the first not 0, including landlines. Normalise first. */
export function isPhone(phone: string): boolean {
  return /^[1-9]\d{9}$/.test(phone)
}

/** A mobile number: a valid phone ({@link isPhone}) that begins with 6 to 9. Source: domain reference 2.3. */
export function isMobile(phone: string): boolean {
  return /^[6-9]\d{9}$/.test(phone)
}

/** Normalises and validates a phone number to ten digits. Refuses with code `invalid_phone`. */
export function checkPhone(input: string, options: { mobile?: boolean } = {}): Result<string> {
  const phone = normalisePhone(input)
  if (!isPhone(phone)) return refuse('invalid_phone', INVALID_PHONE, { field: 'phone' })
  if (options.mobile === true && !isMobile(phone))
    return refuse('invalid_phone', INVALID_MOBILE, { field: 'phone' })
  return ok(phone)
}

/** Ten digits to E.164, as stored and sent to gateways: `+919876543210`. Throws RangeError on anything else. */
export function toE164(phone: string): string {
  if (!isPhone(phone)) throw new RangeError('Not a 10-digit phone number')
  return `+91${phone}`
}

/** Army Postal Service: exists, but couriers don't deliver there. Source: domain reference 2.1. */
export function isArmyPincode(pincode: string): boolean {
  return isPincode(pincode) && pincode.startsWith('9')
}

/** Normalises and validates a pincode to six digits. Refuses with code `invalid_pincode`. */
export function checkPincode(input: string): Result<string> {
  const pincode = cleanPincode(input)
  return isPincode(pincode)
    ? ok(pincode)
    : refuse('invalid_pincode', INVALID_PINCODE, { field: 'pincode' })
}

/** VALID-06: empty or pure ASCII. */
export function isAscii(text: string): boolean {
  for (let index = 0; index < text.length; index += 1)
    if (text.charCodeAt(index) > 127) return false
  return true
}

/**
 * Validates a text field: empty or pure ASCII, without control characters except tab and line breaks (PostgreSQL can't
 * store NUL). The value is trimmed. Refuses with code `not_ascii`.
 */
export function checkText(input: string, field?: string): Result<string> {
  const text = input.trim()
  const printable = [...text].every(
    (char) => char >= ' ' || char === '\t' || char === '\n' || char === '\r',
  )
  if (isAscii(text) && printable) return ok(text)
  return refuse('not_ascii', NOT_ASCII, field === undefined ? {} : { field })
}

/** Trims and lower-cases an email address, as AUTH-05 requires before sending a code. */
export function normaliseEmail(input: string): string {
  return input.trim().toLowerCase()
}

const LOCAL_PART = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i
const DOMAIN_LABEL = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/i

/** Whether it is a deliverable address: ASCII, one @, a domain with a dot, RFC 5321 lengths. Normalise first. */
export function isEmail(email: string): boolean {
  const at = email.lastIndexOf('@')
  if (at < 1 || at > 64 || email.length > 254) return false
  const labels = email.slice(at + 1).split('.')
  return (
    LOCAL_PART.test(email.slice(0, at)) &&
    labels.length > 1 &&
    labels.every((label) => DOMAIN_LABEL.test(label)) &&
    !/^\d+$/.test(labels.at(-1) ?? '')
  )
}

/** Normalises and validates an email address. Refuses with code `invalid_email`. */
export function checkEmail(input: string): Result<string> {
  const email = normaliseEmail(input)
  return isEmail(email) ? ok(email) : refuse('invalid_email', INVALID_EMAIL, { field: 'email' })
}

/**
 * VALID-07: whether the address is of gmail, yahoo, hotmail or outlook, including national domains (yahoo.co.in). A hint,
 * not a refusal.
 */
export function isFreeEmail(email: string): boolean {
  return /@(gmail|yahoo|hotmail|outlook)\.(com|com?\.[a-z]{2}|[a-z]{2})$/.test(
    normaliseEmail(email),
  )
}

/** A place on earth in decimal degrees. */
export type Coordinates = { readonly latitude: number; readonly longitude: number }

function degrees(value: unknown, limit: number): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Math.abs(number) <= limit ? number : undefined
}

/**
 * VALID-10: both coordinates must be present, as numbers or query texts, and in range; 0 counts as present.
 * Refuses with code `invalid_coordinates`.
 */
export function checkCoordinates(latitude: unknown, longitude: unknown): Result<Coordinates> {
  const lat = degrees(latitude, 90)
  const lng = degrees(longitude, 180)
  if (lat === undefined || lng === undefined)
    return refuse('invalid_coordinates', INVALID_COORDINATES)
  return ok({ latitude: lat, longitude: lng })
}
