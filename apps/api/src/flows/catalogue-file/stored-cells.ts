import { createHash } from 'node:crypto'
import { writeAttributes } from './attributes.ts'
import { columns, type Column } from './columns.ts'
import type { StoredRow } from './store/read.ts'

export type Cells = Record<Column, string | number | null>

/** A stored variant as a file has it. */
export const cellsOf = ({ attributes, ...row }: StoredRow): Cells => ({
  ...row,
  attributes: writeAttributes(attributes ?? []),
})

/** What a row changes: a column, or `sale` for whether buyers find the product. */
export type Change = { field: Column | 'sale'; before: string; after: string }

const said = (value: string | number | null | undefined) => String(value ?? '')

/** What differs, column by column. Without `before`, everything that the new product has. */
export function changesBetween(before: StoredRow | undefined, after: StoredRow): Change[] {
  const [were, are] = [before && cellsOf(before), cellsOf(after)]
  return [
    ...columns.map((field) => ({ field, before: said(were?.[field]), after: said(are[field]) })),
    { field: 'sale' as const, before: before?.sale ?? '', after: after.sale },
  ].filter((change) => change.before !== change.after)
}

const ofStock: readonly Column[] = ['stock', 'batch', 'expiry', 'warehouse']

/**
 * Changes with everything that a file can change, whoever changes it. `withStock`: also with sales, receipts and counts.
 */
export function fingerprint(row: StoredRow | undefined, withStock: boolean): string {
  if (row === undefined) return 'none'
  const facts = columns
    .filter((column) => column !== 'attributes' && (withStock || !ofStock.includes(column)))
    .map((column) => row[column as Exclude<Column, 'attributes'>])
  // By key: labels and types of attributes follow from other products, too.
  const attributes = (row.attributes ?? []).map(({ key, value }) => [key, value])
  return createHash('sha256')
    .update(JSON.stringify([facts, attributes, row.sale]))
    .digest('hex')
    .slice(0, 32)
}
