import type { Answer, Body } from '@upchar/contract/schema/endpoints'
import { istDate } from '@upchar/kernel/dates'
import { helpTopic, isHelpSubTopic, type HelpKind } from '@upchar/kernel/help-topics'
import { ok, type Result } from '@upchar/kernel/result'
import { checkPhone, normaliseEmail, toE164 } from '@upchar/kernel/validate'
import type { Context } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { recordMail } from '../../platform/mail/mail.ts'
import type { Shopper } from '../../platform/identity/shopper.ts'
import { contactMissing, phoneInvalid, topicUnknown } from './errors.ts'
import { ANSWER_WITHIN, deskNotice, helpAcknowledgement } from './mail.ts'
import { idempotencyKey } from './idempotency-key.ts'
import { raiseComplaint } from './raise-complaint.ts'
import { insertTicket, type NewTicket } from './store/tickets.ts'

type Refused = Extract<
  | ReturnType<typeof contactMissing>
  | ReturnType<typeof phoneInvalid>
  | ReturnType<typeof topicUnknown>,
  { ok: false }
>['error']

const orNull = (text: string): string | null => (text === '' ? null : text)

/** Takes a help request, gives it a ticket, and notifies the support desk and the sender (ENGAGE-03). */
export async function askForHelp(
  context: Context,
  shopper: Shopper,
  kind: HelpKind,
  body: Body<'needHelp'>,
): Promise<Result<Answer<'needHelp'>, Refused>> {
  if (
    helpTopic(body.query_type)?.kind !== kind ||
    !isHelpSubTopic(body.query_type, body.sub_query_type)
  )
    return topicUnknown()
  if (body.phone === '' && body.email === '') return contactMissing()
  const phone = body.phone === '' ? null : checkPhone(body.phone, { mobile: true })
  if (phone?.ok === false) return phoneInvalid()
  const at = context.clock.now()
  const asked = {
    kind,
    topic: body.query_type,
    subTopic: body.sub_query_type,
    text: body.query,
    name: body.name,
    phone: phone === null ? null : toE164(phone.value),
    email: orNull(normaliseEmail(body.email)),
    orderNumber: orNull(body.order_number),
  }
  // ENGAGE-03: a complaint has clocks and a page of its own, however it reaches us.
  if (asked.subTopic === 'complaint') {
    const { topic: _, subTopic: __, kind: ___, ...complaint } = asked
    const raised = await raiseComplaint(context, shopper, {
      ...complaint,
      subject: 'other',
      orderId: null,
      page: body.page ?? null,
    })
    return ok(raised)
  }
  const email = asked.email
  const row: NewTicket = {
    id: idempotencyKey('help', shopper, asked, istDate(at)),
    series: 'HLP',
    ...asked,
    page: body.page ?? null,
    createdAt: at,
  }
  const ticket = await inTransaction(context.db, async (tx) => {
    const { ticket: stored, isNew } = await insertTicket(tx, row)
    if (isNew) {
      await recordMail(tx, deskNotice(context.config, stored), at)
      if (email !== null)
        await recordMail(tx, helpAcknowledgement(context.config, email, stored), at)
    }
    return stored.number
  })
  return ok({
    success: true,
    ticket,
    message: `Thank you. Your request has the number ${ticket}. We answer within ${ANSWER_WITHIN}.`,
  })
}
