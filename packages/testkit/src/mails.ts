import { sql } from 'drizzle-orm'
import type { Database } from '@upchar/api/platform/db/database'

type Mail = { id: string; subject: string; text: string; html: string }

/** All mail to an address, oldest first; of those of one moment, which the tests' clock makes many of, by their transactions. */
export async function mailsTo(db: Database, address: string): Promise<Mail[]> {
  return (
    await db.execute<Mail>(
      sql`select id, subject, text, html from mail_message where to_address = ${address} order by created_at, xmin::text::bigint`,
    )
  ).rows
}

/** The code in the newest mail to an address; undefined when that mail holds none. */
export async function codeFor(db: Database, address: string): Promise<string | undefined> {
  return /^\d{6}$/m.exec((await mailsTo(db, address)).at(-1)?.text ?? '')?.[0]
}
