import { err, type Result } from '@upchar/kernel/result'
import { WorkerPool } from '../../platform/workers/worker-pool.ts'
import type { Log, readLog } from './read-log.ts'

const readers = new WorkerPool<{ text: string }, ReturnType<typeof readLog>>({
  module: new URL('./read-worker.ts', import.meta.url),
  workers: 1,
  maxWaiting: 8,
  timeLimitMs: 10_000,
  heapMb: 64,
  restMib: 160,
})

/** Reads a logger's file in another process: one that takes too long or too much memory is refused. `busy`: too many wait. */
export async function readApart(text: string): Promise<Result<Log, string | { busy: true }>> {
  const run = await readers.run({ text })
  if (run.ok) return run.value
  return err(run.error === 'busy' ? { busy: true } : 'The file can’t be read.')
}
