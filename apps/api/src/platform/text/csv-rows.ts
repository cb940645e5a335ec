import { CsvError, parse } from 'csv-parse/sync'
import { err, ok, type Result } from '@upchar/kernel/result'

/** Cells of a row and its last line in the file. */
export type CsvRow = { cells: string[]; line: number }

/** Semicolon and tab are what spreadsheets write where a comma is a decimal mark. */
const delimiterOf = (text: string): string => {
  const [heading = ''] = text.split(/[\r\n]/, 1)
  return [',', ';', '\t'].reduce((best, mark) =>
    heading.split(mark).length > heading.split(best).length ? mark : best,
  )
}

/** The first rows of a CSV that another system wrote, its heading among them. `unclosed`: a quote in it never ends. */
export function readCsvRows(text: string, most: number): Result<CsvRow[], 'unclosed'> {
  const rows: CsvRow[] = []
  try {
    parse(text, {
      bom: true,
      skip_empty_lines: true,
      relax_column_count: true,
      delimiter: delimiterOf(text),
      to: most,
      on_record: (cells, { lines }) => {
        rows.push({ cells, line: lines })
        return null
      },
    })
  } catch (error) {
    if (error instanceof CsvError) return err('unclosed')
    throw error
  }
  return ok(rows)
}

const plain = (heading: string) => heading.toLowerCase().replace(/[^a-z]/g, '')

/**
 * Where the columns of a file stand. `headings`: what each may be called, without anything but letters; the first that the file has is
 * taken.
 */
export function placesOf<C extends string>(
  headings: Readonly<Record<C, readonly string[]>>,
  cells: readonly string[],
): Partial<Record<C, number>> {
  const names = cells.map(plain)
  const places: Partial<Record<C, number>> = {}
  for (const column of Object.keys(headings) as C[]) {
    const at = headings[column].map((name) => names.indexOf(name)).find((one) => one >= 0)
    if (at !== undefined) places[column] = at
  }
  return places
}
