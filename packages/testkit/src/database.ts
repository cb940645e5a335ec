import { inject } from 'vitest'
import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { filledDatabase } from './filled-postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the administration database of the tests' PostgreSQL. */
    postgresUrl: string
  }
}

const administer = async (query: string) => {
  const client = new pg.Client({ connectionString: inject('postgresUrl') })
  await client.connect()
  try {
    await client.query(query)
  } finally {
    await client.end()
  }
}

/** A database for one test file: a copy of the template, deleted by `drop`. */
export async function createTestDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `test_${randomBytes(6).toString('hex')}`
  // PostgreSQL refuses concurrent copies: the template must have no other connection.
  for (let attempt = 0; ; attempt++) {
    try {
      await administer(`create database ${name} template ${filledDatabase} strategy file_copy`)
      break
    } catch (error) {
      if (attempt >= 50 || !(error instanceof Error && 'code' in error && error.code === '55006'))
        throw error
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
  return handleOf(name)
}

/** An empty database, for tests that migrate or load data themselves. */
export async function createEmptyDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `test_${randomBytes(6).toString('hex')}`
  await administer(`create database ${name}`)
  return handleOf(name)
}

function handleOf(name: string): { url: string; drop(): Promise<void> } {
  const url = new URL(inject('postgresUrl'))
  url.pathname = `/${name}`
  return { url: url.href, drop: () => administer(`drop database if exists ${name} with (force)`) }
}
