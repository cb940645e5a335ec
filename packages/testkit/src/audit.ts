import { sql } from 'drizzle-orm'
import type { Database } from '@upchar/api/platform/db/database'

type Entry = { action: string; by: string | null; before: unknown; after: unknown }

/** What the audit log says about a thing, oldest first. */
export const auditOf = async (db: Database, subjectId: string): Promise<Entry[]> =>
  (
    await db.execute<Entry>(
      sql`select action, staff_id as by, before, after from audit_entry where subject_id = ${subjectId} order by id`,
    )
  ).rows
