import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { istDate } from '@upchar/kernel/dates'
import { refreshReadModels } from '../../modules/catalogue/index.ts'
import { indexGroups } from '../../modules/search/index.ts'
import { announceChange } from '../../platform/db/changes.ts'
import { inTransaction, type Database } from '../../platform/db/database.ts'
import { parseRow, type CellError, type ImportRow } from './parse-row.ts'
import { Preparer } from './prepare-rows.ts'
import { readCatalogueFile } from './read-file.ts'
import { findHome, loadFamilies, loadRates, rowsDone } from './store/read.ts'
import { createFamily, forgetRowsDone, saveRowsDone, writeRows } from './store/write.ts'

export type RowError = CellError & { line: number }
export type ImportReport = {
  rows: number
  written: number
  /** Rows that an earlier, interrupted run had written already. */
  resumedAfter: number
  errors: RowError[]
  unknownHeadings: string[]
  /** Things that were decided for the file and that its owner should look at. */
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
 * Loads somebody's own catalogue. A row with an error is told and left out; the others are written, by SKU, in batches
 * that each stand whole. The same file again changes nothing; an interrupted one goes on where it stopped.
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
  if (home === undefined)
    throw new Error(
      'The shop has no seller with a warehouse yet. Start it once, so that it is filled.',
    )
  const hash = await hashFile(options.path)
  report.resumedAfter = options.dryRun ? 0 : await rowsDone(db, hash)
  const preparer = new Preparer(
    await loadFamilies(db),
    await loadRates(db, istDate(options.at)),
    report.notes,
  )
  const unknown = new Set<string>()
  const seen = new Map<string, number>()
  let batch: ImportRow[] = []

  const write = async () => {
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
    batch = []
    options.onProgress(report.rows)
  }

  for await (const entry of readCatalogueFile(options.path, unknown)) {
    report.rows++
    if ('unreadable' in entry) {
      report.errors.push({ line: entry.line, column: 'row', message: entry.unreadable })
      continue
    }
    const parsed = parseRow(entry.raw)
    if (!parsed.ok) {
      report.errors.push(...parsed.error.map((error) => ({ line: entry.line, ...error })))
      continue
    }
    const earlier = seen.get(parsed.value.sku)
    if (earlier !== undefined) {
      report.errors.push({
        line: entry.line,
        column: 'sku',
        message: `is "${parsed.value.sku}" again; it stands in line ${earlier} already`,
      })
      continue
    }
    seen.set(parsed.value.sku, entry.line)
    if (report.rows <= report.resumedAfter) continue
    batch.push(parsed.value)
    if (batch.length >= batchSize) await write()
  }
  await write()
  report.unknownHeadings = [...unknown]
  if (!options.dryRun) {
    await forgetRowsDone(db, hash)
    await announceChange(db)
  }
  return report
}
