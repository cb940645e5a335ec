import type { CellError } from './cell-reader.ts'
import type { RowOutcome } from './journal.ts'
import type { Entry } from './read-entries.ts'
import type { StoredRow } from './store/read.ts'
import type { PreparedRow } from './store/write.ts'
import { changesBetween, fingerprint } from './stored-cells.ts'

/** A row that may be written, or why it may not. */
export type Judged = { entry: Entry } & ({ prepared: PreparedRow } | { errors: CellError[] })
export type Writable = Judged & { prepared: PreparedRow }

export const isWritable = (judged: Judged): judged is Writable => 'prepared' in judged

/** What a row did, by its goods before and after. */
export function outcomeOf(
  judged: Judged,
  before: ReadonlyMap<string, StoredRow>,
  after: ReadonlyMap<string, StoredRow>,
): RowOutcome {
  const { line, sku, title, warnings } = judged.entry
  const named = { line, sku, title }
  const problems = warnings.map((warning) => ({ ...warning, refuses: false }))
  if (!isWritable(judged))
    return {
      ...named,
      outcome: 'refused',
      changes: [],
      problems: [...judged.errors.map((error) => ({ ...error, refuses: true })), ...problems],
      base: '',
    }
  const key = judged.prepared.sku.toLowerCase()
  const [was, is] = [before.get(key), after.get(key)]
  if (is === undefined) throw new Error(`${sku} is gone right after it was written`)
  const changes = changesBetween(was, is)
  return {
    ...named,
    outcome: was === undefined ? 'made' : changes.length > 0 ? 'changed' : 'unchanged',
    changes,
    problems,
    base: fingerprint(was, judged.prepared.stockGiven),
  }
}
