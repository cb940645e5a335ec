import { ok, type Result } from '@upchar/kernel/result'
import { WorkerPool } from '../../../platform/workers/worker-pool.ts'
import { fileDamaged, fileTooLarge, uploadsBusy } from '../errors.ts'
import { maxFileBytes } from '../model.ts'
import type { CheckedFile, Judged, NotAccepted, Upload } from './check-content.ts'

/** Judging an ordinary file takes some tenths of a second. */
const timeLimitMs = 10_000

/**
 * One at a time: two hostile pictures would take more memory than the shop itself. Exported for tests, which look at
 * the counts.
 */
export const judges = new WorkerPool<Upload, Judged>({
  module: new URL('./judge-worker.ts', import.meta.url),
  workers: 1,
  maxWaiting: 24,
  timeLimitMs,
  heapMb: 128,
  restMib: 160,
})

/** Checks a file in another process: one that takes too long or too much memory is damaged. */
export async function judgeUpload(
  upload: Upload,
): Promise<Result<CheckedFile, NotAccepted | ReturnType<typeof uploadsBusy>['error']>> {
  if (upload.bytes.length > maxFileBytes) return fileTooLarge()
  const run = await judges.run(upload)
  if (!run.ok) return run.error === 'busy' ? uploadsBusy() : fileDamaged()
  const judged = run.value
  // A buffer arrives from a worker as plain bytes.
  return judged.ok ? ok({ ...judged.value, bytes: Buffer.from(judged.value.bytes) }) : judged
}
