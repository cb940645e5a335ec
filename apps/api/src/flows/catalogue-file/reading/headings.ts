import type { RawRow } from '../cell-reader.ts'
import type { Column, ColumnOf } from '../columns.ts'
import { fromPlainCell } from '../../../platform/text/formulas.ts'
import { UnreadableFile } from './unreadable-file.ts'

export const mostColumns = 256

/** "AB" for 27, as spreadsheets name columns. */
export const columnLetters = (index: number): string =>
  (index < 26 ? '' : columnLetters(Math.floor(index / 26) - 1)) +
  String.fromCharCode(65 + (index % 26))

/** Two headings that mean the same column. */
export function doubled(headings: readonly string[], columnOf: ColumnOf): string | undefined {
  const seen = new Map<Column, string>()
  for (const heading of headings) {
    const column = columnOf(heading)
    if (column === undefined) continue
    const earlier = seen.get(column)
    if (earlier !== undefined)
      return earlier === heading
        ? `"${heading}" stands twice`
        : `"${earlier}" and "${heading}" both mean ${column}`
    seen.set(column, heading)
  }
  return undefined
}

/** Refuses headings of which two mean the same column. `where` begins the sentence. */
export function refuseDoubled(
  headings: readonly string[],
  where: string,
  columnOf: ColumnOf,
): void {
  const twice = doubled(headings, columnOf)
  if (twice !== undefined) throw new UnreadableFile(`${where} ${twice}: keep one of them.`)
}

export const hasRequired = (
  headings: readonly string[],
  required: readonly Column[],
  columnOf: ColumnOf,
): boolean => required.every((column) => headings.some((heading) => columnOf(heading) === column))

/** Refuses a file that lacks a column which every row needs. */
export function refuseMissing(
  headings: readonly string[],
  where: string,
  { required, columnOf }: { required: readonly Column[]; columnOf: ColumnOf },
): void {
  const missing = required.filter((column) => !headings.some((one) => columnOf(one) === column))
  if (missing.length === 0) return
  const names = headings.filter((one) => one.trim() !== '').slice(0, 12)
  const listed = names.map((one) => one.trim().slice(0, 40)).join(', ')
  throw new UnreadableFile(
    `${where} has no ${missing.length === 1 ? 'column' : 'columns'} ${missing.join(' and ')}; it has: ${listed || 'nothing'}.`,
  )
}

/** The headings of a table of cells, by place. */
export class TableHeadings {
  private readonly names: readonly string[]
  private readonly columns: readonly (Column | undefined)[]
  private readonly unknown: Set<string>
  private readonly empty: RawRow

  /** `where` begins the sentence that refuses them. */
  constructor(
    names: readonly string[],
    where: string,
    {
      unknown,
      required,
      columnOf,
    }: { unknown: Set<string>; required: readonly Column[]; columnOf: ColumnOf },
  ) {
    if (names.length > mostColumns && names.slice(mostColumns).some((name) => name.trim() !== ''))
      throw new UnreadableFile(`${where} has more than ${mostColumns} columns.`)
    refuseMissing(names, where, { required, columnOf })
    refuseDoubled(names, `${where}:`, columnOf)
    this.names = names
    this.unknown = unknown
    this.columns = names.map((name) => columnOf(name))
    this.empty = Object.fromEntries(
      this.columns.flatMap((column) => (column === undefined ? [] : [[column, '']])),
    )
    this.columns.forEach((column, i) => {
      const name = names[i]?.trim() ?? ''
      if (column === undefined && name !== '') unknown.add(name)
    })
  }

  column(index: number): Column | undefined {
    return this.columns[index]
  }

  /** A row by columns, empty ones included; what stands below no heading is said to be left out. */
  row(cells: Iterable<readonly [number, string]>): RawRow {
    const raw: Partial<Record<Column, unknown>> = { ...this.empty }
    for (const [index, text] of cells) {
      const column = this.columns[index]
      if (column !== undefined) raw[column] = fromPlainCell(text)
      else if (text.trim() !== '' && (this.names[index] ?? '').trim() === '')
        this.unknown.add(`column ${columnLetters(index)}, which has no heading`)
    }
    return raw
  }
}
