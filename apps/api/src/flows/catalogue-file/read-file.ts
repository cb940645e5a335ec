import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { parse } from 'csv-parse'
import { columnOf, type Column } from './columns.ts'
import { fromPlainCell } from './formulas.ts'
import type { RawRow } from './cell-reader.ts'

export type FileRow = { line: number; raw: RawRow } | { line: number; unreadable: string }

const rename = (record: object, unknown: Set<string>): RawRow => {
  const raw: Partial<Record<Column, unknown>> = {}
  for (const [heading, value] of Object.entries(record)) {
    const column = columnOf(heading)
    if (column === undefined) unknown.add(heading)
    else raw[column] = value
  }
  return raw
}

async function* jsonLines(path: string, unknown: Set<string>): AsyncGenerator<FileRow> {
  let line = 0
  for await (const text of createInterface({
    input: createReadStream(path, 'utf8'),
    crlfDelay: Infinity,
  })) {
    line++
    if (text.trim() === '') continue
    try {
      const record: unknown = JSON.parse(text)
      yield typeof record === 'object' && record !== null
        ? { line, raw: rename(record, unknown) }
        : { line, unreadable: 'is not a JSON object' }
    } catch {
      yield { line, unreadable: 'is not valid JSON' }
    }
  }
}

/**
 * Spreadsheets separate by comma, semicolon or tab: take the one most frequent in the heading line.
 */
async function delimiterOf(path: string): Promise<string> {
  for await (const line of createInterface({ input: createReadStream(path, 'utf8') })) {
    const count = (mark: string) => line.split(mark).length
    return [',', ';', '\t'].reduce((best, mark) => (count(mark) > count(best) ? mark : best))
  }
  return ','
}

async function* csvRows(path: string, unknown: Set<string>): AsyncGenerator<FileRow> {
  const delimiter = await delimiterOf(path)
  const broken: { lines: number; code: string }[] = []
  // Many files write inches unquoted (5"), so a quote inside a cell is an ordinary character.
  const parser = createReadStream(path).pipe(
    parse({
      bom: true,
      info: true,
      skip_empty_lines: true,
      relax_column_count: true,
      relax_quotes: true,
      delimiter,
      skip_records_with_error: true,
      on_skip: (error) => {
        broken.push({ lines: Number(error?.['lines'] ?? 0), code: error?.code ?? '' })
        return undefined
      },
    }),
  )
  let ended = 1
  let headings: readonly string[] | undefined
  const brokenBefore = (line: number): FileRow[] => {
    const later = broken.findIndex(({ lines }) => lines > line)
    return broken
      .splice(0, later < 0 ? broken.length : later)
      .map(({ code }) => ({ line: ended + 1, unreadable: unreadableText(code) }))
  }
  for await (const entry of parser) {
    const { record, info }: { record: string[]; info: { lines: number } } = entry
    if (headings === undefined) {
      headings = record
      continue
    }
    // Yield in file order even when the parser is ahead: an interrupted import counts rows.
    yield* brokenBefore(info.lines)
    ended = info.lines
    const beyond = record.slice(headings.length).some((cell) => cell.trim() !== '')
    yield beyond
      ? {
          line: info.lines,
          unreadable: `has ${record.length} cells, the heading has ${headings.length}: put a text with "${delimiter}" in it between quotes`,
        }
      : {
          line: info.lines,
          raw: rename(
            Object.fromEntries(
              headings.flatMap((heading, i) =>
                record[i] === undefined ? [] : [[heading, fromPlainCell(record[i])]],
              ),
            ),
            unknown,
          ),
        }
  }
  yield* brokenBefore(Infinity)
}

const unreadableText = (code: string): string =>
  code === 'CSV_QUOTE_NOT_CLOSED'
    ? 'has a quote that is never closed: everything from here to the end of the file is one cell'
    : 'cannot be read as a row of cells'

/**
 * Streams a catalogue file's rows: JSON lines for .jsonl, .ndjson and .json, otherwise CSV. Adds
 * unknown headings to `unknown`.
 */
export const readCatalogueFile = (path: string, unknown: Set<string>): AsyncGenerator<FileRow> =>
  /\.(jsonl|ndjson|json)$/i.test(path) ? jsonLines(path, unknown) : csvRows(path, unknown)
