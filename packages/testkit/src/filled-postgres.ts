import { openDatabase } from '@upchar/api/platform/db/database'
import { migrateDatabase } from '@upchar/api/platform/db/migrate'
import { fillDatabase } from '@upchar/demo/fill'
import { startEmbeddedPostgres, type EmbeddedPostgres } from '@upchar/server/postgres'

export { startEmbeddedPostgres, type EmbeddedPostgres }

/** The day that API tests take their catalogue from. */
export const testDay = '2026-11-21'

export type FilledOptions = {
  /** Folder for the database's files, which the caller removes. */
  dataDir: string
  database: string
  /** Day the catalogue is made for, `YYYY-MM-DD`. */
  today: string
}

/** Starts a throwaway PostgreSQL whose database is migrated and holds the default catalogue. */
export async function startFilledPostgres({
  dataDir,
  database,
  today,
}: FilledOptions): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres({ dataDir, port: 0, throwaway: true, database })
  const db = openDatabase(postgres.url, 4)
  await migrateDatabase(db)
  await fillDatabase(db, { today, onProgress: () => undefined })
  await db.$client.end()
  return postgres
}
