import type { CreditNote, InvoiceDocument, InvoiceLine } from '../orders/index.ts'

/** A document as returns need it. */
export type ReturnDocument = {
  series: string
  sequence: number
  /** `waiting`: its Invoice Reference Number hasn't come. `void`: it was cancelled at the portal within 24 hours. */
  standing: 'stands' | 'waiting' | 'void'
} & (
  | { kind: 'invoice'; document: InvoiceDocument }
  | {
      kind: 'credit_note'
      document: CreditNote
      /** Of the invoice that it reduces. */
      invoiced: { totalPaise: number; lines: readonly InvoiceLine[] }
    }
  | { kind: 'challan'; document: { number: string } }
)

export type SupplyDocument = Exclude<ReturnDocument, { kind: 'challan' }>

/** Value and tax, in paise; below zero where credit notes exceed supplies. */
export type Amounts = {
  taxablePaise: number
  igstPaise: number
  cgstPaise: number
  sgstPaise: number
}

export type RatedAmounts = Amounts & { gstBp: number }

export const noAmounts: Amounts = { taxablePaise: 0, igstPaise: 0, cgstPaise: 0, sgstPaise: 0 }

export const plus = (a: Amounts, b: Amounts, sign: 1 | -1 = 1): Amounts => ({
  taxablePaise: a.taxablePaise + sign * b.taxablePaise,
  igstPaise: a.igstPaise + sign * b.igstPaise,
  cgstPaise: a.cgstPaise + sign * b.cgstPaise,
  sgstPaise: a.sgstPaise + sign * b.sgstPaise,
})

export const sumAmounts = (parts: readonly Amounts[]): Amounts =>
  parts.reduce((sum, part) => plus(sum, part), noAmounts)

export const byNumber = (a: ReturnDocument, b: ReturnDocument): number =>
  a.series === b.series ? a.sequence - b.sequence : a.series < b.series ? -1 : 1
