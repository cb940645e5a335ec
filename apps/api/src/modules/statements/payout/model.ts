import type { Totals } from '../model.ts'

/** `waiting`: for a second member of staff. `approved`: it is to be transferred. */
export type PayoutState = 'waiting' | 'approved' | 'refused' | 'paid'

/** What is paid out of a statement, in two parts: by the aggregator's split and by bank. */
export type SellerPayout = Pick<Totals, 'payoutPaise' | 'splitPaise'> & {
  statementId: string
  state: PayoutState
  /** Sealed; empty: nothing goes by bank. */
  payTo: string
  /** The seller's account at the aggregator; empty: nothing goes by the split. */
  linkedAccount: string
  askedBy: string
  askedAt: Date
  decidedBy: string | null
  decidedAt: Date | null
  reason: string
  bankReference: string
  splitReference: string
  bankFileBy: string | null
  bankFileAt: Date | null
  paidBy: string | null
  paidAt: Date | null
}
