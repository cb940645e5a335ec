import { mkdtemp, readdir, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

const memory = '/dev/shm'
/** The maximum size of a run's databases, with room to spare. */
const enough = 3 * 1024 ** 3

/** Whether a process with this id is running, of any owner. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** Removes folders of killed runs. */
async function removeOrphans(base: string, prefix: string): Promise<void> {
  for (const name of await readdir(base)) {
    const pid = name.startsWith(prefix) ? /^\d+/.exec(name.slice(prefix.length))?.[0] : undefined
    if (pid !== undefined && !isAlive(Number(pid)))
      await rm(path.join(base, name), { recursive: true, force: true })
  }
}

/** Creates a scratch folder for the run, in memory if there is room, which avoids waiting for a disk. */
export async function scratchFolder(prefix: string): Promise<string> {
  const free = await statfs(memory).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  )
  const base = free > enough ? memory : tmpdir()
  await removeOrphans(base, prefix)
  return mkdtemp(path.join(base, `${prefix}${process.pid}-`))
}
