import { desc, eq } from '../db/sql.ts'
import type { Config } from '../config.ts'
import type { Database, Handle, Transaction } from '../db/database.ts'
import { newId } from '../ids.ts'
import { addJob } from '../jobs/jobs.ts'
import { queryPrepared } from '../db/prepared.ts'
import { mailMessage } from '../db/tables.ts'

export type Message = {
  to: string
  subject: string
  text: string
  html: string
  attachments?: { name: string; url: string }[]
  /** Of a mail that isn't about an order or the account: where the receiver stops its kind (RFC 8058). */
  stopUrl?: string
}

const recordStatement = {
  name: 'mail-record',
  text: `insert into mail_message (id, to_address, subject, text, html, attachments, sent, forget_once_sent, order_id, stop_url, created_at)
    values ($1::uuid, $2, $3, $4, $5, $6::jsonb, false, $7::boolean, $8::uuid, $9, $10::timestamptz)`,
}

/**
 * Records a mail and the job that sends it in the caller's transaction (an outbox). `forgetOnceSent` is for
 * codes and links that grant access; `orderId` lists it with the order. Returns the mail's id.
 */
export async function recordMail(
  tx: Transaction,
  message: Message,
  at: Date,
  options: { forgetOnceSent?: boolean; orderId?: string } = {},
): Promise<string> {
  const id = newId()
  addJob(tx, 'send-mail', { messageId: id })
  await queryPrepared(tx, recordStatement, [
    id,
    message.to,
    message.subject,
    message.text,
    message.html,
    JSON.stringify(message.attachments ?? []),
    options.forgetOnceSent === true,
    options.orderId ?? null,
    message.stopUrl ?? null,
    at,
  ])
  return id
}

/** Sends a recorded mail once, if SMTP is set; the development mailbox needs no sending. */
export async function sendMail(db: Database, config: Config, id: string): Promise<void> {
  if (config.SMTP_URL === undefined) return
  const [message] = await db.select().from(mailMessage).where(eq(mailMessage.id, id))
  if (message === undefined || message.sent) return
  const { createTransport } = await import('nodemailer')
  await createTransport(config.SMTP_URL).sendMail({
    from: config.MAIL_FROM,
    to: message.toAddress,
    subject: message.subject,
    text: message.text,
    html: message.html,
    // The same id on a retry lets the receiver recognise the duplicate.
    messageId: `<${message.id}@upchar>`,
    ...(message.stopUrl !== null && {
      headers: {
        'List-Unsubscribe': `<${message.stopUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    }),
  })
  await db
    .update(mailMessage)
    .set({ sent: true, ...(message.forgetOnceSent && { text: '', html: '' }) })
    .where(eq(mailMessage.id, id))
}

export type SentMail = Pick<
  typeof mailMessage.$inferSelect,
  'id' | 'toAddress' | 'subject' | 'createdAt'
>

/** The mails about an order, newest first. */
export const mailsAboutOrder = (handle: Handle, orderId: string): Promise<SentMail[]> =>
  handle
    .select({
      id: mailMessage.id,
      toAddress: mailMessage.toAddress,
      subject: mailMessage.subject,
      createdAt: mailMessage.createdAt,
    })
    .from(mailMessage)
    .where(eq(mailMessage.orderId, orderId))
    .orderBy(desc(mailMessage.createdAt), desc(mailMessage.id))
