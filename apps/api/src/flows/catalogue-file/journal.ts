import type { CatalogueRowOutcome } from '../../modules/intake/index.ts'
import type { Handle } from '../../platform/db/database.ts'
import type { CellError } from './cell-reader.ts'
import type { Kept } from './kept.ts'
import type { Change } from './stored-cells.ts'

/** `refuses`: the row isn't imported; otherwise it is imported without what the message names. */
export type RowProblem = CellError & { refuses: boolean }

/** What a row of a file does, or would do. */
export type RowOutcome = {
  line: number
  sku: string
  title: string
  outcome: CatalogueRowOutcome
  changes: Change[]
  problems: RowProblem[]
  /** Fingerprint of the goods before. */
  base: string
  /** For an undo; absent of a check, and of rows that changed nothing. */
  kept?: Kept
}

/** Where the outcomes of a file's rows are stored: of a check first, then of the import. */
export type Journal = {
  /** What the check found of these lines; empty without a check. */
  checked(
    tx: Handle,
    lines: readonly number[],
  ): Promise<Map<number, Pick<RowOutcome, 'outcome' | 'base'>>>
  record(tx: Handle, rows: readonly RowOutcome[]): Promise<void>
}
