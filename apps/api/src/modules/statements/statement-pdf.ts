import {
  bottom,
  ink,
  makePdf,
  margin,
  paperHeading,
  paperTable,
  width,
  type Doc,
} from '../orders/index.ts'
import type { StatementPaper } from './statement-lines.ts'

const number = (head: string, wide = 72) => ({ head, width: wide, right: true })

function title(doc: Doc, from: number, text: string): number {
  const top = from + 70 > bottom ? (doc.addPage(), margin) : from + 14
  doc.font('bold').fontSize(11).fillColor(ink).text(text, margin, top, { width })
  return doc.y + 4
}

/** A seller's statement on paper (OPS-06). */
export const statementPdf = (
  paper: StatementPaper,
  { brand, drawnUp }: { brand: string; drawnUp: string },
): Promise<Buffer> =>
  makePdf({ size: 'A4', margin, info: { Title: paper.title } }, (doc) => {
    const y = paperHeading(doc, paper.title, [...paper.facts, brand, `closed ${drawnUp}`])
    const [sums, payout] = [paper.summary.slice(0, -1), paper.summary.at(-1) ?? ['', '']]
    const summed = paperTable(doc, y, {
      columns: [{ head: 'What it comes to', width: 0 }, number('Amount', 110)],
      rows: sums,
      total: payout,
    })
    const listed = paperTable(doc, title(doc, summed, 'Invoices and credit notes'), {
      columns: [
        { head: 'Document', width: 0 },
        number('Gross', 80),
        number('Commission'),
        number('Closing fee'),
        number('Gateway fee'),
      ],
      rows: paper.entries.map(({ number: text, small, amounts }) => [
        { text, small: [small] },
        ...amounts,
      ]),
      total: ['Total', ...paper.sums.entries],
    })
    if (paper.taxes.length === 0) return
    paperTable(doc, title(doc, listed, 'Taxes'), {
      columns: [{ head: 'Tax', width: 0 }, number('Reckoned on', 100), number('Kept', 90)],
      rows: paper.taxes.map(({ name, amounts }) => [name, ...amounts]),
      total: ['Total', '', paper.sums.kept],
    })
  })
