import { startEmbeddedPostgres, type EmbeddedPostgres } from '@upchar/server/postgres'
import { copyTemplate, filledDatabase } from './template.ts'

export { filledDatabase, startEmbeddedPostgres, type EmbeddedPostgres }

/** The day that API tests take their catalogue from. */
export const testDay = '2026-11-21'

export type FilledOptions = {
  /** Folder for the database's files, which the caller removes. */
  dataDir: string
  /** Day the catalogue is made for, `YYYY-MM-DD`. */
  today: string
}

/** Starts a throwaway PostgreSQL whose database is migrated and holds the default catalogue. */
export async function startFilledPostgres({
  dataDir,
  today,
}: FilledOptions): Promise<EmbeddedPostgres> {
  await copyTemplate(dataDir, today)
  return startEmbeddedPostgres({ dataDir, port: 0, throwaway: true, database: filledDatabase })
}
