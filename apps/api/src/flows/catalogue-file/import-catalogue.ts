import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { istDate } from '@upchar/kernel/dates'
import { slugify } from '@upchar/kernel/text'
import { refreshReadModels } from '../../modules/catalogue/index.ts'
import { indexGroups } from '../../modules/search/index.ts'
import { announceChange } from '../../platform/changes.ts'
import { inTransaction, type Database } from '../../platform/db.ts'
import { parseRow, type CellError, type ImportRow } from './parse-row.ts'
import { rateFor, type HsnRate } from './rate-for.ts'
import { readCatalogueFile } from './read-file.ts'
import {
  createFamily, findHome, forgetRowsDone, loadFamilies, loadRates, rowsDone, saveRowsDone, writeRows, type FamilyMatch, type PreparedRow,
} from './store.ts'

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
export type ImportOptions = { path: string; dryRun: boolean; at: Date; onProgress: (done: number) => void }

const batchSize = 500
/** Where neither the row nor its HSN names a rate: the general one, and a note says so. */
const generalRateBp = 1800

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
  const report: ImportReport = { rows: 0, written: 0, resumedAfter: 0, errors: [], unknownHeadings: [], notes: [] }
  const home = await findHome(db)
  if (home === undefined) throw new Error('The shop has no seller with a warehouse yet. Start it once, so that it is filled.')
  const hash = await hashFile(options.path)
  report.resumedAfter = options.dryRun ? 0 : await rowsDone(db, hash)
  const preparer = new Preparer(await loadFamilies(db), await loadRates(db, istDate(options.at)), report.notes)
  const unknown = new Set<string>()
  const seen = new Map<string, number>()
  let batch: ImportRow[] = []

  const write = async () => {
    if (batch.length > 0 && !options.dryRun) {
      await preparer.createMissingFamilies(db, batch)
      const rows = batch.map((row) => preparer.prepare(row))
      const ids = await inTransaction(db, async (tx) => {
        const touched = await writeRows(tx, rows, home, options.at)
        await saveRowsDone(tx, hash, report.rows)
        return touched
      })
      await refreshReadModels(db, ids, options.at)
      await indexGroups(db, ids)
    }
    report.written += batch.length
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
      report.errors.push({ line: entry.line, column: 'sku', message: `is "${parsed.value.sku}" again; it stands in line ${earlier} already` })
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

/** Fills in what a row leaves open, from what the shop knows. */
class Preparer {
  private readonly families: Map<string, FamilyMatch>
  private readonly rates: readonly HsnRate[]
  private readonly notes: string[]
  constructor(families: Map<string, FamilyMatch>, rates: readonly HsnRate[], notes: string[]) {
    this.families = families
    this.rates = rates
    this.notes = notes
  }

  private static categoryOf(row: ImportRow): string {
    return row.category === '' ? 'Other supplies' : row.category
  }

  private familyOf(row: ImportRow): FamilyMatch | undefined {
    const name = Preparer.categoryOf(row).toLowerCase()
    return this.families.get(name) ?? this.families.get(slugify(name))
  }

  private note(text: string): void {
    if (!this.notes.includes(text) && this.notes.length < 200) this.notes.push(text)
  }

  async createMissingFamilies(db: Database, rows: readonly ImportRow[]): Promise<void> {
    for (const row of rows) {
      if (this.familyOf(row) !== undefined) continue
      const name = Preparer.categoryOf(row)
      const key = slugify(name) || 'other-supplies'
      await createFamily(db, key, name)
      this.families.set(name.toLowerCase(), { key, productClass: 'GEN' })
      this.note(`Category "${name}" is new: it stands under Consumables & Disposables as general goods, open to everyone.`)
    }
  }

  prepare(row: ImportRow): PreparedRow {
    const family = this.familyOf(row) ?? { key: 'other-supplies', productClass: 'GEN' }
    const byHsn = rateFor(row, this.rates)
    if (row.gstBp === null && byHsn === undefined && row.pricePaise !== null) {
      this.note('Some rows name neither a GST rate nor a known HSN: 18 % is taken for them.')
    }
    const brandName = row.brand === '' ? 'Unbranded' : row.brand
    return {
      ...row,
      slug: `${slugify(row.title).slice(0, 120)}-${slugify(row.sku) || Buffer.from(row.sku).toString('hex')}`,
      brandName,
      brandSlug: slugify(brandName) || Buffer.from(brandName).toString('hex').slice(0, 40),
      familyKey: family.key,
      productClass: family.productClass,
      rateBp: row.gstBp ?? byHsn ?? generalRateBp,
      leadOnly: row.pricePaise === null,
      attributesJson: JSON.stringify(Object.fromEntries(row.attributes.map((a) => [slugify(a.label) || a.label, { value: a.value, display: a.value }]))),
    }
  }
}
