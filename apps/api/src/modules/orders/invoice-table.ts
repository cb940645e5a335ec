import { tabular } from './invoice-page.ts'

/** A cell: its text, with details below in smaller lines. */
export type Cell = string | { text: string; small: readonly string[] }
/** A column of width 0 takes the width that the others leave. */
export type Column = { head: string; width: number; right?: boolean }

export type TableOptions = {
  x: number
  y: number
  width: number
  /** A row that would end below this starts a new page, under repeated headings. */
  bottom: number
  columns: readonly Column[]
  rows: readonly (readonly Cell[])[]
  total: readonly Cell[]
  colours: { ink: string; quiet: string; rule: string; head: string }
}

const gap = 4
const padding = 5

/** Draws a table, over several pages if need be; returns the y position where it ends. */
export function invoiceTable(doc: PDFKit.PDFDocument, options: TableOptions): number {
  const painter = new TablePainter(doc, options)
  let y = painter.headings(options.y)
  const place = (row: readonly Cell[], font: string) => {
    doc.font(font)
    const height = painter.heightOf(row)
    if (y + height > options.bottom) {
      doc.addPage()
      y = painter.headings(options.x)
    }
    painter.row(row, y, font)
    y += height + padding
    painter.rule(y - padding / 2, options.colours.rule)
    y += padding / 2
  }
  for (const row of options.rows) place(row, 'plain')
  place(options.total, 'bold')
  return y
}

const textSize = 8.5
const detailSize = 7
const headingSize = 7.5

const linesOf = (cell: Cell): { text: string; small: readonly string[] } =>
  typeof cell === 'string' ? { text: cell, small: [] } : cell

class TablePainter {
  private readonly doc: PDFKit.PDFDocument
  private readonly options: TableOptions
  private readonly widths: readonly number[]

  constructor(doc: PDFKit.PDFDocument, options: TableOptions) {
    this.doc = doc
    this.options = options
    const fixed = options.columns.reduce((sum, column) => sum + column.width, 0)
    this.widths = options.columns.map((column) =>
      column.width === 0 ? options.width - fixed : column.width,
    )
  }

  heightOf(row: readonly Cell[]): number {
    return Math.max(
      ...row.map((cell, i) => {
        const { text, small } = linesOf(cell)
        const main = this.doc
          .fontSize(this.sizeOf(text || ' ', i))
          .heightOfString(text || ' ', this.cellOptions(i))
        return small.reduce(
          (sum, line) =>
            sum + this.doc.fontSize(detailSize).heightOfString(line, this.cellOptions(i)) + 1,
          main,
        )
      }),
    )
  }

  row(row: readonly Cell[], y: number, font: string): void {
    const { doc } = this
    const { x, colours } = this.options
    let left = x
    row.forEach((cell, i) => {
      const { text, small } = linesOf(cell)
      doc
        .font(font)
        .fontSize(this.sizeOf(text || ' ', i))
        .fillColor(colours.ink)
        .text(text, left, y, this.cellOptions(i))
      for (const line of small)
        doc
          .font('plain')
          .fontSize(detailSize)
          .fillColor(colours.quiet)
          .text(line, left, doc.y + 1, this.cellOptions(i))
      left += this.widths[i] ?? 0
    })
  }

  rule(y: number, colour: string): void {
    const { x, width } = this.options
    this.doc
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(0.6)
      .strokeColor(colour)
      .stroke()
  }

  /** Returns the y position below them. */
  headings(y: number): number {
    const { doc } = this
    const { x, columns, colours } = this.options
    let left = x
    columns.forEach((column, i) => {
      doc
        .font('bold')
        .fontSize(headingSize)
        .fillColor(colours.head)
        .text(column.head, left, y, this.cellOptions(i))
      left += this.widths[i] ?? 0
    })
    doc.font('bold').fontSize(headingSize)
    const height = Math.max(
      ...columns.map((column, i) => doc.heightOfString(column.head, this.cellOptions(i))),
    )
    this.rule(y + height + 3, colours.head)
    return y + height + 3 + padding
  }

  private cellOptions(i: number) {
    return {
      width: (this.widths[i] ?? 0) - gap,
      align: this.options.columns[i]?.right === true ? ('right' as const) : ('left' as const),
      features: tabular,
    }
  }

  /** Shrinks an amount until it fits on one line. */
  private sizeOf(text: string, i: number): number {
    if (this.options.columns[i]?.right !== true) return textSize
    const needed = this.doc.fontSize(textSize).widthOfString(text, { features: tabular })
    return Math.min(textSize, (textSize * ((this.widths[i] ?? 0) - gap - 0.5)) / needed)
  }
}
