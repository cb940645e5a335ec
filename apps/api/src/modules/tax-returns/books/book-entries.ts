import { istDate, type IstDate } from '@upchar/kernel/dates'
import type { BookedPayout, BookedStatement } from '../../statements/index.ts'
import type { SupplyDocument } from '../model.ts'
import { exemptPaise, isInterState, registrationOf, signOf, taxedByRate } from '../supplies.ts'

/** A ledger as Tally groups it; `duty`: the head of GST that it collects. */
export type Ledger = {
  name: string
  group:
    | 'Sundry Debtors'
    | 'Sales Accounts'
    | 'Duties & Taxes'
    | 'Indirect Expenses'
    | 'Current Assets'
    | 'Bank Accounts'
  duty?: 'CGST' | 'SGST/UTGST' | 'IGST'
}

/** Above zero a debit, below a credit, in paise. */
export type Posting = { ledger: Ledger; paise: number }

/** The buyer as a voucher names it; the debtor's ledger is that of all buyers. */
export type SoldTo = {
  name: string
  /** GSTIN or UIN; empty: not registered. */
  registration: string
  registrationType: 'Regular' | 'Regular - SEZ' | 'Embassy/UN Body' | 'Unregistered/Consumer'
  state: string
  placeOfSupply: string
}

/** OPS-07: an entry of double-entry books, a voucher in Tally; its postings add up to zero. */
export type Voucher = {
  type: 'Sales' | 'Credit Note' | 'Journal' | 'Receipt'
  number: string
  on: IstDate
  narration: string
  /** The invoice that a credit note reduces; else empty. */
  reference: string
  buyer?: SoldTo
  postings: Posting[]
}

const percent = (gstBp: number): string => `${gstBp / 100} %`

const outputTax = {
  cgst: { name: 'Output CGST', group: 'Duties & Taxes', duty: 'CGST' },
  sgst: { name: 'Output SGST', group: 'Duties & Taxes', duty: 'SGST/UTGST' },
  igst: { name: 'Output IGST', group: 'Duties & Taxes', duty: 'IGST' },
} as const satisfies Record<string, Ledger>

const asset = (name: string): Ledger => ({ name, group: 'Current Assets' })
const sales = (name: string): Ledger => ({ name, group: 'Sales Accounts' })

/** Buyers pay the marketplace, which owes the seller: one debtor instead of thousands. */
const debtor = (brand: string): Ledger => ({
  name: `Buyers through ${brand}`,
  group: 'Sundry Debtors',
})

function salesLedger({ document }: SupplyDocument, gstBp: number): Ledger {
  if (document.sez?.supply === 'lut') return sales('Sales to SEZ under LUT')
  if (document.sez !== undefined) return sales(`Sales to SEZ ${percent(gstBp)}`)
  return sales(`Sales ${isInterState(document) ? 'interstate' : 'intrastate'} ${percent(gstBp)}`)
}

const withoutZeros = (postings: readonly Posting[]): Posting[] =>
  postings.filter(({ paise }) => paise !== 0)

function buyerOf({ document }: SupplyDocument): SoldTo {
  const { recipient, sez } = document
  const registration = registrationOf(document)
  return {
    name: recipient.businessName || recipient.name,
    registration,
    registrationType:
      registration === ''
        ? 'Unregistered/Consumer'
        : sez !== undefined
          ? 'Regular - SEZ'
          : recipient.gstin === ''
            ? 'Embassy/UN Body'
            : 'Regular',
    state: recipient.state,
    placeOfSupply: document.placeOfSupply.state,
  }
}

/** The voucher of an invoice, or of a credit note, which posts the reverse to the same ledgers. */
export function voucherOf(one: SupplyDocument, brand: string): Voucher {
  const { document } = one
  const sign = signOf(one)
  const { totals } = document
  return {
    type: one.kind === 'invoice' ? 'Sales' : 'Credit Note',
    number: document.number,
    on: document.issuedOn,
    narration: `Order ${document.orderNumber}, ${document.paidBy}`,
    reference: one.kind === 'invoice' ? '' : one.document.credits.number,
    buyer: buyerOf(one),
    postings: withoutZeros([
      { ledger: debtor(brand), paise: sign * totals.totalPaise },
      ...taxedByRate(document).map(({ gstBp, taxablePaise }) => ({
        ledger: salesLedger(one, gstBp),
        paise: -sign * taxablePaise,
      })),
      { ledger: sales('Sales exempt'), paise: -sign * exemptPaise(document) },
      { ledger: outputTax.cgst, paise: -sign * totals.cgstPaise },
      { ledger: outputTax.sgst, paise: -sign * totals.sgstPaise },
      { ledger: outputTax.igst, paise: -sign * totals.igstPaise },
    ]),
  }
}

/** What a statement took off: fees, their GST, and the tax collected and deducted at source. */
export function deductionsOf(statement: BookedStatement, brand: string): Voucher {
  const taken = withoutZeros([
    { ledger: { name: `${brand} fees`, group: 'Indirect Expenses' }, paise: statement.feesPaise },
    { ledger: asset(`GST on ${brand} fees`), paise: statement.serviceGstPaise },
    { ledger: asset('TCS receivable CGST'), paise: statement.tcsCgstPaise },
    { ledger: asset('TCS receivable SGST'), paise: statement.tcsSgstPaise },
    { ledger: asset('TCS receivable IGST'), paise: statement.tcsIgstPaise },
    { ledger: asset('TDS receivable'), paise: statement.tdsPaise },
  ])
  const sum = taken.reduce((total, { paise }) => total + paise, 0)
  return {
    type: 'Journal',
    number: `Statement ${statement.nth}`,
    on: istDate(new Date(statement.closedAt)),
    narration: `${brand} statement ${statement.nth}, ${statement.fromDay} to ${statement.untilDay}`,
    reference: '',
    postings: withoutZeros([...taken, { ledger: debtor(brand), paise: -sum }]),
  }
}

/** Money that the marketplace paid to the seller. */
export const receiptOf = (payout: BookedPayout, brand: string): Voucher => ({
  type: 'Receipt',
  number: `Payout ${payout.nth}`,
  on: istDate(new Date(payout.paidAt)),
  narration: [
    `${brand} statement ${payout.nth}`,
    payout.bankReference && `UTR ${payout.bankReference}`,
    payout.splitReference && `transfer ${payout.splitReference}`,
  ]
    .filter(Boolean)
    .join(', '),
  reference: '',
  postings: withoutZeros([
    { ledger: { name: `Bank, payouts of ${brand}`, group: 'Bank Accounts' }, paise: payout.paise },
    { ledger: debtor(brand), paise: -payout.paise },
  ]),
})
