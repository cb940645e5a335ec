import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartupError } from '../startup-error.ts'

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** Holds the pid of the process that uses the folder; the lock is valid while that process is alive. */
const lockFile = (dataDir: string) => path.join(dataDir, 'upchar.pid')

/** The pid of another running process that holds the data folder. */
export async function lockHolder(dataDir: string): Promise<number | undefined> {
  const pid = Number(await readFile(lockFile(dataDir), 'utf8').catch(() => ''))
  if (!Number.isInteger(pid) || pid <= 1 || pid === process.pid || !isAlive(pid)) return undefined
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => 'node')
  return command.includes('node') ? pid : undefined
}

/** Locks the data folder for this process; throws while another running process holds it. */
export async function lockDataDir(dataDir: string): Promise<void> {
  const pid = await lockHolder(dataDir)
  if (pid !== undefined)
    throw new StartupError(
      `Upchar is already running on ${dataDir} (process ${pid}). Stop it first, or set UPCHAR_DATA_DIR to another folder. ` +
        'Processes that share one shop need their own PostgreSQL in DATABASE_URL.',
    )
  await writeFile(lockFile(dataDir), String(process.pid))
}

/** The port of the PostgreSQL that runs on this cluster and is ready for connections. */
export async function runningPort(cluster: string): Promise<number | undefined> {
  const lines = (
    await readFile(path.join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')
  ).split('\n')
  return lines[7]?.trim() === 'ready' ? Number(lines[3]) : undefined
}

export const unlockDataDir = (dataDir: string): Promise<void> =>
  rm(lockFile(dataDir), { force: true })

/** Stops a PostgreSQL left over from a killed process: its guard is stopping it already, or was killed too. */
export async function stopOrphanedPostgres(cluster: string): Promise<void> {
  const pidFile = path.join(cluster, 'postmaster.pid')
  const readPid = async () =>
    Number((await readFile(pidFile, 'utf8').catch(() => '')).split('\n')[0])
  const pid = await readPid()
  if (!Number.isInteger(pid) || pid <= 1 || !isAlive(pid)) return
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
  if (command !== '' && !command.includes('postgres')) return
  process.stderr.write('Stopping the database of an earlier start that was killed …\n')
  for (let waited = 0; waited < 100; waited++) {
    if (waited === 30) process.kill(pid, 'SIGINT')
    if (!isAlive(pid) || (await readPid()) !== pid) return
    await sleep(100)
  }
  throw new StartupError(
    `Another PostgreSQL (process ${pid}) is using ${cluster} and does not stop. Stop it, then start again.`,
  )
}
