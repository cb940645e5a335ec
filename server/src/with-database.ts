import type { Config } from '@upchar/api/platform/config'
import { openDatabase, type Database } from '@upchar/api/platform/db'
import { migrateDatabase } from '@upchar/api/platform/migrate'
import { explainFailure } from './explain-failure.ts'
import { startEmbeddedPostgres } from './postgres.ts'
import { readSettings } from './settings.ts'

/** For commands: opens the shop's database (embedded or DATABASE_URL), brings it up to date, runs `work`, puts all away. */
export async function withDatabase(work: (db: Database, config: Config) => Promise<number>): Promise<never> {
  let code = 1
  try {
    const config = readSettings()
    const embedded = config.DATABASE_URL === undefined
      ? await startEmbeddedPostgres({ dataDir: config.UPCHAR_DATA_DIR, port: config.DATABASE_PORT, database: 'upchar' })
      : undefined
    const db = openDatabase(config.DATABASE_URL ?? embedded?.url ?? '', config.DATABASE_POOL)
    try {
      await migrateDatabase(db)
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
