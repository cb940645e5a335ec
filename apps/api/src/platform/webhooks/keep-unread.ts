import { createHash } from 'node:crypto'
import { and, eq, gt } from '../db/sql.ts'
import type { Context } from '../context.ts'
import { inTransaction } from '../db/database.ts'
import { unreadWebhook } from '../db/tables.ts'
import { newId } from '../ids.ts'
import { plainMail } from '../mail/plain-mail.ts'
import { recordMail } from '../mail/mail.ts'

export type WebhookPartner = (typeof unreadWebhook.$inferSelect)['partner']

const hourMs = 3_600_000

const whatToDo: Record<WebhookPartner, string> = {
  'payment gateway':
    'It may report a payment or a refund. Payments are also asked for by polling, so an order is rarely late; compare the payments of today in the gateway’s dashboard with the orders.',
  'fintech backend':
    'It may report an application, a draw-down or a repayment of a credit line. Draw-downs are also asked for by polling; compare the accounts and repayments of today in the backend’s dashboard with the credit lines in the console.',
  courier:
    'It may report the state of a parcel. Compare today’s parcels in the courier’s dashboard.',
}

/**
 * Keeps an authentic webhook that can't be read, once, and alerts staff by log and, at most once an hour, by mail. The
 * partner gets a 200: it would repeat a refused one for a day and then stop sending any.
 */
export async function keepUnread(
  { config, clock, db, log }: Pick<Context, 'config' | 'clock' | 'db' | 'log'>,
  partner: WebhookPartner,
  body: Buffer,
): Promise<void> {
  const at = clock.now()
  const bodySha256 = createHash('sha256').update(body).digest('base64url')
  const kept = await inTransaction(db, async (tx) => {
    const recent = and(
      eq(unreadWebhook.partner, partner),
      gt(unreadWebhook.receivedAt, new Date(at.getTime() - hourMs)),
    )
    const [alerted] = await tx.select({ id: unreadWebhook.id }).from(unreadWebhook).where(recent)
    const id = newId()
    const { rowCount } = await tx
      .insert(unreadWebhook)
      .values({ id, partner, bodySha256, body, receivedAt: at })
      .onConflictDoNothing()
    if (rowCount === 0) return undefined
    if (alerted === undefined)
      await recordMail(
        tx,
        plainMail(config, config.SUPPORT_EMAIL, `A message of the ${partner} can’t be read`, [
          `The ${partner} sent a message that is authentic but has an unknown form. It is kept for you; nothing else was done with it. Read it here: ${config.origin}/console/webhooks/${id}`,
          whatToDo[partner],
        ]),
        at,
      )
    return id
  })
  if (kept !== undefined)
    log.error({ partner, unreadWebhook: kept }, 'a webhook can’t be read: kept for staff')
}
