import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Context } from '../../platform/context.ts'
import { errorsCsv, importCatalogue } from '../catalogue-file/index.ts'
import { finishUpload, noteProgress, takeContent } from './store.ts'

/** Few rows at a time: the process may answer visitors meanwhile. */
const batchSize = 50

/**
 * Job: imports an uploaded catalogue (OPS-04), as `npm run import` does. One that was interrupted goes on where it stopped when it
 * runs again.
 */
export async function runUpload(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  id: string,
): Promise<void> {
  const taken = await takeContent(db, id)
  if (taken === undefined) return
  const folder = await mkdtemp(path.join(tmpdir(), 'upchar-catalogue-'))
  try {
    const file = path.join(folder, `file${path.extname(taken.name)}`)
    await writeFile(file, taken.content)
    const report = await importCatalogue(db, {
      path: file,
      dryRun: false,
      at: clock.now(),
      batchSize,
      onProgress: (rows) => noteProgress(db, id, rows),
    })
    await finishUpload(db, id, {
      summary: {
        rows: report.rows,
        written: report.written,
        waiting: report.waiting,
        errors: report.errors.length,
        warnings: report.warnings.length,
        unknownHeadings: report.unknownHeadings,
        notes: report.notes,
        failure: report.failure,
      },
      errorsCsv: errorsCsv(report),
      at: clock.now(),
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
