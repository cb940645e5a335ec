import { financialYear } from '@upchar/kernel/dates'
import { formatInvoiceNumber } from '@upchar/kernel/invoice-number'
import { unwrap } from '@upchar/kernel/result'
import type { Transaction } from '../../platform/db/database.ts'
import { newId } from '../../platform/ids.ts'
import { makeInvoice, splitByDocument } from './make-invoice.ts'
import type { InvoiceDocument } from './model.ts'
import { drawInvoiceNumbers, type InvoiceRow } from './store/write.ts'
import type { OrderInput, WrittenOrder } from './write-order.ts'

/**
 * An order's invoices with the next numbers of their series, for `insertInvoices`. Call it last: it
 * locks the counters until the transaction ends, and all orders of a seller wait for them.
 */
export async function numberInvoices(
  tx: Transaction,
  input: OrderInput,
  order: WrittenOrder,
): Promise<InvoiceRow[]> {
  const { at, checkout, lots } = input
  const year = financialYear(at)
  const paidBy = input.payment === null ? 'Cash on delivery' : `Online, payment ${input.payment.id}`
  const parts = order.parts.flatMap((part) => splitByDocument(part, checkout.form))
  const drawn = await drawInvoiceNumbers(
    tx,
    parts.map(({ supplier }) => ({
      gstin: supplier.gstin,
      series: supplier.invoicePrefix,
      financialYear: year,
    })),
  )
  return parts.map((part, i) => {
    const { supplier } = part
    const sequence = drawn[i]
    if (sequence === undefined) throw new Error(`no invoice number for ${supplier.gstin}`)
    const number = unwrap(
      formatInvoiceNumber({ prefix: supplier.invoicePrefix, financialYear: year, sequence }),
    )
    const document: InvoiceDocument = {
      ...makeInvoice({
        part,
        supplier,
        form: checkout.form,
        placeOfSupply: checkout.quote.placeOfSupply,
        voucher: checkout.quote.voucher?.code ?? null,
        orderNumber: order.number,
        paidBy,
        at,
        lots,
        articles: order.articles,
        sellerLicences: input.sellerLicences,
        licences: checkout.licences,
      }),
      number,
    }
    return {
      id: newId(),
      order_id: order.id,
      sub_order_id: part.id,
      gstin: supplier.gstin,
      series: supplier.invoicePrefix,
      number,
      financial_year: year,
      sequence,
      issued_at: at,
      document,
    }
  })
}
