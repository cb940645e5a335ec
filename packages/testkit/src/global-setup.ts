import { rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startFilledPostgres, testDay } from './filled-postgres.ts'
import { scratchFolder } from './scratch.ts'

/**
 * A test file's database lives for seconds, and PostgreSQL would plan each statement five times for each of its connections
 * before it keeps a plan: a third of the database's time.
 */
async function planOnce(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('alter role all set plan_cache_mode = force_generic_plan')
  await client.end()
}

/**
 * Starts the run's PostgreSQL with the template database that every test file copies. The workers load their modules
 * meanwhile: `database.ts` waits for the address.
 */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const folder = await scratchFolder('upchar-test-')
  const note = path.join(folder, 'address.json')
  const starting = startFilledPostgres({ dataDir: folder, today: testDay }).then(
    async (postgres) => {
      await planOnce(postgres.url)
      return postgres
    },
  )
  const tell = async (what: { url: string } | { failure: string }) => {
    await writeFile(`${note}.new`, JSON.stringify(what))
    await rename(`${note}.new`, note)
  }
  const told = starting.then(
    ({ url }) => tell({ url }),
    (error: unknown) => tell({ failure: String(error) }),
  )
  project.provide('postgresNote', note)
  return async () => {
    await told
    await starting.then(
      (postgres) => postgres.stop(),
      () => undefined,
    )
    await rm(folder, { recursive: true, force: true })
  }
}
