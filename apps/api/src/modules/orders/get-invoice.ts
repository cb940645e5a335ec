import { ok, type Refusal, type Result } from '@upchar/kernel/result'
import type { Context } from '../../platform/context.ts'
import { orderNotFound } from './errors.ts'
import type { Copy } from './invoice-pdf.ts'
import type { PrintedDocument } from './invoice-report.ts'
import { isBillOfSupply, type TaxDocument } from './model.ts'
import { maySeeOrder, type OrderCaller } from './policy.ts'
import { findDocument } from './store/read.ts'

export type InvoiceFile = { name: string; bytes: Buffer }

/** An invoice or credit note as PDF (ORDER-06), rendered from the frozen document and the portal's answer: the same years later. */
export async function getInvoice(
  context: Context,
  caller: OrderCaller,
  orderId: string,
  invoiceId: string,
): Promise<Result<InvoiceFile, Refusal & { code: 'order_not_found' }>> {
  const found = await findDocument(context.db, orderId, invoiceId)
  if (found === undefined || !maySeeOrder(found, caller)) return orderNotFound()
  return invoiceFile(context, found)
}

/** Goods leave with a duplicate of their invoice (CGST Rules 48(1)), unless it is reported to the portal (48(6)). */
export const needsTransporterCopy = ({ document, report, cancelled }: PrintedDocument): boolean =>
  cancelled == null &&
  document.title !== 'Credit note' &&
  !isBillOfSupply(document) &&
  document.lines.length > 0 &&
  report?.irn == null

function nameOf(document: TaxDocument): string {
  if (document.title === 'Credit note') return 'credit-note'
  if (document.title === 'Delivery challan') return 'delivery-challan'
  return isBillOfSupply(document) ? 'bill' : 'invoice'
}

/** The PDF of a document. */
export async function invoiceFile(
  { config }: Pick<Context, 'config'>,
  { document, report, cancelled }: PrintedDocument,
  copy: Copy = 'original',
): Promise<Result<InvoiceFile, never>> {
  // Imported on first use: the PDF library is large.
  const { invoicePdf } = await import('./invoice-pdf.ts')
  return ok({
    name: `${nameOf(document)}-${document.number.replaceAll('/', '-')}${copy === 'original' ? '' : `-${copy}`}.pdf`,
    bytes: await invoicePdf(document, config.BRAND_NAME, {
      report: report ?? undefined,
      cancelled: cancelled ?? undefined,
      copy,
    }),
  })
}
