import type { Config } from '@upchar/api/platform/config'
import { openDatabase, type Database } from '@upchar/api/platform/db/database'
import { migrateDatabase } from '@upchar/api/platform/db/migrate'
import { explainFailure } from './explain-failure.ts'
import { findRunningPostgres, startEmbeddedPostgres } from './postgres.ts'
import { readSettings } from './settings.ts'

/**
 * For commands: opens the database (DATABASE_URL, the running shop's, or one started for the command), migrates it,
 * runs `work` and closes it. `exclusive` work must not run beside a shop with visitors; what only reads leaves the schema
 * as it is.
 */
export async function withDatabase(
  work: (db: Database, config: Config) => Promise<number>,
  { exclusive = false, migrate = true } = {},
): Promise<never> {
  let code = 1
  try {
    const config = readSettings()
    const running =
      config.DATABASE_URL ??
      (exclusive ? undefined : await findRunningPostgres(config.UPCHAR_DATA_DIR, 'upchar'))
    const embedded =
      running === undefined
        ? await startEmbeddedPostgres({
            dataDir: config.UPCHAR_DATA_DIR,
            port: config.DATABASE_PORT,
            database: 'upchar',
          })
        : undefined
    const db = openDatabase(running ?? embedded?.url ?? '', config.DATABASE_POOL)
    try {
      if (migrate) await migrateDatabase(db)
      code = await work(db, config)
    } finally {
      await db.$client.end()
      await embedded?.stop()
    }
  } catch (error) {
    process.stderr.write(`${explainFailure(error)}\n`)
  }
  return process.exit(code)
}
