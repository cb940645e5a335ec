import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { istDate } from '@upchar/kernel/dates'
import { loadGstTable, loadPriceCeilings } from '../../modules/catalogue/index.ts'
import type { Database } from '../../platform/db/database.ts'
import { ignoredHeading } from './columns.ts'
import type { ImportOptions, ImportReport } from './import-report.ts'
import { Preparer } from './prepare-rows.ts'
import { readEntries, type Entry } from './read-entries.ts'
import { openCatalogueFile } from './reading/index.ts'
import { usualLimits } from './reading/limits.ts'
import { settleCatalogue } from './settle-catalogue.ts'
import { selectSellers } from './store/known.ts'
import { loadFamilies, rowsDone } from './store/read.ts'
import { forgetRowsDone } from './store/write.ts'
import { BatchWriter } from './write-batch.ts'

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
 * Imports a catalogue file. One that can't be read as a whole changes nothing. Rows with errors are reported and skipped; the others
 * are written by SKU, each batch in one transaction. Importing the same file again changes nothing, and an interrupted import
 * resumes where it stopped.
 */
export async function importCatalogue(db: Database, options: ImportOptions): Promise<ImportReport> {
  const report = emptyReport()
  const { onlyColumns = false, batchSize = usualBatch } = options
  const { readHeadings = usualLimits.readHeadings } = options
  const file = await openCatalogueFile(options.path, {
    ...usualLimits,
    readHeadings,
    ...(onlyColumns && { required: ['sku'] }),
  })
  if (!file.ok) return { ...report, failure: file.error }
  report.notes.push(...file.value.notes)
  // Of a file that was interrupted in the other mode nothing is done yet.
  const key = options.key ?? `${await hashFile(options.path)}${onlyColumns ? ':only' : ''}`
  if (!options.dryRun) {
    await settleCatalogue(db, options.at, batchSize)
    report.resumedAfter = await rowsDone(db, key)
  }
  const preparer = await openPreparer(db, options.at, report)
  const writer = new BatchWriter(db, options, report, { key, preparer })
  let batch: Entry[] = []
  for await (const entry of readEntries(db, file.value, { onlyColumns, atOnce: batchSize })) {
    report.rows++
    const { line, warnings } = entry
    report.warnings.push(...warnings.map((warning) => ({ line, ...warning })))
    if (report.rows <= report.resumedAfter) {
      if ('errors' in entry)
        report.errors.push(...entry.errors.map((error) => ({ line, ...error })))
      continue
    }
    batch.push(entry)
    if (batch.length < batchSize) continue
    await writer.write(batch)
    batch = []
  }
  await writer.write(batch)
  report.unknownHeadings = [...file.value.unknownHeadings].map(ignoredHeading)
  if (!options.dryRun) {
    await forgetRowsDone(db, key)
    await settleCatalogue(db, options.at, batchSize)
  }
  report.errors.sort((a, b) => a.line - b.line)
  return report
}

const openPreparer = async (db: Database, at: Date, { notes }: ImportReport): Promise<Preparer> => {
  const today = istDate(at)
  const [families, gst, ceilings, sellers] = await Promise.all([
    loadFamilies(db),
    loadGstTable(db),
    loadPriceCeilings(db),
    selectSellers(db),
  ])
  return new Preparer({ families, gst, ceilings, sellers, today, notes })
}
