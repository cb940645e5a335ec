import { MOST_PAD_LINES, readPadCells } from '@upchar/kernel/order-pad'
import { err, ok } from '@upchar/kernel/result'
import { uploadsBusy, type Upload } from '../../modules/files/index.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import { WorkerPool } from '../../platform/workers/worker-pool.ts'
import type { PadTable, PadTask } from './pad-worker.ts'

/** Files of strangers are read in another process, with its own limits of time and memory (decision 0021). */
const readers = new WorkerPool<PadTask, PadTable>({
  module: new URL('./pad-worker.ts', import.meta.url),
  workers: 1,
  maxWaiting: 12,
  timeLimitMs: 10_000,
  heapMb: 128,
  restMib: 160,
})

const unreadable = (message: string) => err({ code: 'pad_unreadable' as const, message })

/** The lines of an uploaded list. */
export async function readPadFile({
  name,
  bytes,
}: Upload): Promise<HandlerResult<'readOrderPadFile'>> {
  const run = await readers.run({ name, bytes })
  if (!run.ok) {
    if (run.error === 'busy') return uploadsBusy()
    return unreadable('This file takes too long to read. Save the list as CSV and upload that.')
  }
  const { rows, more, problem } = run.value
  if (problem !== null) return unreadable(problem)
  const lines = readPadCells(rows)
  if (lines.length === 0) return unreadable('There are no lines in this file.')
  return ok({
    success: true,
    lines: lines.slice(0, MOST_PAD_LINES),
    left: Math.max(0, lines.length - MOST_PAD_LINES) + more,
  })
}
