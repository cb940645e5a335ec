import { checkEmail, checkPhone, checkText, isPincode, cleanPincode } from '@upchar/kernel/validate'
import type { FieldProblem } from '@upchar/ui/form/problems'

/** A field's problem; undefined if there is none. */
export type Check = (text: string) => string | undefined

const plain: Check = (text) => {
  const checked = checkText(text)
  if (!checked.ok) return checked.error.message
  return /<[a-z!/?]/i.test(text) ? 'Please use plain text' : undefined
}

export const nameCheck =
  (missing = 'Enter your name'): Check =>
  (text) =>
    text.length < 2 ? missing : plain(text)
export const mobile: Check = (text) => {
  const checked = checkPhone(text, { mobile: true })
  return checked.ok ? undefined : 'Enter a mobile number'
}
export const email: Check = (text) => {
  const checked = checkEmail(text)
  return checked.ok ? undefined : checked.error.message
}
export const pincode: Check = (text) =>
  isPincode(cleanPincode(text)) ? undefined : 'Enter a 6-digit pincode'
export const words =
  (least: number, missing: string): Check =>
  (text) =>
    text.length < least ? missing : plain(text)
/** Valid if empty. */
export const ifGiven =
  (check: Check): Check =>
  (text) =>
    text === '' ? undefined : check(text)

/** The problems of all fields, in the order of `checks`. */
export function problemsIn<F extends string>(
  texts: Readonly<Record<F, string>>,
  checks: readonly (readonly [F, Check])[],
): FieldProblem<F>[] {
  return checks.flatMap(([field, check]) => {
    const message = check(texts[field])
    return message === undefined ? [] : [{ field, message }]
  })
}
