import { mostColumns } from '../headings.ts'
import { UnreadableFile } from '../unreadable-file.ts'
import { numberText, type CellValue } from './cell-format.ts'
import { unescapeText, type Contents } from './contents.ts'
import type { PackageParts } from './package-parts.ts'

/** A row with at least one value. `line`: its number, as Excel shows it. */
export type SheetRow = { line: number; cells: ReadonlyMap<number, CellValue> }

/** Excel allows 32,767 characters. */
const longestCell = 100_000

/** "AB12" stands in column 27. */
function columnIndex(reference: string): number | undefined {
  const letters = /^([A-Z]{1,3})\d+$/.exec(reference)?.[1]
  return letters === undefined
    ? undefined
    : [...letters].reduce((index, letter) => index * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

/** Collects the rows of a sheet's XML as they end. */
class RowCollector {
  readonly rows: SheetRow[] = []
  private readonly contents: Contents
  private readonly mostRows: number
  private line = 0
  private column = -1
  private cells = new Map<number, CellValue>()
  private type = ''
  private style = 0
  private text = ''
  private inValue = false
  private inPhonetic = false
  private count = 0

  constructor(contents: Contents, mostRows: number) {
    this.mostRows = mostRows
    this.contents = contents
  }

  open = (name: string, attributes: Readonly<Record<string, string>>): void => {
    if (name === 'row') {
      const given = attributes['r'] ?? ''
      this.line = /^[1-9]\d{0,6}$/.test(given) ? Number(given) : this.line + 1
      this.column = -1
      this.cells = new Map()
    } else if (name === 'c') {
      this.column = columnIndex(attributes['r'] ?? '') ?? this.column + 1
      this.type = attributes['t'] ?? 'n'
      this.style = Number(attributes['s'] ?? 0)
      this.text = ''
    } else if (name === 'rPh') this.inPhonetic = true
    else if (name === 'v' || name === 't') this.inValue = !this.inPhonetic
  }

  addText = (text: string): void => {
    if (!this.inValue) return
    this.text += text
    if (this.text.length > longestCell)
      throw new UnreadableFile(`A cell of row ${this.line} has more than 100,000 characters.`)
  }

  close = (name: string): void => {
    if (name === 'v' || name === 't') this.inValue = false
    else if (name === 'rPh') this.inPhonetic = false
    else if (name === 'c') this.addCell()
    else if (name === 'row') this.addRow()
  }

  private addCell(): void {
    if (this.text === '') return
    const value = this.value()
    if ('text' in value && value.text.trim() === '') return
    if (this.column >= mostColumns)
      throw new UnreadableFile(`The sheet has more than ${mostColumns} columns.`)
    this.cells.set(this.column, value)
  }

  private addRow(): void {
    if (this.cells.size === 0) return
    this.count++
    if (this.count > this.mostRows)
      throw new UnreadableFile(
        `The sheet has more than ${this.mostRows.toLocaleString('en-IN')} rows: save it as CSV.`,
      )
    this.rows.push({ line: this.line, cells: this.cells })
  }

  private value(): CellValue {
    const { strings, formats, from1904 } = this.contents
    switch (this.type) {
      case 's': {
        const text = strings[Number(this.text)]
        return text === undefined ? { problem: 'names a text that is missing' } : plain(text)
      }
      case 'str':
      case 'inlineStr':
        return plain(unescapeText(this.text))
      case 'b':
        return plain(this.text === '1' ? 'TRUE' : 'FALSE')
      case 'd':
        return { text: this.text.slice(0, 10), isDate: true }
      case 'e':
        return { problem: `holds the error ${this.text}` }
      default:
        return numberText(this.text, formats[this.style] ?? 'plain', from1904)
    }
  }
}

const plain = (text: string): CellValue => ({ text, isDate: false })

/** The rows of a sheet in their order; empty ones are left out. */
export async function* sheetRows(
  parts: PackageParts,
  contents: Contents,
  part: string,
): AsyncGenerator<SheetRow> {
  const collector = new RowCollector(contents, parts.limits.rows)
  const { open, addText: text, close } = collector
  for await (const _ of parts.parse(part, { open, text, close })) yield* collector.rows.splice(0)
}
