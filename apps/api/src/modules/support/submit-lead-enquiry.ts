import type { Body } from '@upchar/contract/schema/endpoints'
import { istDate } from '@upchar/kernel/dates'
import { ok } from '@upchar/kernel/result'
import { checkPhone, toE164 } from '@upchar/kernel/validate'
import type { Context } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import { recordMail } from '../../platform/mail/mail.ts'
import { phoneInvalid, skuUnknown } from './errors.ts'
import { ANSWER_WITHIN, deskNotice, enquiryAcknowledgement } from './mail.ts'
import { idempotencyKey } from './idempotency-key.ts'
import { isSkuKnown } from './store/notes.ts'
import { insertTicket, type NewTicket } from './store/tickets.ts'

/**
 * Takes an enquiry about a product that is lead-only, restricted or not listed, and gives it a ticket
 * (ENGAGE-01).
 */
export async function submitLeadEnquiry(
  context: Context,
  guestId: string,
  body: Body<'leadEnquiry'>,
): Promise<HandlerResult<'leadEnquiry'>> {
  const phone = checkPhone(body.phone, { mobile: true })
  if (!phone.ok) return phoneInvalid()
  if (body.sku !== undefined && !(await isSkuKnown(context.db, body.sku))) return skuUnknown()
  const form = {
    name: body.name,
    phone: toE164(phone.value),
    email: body.email.toLowerCase(),
    pincode: body.pincode,
    comment: body.comment,
  }
  const at = context.clock.now()
  const row: NewTicket = {
    id: idempotencyKey(guestId, body.sku ?? null, form, istDate(at)),
    series: 'ENQ',
    kind: 'enquiry',
    text: form.comment,
    name: form.name,
    phone: form.phone,
    email: form.email === '' ? null : form.email,
    pincode: form.pincode,
    sku: body.sku ?? null,
    createdAt: at,
  }
  const ticket = await inTransaction(context.db, async (tx) => {
    const { ticket: stored, isNew } = await insertTicket(tx, row)
    if (isNew) {
      await recordMail(tx, deskNotice(context.config, stored), at)
      if (form.email !== '')
        await recordMail(tx, enquiryAcknowledgement(context.config, form.email, stored), at)
    }
    return stored.number
  })
  return ok({
    success: true,
    ticket,
    message: `Thank you. Your enquiry has the number ${ticket}. We call you within ${ANSWER_WITHIN}.`,
  })
}
