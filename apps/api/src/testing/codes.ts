import { sql } from 'drizzle-orm'
import type { Database } from '../platform/db.ts'

/** The code in the newest mail to an address; undefined when that mail holds none. */
export async function codeFor(db: Database, email: string): Promise<string | undefined> {
  const { rows } = await db.execute<{ text: string }>(sql`select text from mail_message where to_address = ${email} order by created_at desc, xmin::text::bigint desc limit 1`)
  return /^\d{6}$/m.exec(rows[0]?.text ?? '')?.[0]
}
