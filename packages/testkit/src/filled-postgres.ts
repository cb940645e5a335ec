import { startEmbeddedPostgres, type EmbeddedPostgres } from '@upchar/server/postgres'
import { copyTemplate, filledDatabase } from './template.ts'

export { filledDatabase, startEmbeddedPostgres, type EmbeddedPostgres }

/** The catalogue's date in API tests. */
export const testDay = '2026-11-21'

export type FilledOptions = {
  /** Folder of the database's files; the caller removes it. */
  dataDir: string
  /** The catalogue's date, `YYYY-MM-DD`. */
  today: string
}

/** Puts the files of a PostgreSQL whose database is filled into a folder. */
export const copyFilledPostgres = ({ dataDir, today }: FilledOptions): Promise<void> =>
  copyTemplate(dataDir, today)

/** Starts a throwaway PostgreSQL with a migrated database and the default catalogue. */
export async function startFilledPostgres({
  dataDir,
  today,
}: FilledOptions): Promise<EmbeddedPostgres> {
  await copyFilledPostgres({ dataDir, today })
  return startEmbeddedPostgres({ dataDir, port: 0, throwaway: true, database: filledDatabase })
}
