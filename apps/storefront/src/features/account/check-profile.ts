import { checkGstin } from '@upchar/kernel/gstin'
import { isBusinessTypeId } from '@upchar/kernel/business-types'
import { checkPhone, checkText } from '@upchar/kernel/validate'

/** The profile as it is typed. */
export type ProfileForm = {
  first_name: string
  last_name: string
  phone: string
  business_type: string
  business_name: string
  gst: string
  customer_choices: readonly string[]
}
export type ProfileField = Exclude<keyof ProfileForm, 'customer_choices'>
export type ProfileProblem = { field: ProfileField; message: string }

const LENGTHS = { first_name: 60, last_name: 60, business_name: 120 } as const

function textMessage(field: keyof typeof LENGTHS, text: string, missing?: string): string | undefined {
  if (text.trim() === '') return missing
  const checked = checkText(text)
  if (!checked.ok) return checked.error.message
  if (checked.value.length > LENGTHS[field]) return `Enter at most ${LENGTHS[field]} characters`
  return /[<>]/.test(checked.value) ? 'Leave out the signs < and >' : undefined
}

/** What must be corrected before the profile is sent, in the order of the fields; the server checks again (VALID-01, VALID-03, VALID-06). */
export function checkProfile(form: ProfileForm): ProfileProblem[] {
  const phone = checkPhone(form.phone, { mobile: true })
  const gst = form.gst.trim() === '' ? undefined : checkGstin(form.gst)
  const messages: Record<ProfileField, string | undefined> = {
    first_name: textMessage('first_name', form.first_name, 'Enter your first name'),
    last_name: textMessage('last_name', form.last_name),
    phone: phone.ok ? undefined : form.phone.trim() === '' ? 'Enter your mobile number' : phone.error.message,
    business_type: isBusinessTypeId(Number(form.business_type)) ? undefined : 'Choose what kind of business you order for',
    business_name: textMessage('business_name', form.business_name),
    gst: gst?.ok === false ? gst.error.message : undefined,
  }
  const fields: readonly ProfileField[] = ['first_name', 'last_name', 'phone', 'business_type', 'business_name', 'gst']
  return fields.flatMap((field) => {
    const message = messages[field]
    return message === undefined ? [] : [{ field, message }]
  })
}
