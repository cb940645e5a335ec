import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { istDate } from '@upchar/kernel/dates'
import { loadGstTable } from '../../modules/catalogue/index.ts'
import { inTransaction, type Database } from '../../platform/db/database.ts'
import { catchUp } from './catch-up.ts'
import type { CellError } from './cell-reader.ts'
import { ignoredHeading } from './columns.ts'
import { parseRow, type ImportRow } from './parse-row.ts'
import { Preparer } from './prepare-rows.ts'
import type { CatalogueFile } from './reading/catalogue-file.ts'
import { openCatalogueFile } from './reading/index.ts'
import { settleCatalogue } from './settle-catalogue.ts'
import { selectKnown, selectSellers } from './store/known.ts'
import { loadFamilies, rowsDone } from './store/read.ts'
import {
  createFamily,
  forgetRowsDone,
  saveRowsDone,
  writeRows,
  type PreparedRow,
} from './store/write.ts'

export type RowError = CellError & { line: number }
export type ImportReport = {
  rows: number
  written: number
  /** Products that were not waiting for staff before. */
  waiting: number
  /** Rows that an earlier, interrupted run wrote. */
  resumedAfter: number
  errors: RowError[]
  /** What was left out of rows that were imported. */
  warnings: RowError[]
  unknownHeadings: string[]
  /** Why nothing of the file was read; empty when it was. */
  failure: string
  /** Assumptions made about the file, for its owner to review. */
  notes: string[]
}
export type ImportOptions = {
  path: string
  dryRun: boolean
  at: Date
  /** Rows of one transaction. A process that also answers visitors takes few at a time. */
  batchSize?: number
  onProgress: (done: number) => void | Promise<void>
}

const usualBatch = 500

async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path)) hash.update(chunk)
  return hash.digest('hex').slice(0, 32)
}

const emptyReport = (): ImportReport => ({
  rows: 0,
  written: 0,
  waiting: 0,
  resumedAfter: 0,
  errors: [],
  warnings: [],
  unknownHeadings: [],
  failure: '',
  notes: [],
})

/**
 * Imports a catalogue file. One that can't be read as a whole changes nothing. Rows with errors are reported and skipped; the others are written by SKU, each batch in one
 * transaction. Importing the same file again changes nothing, and an interrupted import resumes where it stopped.
 */
export async function importCatalogue(db: Database, options: ImportOptions): Promise<ImportReport> {
  const report = emptyReport()
  const file = await openCatalogueFile(options.path)
  if (!file.ok) return { ...report, failure: file.error }
  report.notes.push(...file.value.notes)
  const batchSize = options.batchSize ?? usualBatch
  const hash = await hashFile(options.path)
  if (!options.dryRun) {
    await settleCatalogue(db, options.at, batchSize)
    report.resumedAfter = await rowsDone(db, hash)
  }
  const writer = new BatchWriter(
    db,
    options,
    report,
    hash,
    await openPreparer(db, options.at, report),
  )
  let batch: LineRow[] = []
  for await (const row of validRows(file.value, report)) {
    if (report.rows <= report.resumedAfter) continue
    batch.push(row)
    if (batch.length < batchSize) continue
    await writer.write(batch)
    batch = []
  }
  await writer.write(batch)
  if (!options.dryRun) {
    await forgetRowsDone(db, hash)
    await settleCatalogue(db, options.at, batchSize)
  }
  report.errors.sort((a, b) => a.line - b.line)
  return report
}

const openPreparer = async (db: Database, at: Date, { notes }: ImportReport): Promise<Preparer> => {
  const today = istDate(at)
  const [families, gst, sellers] = await Promise.all([
    loadFamilies(db),
    loadGstTable(db),
    selectSellers(db),
  ])
  return new Preparer({ families, gst, sellers, today, notes })
}

type LineRow = { line: number; row: ImportRow }

class BatchWriter {
  private readonly db: Database
  private readonly options: ImportOptions
  private readonly report: ImportReport
  private readonly hash: string
  private readonly preparer: Preparer
  constructor(
    db: Database,
    options: ImportOptions,
    report: ImportReport,
    hash: string,
    preparer: Preparer,
  ) {
    this.db = db
    this.options = options
    this.report = report
    this.hash = hash
    this.preparer = preparer
  }

  async write(batch: readonly LineRow[]): Promise<void> {
    const { db, options, report } = this
    const known = await selectKnown(
      db,
      batch.map(({ row }) => row.sku),
    )
    const missing = this.preparer.missingFamilies(batch.map(({ row }) => row))
    const rows: PreparedRow[] = []
    for (const { line, row } of batch) {
      const prepared = this.preparer.prepare(row, known.get(row.sku.toLowerCase()))
      if (prepared.ok) rows.push(prepared.value)
      else report.errors.push({ line, ...prepared.error })
    }
    report.written += rows.length
    if (options.dryRun) report.waiting += rows.filter(({ reasons }) => reasons.length > 0).length
    else if (rows.length > 0) {
      const written = await inTransaction(db, async (tx) => {
        for (const { key, name } of missing) await createFamily(tx, key, name)
        const result = await writeRows(tx, rows, options.at)
        await saveRowsDone(tx, this.hash, report.rows)
        return result
      })
      report.waiting += written.waiting
      await catchUp(db, options.at, options.batchSize)
    }
    await options.onProgress(report.rows)
  }
}

/** The file's rows that can be read. Counts every row in the report and adds the errors of the others. */
async function* validRows(file: CatalogueFile, report: ImportReport): AsyncGenerator<LineRow> {
  const seen = new Map<string, number>()
  for await (const entry of file.rows()) {
    report.rows++
    const { line } = entry
    if ('unreadable' in entry) {
      report.errors.push({ line, column: 'row', message: entry.unreadable })
      continue
    }
    const parsed = parseRow(entry.raw)
    report.warnings.push(...parsed.warnings.map((warning) => ({ line, ...warning })))
    if (!parsed.ok) {
      report.errors.push(...parsed.error.map((error) => ({ line, ...error })))
      continue
    }
    const { sku } = parsed.value
    const earlier = seen.get(sku.toLowerCase())
    if (earlier !== undefined) {
      const message = `is "${sku}" again; line ${earlier} has the same SKU`
      report.errors.push({ line, column: 'sku', message })
      continue
    }
    seen.set(sku.toLowerCase(), line)
    yield { line, row: parsed.value }
  }
  report.unknownHeadings = [...file.unknownHeadings].map(ignoredHeading)
}
