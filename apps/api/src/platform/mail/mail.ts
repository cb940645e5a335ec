import { z } from 'zod'
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

/** How the receiver's server refused the address for good (RFC 5321 4.2.1: 5xx to RCPT TO); undefined: try again. */
const refused = z.object({
  command: z.literal('RCPT TO'),
  responseCode: z.number().min(500).max(599),
  response: z.string().default(''),
})
function refusalOf(error: unknown): string | undefined {
  const read = refused.safeParse(error)
  return read.success ? read.data.response.slice(0, 300) || 'refused' : undefined
}

/**
 * Sends a recorded mail once, if SMTP is set; the development mailbox needs no sending. An address that its server refuses for good
 * is noted and not tried again.
 */
export async function sendMail(db: Database, config: Config, id: string): Promise<void> {
  if (config.SMTP_URL === undefined) return
  const [message] = await db.select().from(mailMessage).where(eq(mailMessage.id, id))
  if (message === undefined || message.sent || message.refusedBecause !== '') return
  const { createTransport } = await import('nodemailer')
  const mail = {
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
  }
  try {
    await createTransport(config.SMTP_URL).sendMail(mail)
  } catch (error) {
    const because = refusalOf(error)
    if (because === undefined) throw error
    await db.update(mailMessage).set({ refusedBecause: because }).where(eq(mailMessage.id, id))
    return
  }
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
