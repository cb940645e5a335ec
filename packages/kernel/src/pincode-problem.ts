import { isPincode } from './pincode.ts'

/** VALID-02, word for word. */
export const INVALID_PINCODE = 'Invalid Pincode'
/** The code of that refusal, and of a field's problem in forms. */
export const PINCODE_UNKNOWN = 'pincode_unknown' as const

/** Characters of numbers copied from contacts and chats: direction marks, unusual hyphens. */
export const INVISIBLE = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g

/** Normalises a typed pincode: `110 001` and `110-001` to `110001`. */
export function cleanPincode(input: string): string {
  return input.replace(INVISIBLE, '').replace(/[\s-]/g, '')
}

/** The problem of a form's pincode; `code` is set where it has consequences beside its text. */
type PincodeProblem = {
  readonly field: 'pinCode'
  readonly message: string
  readonly code?: string
}

/** VALID-02: the pincode doesn't exist. */
export const unknownPincode: PincodeProblem = Object.freeze({
  field: 'pinCode',
  message: INVALID_PINCODE,
  code: PINCODE_UNKNOWN,
})

/** The problem of a typed pincode; undefined if it has the format of one. */
export function pincodeProblem(value: string): PincodeProblem | undefined {
  if (value.trim() === '') return { field: 'pinCode', message: 'Enter a 6-digit pincode' }
  return isPincode(cleanPincode(value)) ? undefined : unknownPincode
}
