import { pincodeProblem } from '@upchar/kernel/pincode-problem'
import { checkTaxNumber } from '@upchar/kernel/special-supply'
import { GUEST_LINES, lineProblem } from '@upchar/kernel/text-line'
import { checkEmail, checkPhone } from '@upchar/kernel/validate'
import type { FormField, GuestForm } from './guest-form.ts'

export type FieldProblem = { field: FormField; message: string; code?: string | undefined }

/** The city is asked for because it is only prefilled from the pincode. */
const LINES = { ...GUEST_LINES, city: { ...GUEST_LINES.city, missing: 'Enter the city' } }

/**
 * The problems of the form, in field order and in the server's words. The server validates again.
 */
export function checkGuestForm(form: GuestForm): FieldProblem[] {
  const email = checkEmail(form.email)
  const phone = checkPhone(form.PhoneNumber, { mobile: true })
  const gstin = form.gstin.trim() === '' ? undefined : checkTaxNumber(form.gstin)
  const found: (FieldProblem | undefined)[] = [
    pincodeProblem(form.pinCode),
    ...(['city', 'house', 'street', 'Landmark', 'shippingInstructions', 'FullName'] as const).map(
      (field) => {
        const message = lineProblem(form[field], LINES[field])
        return message === undefined ? undefined : { field, message }
      },
    ),
    phone.ok ? undefined : { field: 'PhoneNumber', message: phone.error.message },
    email.ok ? undefined : { field: 'email', message: email.error.message },
    gstin?.ok === false ? { field: 'gstin', message: gstin.error.message } : undefined,
  ]
  const business = lineProblem(form.businessName, LINES.businessName)
  if (business !== undefined) found.push({ field: 'businessName', message: business })
  const order = lineProblem(form.poNumber, LINES.poNumber)
  if (order !== undefined) found.push({ field: 'poNumber', message: order })
  if (form.billedApart && gstin?.ok && gstin.value.gstin !== undefined)
    found.push(...billingProblems(form))
  return found.filter((problem) => problem !== undefined)
}

/** The typed billing address of a registered buyer (CHECKOUT-12); its state is the server's to compare. */
function billingProblems(form: GuestForm): FieldProblem[] {
  const wrong = pincodeProblem(form.billingPinCode)
  const lines = (['billingHouse', 'billingStreet', 'billingCity'] as const).flatMap((field) => {
    const message = lineProblem(form[field], LINES[field])
    return message === undefined ? [] : [{ field, message }]
  })
  return wrong ? [{ ...wrong, field: 'billingPinCode' }, ...lines] : lines
}
