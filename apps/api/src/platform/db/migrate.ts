import { fileURLToPath } from 'node:url'
import { sql } from './sql.ts'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type { Database } from './database.ts'
import { migrateJobs } from '../jobs/jobs.ts'
import journal from '../../../migrations/meta/_journal.json' with { type: 'json' }

const folder = fileURLToPath(new URL('../../../migrations', import.meta.url))
/** As the database keeps it: the newest migration's time. */
export const newestMigration = Math.max(...journal.entries.map(({ when }) => when))

/** Arbitrary: keeps two processes that start together from migrating together. */
const migrationLock = 7_014_221

/**
 * Migrates the database to the newest schema. Idempotent, and safe to call from several processes at once.
 */
export async function migrateDatabase(db: Database): Promise<void> {
  const client = await db.$client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await migrate(db, { migrationsFolder: folder })
    await migrateJobs(db)
    await db.execute(
      sql`insert into catalogue_version (id, version) values (1, 1) on conflict do nothing`,
    )
  } finally {
    await client.query('select pg_advisory_unlock($1)', [migrationLock])
    client.release()
  }
}
