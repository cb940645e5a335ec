import { createTransport } from 'nodemailer'
import { eq } from 'drizzle-orm'
import type { Config } from './config.ts'
import type { Database, Handle } from './db.ts'
import { newId } from './ids.ts'
import { mailMessage } from './tables.ts'

export type Message = { to: string; subject: string; text: string; html: string; attachments?: { name: string; url: string }[] }

/** Records a message in the caller's transaction: it exists exactly if the fact it tells of does. Returns its id. */
export async function recordMail(handle: Handle, message: Message, at: Date): Promise<string> {
  const id = newId()
  await handle.insert(mailMessage).values({
    id, toAddress: message.to, subject: message.subject, text: message.text, html: message.html,
    attachments: message.attachments ?? [], sent: false, createdAt: at,
  })
  return id
}

/** Sends a recorded message once, where SMTP is set; the development mailbox needs no sending. */
export async function sendMail(db: Database, config: Config, id: string): Promise<void> {
  if (config.SMTP_URL === undefined) return
  const [message] = await db.select().from(mailMessage).where(eq(mailMessage.id, id))
  if (message === undefined || message.sent) return
  await createTransport(config.SMTP_URL).sendMail({
    from: config.MAIL_FROM, to: message.toAddress, subject: message.subject, text: message.text, html: message.html,
    // The same id on a repeat lets the receiving side see that it is the same message.
    messageId: `<${message.id}@upchar>`,
  })
  await db.update(mailMessage).set({ sent: true }).where(eq(mailMessage.id, id))
}
