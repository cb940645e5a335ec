import { ok, type Refusal, type Result } from '@upchar/kernel/result'
import type { Context } from '../../platform/context.ts'
import { orderNotFound } from './errors.ts'
import { isBillOfSupply, type InvoiceDocument } from './model.ts'
import { maySeeOrder, type OrderCaller } from './policy.ts'
import { findInvoice } from './store/read.ts'

export type InvoiceFile = { name: string; bytes: Buffer }

/** An invoice as PDF (ORDER-06), rendered from the frozen document: the same years later. */
export async function getInvoice(
  context: Context,
  caller: OrderCaller,
  orderId: string,
  invoiceId: string,
): Promise<Result<InvoiceFile, Refusal & { code: 'order_not_found' }>> {
  const found = await findInvoice(context.db, orderId, invoiceId)
  if (found === undefined || !maySeeOrder(found, caller)) return orderNotFound()
  return invoiceFile(context, found.document)
}

/** The PDF of a document. */
export async function invoiceFile(
  { config }: Pick<Context, 'config'>,
  document: InvoiceDocument,
): Promise<Result<InvoiceFile, never>> {
  // Imported on first use: the PDF library is large.
  const { invoicePdf } = await import('./invoice-pdf.ts')
  return ok({
    name: `${isBillOfSupply(document) ? 'bill' : 'invoice'}-${document.number.replaceAll('/', '-')}.pdf`,
    bytes: await invoicePdf(document, config.BRAND_NAME),
  })
}
