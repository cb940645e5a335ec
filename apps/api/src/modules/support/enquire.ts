import { createHash } from 'node:crypto'
import type { Body } from '@upchar/contract/schema/endpoints'
import { istDate } from '@upchar/kernel/dates'
import { ok } from '@upchar/kernel/result'
import { checkPhone, toE164 } from '@upchar/kernel/validate'
import type { Context } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import { readableCode } from '../../platform/ids.ts'
import { recordMail } from '../../platform/mail.ts'
import { phoneInvalid, skuUnknown } from './errors.ts'
import { acknowledgement, deskNotice } from './mail.ts'
import { insertEnquiry, isSkuKnown, type EnquiryForm } from './store.ts'

/** The same wish of the same guest on the same day is one enquiry, however often the button is pressed. */
function enquiryId(guestId: string, sku: string | undefined, form: EnquiryForm, day: string): string {
  const hex = createHash('sha256').update(JSON.stringify([guestId, sku ?? null, form, day])).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** Takes an enquiry about a lead-only or restricted product, or one that was not found; gives it a ticket (ENGAGE-01). */
export async function enquire(context: Context, guestId: string, body: Body<'leadEnquiry'>): Promise<HandlerResult<'leadEnquiry'>> {
  const phone = checkPhone(body.phone, { mobile: true })
  if (!phone.ok) return phoneInvalid()
  if (body.sku !== undefined && !(await isSkuKnown(context.db, body.sku))) return skuUnknown()
  const form: EnquiryForm = { name: body.name, phone: toE164(phone.value), email: body.email.toLowerCase(), pincode: body.pincode, comment: body.comment }
  const at = context.clock.now()
  const ticket = await inTransaction(context.db, async (tx) => {
    const stored = await insertEnquiry(tx, {
      id: enquiryId(guestId, body.sku, form, istDate(at)), ticket: `ENQ-${readableCode(8)}`, sku: body.sku ?? null, form, guestId, createdAt: at,
    })
    if (stored.isNew) {
      const messages = [
        deskNotice(context.config, stored.ticket, body.sku, form),
        ...(form.email === '' ? [] : [acknowledgement(context.config, stored.ticket, form)]),
      ]
      for (const message of messages) await recordMail(tx, message, at)
    }
    return stored.ticket
  })
  return ok({ success: true, ticket, message: `Thank you. Your enquiry has the number ${ticket}. We call you within 48 hours.` })
}
