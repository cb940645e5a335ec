import { readFileSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'

const ticksPerSecond = 100

/** CPU seconds used by a process so far; undefined once it has ended. */
function cpuSeconds(pid: number): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond
  } catch {
    // PostgreSQL's background processes come and go.
    return undefined
  }
}

/** Resident memory in MiB. */
export function residentMib(pid: number): number {
  const match = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
  return Number(match?.[1] ?? 0) / 1024
}

/** Memory in MiB, with a page that processes share divided among them; 0 once it has ended. */
export async function proportionalMib(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '')
  return Number(/^Pss:\s+(\d+) kB/m.exec(text)?.[1] ?? 0) / 1024
}

/** The processes that a process has started. */
export const childrenOf = async (pid: number): Promise<number[]> =>
  (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => ''))
    .split(' ')
    .filter((text) => text.trim() !== '')
    .map(Number)

/** Every PostgreSQL process of the cluster in `dataDir`. */
export function postgresPids(dataDir: string): number[] {
  const master = Number(readFileSync(`${dataDir}/postgres/postmaster.pid`, 'utf8').split('\n')[0])
  const parentOf = (pid: string): number => {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
      return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
    } catch {
      return 0
    }
  }
  return [
    master,
    ...readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name) && parentOf(name) === master)
      .map(Number),
  ]
}

/** Runs `work` and returns the CPU seconds that the processes used meanwhile. */
export async function withCpu<T>(
  pids: () => number[],
  work: () => Promise<T>,
): Promise<{ result: T; cpu: number }> {
  const before = new Map(pids().map((pid) => [pid, cpuSeconds(pid)]))
  const result = await work()
  let cpu = 0
  for (const pid of pids()) cpu += Math.max(0, (cpuSeconds(pid) ?? 0) - (before.get(pid) ?? 0))
  return { result, cpu }
}
