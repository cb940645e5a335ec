import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { fillDatabase } from '@upchar/seed/fill'
import { startEmbeddedPostgres } from '@upchar/server/postgres'
import { openDatabase } from '../platform/db.ts'
import { migrateDatabase } from '../platform/migrate.ts'
import { templateDatabase } from './database.ts'

/** Starts a PostgreSQL for the whole run and fills the template that every test file copies. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'upchar-test-'))
  const postgres = await startEmbeddedPostgres({
    dataDir: folder,
    port: 0,
    throwaway: true,
    database: templateDatabase,
  })
  const db = openDatabase(postgres.url, 4)
  await migrateDatabase(db)
  await fillDatabase(db, { today: '2026-11-21', onProgress: () => undefined })
  await db.$client.end()
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
