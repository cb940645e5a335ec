import { financialYear } from '@upchar/kernel/dates'
import { formatInvoiceNumber } from '@upchar/kernel/invoice-number'
import { unwrap } from '@upchar/kernel/result'
import type { Transaction } from '../../platform/db/database.ts'
import { drawInvoiceNumbers, type InvoiceRow } from './store/packing.ts'

export type DrawnNumber = Pick<
  InvoiceRow,
  'gstin' | 'series' | 'financial_year' | 'sequence' | 'number'
>

/** A series of a GSTIN, as the seller's prefix names it. */
export type NumberSeries = { gstin: string; invoicePrefix: string }

const beside = (invoicePrefix: string, letter: string, instead: string): string => {
  const stem = invoicePrefix.slice(0, 4)
  return `${stem}${letter}` === invoicePrefix ? `${stem}${instead}` : `${stem}${letter}`
}

/** The series of credit notes beside the invoices of a prefix (CGST Rules 53(1A)): `MH1C` beside `MH1`; at most 5 characters. */
export const creditSeries = (invoicePrefix: string): string => beside(invoicePrefix, 'C', 'N')

/** The series of delivery challans (CGST Rules 55(1)): `MH1D`. */
export const challanSeries = (invoicePrefix: string): string => beside(invoicePrefix, 'D', 'L')

/**
 * The next number of each series, in order (ORDER-06). Call it last: it locks the counters until the
 * transaction ends, and all parcels of a seller wait for them.
 */
export async function numberInvoices(
  tx: Transaction,
  suppliers: readonly NumberSeries[],
  at: Date,
): Promise<DrawnNumber[]> {
  const year = financialYear(at)
  const drawn = await drawInvoiceNumbers(
    tx,
    suppliers.map(({ gstin, invoicePrefix }) => ({
      gstin,
      series: invoicePrefix,
      financialYear: year,
    })),
  )
  return suppliers.map(({ gstin, invoicePrefix: prefix }, i) => {
    const sequence = drawn[i]
    if (sequence === undefined) throw new Error(`no invoice number for ${gstin}`)
    return {
      gstin,
      series: prefix,
      financial_year: year,
      sequence,
      number: unwrap(formatInvoiceNumber({ prefix, financialYear: year, sequence })),
    }
  })
}
