import type { CatalogueColumn } from '@upchar/kernel/catalogue-columns'

/**
 * unmapped: staff have to say what its headings mean; checked: looked through, nothing written; waiting: to be imported; done: imported;
 * undone: taken back after its import.
 */
export type CatalogueFileState =
  | 'checking'
  | 'unmapped'
  | 'checked'
  | 'waiting'
  | 'running'
  | 'done'
  | 'failed'
  | 'discarded'
  | 'undoing'
  | 'undone'
/** A heading of a file with the column that it means; null: left out. `open`: a guess that staff have to settle. */
export type FileHeading = {
  heading: string
  column: CatalogueColumn | null
  how: 'name' | 'remembered' | 'chosen' | 'open'
}
export type CatalogueRowOutcome = 'made' | 'changed' | 'unchanged' | 'refused'

/** What an import did, or would do, for its owner to review. */
export type ImportSummary = {
  rows: number
  written: number
  /** Rows by outcome; absent of files from before they were recorded. */
  outcomes?: Record<CatalogueRowOutcome, number>
  /** Products that this file put among the waiting ones. */
  waiting: number
  errors: number
  warnings: number
  unknownHeadings: string[]
  notes: string[]
  /** Why nothing of the file was read; empty when it was. */
  failure: string
}
