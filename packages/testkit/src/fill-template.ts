import { openDatabase } from '@upchar/api/platform/db/database'
import { migrateDatabase } from '@upchar/api/platform/db/migrate'
import { fillDatabase } from '@upchar/demo/fill'
import { startEmbeddedPostgres } from '@upchar/server/postgres'

/** Seeds a new PostgreSQL in `dataDir` with the default catalogue for the day, and stops it. */
export async function fillTemplate(
  dataDir: string,
  database: string,
  today: string,
): Promise<void> {
  const postgres = await startEmbeddedPostgres({ dataDir, port: 0, throwaway: true, database })
  try {
    const db = openDatabase(postgres.url, 4)
    await migrateDatabase(db)
    await fillDatabase(db, { today, onProgress: () => undefined })
    await db.$client.end()
  } finally {
    await postgres.stop()
  }
}
