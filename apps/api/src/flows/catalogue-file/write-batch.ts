import { istDate } from '@upchar/kernel/dates'
import { err } from '@upchar/kernel/result'
import { loadPriceFloors } from '../../modules/pricing/index.ts'
import {
  decideInTransaction,
  inTransaction,
  type Database,
  type Transaction,
} from '../../platform/db/database.ts'
import { catchUp } from './catch-up.ts'
import type { CellError } from './cell-reader.ts'
import type { ImportOptions, ImportReport } from './import-report.ts'
import type { Journal, RowOutcome } from './journal.ts'
import { keptOf } from './kept.ts'
import { isWritable, outcomeOf, type Judged, type Writable } from './judged-rows.ts'
import type { ImportRow } from './parse-row.ts'
import type { Preparer } from './prepare-rows.ts'
import type { Entry } from './read-entries.ts'
import { selectGoods } from './store/goods.ts'
import { selectKnown, type KnownProduct } from './store/known.ts'
import { lockProducts, selectStored } from './store/read.ts'
import { createFamily, saveRowsDone, writeRows } from './store/write.ts'
import { fingerprint } from './stored-cells.ts'

const skusOf = (rows: readonly { sku: string }[]) => rows.map(({ sku }) => sku)

const changedSince: CellError = {
  column: 'row',
  message: 'has changed in the shop since the file was checked: check the file again',
}

const staysOff = {
  seller: 'stays off sale: its seller took it off',
  staff: 'stays off sale: staff took it off',
}

/** Writes the rows of a file batch by batch, each in one transaction, or finds out what writing them would do (OPS-04). */
export class BatchWriter {
  private readonly db: Database
  private readonly options: ImportOptions
  private readonly report: ImportReport
  private readonly key: string
  private readonly preparer: Preparer
  /** A check rolls families back that later batches name, too. */
  private readonly families: { key: string; name: string }[] = []
  constructor(
    db: Database,
    options: ImportOptions,
    report: ImportReport,
    { key, preparer }: { key: string; preparer: Preparer },
  ) {
    this.db = db
    this.options = options
    this.report = report
    this.key = key
    this.preparer = preparer
  }

  async write(entries: readonly Entry[]): Promise<void> {
    const { db, options, report } = this
    if (entries.length === 0) return
    const judged = await this.judge(entries)
    const { journal } = options
    if (!options.dryRun) await this.import(judged)
    else if (journal !== undefined) {
      const outcomes = await this.check(judged)
      await inTransaction(db, (tx) => journal.record(tx, outcomes))
    }
    if (options.dryRun)
      report.waiting += judged.filter(
        (one) => isWritable(one) && one.prepared.reasons.length > 0,
      ).length
    report.written += judged.filter(isWritable).length
    for (const one of judged)
      if (!isWritable(one))
        report.errors.push(...one.errors.map((error) => ({ line: one.entry.line, ...error })))
    await options.onProgress(report.rows)
  }

  private async judge(entries: readonly Entry[]): Promise<Judged[]> {
    const rows = entries.flatMap((entry) => ('row' in entry ? [entry.row] : []))
    const known = await selectKnown(this.db, skusOf(rows))
    const floors = await loadPriceFloors(this.db, skusOf(rows), istDate(this.options.at))
    const missing = this.preparer.missingFamilies(rows)
    this.families.push(...missing)
    return entries.map((entry) => {
      if ('errors' in entry) return { entry, errors: entry.errors }
      const found = known.get(entry.row.sku.toLowerCase())
      const prepared = this.preparer.prepare(entry.row, found, floors)
      if (!prepared.ok) return { entry, errors: [prepared.error] }
      const told = this.withStay(entry, found)
      return { entry: told, prepared: { ...prepared.value, stockGiven: entry.stockGiven } }
    })
  }

  /** Says of goods that somebody has taken off sale that they stay so. */
  private withStay(entry: Entry & { row: ImportRow }, known: KnownProduct | undefined): Entry {
    const by = known?.offSaleBy ?? null
    if (by === null || entry.row.onSale !== null) return entry
    const stays = { column: 'on_sale' as const, message: staysOff[by] }
    this.report.warnings.push({ line: entry.line, ...stays })
    return { ...entry, warnings: [...entry.warnings, stays] }
  }

