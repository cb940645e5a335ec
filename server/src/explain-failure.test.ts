import { mkdtempSync, rmSync, writeFileSync, mkdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { openDatabase } from '@upchar/api/platform/db/database'
import { migrateDatabase } from '@upchar/api/platform/db/migrate'
import { StartupError } from './startup-error.ts'
import { explainFailure } from './explain-failure.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'upchar-explain-'))
afterAll(() => rmSync(folder, { recursive: true }))

const failureOf = async (work: () => unknown): Promise<unknown> => {
  try {
    await work()
  } catch (error) {
    return error
  }
  throw new Error('nothing failed')
}
const listen = (port: number, host: string) =>
  new Promise<number>((resolve, reject) => {
    const server = createServer()
      .once('error', reject)
      .listen(port, host, () => {
        const address = server.address()
        resolve(typeof address === 'object' && address !== null ? address.port : 0)
      })
      .unref()
  })
const migrate = async (url: string) => {
  const db = openDatabase(url, 1)
  await migrateDatabase(db).finally(() => db.$client.end())
}

it('names the port in use and the setting that changes it', async () => {
  const port = await listen(0, '127.0.0.1')
  const text = explainFailure(await failureOf(() => listen(port, '127.0.0.1')))
  expect(text).toBe(`Port ${port} is in use. Is Upchar already running? Set PORT to another port.`)
})

it('names the database address that refuses connections', async () => {
  expect(explainFailure(await failureOf(() => migrate('postgres://u:secret@127.0.0.1:1/x')))).toBe(
    "Can't connect to PostgreSQL at 127.0.0.1:1 (ECONNREFUSED). " +
      'Start it, or correct DATABASE_URL; without DATABASE_URL Upchar uses its embedded PostgreSQL.',
  )
})

it('names the file that blocks the data folder', async () => {
  const file = path.join(folder, 'file')
  writeFileSync(file, '')
  expect(explainFailure(await failureOf(() => mkdirSync(file, { recursive: true })))).toBe(
    `${file} is not a folder. Set UPCHAR_DATA_DIR to a folder.`,
  )
})

const failed = (code: string, facts: object = {}) =>
  Object.assign(new Error('a system message'), { code, ...facts })
it.each([
  [
    'a folder of another user',
    failed('EACCES', { path: '/srv/data/secret' }),
    '/srv/data/secret',
    'UPCHAR_DATA_DIR',
  ],
  ['a privileged port', failed('EACCES', { port: 80 }), 'port 80', 'PORT'],
  [
    'an address of another machine',
    failed('EADDRNOTAVAIL', { address: '192.0.2.1' }),
    '192.0.2.1',
    'HOST',
  ],
  ['a full disk, reported by PostgreSQL', failed('53100'), 'No space', 'UPCHAR_DATA_DIR'],
  [
    'a wrong password',
    new Error('Failed query', { cause: failed('28P01') }),
    'password',
    'DATABASE_URL',
  ],
  ['a missing database', failed('3D000'), 'does not exist', 'DATABASE_URL'],
  ['a user without privileges', failed('42501'), 'may not', 'DATABASE_URL'],
])('says what to do about %s, in one line', (_, error, what, setting) => {
  const text = explainFailure(error)
  expect(text).toContain(what)
  expect(text).toContain(setting)
  expect(text).not.toContain('\n')
})

it('prints a startup error as it is, and a bug with its stack', () => {
  expect(explainFailure(new StartupError('Stop it first.'))).toBe('Stop it first.')
  expect(explainFailure(new TypeError('x is undefined'))).toContain('explain-failure.test.ts')
})
