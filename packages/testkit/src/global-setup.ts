import { rm } from 'node:fs/promises'
import type { TestProject } from 'vitest/node'
import { startFilledPostgres, testDay } from './filled-postgres.ts'
import { scratchFolder } from './scratch.ts'

/** Starts the run's PostgreSQL with the template database that every test file copies. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const folder = await scratchFolder('upchar-test-')
  const postgres = await startFilledPostgres({ dataDir: folder, today: testDay })
  const administration = new URL(postgres.url)
  administration.pathname = '/postgres'
  project.provide('postgresUrl', administration.href)
  return async () => {
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
