import { sql } from 'drizzle-orm'
import type { Database } from '@upchar/api/platform/db/database'

type Mail = { id: string; subject: string; text: string; html: string }

/** All mails to an address, oldest first. Under the tests' clock many have the same time: these are ordered by transaction. */
export async function mailsTo(db: Database, address: string): Promise<Mail[]> {
  return (
    await db.execute<Mail>(
      sql`select id, subject, text, html from mail_message where to_address = ${address} order by created_at, xmin::text::bigint`,
    )
  ).rows
}

/** The code in the newest mail to an address; undefined if it has none. */
export async function codeFor(db: Database, address: string): Promise<string | undefined> {
  return /^\d{6}$/m.exec((await mailsTo(db, address)).at(-1)?.text ?? '')?.[0]
}

/** The text messages to a phone of ten digits, oldest first. */
export async function textsTo(db: Database, phone: string): Promise<string[]> {
  return (
    await db.execute<{ text: string }>(
      sql`select text from sms_message where phone = ${phone} order by created_at, xmin::text::bigint`,
    )
  ).rows.map(({ text }) => text)
}

/** The code in the newest text message to a phone; undefined if there is none. */
export const codeOnPhone = async (db: Database, phone: string): Promise<string | undefined> =>
  /^\d{6}\b/.exec((await textsTo(db, phone)).at(-1) ?? '')?.[0]
