import { sql } from 'drizzle-orm'
import type { Database } from '@upchar/api/platform/db/database'

/** The row that a finished load leaves behind. */
export const finishedKey = 'catalogue_loaded'

/** Apart from the load itself: a start that finds its catalogue need not read the code that makes one. */
export async function isFilled(db: Database): Promise<boolean> {
  const { rowCount } = await db.execute(sql`select 1 from content_block where key = ${finishedKey}`)
  return (rowCount ?? 0) > 0
}
