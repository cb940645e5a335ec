import { panHolder } from './gstin.ts'

const PAN = /^[A-Z]{5}\d{4}[A-Z]$/
const AADHAAR = /^\d{12}$/
const CIN = /^[LU]\d{5}[A-Z]{2}\d{4}[A-Z]{3}\d{6}$/

/** Normalises pasted input: no spaces or hyphens, capitals. */
export function normalisePan(input: string): string {
  return input.replace(/[\s-]/g, '').toUpperCase()
}

/** VALID-04: 5 letters, 4 digits, 1 letter. Capitals only: normalise first. */
export function isPan(pan: string): boolean {
  return PAN.test(pan)
}

/** Whether such a PAN can exist: its 4th letter names a kind of holder and its digits are not 0000. Domain reference 1.9. */
export function isPlausiblePan(pan: string): boolean {
  return isPan(pan) && panHolder(pan) !== undefined && pan.slice(5, 9) !== '0000'
}

/**
 * Whether a text has the shape of a company's identification number: listing, industry, state, year, kind of company,
 * registration. Normalise like a PAN first. Companies Act s.12(3)(c).
 */
export function isCin(cin: string): boolean {
  return CIN.test(cin)
}

/** Removes the spaces and hyphens that Aadhaar cards print between groups of four. */
export function normaliseAadhaar(input: string): string {
  return input.replace(/[\s-]/g, '')
}

/** VALID-05: exactly 12 digits. Normalise first. */
export function isAadhaar(aadhaar: string): boolean {
  return AADHAAR.test(aadhaar)
}

const DIHEDRAL = [
  '0123456789',
  '1234067895',
  '2340178956',
  '3401289567',
  '4012395678',
  '5987604321',
  '6598710432',
  '7659821043',
  '8765932104',
  '9876543210',
]
const PERMUTATION = [
  '0123456789',
  '1576283094',
  '5803796142',
  '8916043527',
  '9453126870',
  '4286573901',
  '2793806415',
  '7046913258',
]

/** Whether the last digit is the Verhoeff check digit, which detects any wrong digit and any two swapped digits. */
export function hasVerhoeffCheck(digits: string): boolean {
  if (!/^\d+$/.test(digits)) return false
  let check = 0
  for (let index = 0; index < digits.length; index += 1) {
    const digit = Number(digits.charAt(digits.length - 1 - index))
    check = Number(DIHEDRAL[check]?.charAt(Number(PERMUTATION[index % 8]?.charAt(digit))))
  }
  return check === 0
}

/** Whether such an Aadhaar number can exist: 12 digits, first 2 to 9, Verhoeff check digit. Domain reference 1.9. */
export function hasAadhaarCheck(aadhaar: string): boolean {
  return isAadhaar(aadhaar) && aadhaar >= '2' && hasVerhoeffCheck(aadhaar)
}

/** The only form in which an Aadhaar number may be stored or shown: `XXXX XXXX 1238`. Aadhaar Act s.29, UIDAI guidance. */
export function maskAadhaar(aadhaar: string): string {
  if (!isAadhaar(aadhaar)) throw new RangeError('Not an Aadhaar number')
  return `XXXX XXXX ${aadhaar.slice(-4)}`
}