  private async import(judged: Judged[]): Promise<void> {
    const { db, options, report } = this
    const written = await inTransaction(db, async (tx) => {
      const { journal } = options
      await lockProducts(tx, skusOf(judged.filter(isWritable).map(({ prepared }) => prepared)))
      if (journal === undefined) {
        const result = await this.writeRows(tx, judged.filter(isWritable))
        await saveRowsDone(tx, this.key, report.rows)
        return result
      }
      const asked = await this.asChecked(tx, journal, judged)
      const { outcomes, waiting } = await this.keep(tx, asked)
      await journal.record(tx, outcomes)
      await saveRowsDone(tx, this.key, report.rows)
      return { waiting }
    })
    report.waiting += written.waiting
    await catchUp(db, options.at, options.batchSize)
  }

  /** What a check has shown as refused or unchanged isn't written, nor what has changed since. */
  private async asChecked(tx: Transaction, journal: Journal, judged: Judged[]): Promise<Judged[]> {
    const checked = await journal.checked(
      tx,
      judged.map(({ entry }) => entry.line),
    )
    const stored = await selectStored(
      tx,
      judged.map(({ entry }) => entry.sku),
    )
    return judged.flatMap((one): Judged[] => {
      const found = checked.get(one.entry.line)
      if (found === undefined) return [one]
      if (found.outcome === 'refused' || found.outcome === 'unchanged') return []
      const now = stored.get(one.entry.sku.toLowerCase())
      return isWritable(one) && found.base === fingerprint(now, one.prepared.stockGiven)
        ? [one]
        : [{ entry: one.entry, errors: isWritable(one) ? [changedSince] : one.errors }]
    })
  }

  private async check(judged: Judged[]): Promise<RowOutcome[]> {
    const seen = await decideInTransaction(this.db, async (tx) =>
      // Carries what was seen out of a transaction that nothing is kept of.
      err({ code: 'rolled_back' as const, message: '', ...(await this.compare(tx, judged)) }),
    )
    if (seen.ok) throw new Error('a check was stored')
    return seen.error.outcomes
  }

  private async compare(
    tx: Transaction,
    judged: readonly Judged[],
  ): Promise<{ outcomes: RowOutcome[]; waiting: number }> {
    const writable = judged.filter(isWritable)
    const skus = skusOf(writable.map(({ prepared }) => prepared))
    const before = await selectStored(tx, skus)
    const { waiting } = await this.writeRows(tx, writable)
    const after = await selectStored(tx, skus)
    return { waiting, outcomes: judged.map((one) => outcomeOf(one, before, after)) }
  }

  /** The same, with what an undo needs of each row that did something. */
  private async keep(
    tx: Transaction,
    judged: readonly Judged[],
  ): Promise<{ outcomes: RowOutcome[]; waiting: number }> {
    const skus = skusOf(judged.filter(isWritable).map(({ prepared }) => prepared))
    const before = await selectGoods(tx, skus)
    const { outcomes, waiting } = await this.compare(tx, judged)
    const after = await selectGoods(tx, skus)
    return {
      waiting,
      outcomes: outcomes.map((row) => {
        const key = row.sku.toLowerCase()
        const is = after.get(key)
        return is === undefined || (row.outcome !== 'made' && row.outcome !== 'changed')
          ? row
          : { ...row, kept: keptOf(before.get(key), is) }
      }),
    }
  }

  private async writeRows(
    tx: Transaction,
    rows: readonly Writable[],
  ): Promise<{ waiting: number }> {
    if (rows.length === 0) return { waiting: 0 }
    const { families, options } = this
    const named = new Set(rows.map(({ prepared }) => prepared.familyKey))
    for (const { key, name } of families) if (named.has(key)) await createFamily(tx, key, name)
    return writeRows(
      tx,
      rows.map(({ prepared }) => prepared),
      { key: this.key, at: options.at },
    )
  }
}
