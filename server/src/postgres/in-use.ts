import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { CannotStart } from '../cannot-start.ts'

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

/** The other process that is alive and has the data folder. */
export async function otherOwner(dataDir: string): Promise<number | undefined> {
  const pid = Number(await readFile(ownerFile(dataDir), 'utf8').catch(() => ''))
  if (!Number.isInteger(pid) || pid <= 1 || pid === process.pid || !isAlive(pid)) return undefined
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => 'node')
  return command.includes('node') ? pid : undefined
}

/** Takes the data folder for this process, unless another one that is alive has it. */
export async function claim(dataDir: string): Promise<void> {
  const pid = await otherOwner(dataDir)
  if (pid !== undefined)
    throw new CannotStart(
      `Upchar is running already on ${dataDir} (process ${pid}). Stop it first, or set UPCHAR_DATA_DIR to another folder; processes that share one shop need a PostgreSQL of yours in DATABASE_URL.`,
    )
  await writeFile(ownerFile(dataDir), String(process.pid))
}

/** The port of the PostgreSQL on these files that takes connections. */
export async function portInUse(cluster: string): Promise<number | undefined> {
  const lines = (
    await readFile(path.join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')
  ).split('\n')
  return lines[7]?.trim() === 'ready' ? Number(lines[3]) : undefined
}

export const release = (dataDir: string): Promise<void> => rm(ownerFile(dataDir), { force: true })

/** A PostgreSQL left over in this folder is ended first: its guard is doing that already, or was killed itself. */
export async function endLeftover(cluster: string): Promise<void> {
  const pidFile = path.join(cluster, 'postmaster.pid')
  const readPid = async () =>
    Number((await readFile(pidFile, 'utf8').catch(() => '')).split('\n')[0])
  const pid = await readPid()
  if (!Number.isInteger(pid) || pid <= 1 || !isAlive(pid)) return
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
  if (command !== '' && !command.includes('postgres')) return
  process.stderr.write(
    'The database of a start that was killed is still there; it is ended first …\n',
  )
  for (let waited = 0; waited < 100; waited++) {
    if (waited === 30) process.kill(pid, 'SIGINT')
    if (!isAlive(pid) || (await readPid()) !== pid) return
    await sleep(100)
  }
  throw new CannotStart(
    `Another PostgreSQL (process ${pid}) is using ${cluster} and does not stop. End it, then start again.`,
  )
}
