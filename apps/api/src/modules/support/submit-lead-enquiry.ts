import type { Body } from '@upchar/contract/schema/endpoints'
import { istDate } from '@upchar/kernel/dates'
import { ok } from '@upchar/kernel/result'
import { checkPhone, toE164 } from '@upchar/kernel/validate'
import type { Context } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import { readableCode } from '../../platform/ids.ts'
import { recordMail } from '../../platform/mail/mail.ts'
import { phoneInvalid, skuUnknown } from './errors.ts'
import { acknowledgement, ANSWER_WITHIN, deskNotice } from './mail.ts'
import { idempotencyKey } from './idempotency-key.ts'
import { insertEnquiry, isSkuKnown, type EnquiryForm } from './store.ts'

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
  const form: EnquiryForm = {
    name: body.name,
    phone: toE164(phone.value),
    email: body.email.toLowerCase(),
    pincode: body.pincode,
    comment: body.comment,
  }
  const at = context.clock.now()
  const ticket = await inTransaction(context.db, async (tx) => {
    const stored = await insertEnquiry(tx, {
      id: idempotencyKey(guestId, body.sku ?? null, form, istDate(at)),
      ticket: `ENQ-${readableCode(8)}`,
      sku: body.sku ?? null,
      form,
      guestId,
      createdAt: at,
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
  return ok({
    success: true,
    ticket,
    message: `Thank you. Your enquiry has the number ${ticket}. We call you within ${ANSWER_WITHIN}.`,
  })
}
