import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Context } from '../../platform/context.ts'
import { importCatalogue, type ImportReport } from '../catalogue-file/index.ts'
import { HeadingReader } from './read-headings.ts'
import { clearRows, rowJournal, rowProblems, sumUpRows } from './store/rows.ts'
import { finishUpload, noteProgress, takeContent } from './store/uploads.ts'

/** The process may answer visitors meanwhile, who wait for a batch: 50 rows took twice as long, for statements and announcements. */
const batchSize = 200

type Parts = Pick<Context, 'db' | 'clock'>

/** Job: finds out what an uploaded catalogue would do (OPS-04). Nothing of it is stored but what it found. */
export async function checkUpload(parts: Parts, id: string): Promise<void> {
  await run(parts, id, true)
}

/**
 * Job: imports a checked catalogue (OPS-04). One that was interrupted goes on where it stopped when it runs again.
 */
export async function importUpload(parts: Parts, id: string): Promise<void> {
  await run(parts, id, false)
}

async function run({ db, clock }: Parts, id: string, dryRun: boolean): Promise<void> {
  const taken = await takeContent(db, id, dryRun ? 'checking' : 'running')
  if (taken === undefined) return
  if (dryRun) await clearRows(db, id)
  const folder = await mkdtemp(path.join(tmpdir(), 'upchar-catalogue-'))
  try {
    const file = path.join(folder, `file${path.extname(taken.name)}`)
    await writeFile(file, taken.content)
    const reader = new HeadingReader(db, taken.headings)
    const report = await importCatalogue(db, {
      path: file,
      dryRun,
      onlyColumns: taken.onlyColumns,
      readHeadings: reader.read,
      journal: rowJournal(id),
      key: id,
      at: clock.now(),
      batchSize,
      onProgress: (rows) => noteProgress(db, id, rows),
    })
    await finish({ db, clock }, id, { report, reader, dryRun })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** By the stored rows: those of an interrupted run count, too. */
async function finish(
  { db, clock }: Parts,
  id: string,
  { report, reader, dryRun }: { report: ImportReport; reader: HeadingReader; dryRun: boolean },
): Promise<void> {
  const { rows, notes, unknownHeadings, failure } = report
  const { outcomes, waiting, errors, warnings } = await sumUpRows(db, id)
  const failed = dryRun && reader.isUnclear ? 'unmapped' : 'failed'
  const state = failure !== '' ? failed : dryRun ? 'checked' : 'done'
  await finishUpload(db, id, {
    state,
    headings: reader.found,
    summary: {
      rows,
      written: outcomes.made + outcomes.changed + outcomes.unchanged,
      outcomes,
      waiting,
      errors,
      warnings,
      unknownHeadings,
      notes,
      failure,
    },
    errorsCsv: await rowProblems(db, id),
    at: clock.now(),
  })
}
