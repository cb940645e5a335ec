import type { RawRow } from '../cell-reader.ts'

/** `line`: of a text, or the number of a workbook's row or of an entry in a JSON array. */
export type FileRow = { line: number; raw: RawRow } | { line: number; unreadable: string }

/** A file of which every row can be read, or be said to be unreadable. */
export type CatalogueFile = {
  rows: () => AsyncGenerator<FileRow>
  /** Complete once the rows are read. */
  unknownHeadings: ReadonlySet<string>
  notes: readonly string[]
}
