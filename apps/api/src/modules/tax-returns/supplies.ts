import { largeInvoiceAbove } from '@upchar/kernel/tax-return-rules'
import type { CreditNote, InvoiceDocument } from '../orders/index.ts'
import {
  sumAmounts,
  type Amounts,
  type RatedAmounts,
  type ReturnDocument,
  type SupplyDocument,
} from './model.ts'

type Document = InvoiceDocument | CreditNote

/** Supplied without tax under a letter of undertaking, the rate of the goods doesn't count (IGST Act s.16). */
export const rateOf = ({ sez }: Document, { gstBp }: { gstBp: number }): number =>
  sez?.supply === 'lut' ? 0 : gstBp

/** Whether a line or charge is a taxable supply: zero-rated ones to economic zones are, exempt ones aren't. */
export const isTaxable = ({ sez }: Document, { gstBp }: { gstBp: number }): boolean =>
  sez !== undefined || gstBp > 0

/** The taxable part of a document by rate, lowest first. */
export function taxedByRate(document: Document): RatedAmounts[] {
  const taxed = [...document.lines, ...document.charges].filter((part) => isTaxable(document, part))
  return [...Map.groupBy(taxed, (part) => rateOf(document, part))]
    .map(([gstBp, parts]) => ({ gstBp, ...sumAmounts(parts) }))
    .toSorted((a, b) => a.gstBp - b.gstBp)
}

/** What of a document is exempt, in paise. */
export const exemptPaise = (document: Document): number =>
  [...document.lines, ...document.charges]
    .filter((part) => !isTaxable(document, part))
    .reduce((sum, { taxablePaise }) => sum + taxablePaise, 0)

/** GSTIN of the buyer, or the Unique Identity Number of an embassy; empty: not registered. */
export const registrationOf = ({ recipient }: Document): string =>
  recipient.gstin || (recipient.uin ?? '')

/** A supply to an economic zone is one between states (IGST Act s.7(5)). */
export const isInterState = ({ sez, seller, placeOfSupply }: Document): boolean =>
  sez !== undefined || seller.gstin.slice(0, 2) !== placeOfSupply.stateCode

/** Whether the invoice stands in GSTR-1 by itself though its buyer isn't registered (table 5); asked of the invoice that a note reduces. */
export function isLarge(one: SupplyDocument): boolean {
  const { document } = one
  const [totalPaise, on] =
    one.kind === 'credit_note'
      ? [one.invoiced.totalPaise, one.document.credits.issuedOn]
      : [document.totals.totalPaise, document.issuedOn]
  return isInterState(document) && totalPaise > largeInvoiceAbove(on)
}

export const signOf = ({ kind }: SupplyDocument): 1 | -1 => (kind === 'credit_note' ? -1 : 1)

/** Taxable value and taxes of a document without its exempt part. */
export const taxedAmounts = (document: Document): Amounts => sumAmounts(taxedByRate(document))

/** Whether a document counts in a return: one without effect doesn't (CGST Rules 48(5)). */
export const isSupply = (one: ReturnDocument): one is SupplyDocument =>
  one.kind !== 'challan' && one.standing !== 'void'
