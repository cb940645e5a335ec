import { createHash } from 'node:crypto'

/** What the portal calls a document: an invoice or a credit note. */
export type ReportedType = 'INV' | 'CRN'

/**
 * The Invoice Reference Number that the portal gives a document, known beforehand: SHA-256 of the supplier's GSTIN, the financial year
 * (`2026-27`), the type and the number (CGST Rules 48(4); domain reference 1.8).
 */
export const irnOf = (of: {
  gstin: string
  financialYear: string
  type: ReportedType
  number: string
}): string =>
  createHash('sha256').update(`${of.gstin}${of.financialYear}${of.type}${of.number}`).digest('hex')
