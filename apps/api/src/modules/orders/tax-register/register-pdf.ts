import { formatIstDate, formatIstDateTime } from '@upchar/kernel/dates'
import { sumPaise } from '@upchar/kernel/money'
import { paperHeading, paperTable } from '../dispatch/pdf/paper-parts.ts'
import type { PrintedDocument } from '../invoice-report.ts'
import { margin, money, quiet, width } from '../invoice-page.ts'
import type { InvoiceDocument, TaxDocument } from '../model.ts'
import { makePdf } from '../open-pdf.ts'

type Head = keyof InvoiceDocument['totals']

const sign = ({ title }: TaxDocument) => (title === 'Credit note' ? -1 : 1)

function rowOf({ document, report }: PrintedDocument) {
  const { seller, totals, placeOfSupply } = document
  const minus = sign(document) < 0 ? '−' : ''
  return [
    {
      text: `${document.title} ${document.number}`,
      small: [
        formatIstDate(document.issuedOn),
        ...(document.title === 'Credit note' ? [`Against ${document.credits.number}`] : []),
        `Order ${document.orderNumber}, place of supply ${placeOfSupply.stateCode}`,
        ...(report?.irn?.irn == null ? [] : [`IRN ${report.irn.irn}`]),
      ],
    },
    { text: seller.tradeName || seller.legalName, small: [seller.gstin] },
    `${minus}${money(totals.taxablePaise)}`,
    `${minus}${money(totals.igstPaise)}`,
    `${minus}${money(totals.cgstPaise)}`,
    `${minus}${money(totals.sgstPaise)}`,
    `${minus}${money(totals.totalPaise)}`,
  ]
}

/** A buyer’s documents of a month on paper, as the file has them, to compare with GSTR-2B (ORDER-06). */
export const registerPdf = (
  documents: readonly PrintedDocument[],
  { month, gstin, at, brand }: { month: string; gstin: string; at: Date; brand: string },
): Promise<Buffer> =>
  makePdf(
    { size: 'A4', margin, info: { Title: `Documents of ${month}`, Author: brand } },
    (doc) => {
      const y = paperHeading(
        doc,
        `Invoices and credit notes of ${formatIstDate(`${month}-01`).slice(2)}`,
        [
          gstin === '' ? 'all GSTINs' : `GSTIN ${gstin}`,
          `${documents.length} documents`,
          `drawn up ${formatIstDateTime(at)} by ${brand}`,
        ],
      )
      const total = (head: Head) =>
        money(sumPaise(documents.map(({ document }) => sign(document) * document.totals[head])))
      const amount = (head: string, columnWidth = 58) => ({ head, width: columnWidth, right: true })
      doc.y = paperTable(doc, y, {
        columns: [
          { head: 'Document', width: 0 },
          { head: 'Supplier', width: 96 },
          amount('Taxable value'),
          amount('Integrated tax', 50),
          amount('Central tax', 46),
          amount('State/UT tax', 46),
          amount('Total, Rs.', 60),
        ],
        rows: documents.map(rowOf),
        total: [
          'Invoices less credit notes',
          '',
          total('taxablePaise'),
          total('igstPaise'),
          total('cgstPaise'),
          total('sgstPaise'),
          total('totalPaise'),
        ],
      })
      doc
        .font('plain')
        .fontSize(8)
        .fillColor(quiet)
        .text(
          'Whether input tax credit is available to you, your accountant decides.',
          margin,
          doc.y + 8,
          { width },
        )
    },
  )
