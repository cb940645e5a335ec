import { inject } from 'vitest'
import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { filledDatabase } from './filled-postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** File that gets the address of the tests' PostgreSQL once it has started. */
    postgresNote: string
  }
}

let address: URL | undefined

/** The tests' PostgreSQL, as soon as it has started. */
async function postgresAddress(): Promise<URL> {
  const note = inject('postgresNote')
  while (address === undefined) {
    const said = await readFile(note, 'utf8').catch(() => '')
    const { url, failure }: { url?: string; failure?: string } = said === '' ? {} : JSON.parse(said)
    if (failure !== undefined) throw new Error(`PostgreSQL did not start: ${failure}`)
    if (url === undefined) await sleep(10)
    else address = new URL(url)
  }
  return new URL(address)
}

const administer = async (query: string) => {
  const url = await postgresAddress()
  url.pathname = '/postgres'
  const client = new pg.Client({ connectionString: url.href })
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

async function handleOf(name: string): Promise<{ url: string; drop(): Promise<void> }> {
  const url = await postgresAddress()
  url.pathname = `/${name}`
  return { url: url.href, drop: () => administer(`drop database if exists ${name} with (force)`) }
}
