import type { Body } from '@upchar/contract/schema/endpoints'
import { ok } from '@upchar/kernel/result'
import { istDate } from '@upchar/kernel/dates'
import { normaliseEmail } from '@upchar/kernel/validate'
import type { Context } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import { recordMail } from '../../platform/mail/mail.ts'
import type { Shopper } from '../../platform/identity/shopper.ts'
import { ANSWER_WITHIN, deskNotice } from './mail.ts'
import { idempotencyKey } from './idempotency-key.ts'
import { putFeedback } from './store/notes.ts'
import { insertTicket, type NewTicket } from './store/tickets.ts'

const empty = { rating: null, helpful: null }

/**
 * Stores a visitor's feedback about the shop (ENGAGE-04); on the same day a later one replaces an earlier
 * one.
 */
export async function giveSiteFeedback(
  context: Context,
  shopper: Shopper,
  body: Body<'siteFeedback'>,
): Promise<HandlerResult<'siteFeedback'>> {
  const at = context.clock.now()
  await putFeedback(context.db, {
    ...empty,
    id: idempotencyKey('site', shopper, istDate(at)),
    kind: 'site',
    rating: body.rating,
    comment: body.comment,
    page: body.page ?? null,
    createdAt: at,
  })
  return ok({ success: true, message: 'Thank you. We read every answer.' })
}

/** The same from a visitor who wants an answer: it gets a ticket, and the desk is notified once. */
export async function giveUserFeedback(
  context: Context,
  shopper: Shopper,
  body: Body<'submitUserFeedback'>,
): Promise<HandlerResult<'submitUserFeedback'>> {
  const at = context.clock.now()
  const email = normaliseEmail(body.email)
  const id = idempotencyKey('visitor', shopper, body.rating, body.comment, email, istDate(at))
  const row: NewTicket = {
    id,
    series: 'FBK',
    kind: 'feedback',
    rating: body.rating,
    text: body.comment,
    name: body.name,
    email,
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
    message: `Thank you. Your message has the number ${ticket}. We answer within ${ANSWER_WITHIN}.`,
  })
}

/** Whether a page of text helped: one answer for each visitor and page. */
export async function givePageFeedback(
  context: Context,
  shopper: Shopper,
  body: Body<'pageFeedback'>,
): Promise<HandlerResult<'pageFeedback'>> {
  await putFeedback(context.db, {
    ...empty,
    id: idempotencyKey('page', shopper, body.page),
    kind: 'page',
    helpful: body.helpful,
    comment: body.comment,
    page: body.page,
    createdAt: context.clock.now(),
  })
  return ok({ success: true, message: 'Thank you for telling us.' })
}
