import type { Body } from '@upchar/contract/schema/endpoints'
import { checkGstin } from '@upchar/kernel/gstin'
import { ok, type Result } from '@upchar/kernel/result'
import { checkPhone, normaliseEmail, toE164 } from '@upchar/kernel/validate'
import type { Context } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { newId, readableCode } from '../../platform/ids.ts'
import { recordMail } from '../../platform/mail/mail.ts'
import { alreadyRegistered, gstinInvalid, phoneInvalid } from './errors.ts'
import { applicationReceived } from './mail.ts'
import { applicationPath } from './link.ts'
import { insertApplication, sellsWith } from './store.ts'

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
 * Takes an application to sell (ENGAGE-08) and returns its number, and its page the first time: whoever knows somebody's GST
 * number and address may not open it. Refuses a GSTIN that another person has applied with or that already sells here.
 */
export async function takeApplication(
  context: Context,
  form: Applicant,
): Promise<Result<{ ticket: string; href: string | null }, Refused>> {
  const phone = checkPhone(form.phone, { mobile: true })
  if (!phone.ok) return phoneInvalid()
  const gstin = checkGstin(form.gstin)
  if (!gstin.ok) return gstinInvalid(gstin.error.message)
  const at = context.clock.now()
  const row = {
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
    changedAt: at,
  }
  return inTransaction(context.db, async (tx) => {
    if (await sellsWith(tx, row.gstin)) return alreadyRegistered()
    const { stored, isNew } = await insertApplication(tx, row)
    if (!isNew)
      return stored.email === row.email
        ? ok({ ticket: stored.ticket, href: null })
        : alreadyRegistered()
    await recordMail(tx, applicationReceived(context.config, stored), at)
    return ok({ ticket: row.ticket, href: applicationPath(context.config, row.id) })
  })
}
