import type { CellError } from './cell-reader.ts'
import type { ReadHeadings } from './columns.ts'
import type { Journal } from './journal.ts'

type RowError = CellError & { line: number }
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
  /** Columns that the file lacks keep what the shop has; otherwise a row is the complete record of its SKU. */
  onlyColumns?: boolean
  /** What the headings of a table mean; by their names unless given. */
  readHeadings?: ReadHeadings
  /** Stores what each row does, and what it would do in a dry run. */
  journal?: Journal
  /** Under which an interrupted import resumes; the file's content unless given. */
  key?: string
  at: Date
  /** Rows of one transaction. A process that also answers visitors takes few at a time. */
  batchSize?: number
  onProgress: (done: number) => void | Promise<void>
}
