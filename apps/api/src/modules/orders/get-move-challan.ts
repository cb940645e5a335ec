import type { Result } from '@upchar/kernel/result'
import type { Context } from '../../platform/context.ts'
import { invoiceFile, type InvoiceFile } from './get-invoice.ts'
import type { Copy } from './invoice-pdf.ts'
import { findMoveChallan } from './store/move-challans.ts'

/** The delivery challan of a move of stock as PDF, one of its three copies (CGST Rules 55(2)); undefined: it has none. */
export async function getMoveChallan(
  context: Context,
  moveId: number,
  copy: Copy,
): Promise<Result<InvoiceFile, never> | undefined> {
  const found = await findMoveChallan(context.db, moveId)
  return found && invoiceFile(context, found, copy)
}
