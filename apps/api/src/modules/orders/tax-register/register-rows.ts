import { istDate } from '@upchar/kernel/dates'
import { paiseToRupees } from '@upchar/kernel/money'
import type { PrintedDocument } from '../invoice-report.ts'

/** As GSTR-2B names them, so that a buyer's accountant compares column by column. */
export const registerHeadings = [
  'GSTIN of supplier',
  'Trade or legal name',
  'Document type',
  'Document number',
  'Document date',
  'Document value (rupees)',
  'Place of supply',
  'Supply attracts reverse charge',
  'Rate (%)',
  'Taxable value',
  'Integrated tax',
  'Central tax',
  'State/UT tax',
  'Cess',
  'IRN',
  'IRN date',
  'Against invoice',
  'GSTIN or UIN of recipient',
  'Order',
]

/** A document's rows: one for each rate (GSTR-2B, B2B and B2B-CDNR). Amounts of credit notes are positive, as there. */
export function registerRows({ document, report }: PrintedDocument): (string | number)[][] {
  const taxed = [...document.lines, ...document.charges]
  // Supplied without tax, whatever the rate of the goods (IGST Act s.16).
  const rateBp = document.sez?.supply === 'lut' ? () => 0 : (of: { gstBp: number }) => of.gstBp
  const byRate = Map.groupBy(taxed, rateBp)
  return [...byRate]
    .toSorted(([a], [b]) => a - b)
    .map(([gstBp, parts]) => {
      const sum = (of: 'taxablePaise' | 'igstPaise' | 'cgstPaise' | 'sgstPaise') =>
        paiseToRupees(parts.reduce((total, part) => total + part[of], 0))
      const { seller, placeOfSupply, totals, recipient } = document
      return [
        seller.gstin,
        seller.tradeName || seller.legalName,
        document.title,
        document.number,
        document.issuedOn,
        paiseToRupees(totals.totalPaise),
        `${placeOfSupply.stateCode}-${placeOfSupply.state}`,
        'No',
        gstBp / 100,
        sum('taxablePaise'),
        sum('igstPaise'),
        sum('cgstPaise'),
        sum('sgstPaise'),
        0,
        report?.irn?.irn ?? '',
        report?.irn?.ackAt == null ? '' : istDate(report.irn.ackAt),
        document.title === 'Credit note' ? document.credits.number : '',
        recipient.gstin || (recipient.uin ?? ''),
        document.orderNumber,
      ]
    })
}
