import type { RawRow } from './cell-reader.ts'
import { asText } from './cell-text.ts'
import type { Column } from './columns.ts'
import type { StoredRow } from './store/read.ts'
import { cellsOf } from './stored-cells.ts'

const ofStock = ['stock', 'batch', 'expiry', 'warehouse'] as const

/** A row with the columns that its file lacks filled in from the shop. `stockGiven`: the file says something of the stock. */
export type CompleteRow = { raw: RawRow; stockGiven: boolean }

/**
 * Where only the columns of the file change: a missing column keeps what the shop has, an empty cell clears it. Facts of the law
 * survive an empty cell, too.
 */
export function completeRow(raw: RawRow, stored: StoredRow | undefined): CompleteRow {
  if (stored === undefined) return { raw, stockGiven: true }
  const given = (column: Column) => column in raw
  const { batch, expiry, stock, seller: _, warehouse: __, ...rest } = cellsOf(stored)
  const kept: Partial<Record<Column, unknown>> = { ...rest }
  // A schedule decides the class; another HSN has another rate.
  if (asText(raw.schedule) !== '') delete kept.class
  if (given('hsn') && asText(raw.hsn) !== rest.hsn) delete kept.gst_rate
  if (!given('stock')) kept.stock = stock
  else if (!given('batch')) Object.assign(kept, { batch, expiry })
  return { raw: { ...kept, ...raw }, stockGiven: ofStock.some(given) }
}
