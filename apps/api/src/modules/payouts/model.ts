/** What became of the record that a transfer came back. */
export type ReturnedState = 'waiting' | 'accepted' | 'refused'

/** Money that staff transfer to a buyer's bank: cash of a return, or a refund that no gateway makes. */
export type Payout = {
  /** Of the return or the refund. */
  id: string
  kind: 'return' | 'refund'
  orderId: string | null
  orderNumber: string | null
  /** The return's number, or the reference of the payment request. */
  reference: string
  name: string
  email: string
  amountPaise: number
  isPaid: boolean
  paidAt: Date | null
  /** Of the transfer that paid it. */
  bankReference: string
  /** Since when the buyer is asked for an account: a transfer came back, or staff found it wrong. */
  askedAt: Date | null
  /** Sealed. */
  payTo: string
}

/** The buyer was asked where it shall go, and has not said yet. */
export const awaitsAccount = ({
  isPaid,
  askedAt,
  payTo,
}: Pick<Payout, 'isPaid' | 'askedAt' | 'payTo'>): boolean =>
  !isPaid && askedAt !== null && payTo === ''
