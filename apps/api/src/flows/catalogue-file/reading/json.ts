import type { RawRow } from '../cell-reader.ts'
import { columnOf, type Column } from '../columns.ts'
import type { CatalogueFile, FileRow } from './catalogue-file.ts'
import { mostColumns, refuseDoubled, refuseMissing } from './headings.ts'
import { linesOf, longestPiece, refuseTooManyRows, textOf } from './text.ts'
import { UnreadableFile } from './unreadable-file.ts'
import type { FileLimits } from './limits.ts'

/** An entry of an array, by its number, or a line. */
type Entry = { line: number; record: object | undefined; problem: string }

async function isArray(path: string): Promise<boolean> {
  for await (const chunk of textOf(path)) {
    const start = chunk.trimStart()
    if (start !== '') return start.startsWith('[')
  }
  return false
}

/** Follows a JSON text to the places where an entry of its outermost array ends. */
class ArrayScanner {
  depth = 0
  private inText = false
  private escaped = false

  /** True at the comma or bracket behind an entry. */
  endsEntry(mark: string | undefined): boolean {
    if (this.inText) {
      if (this.escaped) this.escaped = false
      else if (mark === '\\') this.escaped = true
      else if (mark === '"') this.inText = false
      return false
    }
    if (mark === '"') this.inText = true
    else if (mark === '[' || mark === '{') this.depth++
    else if (mark === ']' || mark === '}') return --this.depth === 0
    return mark === ',' && this.depth === 1
  }
}

/** The texts between the commas of an array, read piece by piece. */
async function* arrayTexts(path: string): AsyncGenerator<string> {
  const scanner = new ArrayScanner()
  let [begun, ended, text] = [false, false, '']
  for await (const chunk of textOf(path)) {
    let from = 0
    for (let i = 0; i < chunk.length && !ended; i++) {
      const ends = scanner.endsEntry(chunk[i])
      if (!begun && scanner.depth === 1) [begun, from] = [true, i + 1]
      if (!ends) continue
      yield text + chunk.slice(from, i)
      text = ''
      from = i + 1
      ended = scanner.depth === 0
      if (ended && chunk[i] !== ']') throw new UnreadableFile('The JSON array ends with a brace.')
    }
    if (begun) text += chunk.slice(from)
    if (text.length > longestPiece)
      throw new UnreadableFile('An entry of the JSON array has more than a million characters.')
  }
  if (!ended) throw new UnreadableFile('The JSON array is never closed: the file is incomplete.')
  if (text.trim() !== '') throw new UnreadableFile('Text follows the JSON array.')
}

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const noObject = 'is not a JSON object'
const noList = 'The file is neither a JSON array of objects nor one object a line.'

async function* arrayEntries(path: string): AsyncGenerator<Entry> {
  let [line, earlier] = [0, '']
  for await (const text of arrayTexts(path)) {
    // Behind the last entry, or in an empty array, there is nothing; elsewhere there must be something.
    if (line > 0 && earlier.trim() === '') throw new UnreadableFile(brokenEntry(line))
    earlier = text
    line++
    if (text.trim() === '') continue
    let record: unknown
    try {
      record = JSON.parse(text)
    } catch {
      throw new UnreadableFile(brokenEntry(line))
    }
    yield { line, record: isRecord(record) ? record : undefined, problem: noObject }
  }
  if (line > 1 && earlier.trim() === '') throw new UnreadableFile(brokenEntry(line))
}

const brokenEntry = (entry: number) => `Entry ${entry} of the JSON array is not valid JSON.`

async function* lineEntries(path: string): AsyncGenerator<Entry> {
  let line = 0
  for await (const text of linesOf(path)) {
    line++
    if (text.trim() === '') continue
    // As pretty printers begin one object.
    if (text.trim() === '{') throw new UnreadableFile(noList)
    try {
      const record: unknown = JSON.parse(text)
      yield { line, record: isRecord(record) ? record : undefined, problem: noObject }
    } catch {
      yield { line, record: undefined, problem: 'is not valid JSON' }
    }
  }
}

/** Names of fields that are kept, of a file whose entries have others each. */
const mostNames = 1000

function rowOf(record: object, unknown: Set<string>): RawRow {
  const raw: Partial<Record<Column, unknown>> = {}
  for (const [heading, value] of Object.entries(record)) {
    const column = columnOf(heading)
    if (column !== undefined) raw[column] = value
    else if (unknown.size < mostNames) unknown.add(heading)
  }
  return raw
}

/** A JSON array of objects, or lines of one object each. */
export async function openJson(
  path: string,
  { textRows, required }: FileLimits,
): Promise<CatalogueFile> {
  const array = await isArray(path)
  const entries = () => (array ? arrayEntries(path) : lineEntries(path))
  const unknownHeadings = new Set<string>()
  const named = new Set<string>()
  let [all, objects] = [0, 0]
  for await (const { line, record } of entries()) {
    refuseTooManyRows(++all, textRows)
    if (record === undefined) continue
    objects++
    const headings = Object.keys(record)
    const where = `${array ? 'Entry' : 'Line'} ${line}`
    if (headings.length > mostColumns)
      throw new UnreadableFile(`${where} has more than ${mostColumns} fields.`)
    refuseDoubled(headings, `${where}:`, columnOf)
    for (const heading of headings)
      if (named.size < mostNames || columnOf(heading)) named.add(heading)
  }
  if (objects > 0) refuseMissing([...named], 'The file', { required, columnOf })
  else if (all > 0) throw new UnreadableFile(noList)
  return {
    unknownHeadings,
    notes: [],
    async *rows(): AsyncGenerator<FileRow> {
      for await (const { line, record, problem } of entries())
        yield record === undefined
          ? { line, unreadable: problem }
          : { line, raw: rowOf(record, unknownHeadings) }
    },
  }
}
