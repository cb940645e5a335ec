import type { Database } from '../../platform/db/database.ts'
import { asText } from './cell-text.ts'
import type { CellError } from './cell-reader.ts'
import { completeRow, type CompleteRow } from './complete-row.ts'
import { parseRow, type ImportRow } from './parse-row.ts'
import type { CatalogueFile, FileRow } from './reading/catalogue-file.ts'
import { selectStored } from './store/read.ts'

/** A row of a file: as it is imported, or with what is wrong with it. */
export type Entry = { line: number; sku: string; title: string; warnings: CellError[] } & (
  | { row: ImportRow; stockGiven: boolean }
  | { errors: CellError[] }
)

type Filled = { line: number; unreadable: string } | ({ line: number } & CompleteRow)

async function fillIn(db: Database, rows: readonly FileRow[]): Promise<Filled[]> {
  const stored = await selectStored(
    db,
    rows.flatMap((row) => ('raw' in row ? [asText(row.raw.sku)] : [])),
  )
  return rows.map((row) =>
    'raw' in row
      ? {
          line: row.line,
          ...completeRow(row.raw, stored.get(asText(row.raw.sku).normalize('NFKC').toLowerCase())),
        }
      : row,
  )
}

/** Rows as the file has them, or with the columns that it lacks filled in from the shop. */
async function* filledRows(
  db: Database,
  file: CatalogueFile,
  { onlyColumns, atOnce }: { onlyColumns: boolean; atOnce: number },
): AsyncGenerator<Filled> {
  if (!onlyColumns) {
    for await (const row of file.rows()) yield 'raw' in row ? { ...row, stockGiven: true } : row
    return
  }
  let rows: FileRow[] = []
  for await (const row of file.rows()) {
    rows.push(row)
    if (rows.length < atOnce) continue
    yield* await fillIn(db, rows)
    rows = []
  }
  yield* await fillIn(db, rows)
}

/** Every row of the file, in its order. */
export async function* readEntries(
  db: Database,
  file: CatalogueFile,
  options: { onlyColumns: boolean; atOnce: number },
): AsyncGenerator<Entry> {
  const seen = new Map<string, number>()
  for await (const filled of filledRows(db, file, options)) {
    const { line } = filled
    if ('unreadable' in filled) {
      const errors = [{ column: 'row' as const, message: filled.unreadable }]
      yield { line, sku: '', title: '', warnings: [], errors }
      continue
    }
    const parsed = parseRow(filled.raw)
    const { warnings } = parsed
    const named = {
      line,
      sku: asText(filled.raw.sku).slice(0, 64),
      title: asText(filled.raw.title).slice(0, 300),
      warnings,
    }
    if (!parsed.ok) {
      yield { ...named, errors: parsed.error }
      continue
    }
    const { sku } = parsed.value
    const earlier = seen.get(sku.toLowerCase())
    if (earlier !== undefined) {
      const message = `is "${sku}" again; line ${earlier} has the same SKU`
      yield { ...named, errors: [{ column: 'sku', message }] }
      continue
    }
    seen.set(sku.toLowerCase(), line)
    yield { ...named, sku, row: parsed.value, stockGiven: filled.stockGiven }
  }
}
