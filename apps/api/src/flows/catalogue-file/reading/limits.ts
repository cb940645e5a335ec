import { columnOf, type Column, type ReadHeadings } from '../columns.ts'

const mebibyte = 1024 * 1024

/** What a file may hold and must have. A sheet of 29 columns has about 1.5 kB a row. */
export const usualLimits = {
  /** Megabytes of all parts that are read. */
  inflatedMb: 64,
  rows: 200_000,
  /** Of the table of texts, which is kept while the rows are read. */
  texts: 500_000,
  textCharacters: 16 * mebibyte,
  /** Rows of CSV or JSON. Their SKUs are kept while the rows are read. */
  textRows: 1_000_000,
  required: ['sku', 'title'] as readonly Column[],
  /** Of tables; JSON names its fields. */
  readHeadings: (() => columnOf) as ReadHeadings,
}
export type FileLimits = typeof usualLimits
