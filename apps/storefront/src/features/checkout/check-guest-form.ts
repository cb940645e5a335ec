import { checkGstin } from '@upchar/kernel/gstin'
import { checkEmail, checkPhone, checkPincode, checkText } from '@upchar/kernel/validate'
import type { FormField, GuestForm } from './guest-form.ts'

export type FieldProblem = { field: FormField; message: string }

const MISSING: Partial<Record<FormField, string>> = {
  FullName: 'Enter the name of the person who receives the order',
  house: 'Enter the house, building or shop number',
  street: 'Enter the street or area',
  city: 'Enter the city',
}
const LENGTHS: Partial<Record<FormField, number>> = { FullName: 100, house: 100, street: 100, Landmark: 80, city: 50, businessName: 100 }

function textProblem(field: FormField, value: string): string | undefined {
  const text = value.trim()
  if (text === '') return MISSING[field]
  const checked = checkText(text)
  if (!checked.ok) return checked.error.message
  const max = LENGTHS[field] ?? text.length
  if (text.length > max) return `Enter at most ${max} characters`
  return /[<>]/.test(text) ? 'Leave out the signs < and >' : undefined
}

/**
 * What must be corrected before the form is sent, in the order in which the fields stand. All at once, in the words that the
 * server would use; the server checks again.
 */
export function checkGuestForm(form: GuestForm): FieldProblem[] {
  const email = checkEmail(form.email)
  const phone = checkPhone(form.PhoneNumber, { mobile: true })
  const gstin = form.gstin.trim() === '' ? undefined : checkGstin(form.gstin)
  const found: (FieldProblem | undefined)[] = [
    checkPincode(form.pinCode).ok ? undefined : { field: 'pinCode', message: form.pinCode.trim() === '' ? 'Enter a 6-digit pincode' : 'Invalid Pincode' },
    ...(['city', 'house', 'street', 'Landmark', 'FullName'] as const).map((field) => {
      const message = textProblem(field, form[field])
      return message === undefined ? undefined : { field, message }
    }),
    phone.ok ? undefined : { field: 'PhoneNumber', message: phone.error.message },
    email.ok ? undefined : { field: 'email', message: email.error.message },
    gstin?.ok === false ? { field: 'gstin', message: gstin.error.message } : undefined,
  ]
  const business = textProblem('businessName', form.businessName)
  if (business !== undefined) found.push({ field: 'businessName', message: business })
  return found.filter((problem) => problem !== undefined)
}
