import { paiseToRupees } from '@upchar/kernel/money'
import { sheetCsv } from '../../../platform/text/sheet-csv.ts'
import type { RatedAmounts, ReturnDocument, SupplyDocument } from '../model.ts'
import { exemptPaise, isSupply, registrationOf, signOf, taxedByRate } from '../supplies.ts'

const headings = [
  'Date',
  'Document',
  'Number',
  'Reduces invoice',
  'Order',
  'Buyer',
  'GSTIN or UIN',
  'Place of supply',
  'Rate (%)',
  'Taxable value',
  'Integrated tax',
  'Central tax',
  'State/UT tax',
  'With tax',
  'Paid by',
  'Waits for an IRN',
]

/** The amounts of a document by rate; its exempt part is a row without tax. */
function amountsByRate({ document }: SupplyDocument): RatedAmounts[] {
  const exempt = exemptPaise(document)
  const none = { gstBp: 0, igstPaise: 0, cgstPaise: 0, sgstPaise: 0 }
  return [...taxedByRate(document), ...(exempt === 0 ? [] : [{ ...none, taxablePaise: exempt }])]
}

function rowsOf(one: SupplyDocument): (string | number)[][] {
  const { document } = one
  const rupees = (paise: number) => paiseToRupees(signOf(one) * paise)
  return amountsByRate(one).map(({ gstBp, taxablePaise, igstPaise, cgstPaise, sgstPaise }) => [
    document.issuedOn,
    document.title,
    document.number,
    one.kind === 'credit_note' ? one.document.credits.number : '',
    document.orderNumber,
    document.recipient.businessName || document.recipient.name,
    registrationOf(document),
    `${document.placeOfSupply.stateCode} ${document.placeOfSupply.state}`.trim(),
    gstBp / 100,
    ...[taxablePaise, igstPaise, cgstPaise, sgstPaise].map(rupees),
    rupees(taxablePaise + igstPaise + cgstPaise + sgstPaise),
    document.paidBy,
    one.standing === 'waiting' ? 'Yes' : '',
  ])
}

/** OPS-07: the sales register, one row for each document and rate; credit notes are below zero. */
export const salesRegister = (documents: readonly ReturnDocument[]): string =>
  sheetCsv([headings, ...documents.filter(isSupply).flatMap(rowsOf)])
