import type { Params, Query } from '@upchar/contract/schema/endpoints'
import type { Refusal, Result } from '@upchar/kernel/result'
import type { Context } from '../../../platform/context.ts'
import { invoiceUnknown } from '../errors.ts'
import { invoiceFile, type InvoiceFile } from '../get-invoice.ts'
import { findDocument } from '../store/read.ts'

/** A document of any order as PDF, the same as the buyer's, or its copy for the transporter or the supplier. */
export async function invoiceForStaff(
  context: Context,
  { id, invoice }: Params<'staffGetInvoice'>,
  copy: Query<'staffGetInvoice'>['copy'],
): Promise<Result<InvoiceFile, Refusal & { code: 'invoice_unknown' }>> {
  const found = await findDocument(context.db, id, invoice)
  return found === undefined ? invoiceUnknown() : invoiceFile(context, found, copy)
}
