import { tabular } from './invoice-paper.ts'

/** A cell: its text, with smaller lines below for details. */
export type Cell = string | { text: string; small: readonly string[] }
/** `width` 0 takes what the others leave. */
export type Column = { head: string; width: number; right?: boolean }

export type TableOptions = {
  x: number
  y: number
  width: number
  /** Lowest point of a row; below, a new page begins and the heads stand again. */
  bottom: number
  columns: readonly Column[]
  rows: readonly (readonly Cell[])[]
  total: readonly Cell[]
  colours: { ink: string; quiet: string; rule: string; head: string }
}

const gap = 4
const padding = 5

/** Draws a table that goes on over pages; returns where it ends. */
export function invoiceTable(doc: PDFKit.PDFDocument, options: TableOptions): number {
  const { columns, colours, x, width } = options
  const fixed = columns.reduce((sum, column) => sum + column.width, 0)
  const widths = columns.map((column) => (column.width === 0 ? width - fixed : column.width))
  const cellOptions = (i: number) => ({
    width: (widths[i] ?? 0) - gap,
    align: columns[i]?.right === true ? ('right' as const) : ('left' as const),
    features: tabular,
  })

  /** An amount stands on one line, however large: it is written smaller then. */
  const sizeOf = (text: string, i: number, usual: number): number => {
    if (columns[i]?.right !== true) return usual
    const needed = doc.fontSize(usual).widthOfString(text, { features: tabular })
    return Math.min(usual, (usual * ((widths[i] ?? 0) - gap - 0.5)) / needed)
  }
  const heightOf = (row: readonly Cell[]) =>
    Math.max(
      ...row.map((cell, i) => {
        const { text, small } = typeof cell === 'string' ? { text: cell, small: [] } : cell
        const main = doc
          .fontSize(sizeOf(text || ' ', i, 8.5))
          .heightOfString(text || ' ', cellOptions(i))
        return (
          main +
          small.reduce(
            (sum, line) => sum + doc.fontSize(7).heightOfString(line, cellOptions(i)) + 1,
            0,
          )
        )
      }),
    )
  const draw = (row: readonly Cell[], y: number, font: string) => {
    let left = x
    row.forEach((cell, i) => {
      const { text, small } = typeof cell === 'string' ? { text: cell, small: [] } : cell
      doc
        .font(font)
        .fontSize(sizeOf(text || ' ', i, 8.5))
        .fillColor(colours.ink)
        .text(text, left, y, cellOptions(i))
      for (const line of small)
        doc
          .font('plain')
          .fontSize(7)
          .fillColor(colours.quiet)
          .text(line, left, doc.y + 1, cellOptions(i))
      left += widths[i] ?? 0
    })
  }
  const line = (y: number, colour: string) => {
    doc
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(0.6)
      .strokeColor(colour)
      .stroke()
  }
  const heads = (y: number): number => {
    let left = x
    columns.forEach((column, i) => {
      doc
        .font('bold')
        .fontSize(7.5)
        .fillColor(colours.head)
        .text(column.head, left, y, cellOptions(i))
      left += widths[i] ?? 0
    })
    doc.font('bold').fontSize(7.5)
    const height = Math.max(
      ...columns.map((column, i) => doc.heightOfString(column.head, cellOptions(i))),
    )
    line(y + height + 3, colours.head)
    return y + height + 3 + padding
  }

  let y = heads(options.y)
  const place = (row: readonly Cell[], font: string) => {
    doc.font(font)
    const height = heightOf(row)
    if (y + height > options.bottom) {
      doc.addPage()
      y = heads(options.x)
    }
    draw(row, y, font)
    y += height + padding
    line(y - padding / 2, colours.rule)
    y += padding / 2
  }
  for (const row of options.rows) place(row, 'plain')
  place(options.total, 'bold')
  return y
}
