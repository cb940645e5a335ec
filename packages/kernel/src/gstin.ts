import { ok } from './result.ts'
import type { Refusal, Result } from './result.ts'
import { stateByCode } from './states.ts'
import type { StateCode } from './states.ts'

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const SHAPE = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/

/** The 4th letter of a PAN: what kind of person holds it. Source: domain reference 1.9. */
export const PAN_HOLDERS = Object.freeze({
  A: 'association of persons',
  B: 'body of individuals',
  C: 'company',
  F: 'firm or LLP',
  G: 'government',
  H: 'Hindu undivided family',
  J: 'artificial juridical person',
  L: 'local authority',
  P: 'person',
  T: 'trust',
})

/** A key of {@link PAN_HOLDERS}. */
export type PanHolder = keyof typeof PAN_HOLDERS

/** The kind of holder by a PAN's 4th letter; undefined for an unknown letter. */
export function panHolder(pan: string): PanHolder | undefined {
  const letter = pan.charAt(3)
  return Object.hasOwn(PAN_HOLDERS, letter) ? (letter as PanHolder) : undefined
}

/** Normalises pasted input: no spaces or hyphens, capitals. */
export function normaliseGstin(input: string): string {
  return input.replace(/[\s-]/g, '').toUpperCase()
}

/**
 * VALID-03, the specification's pattern: 2 digits, 5 letters, 4 digits, 1 letter, 1 of 1-9 or A-Z, the letter Z,
 * 1 alphanumeric. Capitals only: normalise first. Whether the number can exist: {@link checkGstin}.
 */
export function isGstinShape(gstin: string): boolean {
  return SHAPE.test(gstin)
}

/**
 * The check character of the first 14 characters; further ones are ignored. Throws RangeError on fewer than 14 or on
 * anything but capitals and digits. Source: domain reference 1.9.
 */
export function gstinCheckCharacter(first14: string): string {
  if (!/^[0-9A-Z]{14}/.test(first14)) throw new RangeError('Expected 14 capital letters or digits')
  let sum = 0
  for (let index = 0; index < 14; index += 1) {
    const product = ALPHABET.indexOf(first14.charAt(index)) * (index % 2 === 0 ? 1 : 2)
    sum += Math.floor(product / 36) + (product % 36)
  }
  return ALPHABET.charAt((36 - (sum % 36)) % 36)
}

/** The facts encoded in a GSTIN. */
export type Gstin = {
  readonly gstin: string
  readonly stateCode: StateCode
  readonly pan: string
  readonly holder: PanHolder
}

/** The invalid part of a GSTIN. The last two result from comparison with other input. */
export type GstinFault = 'shape' | 'state' | 'pan' | 'check' | 'pan_mismatch' | 'state_mismatch'

const MESSAGES: Readonly<Record<GstinFault, string>> = {
  shape: 'Enter the 15-character GST number, such as 27AAACX1234A1ZX',
  state: 'The first two digits must be a valid GST state code',
  pan: 'Characters 3 to 12 of the GST number must be a valid PAN',
  check: 'This GST number has a typing mistake: its last character does not fit the rest',
  pan_mismatch: 'This GST number belongs to another PAN',
  state_mismatch: 'This GST number is registered in another state than the billing address',
}

/** Other input to compare a GSTIN with. */
export type CheckGstinOptions = {
  /** The PAN of the same form. */
  pan?: string
  /** GST code of the billing address's state. */
  billingState?: StateCode
  /** Accept the codes 25 and 28: for reading old documents, not for new entries. */
  allowRetiredState?: boolean
}

function fault(part: GstinFault): {
  readonly ok: false
  readonly error: Refusal & { part: GstinFault }
} {
  return {
    ok: false,
    error: { code: `gstin_${part}`, message: MESSAGES[part], field: 'gstin', part },
  }
}

/**
 * Checks a GSTIN in full: shape, state code list, the PAN's 4th letter, check character, then PAN and billing state
 * if given. Normalises first. The error's `part` names the invalid one. Doesn't know whether the number was ever
 * issued. Source: VALID-03, domain reference 1.9.
 */
export function checkGstin(
  input: string,
  options: CheckGstinOptions = {},
): Result<Gstin, Refusal & { part: GstinFault }> {
  const gstin = normaliseGstin(input)
  if (!isGstinShape(gstin)) return fault('shape')
  const state = stateByCode(gstin.slice(0, 2))
  if (!state || (state.retired && options.allowRetiredState !== true)) return fault('state')
  const pan = gstin.slice(2, 12)
  const holder = panHolder(pan)
  if (!holder) return fault('pan')
  if (gstinCheckCharacter(gstin) !== gstin.charAt(14)) return fault('check')
  if (options.pan !== undefined && options.pan !== pan) return fault('pan_mismatch')
  if (options.billingState !== undefined && options.billingState !== state.code)
    return fault('state_mismatch')
  return ok({ gstin, stateCode: state.code, pan, holder })
}
