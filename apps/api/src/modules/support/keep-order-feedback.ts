import { CONTENT_FROM, issueLabels, type FeedbackStage } from '@upchar/kernel/order-feedback'
import { err, ok } from '@upchar/kernel/result'
import type { Context } from '../../platform/context.ts'
import { decideInTransaction } from '../../platform/db/database.ts'
import { recordMail } from '../../platform/mail/mail.ts'
import { idempotencyKey } from './idempotency-key.ts'
import { ANSWER_WITHIN, deskNotice } from './mail.ts'
import { insertOrderFeedback } from './store/order-feedback.ts'
import { insertTicket } from './store/tickets.ts'

/** The order that a buyer speaks of, and how to answer. */
export type OrderOfBuyer = {
  id: string
  number: string
  name: string
  email: string
  phone: string
}
type Said = { stage: FeedbackStage; rating: number; issues: readonly string[]; comment: string }

const stageNames: Readonly<Record<FeedbackStage, string>> = {
  order: 'About ordering',
  delivery: 'About the delivery',
}

/**
 * Keeps what a buyer says about an order, once for each stage (ORDER-05). Whoever names an issue or gives few stars gets an
 * answer: a ticket for the support desk, in the same transaction.
 */
export function keepOrderFeedback(
  { config, clock, db }: Pick<Context, 'config' | 'clock' | 'db'>,
  order: OrderOfBuyer,
  { stage, rating, issues, comment }: Said,
) {
  const at = clock.now()
  return decideInTransaction(db, async (tx) => {
    const labels = issueLabels(stage, issues)
    if (labels === undefined)
      return err({
        code: 'issue_unknown' as const,
        message: 'Choose from the list what was wrong.',
      })
    const row = { orderId: order.id, stage, rating, issues: [...new Set(issues)], comment }
    if (!(await insertOrderFeedback(tx, { ...row, createdAt: at })))
      return err({
        code: 'feedback_given' as const,
        message: 'You have told us already. Thank you.',
      })
    if (rating >= CONTENT_FROM && labels.length === 0)
      return ok({ success: true as const, message: 'Thank you for telling us.', ticket: null })
    const { ticket } = await insertTicket(tx, {
      id: idempotencyKey('order', order.id, stage),
      series: 'FBK',
      kind: 'feedback',
      rating,
      text: [`${stageNames[stage]}: ${labels.join('; ')}`, comment].filter(Boolean).join('\n'),
      name: order.name,
      email: order.email,
      phone: order.phone,
      orderNumber: order.number,
      createdAt: at,
    })
    await recordMail(tx, deskNotice(config, ticket), at)
    return ok({
      success: true as const,
      ticket: ticket.number,
      message: `Thank you. Your message has the number ${ticket.number}. We answer within ${ANSWER_WITHIN}.`,
    })
  })
}
