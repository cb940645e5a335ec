import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, it } from 'vitest'
import pg from 'pg'
import { findRunningPostgres, startEmbeddedPostgres } from './postgres.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'upchar-postgres-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const answers = async (url: string): Promise<boolean> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1000 })
  const connected = await client.connect().then(
    () => true,
    () => false,
  )
  await client.end().catch(() => undefined)
  return connected
}

it('keeps a throwaway’s files in its own folder, under any user, and stops completely', async () => {
  const postgres = await startEmbeddedPostgres({
    dataDir: folder,
    port: 0,
    throwaway: true,
    database: 'upchar',
  })
  expect(await answers(postgres.url)).toBe(true)
  expect(existsSync(path.join(folder, 'postgres/PG_VERSION'))).toBe(true)
  await postgres.stop()
  expect(await answers(postgres.url)).toBe(false)
})

it('refuses the folder of a running process', async () => {
  writeFileSync(path.join(folder, 'upchar.pid'), String(process.ppid))
  await expect(
    startEmbeddedPostgres({ dataDir: folder, port: 0, throwaway: true, database: 'upchar' }),
  ).rejects.toThrow(`already running on ${folder} (process ${process.ppid})`)
})

it('lets a command find it while another process holds the folder', async () => {
  const claimed = path.join(folder, 'upchar.pid')
  const postgres = await startEmbeddedPostgres({
    dataDir: folder,
    port: 0,
    throwaway: true,
    database: 'upchar',
  })
  expect(await findRunningPostgres(folder, 'upchar')).toBeUndefined()
  writeFileSync(claimed, String(process.ppid))
  expect(await findRunningPostgres(folder, 'upchar')).toBe(postgres.url)
  await postgres.stop()
  writeFileSync(claimed, String(process.ppid))
  expect(await findRunningPostgres(folder, 'upchar')).toBeUndefined()
})

it('stops when its parent process is killed', async () => {
  const script = `
    import { startEmbeddedPostgres } from ${JSON.stringify(path.resolve(import.meta.dirname, 'postgres.ts'))}
    const { url } = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(folder)}, port: 0, throwaway: true, database: 'upchar' })
    process.stdout.write(url, () => process.kill(process.pid, 'SIGKILL'))`
  const killed = await promisify(execFile)(process.execPath, [
    '--input-type=module',
    '-e',
    script,
  ]).catch((error: { stdout: string; signal: string }) => error)
  expect(killed).toMatchObject({
    signal: 'SIGKILL',
    stdout: expect.stringContaining('postgres://'),
  })
  await expect.poll(() => answers(killed.stdout), { timeout: 30_000 }).toBe(false)
  await expect
    .poll(() => existsSync(path.join(folder, 'postgres/postmaster.pid')), { timeout: 30_000 })
    .toBe(false)
})

const postmaster = () =>
  Number(readFileSync(path.join(folder, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])
const parentOf = (pid: number) =>
  Number(/PPid:\s*(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])

it.runIf(process.platform === 'linux')(
  'is started again when it or its guard is killed, and goes on when it was stopped by a signal',
  async () => {
    const postgres = await startEmbeddedPostgres({
      dataDir: folder,
      port: 0,
      throwaway: true,
      database: 'upchar',
    })
    const first = postmaster()
    process.kill(first, 'SIGKILL')
    await expect.poll(() => postmaster() !== first && answers(postgres.url)).toBe(true)

    const second = postmaster()
    process.kill(parentOf(second), 'SIGKILL')
    await expect.poll(() => postmaster() !== second && answers(postgres.url)).toBe(true)

    process.kill(postmaster(), 'SIGSTOP')
    await expect.poll(() => answers(postgres.url)).toBe(true)
    await postgres.stop()
    expect(await answers(postgres.url)).toBe(false)
  },
)
