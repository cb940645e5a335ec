import { readFile } from 'node:fs/promises'

const everyMs = 1000

const read = (file: string): Promise<string> => readFile(file, 'utf8').catch(() => '')

/** Stopped by SIGSTOP or SIGTSTP; a debugger's stop is a small t. */
async function isStopped(pid: number): Promise<boolean> {
  const stat = await read(`/proc/${pid}/stat`)
  return stat.slice(stat.lastIndexOf(')') + 2, stat.lastIndexOf(')') + 3) === 'T'
}

async function serverPids(cluster: string): Promise<number[]> {
  const postmaster = Number((await read(`${cluster}/postmaster.pid`)).split('\n')[0])
  if (!Number.isInteger(postmaster) || postmaster <= 1) return []
  const children = (await read(`/proc/${postmaster}/task/${postmaster}/children`)).trim()
  return [postmaster, ...(children === '' ? [] : children.split(' ').map(Number))]
}

/**
 * Continues processes of the server that were stopped by a signal and stay so for a second: visitors wait for
 * their locks. Linux only.
 */
export function resumeStopped(cluster: string): { stop(): void } {
  let before = new Set<number>()
  const look = async () => {
    const stopped = new Set<number>()
    for (const pid of await serverPids(cluster)) if (await isStopped(pid)) stopped.add(pid)
    const lasting = [...stopped].filter((pid) => before.has(pid))
    before = stopped
    if (lasting.length === 0) return
    for (const pid of lasting) {
      try {
        process.kill(pid, 'SIGCONT')
      } catch {
        // It has ended meanwhile.
      }
    }
    process.stderr.write('PostgreSQL was stopped by a signal; it was told to continue.\n')
  }
  if (process.platform !== 'linux') return { stop: () => undefined }
  const timer = setInterval(() => void look(), everyMs)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}
