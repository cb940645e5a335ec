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
  cameBackAt: Date | null
  /** Sealed. */
  payTo: string
}

/** It came back, and the buyer has not said yet where it shall go. */
export const awaitsAccount = ({
  isPaid,
  cameBackAt,
  payTo,
}: Pick<Payout, 'isPaid' | 'cameBackAt' | 'payTo'>): boolean =>
  !isPaid && cameBackAt !== null && payTo === ''
