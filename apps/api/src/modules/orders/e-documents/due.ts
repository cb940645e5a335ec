import { addDays } from '@upchar/kernel/dates'
import type { EInvoiceDuty } from '@upchar/kernel/e-invoice-duty'
import { isUntaxed, type InvoiceDocument, type TaxDocument } from '../model.ts'

/**
 * RET-03: whether a document must be reported to the Invoice Registration Portal (CGST Rules 48(4)): a tax invoice to a registered buyer or a
 * special economic zone, or the credit note of one, of a seller who has the duty. Bills of supply and supplies to consumers aren't.
 */
export const needsIrn = (document: TaxDocument, duty: EInvoiceDuty | undefined): boolean =>
  duty !== undefined && document.recipient.gstin !== '' && !isUntaxed(document)

/** The last day on which the portal takes a document; null: no limit. The day of the document counts as the first. */
export const lastDayOf = (
  { issuedOn }: Pick<TaxDocument, 'issuedOn'>,
  { reportWithinDays }: EInvoiceDuty,
): string | null => (reportWithinDays === null ? null : addDays(issuedOn, reportWithinDays))

/** A limit of the value of a consignment, as the table `e_way_rule` has it. */
export type EWayRule = {
  /** A state's limit within it; null: everywhere, and between states. */
  stateCode: string | null
  abovePaise: number
}

/** Goods that leave together with what is charged for them: of a delivery challan at the rates that their supply has. */
export type Consignment = Pick<InvoiceDocument, 'lines' | 'charges' | 'deliveredTo' | 'recipient'>

/**
 * The value of a consignment (CGST Rules 138(1), explanation 2): what its document states with the tax in it, without the goods that
 * are exempt. What a marketplace bills for itself is on another invoice.
 */
export const consignmentPaise = ({
  lines,
  charges,
}: Pick<Consignment, 'lines' | 'charges'>): number =>
  [...lines, ...charges]
    .filter(({ gstBp }) => gstBp > 0)
    .reduce((sum, { totalPaise }) => sum + totalPaise, 0)

/**
 * Whether a consignment needs an e-way bill: its taxed goods are worth more than the limit, which states may raise for movements within
 * them (CGST Rules 138(1) and (14)). `rules` are those in force.
 */
export function needsEWayBill(
  document: Consignment,
  from: { stateCode: string },
  rules: readonly EWayRule[],
): boolean {
  if (!document.lines.some(({ gstBp }) => gstBp > 0)) return false
  const to = (document.deliveredTo ?? document.recipient).stateCode
  const limit =
    (to === from.stateCode ? rules.find(({ stateCode }) => stateCode === to) : undefined) ??
    rules.find(({ stateCode }) => stateCode === null)
  return limit !== undefined && consignmentPaise(document) > limit.abovePaise
}
