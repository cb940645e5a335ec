import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { istDate } from '@upchar/kernel/dates'
import { refreshReadModels } from '../../modules/catalogue/index.ts'
import { indexGroups } from '../../modules/search/index.ts'
import { announceChange } from '../../platform/db/changes.ts'
import { inTransaction, type Database } from '../../platform/db/database.ts'
import type { CellError } from './cell-reader.ts'
import { parseRow, type ImportRow } from './parse-row.ts'
import { Preparer } from './prepare-rows.ts'
import { readCatalogueFile } from './read-file.ts'
import { findHome, loadFamilies, loadRates, rowsDone } from './store/read.ts'
import { createFamily, forgetRowsDone, saveRowsDone, writeRows } from './store/write.ts'

export type RowError = CellError & { line: number }
export type ImportReport = {
  rows: number
  written: number
  /** Rows that an earlier, interrupted run wrote. */
  resumedAfter: number
  errors: RowError[]
  unknownHeadings: string[]
  /** Assumptions made about the file, for its owner to review. */
  notes: string[]
}
export type ImportOptions = {
  path: string
  dryRun: boolean
  at: Date
  onProgress: (done: number) => void
}

const batchSize = 500

async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path)) hash.update(chunk)
  return hash.digest('hex').slice(0, 32)
}

/**
 * Imports a catalogue file. Rows with errors are reported and skipped; the others are written by SKU, each batch in one
 * transaction. Importing the same file again changes nothing, and an interrupted import resumes where it stopped.
 */
export async function importCatalogue(db: Database, options: ImportOptions): Promise<ImportReport> {
  const report: ImportReport = {
    rows: 0,
    written: 0,
    resumedAfter: 0,
    errors: [],
    unknownHeadings: [],
    notes: [],
  }
  const home = await findHome(db)
  if (home === undefined) throw new Error('the shop has no warehouse: ask hasWarehouse first')
  const hash = await hashFile(options.path)
  report.resumedAfter = options.dryRun ? 0 : await rowsDone(db, hash)
  const preparer = new Preparer(
    await loadFamilies(db),
    await loadRates(db, istDate(options.at)),
    report.notes,
  )
  const write = async (batch: readonly ImportRow[]) => {
    const missing = preparer.missingFamilies(batch)
    const rows = batch.map((row) => preparer.prepare(row))
    if (rows.length > 0 && !options.dryRun) {
      for (const { key, name } of missing) await createFamily(db, key, name)
      const ids = await inTransaction(db, async (tx) => {
        const touched = await writeRows(tx, rows, home, options.at)
        await saveRowsDone(tx, hash, report.rows)
        return touched
      })
      await refreshReadModels(db, ids, options.at)
      await indexGroups(db, ids)
    }
    report.written += rows.length
    options.onProgress(report.rows)
  }

  let batch: ImportRow[] = []
  const today = istDate(options.at)
  const problem = (row: ImportRow) => preparer.problemOf(row, today)
  for await (const row of validRows(options.path, report, problem)) {
    if (report.rows <= report.resumedAfter) continue
    batch.push(row)
    if (batch.length < batchSize) continue
    await write(batch)
    batch = []
  }
  await write(batch)
  if (!options.dryRun) {
    await forgetRowsDone(db, hash)
    await announceChange(db)
  }
  return report
}

/** The file's valid rows. Counts every row in the report and adds the errors of the others. */
async function* validRows(
  path: string,
  report: ImportReport,
  problemOf: (row: ImportRow) => CellError | undefined,
): AsyncGenerator<ImportRow> {
  const unknown = new Set<string>()
  const seen = new Map<string, number>()
  for await (const entry of readCatalogueFile(path, unknown)) {
    report.rows++
    const { line } = entry
    if ('unreadable' in entry) {
      report.errors.push({ line, column: 'row', message: entry.unreadable })
      continue
    }
    const parsed = parseRow(entry.raw)
    if (!parsed.ok) {
      report.errors.push(...parsed.error.map((error) => ({ line, ...error })))
      continue
    }
    const { sku } = parsed.value
    const earlier = seen.get(sku)
    if (earlier !== undefined) {
      const message = `is "${sku}" again; line ${earlier} has the same SKU`
      report.errors.push({ line, column: 'sku', message })
      continue
    }
    seen.set(sku, line)
    const problem = problemOf(parsed.value)
    if (problem !== undefined) {
      report.errors.push({ line, ...problem })
      continue
    }
    yield parsed.value
  }
  report.unknownHeadings = [...unknown]
}
