import type { Query } from '@upchar/contract/schema/endpoints'
import { paiseToRupees } from '@upchar/kernel/money'
import { ok } from '@upchar/kernel/result'
import type { Context } from '../../../platform/context.ts'
import type { HandlerResult } from '../../../platform/http/bind.ts'
import { sheetCsv } from '../../../platform/text/sheet-csv.ts'
import type { PrintedDocument } from '../invoice-report.ts'
import type { TaxDocument } from '../model.ts'
import { selectGstins, selectTaxDocuments } from '../store/tax-register.ts'
import { registerHeadings, registerRows } from './register-rows.ts'

/** What the page lists; the file has all. */
const mostShown = 500
/** A buyer's documents of one month in a file. */
const mostInFile = 10_000

type Wanted = Query<'listTaxDocuments'>

const sign = ({ title }: TaxDocument) => (title === 'Credit note' ? -1 : 1)

/** A customer's invoices and credit notes of a month and GSTIN, oldest first, and what they add up to (ORDER-06). */
export async function listTaxDocuments(
  { db }: Context,
  customerId: string,
  wanted: Wanted,
): Promise<HandlerResult<'listTaxDocuments'>> {
  const [found, gstins] = await Promise.all([
    selectTaxDocuments(db, customerId, wanted, mostInFile),
    selectGstins(db, customerId),
  ])
  const total = (key: 'taxablePaise' | 'igstPaise' | 'cgstPaise' | 'sgstPaise' | 'totalPaise') =>
    paiseToRupees(
      found.reduce((sum, { document }) => sum + sign(document) * document.totals[key], 0),
    )
  return ok({
    success: true,
    count: found.length,
    gstins,
    totals: {
      taxable: total('taxablePaise'),
      igst: total('igstPaise'),
      cgst: total('cgstPaise'),
      sgst: total('sgstPaise'),
      total: total('totalPaise'),
    },
    documents: found.slice(0, mostShown).map(({ id, orderId, document }) => ({
      id,
      title: document.title,
      number: document.number,
      issued_on: document.issuedOn,
      seller: document.seller.tradeName || document.seller.legalName,
      seller_gstin: document.seller.gstin,
      gstin: document.recipient.gstin || (document.recipient.uin ?? ''),
      against: document.title === 'Credit note' ? document.credits.number : null,
      order: document.orderNumber,
      taxable: paiseToRupees(document.totals.taxablePaise),
      tax: paiseToRupees(
        document.totals.igstPaise + document.totals.cgstPaise + document.totals.sgstPaise,
      ),
      total: paiseToRupees(document.totals.totalPaise),
      url: `/api/orders/${orderId}/invoice/${id}`,
    })),
  })
}

/** The same as a file, a row for each document and rate. */
export async function taxDocumentsFile(
  { db, config, clock }: Context,
  customerId: string,
  wanted: Query<'exportTaxDocuments'>,
): Promise<string | Buffer> {
  const found = await selectTaxDocuments(db, customerId, wanted, mostInFile)
  if (wanted.format === 'csv') return registerCsv(found)
  // Imported on first use: the PDF library is large.
  const { registerPdf } = await import('./register-pdf.ts')
  return registerPdf(found, { ...wanted, at: clock.now(), brand: config.BRAND_NAME })
}

export const registerCsv = (documents: readonly PrintedDocument[]): string =>
  sheetCsv([registerHeadings, ...documents.flatMap(registerRows)])
