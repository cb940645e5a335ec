import { NO_BATCH } from '@upchar/kernel/batches'
import { mulDivHalfUp } from '@upchar/kernel/money'
import type { InvoiceCharge, InvoiceLine, TaxDocument } from '../model.ts'
import { UNIT_CODES } from './inv-01.ts'

/** Goods or a charge of a document as portals list them; amounts in paise. */
export type ReportedItem = {
  title: string
  hsn: string
  isService: boolean
  quantity: number
  unit: string
  /** The price of one without tax, before discounts, in tenths of a paisa: portals keep three decimals of a rupee. */
  unitTenths: number
  /** What the quantity costs before discounts. */
  grossPaise: number
  gstBp: number
  batches: InvoiceLine['batches']
} & Pick<InvoiceLine, 'taxablePaise' | 'cgstPaise' | 'sgstPaise' | 'igstPaise' | 'totalPaise'>

/** Codes of ours that the GST system lacks. */
const others: Readonly<Record<string, string>> = { KIT: 'SET' }

/** The unit quantity code that the GST system knows. */
export function unitCode(uqc: string): string {
  const code = others[uqc] ?? uqc
  return UNIT_CODES.includes(code) ? code : 'OTH'
}

/** Services have the codes of chapter 99. */
const isService = (hsn: string): boolean => hsn.startsWith('99')

/**
 * The price of one such that the quantity costs at least what the line does without its discount: the rest, a few paise, goes to the
 * discount, so that the taxable value stays exact.
 */
function priced(beforePaise: number, quantity: number) {
  const unitTenths = Math.ceil((beforePaise * 10) / quantity)
  return { unitTenths, grossPaise: Math.max(beforePaise, Math.round((unitTenths * quantity) / 10)) }
}

function goodsOf(line: InvoiceLine, withoutTax: boolean): ReportedItem {
  // Discounts are off the price with tax (CGST Act s.15(3)); documents without tax have none in it.
  const discount = withoutTax
    ? line.discountPaise
    : mulDivHalfUp(line.discountPaise, 10_000, 10_000 + line.gstBp)
  return {
    ...line,
    unit: unitCode(line.uqc),
    isService: isService(line.hsn),
    batches: line.batches.filter(({ batchNo }) => batchNo !== NO_BATCH),
    ...priced(line.taxablePaise + discount, line.quantity),
  }
}

/** A seller's delivery is a composite supply with its goods (CGST Act s.8) and takes the code of goods at its rate. */
function chargeOf(
  charge: InvoiceCharge,
  lines: readonly Pick<InvoiceLine, 'gstBp' | 'hsn'>[],
): ReportedItem {
  const main = lines.find(({ gstBp }) => gstBp === charge.gstBp) ?? lines[0]
  const hsn = charge.hsn || (main?.hsn ?? '')
  return {
    ...charge,
    title: charge.label,
    hsn,
    isService: isService(hsn),
    quantity: 1,
    unit: 'OTH',
    batches: [],
    ...priced(charge.taxablePaise, 1),
  }
}

/**
 * Everything on a document, in its order; the taxable values, taxes and totals add up to the document's. `invoiced`: the goods of the
 * invoice where a credit note has charges only.
 */
export const reportedItems = (
  document: TaxDocument,
  invoiced: readonly InvoiceLine[] = document.lines,
): ReportedItem[] => [
  ...document.lines.map((line) => goodsOf(line, document.sez?.supply === 'lut')),
  ...document.charges.map((charge) => chargeOf(charge, [...document.lines, ...invoiced])),
]
