import type { Body } from '@upchar/contract/schema/endpoints'
import { istDate } from '@upchar/kernel/dates'
import { ok } from '@upchar/kernel/result'
import { checkPhone, toE164 } from '@upchar/kernel/validate'
import type { Context } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import { recordMail } from '../../platform/mail/mail.ts'
import type { Shopper } from '../../platform/identity/shopper.ts'
import { phoneInvalid } from './errors.ts'
import { ANSWER_WITHIN, deskNotice } from './mail.ts'
import { idempotencyKey } from './idempotency-key.ts'
import { insertTicket, type NewTicket } from './store/tickets.ts'

/** Takes a number to call back (ENGAGE-06). Repeated requests on a day are one call. */
export async function letsConnect(
  context: Context,
  shopper: Shopper,
  body: Body<'letsConnect'>,
): Promise<HandlerResult<'letsConnect'>> {
  const phone = checkPhone(body.phone, { mobile: true })
  if (!phone.ok) return phoneInvalid()
  const at = context.clock.now()
  const row: NewTicket = {
    id: idempotencyKey('callback', shopper, phone.value, istDate(at)),
    series: 'CAL',
    kind: 'callback',
    phone: toE164(phone.value),
    name: body.name,
    text: body.about,
    page: body.page ?? null,
    createdAt: at,
  }
  const ticket = await inTransaction(context.db, async (tx) => {
    const { ticket: stored, isNew } = await insertTicket(tx, row)
    if (isNew) await recordMail(tx, deskNotice(context.config, stored), at)
    return stored.number
  })
  return ok({
    success: true,
    ticket,
    message: `Thank you. We call you at ${row.phone} within ${ANSWER_WITHIN}. Your number with us is ${ticket}.`,
  })
}
