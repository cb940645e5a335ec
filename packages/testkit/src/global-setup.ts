import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { templateDatabase } from './database.ts'
import { startFilledPostgres, testDay } from './filled-postgres.ts'

/** Starts a PostgreSQL for the whole run and fills the template that every test file copies. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'upchar-test-'))
  const postgres = await startFilledPostgres({
    dataDir: folder,
    database: templateDatabase,
    today: testDay,
  })
  const url = new URL(postgres.url)
  url.pathname = '/postgres'
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  await client.query(`alter database ${templateDatabase} with is_template true`)
  await client.end()
  project.provide('postgresUrl', url.href)
  return async () => {
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
