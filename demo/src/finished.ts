import { sql } from 'drizzle-orm'
import type { Database } from '@upchar/api/platform/db/database'

/** The row that marks a completed load. */
export const finishedKey = 'catalogue_loaded'

/** Separate from the loader, so that a start with an existing catalogue needn't import the generator. */
export async function isFilled(db: Database): Promise<boolean> {
  const { rowCount } = await db.execute(sql`select 1 from content_block where key = ${finishedKey}`)
  return (rowCount ?? 0) > 0
}
