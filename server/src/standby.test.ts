import { execFile } from 'node:child_process'
import { appendFile, chmod, chown, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { sql } from 'drizzle-orm'
import { afterEach, expect, it } from 'vitest'
import { inAsyncCommitTransaction } from '@upchar/api/internals/platform/db/async-commit'
import { openDatabase, type Database } from '@upchar/api/platform/db/database'
import { startEmbeddedPostgres } from './postgres.ts'

const ends: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end()
})

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'upchar-standby-'))
  // PostgreSQL runs as another user than root.
  await chmod(folder, 0o711)
  ends.push(() => rm(folder, { recursive: true }))
  return folder
}

async function start(
  dataDir: string,
): Promise<{ url: string; db: Database; stop(): Promise<void> }> {
  const postgres = await startEmbeddedPostgres({ dataDir, port: 0, database: 'upchar' })
  const db = openDatabase(postgres.url, 4)
  let stopped = false
  const stop = async () => {
    if (stopped) return
    stopped = true
    await db.$client.end()
    await postgres.stop()
  }
  ends.push(stop)
  return { url: postgres.url, db, stop }
}

/** Makes a copy of a primary's files a standby of it. */
async function followFrom(folder: string, primaryUrl: string): Promise<void> {
  const cluster = path.join(folder, 'postgres')
  const { uid, gid } = await stat(cluster)
  const { port, username, password } = new URL(primaryUrl)
  await appendFile(
    path.join(cluster, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=127.0.0.1 port=${port} user=${username} password=${password} application_name=standby'\n`,
  )
  const signal = path.join(cluster, 'standby.signal')
  await writeFile(signal, '')
  await chown(signal, uid, gid)
}

const note = (db: Database, key: string) =>
  inAsyncCommitTransaction(
    db,
    () => Promise.resolve(),
    (tx) => tx.execute(sql`insert into note values (${key})`),
  )

const notes = async (db: Database) =>
  (await db.execute<{ key: string }>(sql`select key from note order by key`)).rows.map(
    ({ key }) => key,
  )

it('ORDER-06 an asynchronously committed transaction is answered only when a synchronous standby has it', async () => {
  const primaryFolder = await emptyFolder()
  const made = await start(primaryFolder)
  await made.db.execute(sql`create table note (key text primary key)`)
  await made.stop()
  const copy = await emptyFolder()
  await promisify(execFile)('cp', ['-a', `${primaryFolder}/.`, copy])
  const primary = await start(primaryFolder)
  await followFrom(copy, primary.url)
  const standby = await start(copy)

  await primary.db.execute(sql`alter system set synchronous_standby_names = 'standby'`)
  await primary.db.execute(sql`select pg_reload_conf()`)
  const replication = async () =>
    (await primary.db.execute(sql`select sync_state from pg_stat_replication`)).rows
  await expect.poll(replication).toEqual([{ sync_state: 'sync' }])
  await note(primary.db, 'with the standby')

  await standby.stop()
  await expect.poll(replication).toEqual([])
  let answered = false
  const waiting = note(primary.db, 'without it').then(() => {
    answered = true
  })
  const waits = async () =>
    (await primary.db.execute(sql`select query from pg_stat_activity where wait_event = 'SyncRep'`))
      .rows.length
  await expect.poll(waits).toBe(1)
  // Its locks are free, and its answer isn't given.
  expect(await notes(primary.db)).toEqual(['with the standby', 'without it'])
  await sleep(200)
  expect(answered).toBe(false)

  const back = await start(copy)
  await waiting
  await primary.stop()
  await back.db.execute(sql`select pg_promote()`)
  expect(await notes(back.db)).toEqual(['with the standby', 'without it'])
})
