import { pincodeProblem } from '@upchar/kernel/pincode-problem'
import type { Refusal, Result } from '@upchar/kernel/result'
import { organisationIn } from '@upchar/kernel/organisation'
import { checkTaxNumber } from '@upchar/kernel/special-supply'
import { GUEST_LINES, lineProblem } from '@upchar/kernel/text-line'
import { checkEmail, checkPhone } from '@upchar/kernel/validate'
import type { FormField, GuestForm } from './guest-form.ts'

export type FieldProblem = { field: FormField; message: string; code?: string | undefined }

/** The city is asked for because it is only prefilled from the pincode. */
const LINES = { ...GUEST_LINES, city: { ...GUEST_LINES.city, missing: 'Enter the city' } }

/** The problems of typed lines. */
const linesOf = (form: GuestForm, fields: readonly (keyof typeof LINES)[]): FieldProblem[] =>
  fields.flatMap((field) => {
    const message = lineProblem(form[field], LINES[field])
    return message === undefined ? [] : { field, message }
  })

const problemIn = (field: FormField, checked: Result<unknown, Refusal> | undefined) =>
  checked?.ok === false ? { field, message: checked.error.message } : undefined

const pincodeIn = (form: GuestForm, field: 'pinCode' | 'billingPinCode') => {
  const wrong = pincodeProblem(form[field])
  return wrong && { ...wrong, field }
}

/**
 * The problems of the form, in field order and in the server's words. The server validates again.
 */
export const checkGuestForm = (form: GuestForm): FieldProblem[] =>
  [
    pincodeIn(form, 'pinCode'),
    ...linesOf(form, ['city', 'house', 'street', 'Landmark', 'shippingInstructions', 'FullName']),
    problemIn('PhoneNumber', checkPhone(form.PhoneNumber, { mobile: true })),
    problemIn('email', checkEmail(form.email)),
    problemIn('gstin', form.gstin.trim() === '' ? undefined : checkTaxNumber(form.gstin)),
    ...linesOf(form, ['businessName', 'poNumber']),
    // Its state is the server's to compare (CHECKOUT-12).
    ...(form.billedApart && organisationIn(form)
      ? [
          pincodeIn(form, 'billingPinCode'),
          ...linesOf(form, ['billingHouse', 'billingStreet', 'billingCity']),
        ]
      : []),
  ].filter((problem) => problem !== undefined)
