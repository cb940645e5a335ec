import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream'
import { parse } from 'csv-parse'
import type { CatalogueFile, FileRow } from './catalogue-file.ts'
import { TableHeadings } from './headings.ts'
import { longestRow, refuseTooManyRows, textOf, withoutEndlessLines } from './text.ts'
import { UnreadableFile } from './unreadable-file.ts'
import type { FileLimits } from './limits.ts'

/**
 * Spreadsheets separate by comma, semicolon or tab: take the one most frequent in the heading line.
 */
export async function delimiterOf(path: string): Promise<string> {
  for await (const text of textOf(path)) {
    const [line = ''] = text.trimStart().split(/[\r\n]/)
    const count = (mark: string) => line.split(mark).length
    return [',', ';', '\t'].reduce((best, mark) => (count(mark) > count(best) ? mark : best))
  }
  return ','
}

type CsvRecord = { record: string[]; info: { lines: number } }
type Broken = { lines: number; code: string }

// Many files write inches unquoted (5"), so a quote inside a cell is an ordinary character.
export function csvRecords(
  path: string,
  delimiter: string,
  broken: Broken[],
): AsyncIterable<CsvRecord> {
  let ended = 0
  const parser = parse({
    bom: true,
    info: true,
    skip_empty_lines: true,
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: longestRow,
    delimiter,
    skip_records_with_error: true,
    on_record: (record, { lines }) => {
      ended = lines
      return record
    },
    on_skip: (error) => {
      if (error?.code === 'CSV_MAX_RECORD_SIZE') parser.destroy(endlessRow(ended + 1))
      else broken.push({ lines: Number(error?.['lines'] ?? 0), code: error?.code ?? '' })
      return undefined
    },
  })
  // The parser passes failures on to whoever reads its records.
  pipeline(createReadStream(path), withoutEndlessLines, parser, () => undefined)
  return parser
}

const endlessRow = (line: number) =>
  new UnreadableFile(
    `The row that begins at line ${line} is longer than 1 MB: a quote in it may never be closed.`,
  )

async function headingLine(path: string, delimiter: string): Promise<string[]> {
  for await (const { record } of csvRecords(path, delimiter, [])) return record
  throw new UnreadableFile('The file has no heading line that can be read.')
}

/** Looks at all rows, so that nothing of a file that is too large is imported. */
async function refuseTooLarge(path: string, delimiter: string, mostRows: number): Promise<void> {
  let rows = -1
  for await (const _ of csvRecords(path, delimiter, [])) refuseTooManyRows(++rows, mostRows)
}

export async function openCsv(
  path: string,
  { textRows, required, readHeadings }: FileLimits,
): Promise<CatalogueFile> {
  const delimiter = await delimiterOf(path)
  const names = await headingLine(path, delimiter)
  const unknownHeadings = new Set<string>()
  const headings = new TableHeadings(names, 'The heading line', {
    unknown: unknownHeadings,
    required,
    columnOf: await readHeadings(names, required),
  })
  await refuseTooLarge(path, delimiter, textRows)
  return {
    unknownHeadings,
    notes: [],
    rows: () => csvRows({ path, delimiter, width: names.length, headings }),
  }
}

type CsvTable = { path: string; delimiter: string; width: number; headings: TableHeadings }

async function* csvRows({ path, delimiter, width, headings }: CsvTable): AsyncGenerator<FileRow> {
  const broken: Broken[] = []
  let ended = 1
  let isHeading = true
  const brokenBefore = (line: number): FileRow[] => {
    const later = broken.findIndex(({ lines }) => lines > line)
    return broken
      .splice(0, later < 0 ? broken.length : later)
      .map(({ code }) => ({ line: ended + 1, unreadable: unreadableText(code) }))
  }
  for await (const { record, info } of csvRecords(path, delimiter, broken)) {
    if (isHeading) {
      isHeading = false
      continue
    }
    // Yield in file order even when the parser is ahead: an interrupted import counts rows.
    yield* brokenBefore(info.lines)
    ended = info.lines
    const beyond = record.slice(width).some((cell) => cell.trim() !== '')
    yield beyond
      ? {
          line: info.lines,
          unreadable: `has ${record.length} cells, the heading has ${width}: put a text with "${delimiter}" in it between quotes`,
        }
      : { line: info.lines, raw: headings.row(record.entries()) }
  }
  yield* brokenBefore(Infinity)
}

const unreadableText = (code: string): string =>
  code === 'CSV_QUOTE_NOT_CLOSED'
    ? 'has a quote that is never closed: everything from here to the end of the file is one cell'
    : 'cannot be read as a row of cells'
