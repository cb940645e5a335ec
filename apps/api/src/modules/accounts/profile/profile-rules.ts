import type { Body } from '@upchar/contract/schema/endpoints'
import { businessCategory } from '@upchar/kernel/business-categories'
import { isBusinessTypeId } from '@upchar/kernel/business-types'
import { checkTaxNumber } from '@upchar/kernel/special-supply'
import { err, ok, type Result } from '@upchar/kernel/result'
import { checkPhone, toE164 } from '@upchar/kernel/validate'
import type { ProfileChange } from '../store/customers.ts'

type Problem = { field: string; message: string }
type Form = Body<'updateUser'>

function phoneOf(text: string): Result<string | null, string> {
  if (text.trim() === '') return ok(null)
  // Deliveries and KYC calls need a mobile, though VALID-01 accepts hospitals' landlines.
  const checked = checkPhone(text)
  return checked.ok ? ok(toE164(checked.value)) : err(checked.error.message)
}

function gstinOf(text: string): Result<string | null, string> {
  if (text.trim() === '') return ok(null)
  const checked = checkTaxNumber(text)
  return checked.ok ? ok(checked.value.number) : err(checked.error.message)
}

/**
 * The changes of a profile form, or its problems field by field (ID-01, VALID-01, VALID-03). Fields not named
 * stay.
 */
export function profileChange(form: Form): Result<ProfileChange, Problem[]> {
  const problems: Problem[] = []
  const change: ProfileChange = {}
  if (form.first_name !== undefined) change.firstName = form.first_name
  if (form.last_name !== undefined) change.lastName = form.last_name
  if (form.business_name !== undefined) change.businessName = form.business_name
  if (form.phone !== undefined) {
    const phone = phoneOf(form.phone)
    if (phone.ok) change.phone = phone.value
    else problems.push({ field: 'phone', message: phone.error })
  }
  if (form.gst !== undefined) {
    const gstin = gstinOf(form.gst)
    if (gstin.ok) change.gstin = gstin.value
    else problems.push({ field: 'gst', message: gstin.error })
  }
  const type = form.business_type ?? form.businessType
  if (type !== undefined) {
    if (isBusinessTypeId(type)) change.businessTypeId = type
    else problems.push({ field: 'business_type', message: 'Choose your business type' })
  }
  if (form.customer_choices !== undefined) {
    const choices = [...new Set(form.customer_choices)]
    if (choices.every((key) => businessCategory(key) !== undefined)) change.choices = choices
    else problems.push({ field: 'customer_choices', message: 'Choose from the list' })
  }
  return problems.length === 0 ? ok(change) : err(problems)
}
