import { checkTaxNumber } from '@upchar/kernel/special-supply'
import { isBusinessTypeId } from '@upchar/kernel/business-types'
import { lineProblem } from '@upchar/kernel/text-line'
import { checkPhone } from '@upchar/kernel/validate'

/** The profile as typed. */
export type ProfileForm = {
  first_name: string
  last_name: string
  phone: string
  business_type: string
  business_name: string
  gst: string
  customer_choices: readonly string[]
}
/** The fields that are validated, in the order of the form. */
export const PROFILE_FIELDS = [
  'first_name',
  'last_name',
  'phone',
  'business_type',
  'business_name',
  'gst',
] as const satisfies readonly (keyof ProfileForm)[]
export type ProfileField = (typeof PROFILE_FIELDS)[number]
export type ProfileProblem = { field: ProfileField; message: string }

/**
 * The problems of a profile, in the order of the form; the server validates again (VALID-01,
 * VALID-03, VALID-06).
 */
export function checkProfile(form: ProfileForm): ProfileProblem[] {
  const phone = checkPhone(form.phone, { mobile: true })
  const gst = form.gst.trim() === '' ? undefined : checkTaxNumber(form.gst)
  const messages: Record<ProfileField, string | undefined> = {
    first_name: lineProblem(form.first_name, { max: 60, missing: 'Enter your first name' }),
    last_name: lineProblem(form.last_name, { max: 60 }),
    phone: phone.ok
      ? undefined
      : form.phone.trim() === ''
        ? 'Enter your mobile number'
        : phone.error.message,
    business_type: isBusinessTypeId(Number(form.business_type))
      ? undefined
      : 'Choose your business type',
    business_name: lineProblem(form.business_name, { max: 120 }),
    gst: gst?.ok === false ? gst.error.message : undefined,
  }
  return PROFILE_FIELDS.flatMap((field) => {
    const message = messages[field]
    return message === undefined ? [] : [{ field, message }]
  })
}
