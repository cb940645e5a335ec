import type { Body } from '@upchar/contract/schema/endpoints'
import { checkGstin } from '@upchar/kernel/gstin'
import { ok, type Result } from '@upchar/kernel/result'
import { checkPhone, normaliseEmail, toE164 } from '@upchar/kernel/validate'
import type { Context } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { newId, readableCode } from '../../platform/ids.ts'
import { recordMail } from '../../platform/mail/mail.ts'
import { alreadyRegistered, gstinInvalid, phoneInvalid } from './errors.ts'
import { applicationNotice, applicationReceived } from './mail.ts'
import { insertApplication, sellsWith, type SellerApplication } from './store/applications.ts'

/** The form, after the caller has validated pincode and categories. */
export type Applicant = Omit<Body<'registerSeller'>, 'guest_user_id'>
type Refused = Extract<
  | ReturnType<typeof alreadyRegistered>
  | ReturnType<typeof gstinInvalid>
  | ReturnType<typeof phoneInvalid>,
  { ok: false }
>['error']

const orNull = (text: string): string | null => (text === '' ? null : text)

/**
 * Takes an application to sell (ENGAGE-08) and returns its number. Idempotent for the same person; refuses a
 * GSTIN that another person has applied with or that already sells here.
 */
export async function takeApplication(
  context: Context,
  form: Applicant,
): Promise<Result<{ ticket: string }, Refused>> {
  const phone = checkPhone(form.phone, { mobile: true })
  if (!phone.ok) return phoneInvalid()
  const gstin = checkGstin(form.gstin)
  if (!gstin.ok) return gstinInvalid(gstin.error.message)
  const at = context.clock.now()
  const row: SellerApplication = {
    id: newId(),
    ticket: `SEL-${readableCode(8)}`,
    businessName: form.business_name,
    contactName: form.contact_name,
    email: normaliseEmail(form.email),
    phone: toE164(phone.value),
    gstin: gstin.value.gstin,
    pincode: form.pincode,
    categories: [...new Set(form.categories)],
    drugLicence: orNull(form.drug_licence),
    deviceLicence: orNull(form.device_licence),
    about: form.about,
    createdAt: at,
  }
  return inTransaction(context.db, async (tx) => {
    if (await sellsWith(tx, row.gstin)) return alreadyRegistered()
    const { stored, isNew } = await insertApplication(tx, row)
    if (!isNew)
      return stored.email === row.email ? ok({ ticket: stored.ticket }) : alreadyRegistered()
    await recordMail(tx, applicationNotice(context.config, row), at)
    await recordMail(tx, applicationReceived(context.config, row), at)
    return ok({ ticket: row.ticket })
  })
}
