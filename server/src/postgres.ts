import { spawn, type ChildProcess } from 'node:child_process'
import { createServer } from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { StartupError } from './startup-error.ts'
import { findBinaries } from './postgres/binaries.ts'
import { openCluster, readPassword, serverArguments } from './postgres/cluster.ts'
import {
  lockDataDir,
  lockHolder,
  runningPort,
  stopOrphanedPostgres,
  unlockDataDir,
} from './postgres/data-dir-lock.ts'
import { locateInstallation, type Installation } from './postgres/installation.ts'
import { keepRunning, type ServerProcess } from './postgres/keep-running.ts'
import { resumeStopped } from './postgres/resume-stopped.ts'

export type EmbeddedPostgres = { url: string; stop(): Promise<void> }
export type EmbeddedOptions = {
  /** Folder for the database's files; created when missing. */
  dataDir: string
  /** Preferred port on 127.0.0.1; a free one is used when it is taken. */
  port: number
  /** For tests: trades durability for speed, and keeps all its files in `dataDir`, which the caller removes. */
  throwaway?: boolean
  database: string
  /** Told when it has ended and can't be started again; the process can't go on then. */
  onFailure?: (error: Error) => void
}

const freePort = (wished: number): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE' && wished !== 0) freePort(0).then(resolve, reject)
      else reject(error)
    })
    probe.listen(wished, '127.0.0.1', () => {
      const address = probe.address()
      const port = typeof address === 'object' && address !== null ? address.port : wished
      probe.close(() => resolve(port))
    })
  })

const silentMs = 30_000
const cannotConnectNow = '57P03'

async function waitUntilReady(url: string, guard: ChildProcess): Promise<void> {
  let heard = performance.now()
  for (let tries = 0; performance.now() - heard < silentMs; tries++) {
    if (guard.exitCode !== null || guard.signalCode !== null)
      throw new StartupError('PostgreSQL exited while starting; see the output above.')
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 })
    client.on('error', () => undefined)
    const failure: unknown = await client.connect().then(
      () => undefined,
      (error: unknown) => error,
    )
    await client.end().catch(() => undefined)
    if (failure === undefined) return
    // Recovery after a crash reads as much of the log as was written since the last checkpoint.
    if (failure instanceof pg.DatabaseError && failure.code === cannotConnectNow)
      heard = performance.now()
    await sleep(tries < 20 ? 25 : 100)
  }
  throw new StartupError('PostgreSQL did not answer for half a minute.')
}

async function createDatabase(adminUrl: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
    if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`)
  } finally {
    await client.end()
  }
}

const addressOf = (password: string, port: number, database: string): string =>
  `postgres://upchar:${password}@127.0.0.1:${port}/${database}`

/** The URL of the embedded PostgreSQL of a shop that runs on this folder, if any. */
export async function findRunningPostgres(
  dataDir: string,
  database: string,
): Promise<string | undefined> {
  const installation = await locateInstallation(await findBinaries(), path.resolve(dataDir), false)
  const port =
    (await lockHolder(installation.dataDir)) === undefined
      ? undefined
      : await runningPort(path.join(installation.dataDir, 'postgres'))
  return port === undefined
    ? undefined
    : addressOf(await readPassword(installation), port, database)
}

/** Starts the server under its guard and waits until it is ready. */
async function startServer(
  { binaries, owner, dataDir }: Installation,
  args: string[],
  url: string,
): Promise<ServerProcess> {
  await stopOrphanedPostgres(path.join(dataDir, 'postgres'))
  const guard = spawn(
    process.execPath,
    [
      fileURLToPath(new URL('postgres/guard.mjs', import.meta.url)),
      JSON.stringify({ command: binaries.postgres, args, ...owner }),
    ],
    { stdio: ['pipe', 'ignore', 'inherit'], detached: true, cwd: '/' },
  )
  // A guard that was killed takes its pipe along.
  guard.stdin.on('error', () => undefined)
  const ended = new Promise<void>((resolve) => guard.once('exit', () => resolve()))
  const stop = async () => {
    guard.ref()
    guard.stdin.end()
    await ended
  }
  try {
    await waitUntilReady(url, guard)
  } catch (error) {
    await stop()
    throw error
  }
  guard.unref()
  return { ended, stop }
}

/**
 * Starts an embedded PostgreSQL on 127.0.0.1 with its files in `dataDir`, creating them when missing. It is
 * started again when it ends by itself, and stops when this process exits, even by kill -9.
 */
export async function startEmbeddedPostgres({
  dataDir,
  port: preferredPort,
  throwaway = false,
  database,
  onFailure = (error) => process.stderr.write(`${error.message}\n`),
}: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const installation = await locateInstallation(
    await findBinaries(),
    path.resolve(dataDir),
    throwaway,
  )
  await lockDataDir(installation.dataDir)
  await stopOrphanedPostgres(path.join(installation.dataDir, 'postgres'))
  const { cluster, password } = await openCluster(installation)
  const port = await freePort(preferredPort)
  const adminUrl = addressOf(password, port, 'postgres')
  const args = serverArguments(cluster, port, throwaway)
  const kept = await keepRunning(() => startServer(installation, args, adminUrl), { onFailure })
  const resuming = resumeStopped(cluster)
  await createDatabase(adminUrl, database)
  return {
    url: addressOf(password, port, database),
    stop: async () => {
      await kept.stop()
      resuming.stop()
      await unlockDataDir(installation.dataDir)
    },
  }
}
