/** What an import did, for its owner to review. */
export type ImportSummary = {
  rows: number
  written: number
  /** Products that this file put among the waiting ones. */
  waiting: number
  errors: number
  warnings: number
  unknownHeadings: string[]
  notes: string[]
  /** Why nothing of the file was read; empty when it was. */
  failure: string
}
