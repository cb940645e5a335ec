import { formatRupees } from '@upchar/kernel/money'
import type { RefundReason, RefundState } from './model.ts'
import { isDrawDown } from './source-of.ts'

const because: Readonly<Record<RefundReason, string>> = {
  out_of_stock: 'We could not place your order because the goods had gone.',
  deal_used: 'We could not place your order because the packs at the deal price were sold by then.',
  voucher_used: 'We could not place your order because its voucher had been used by then.',
  credit_spent: 'We could not place your order because your credit line had been used by then.',
  wallet_spent:
    'We could not place your order because the wallet credit for the rest had been spent by then.',
  referral_used: 'We could not place your order because its referral could not be used any more.',
  points_spent: 'We could not place your order because its reward points had been used by then.',
  paid_twice: 'This order was paid twice.',
  ordered_already:
    'Your bank confirmed another payment for these goods after you had ordered them.',
  amount_mismatch: 'We could not place your order because the amount paid is not its total.',
  cancelled: 'You paid for goods that are cancelled.',
  returned: 'You paid for goods that came back, or never arrived.',
  overpaid: 'You paid more than the order costs.',
  paid_short:
    'We could not place your order because less than its total had arrived by its last day.',
  paid_late: 'We could not place your order because the money arrived long after its last day.',
  request_cancelled: 'You paid for an order that had been cancelled.',
  not_allowed:
    'We could not place your order because you may not buy these goods any more, or they are no longer sold.',
}

const forStaff: Readonly<Record<RefundReason, string>> = {
  out_of_stock: 'The goods had gone',
  deal_used: 'The share of a deal had been sold',
  voucher_used: 'The voucher had been used',
  wallet_spent: 'The wallet credit for the rest had been spent',
  credit_spent: 'The credit line had been used',
  referral_used: 'Its referral could not be used any more',
  points_spent: 'Its reward points had been used',
  paid_twice: 'Paid twice',
  ordered_already:
    'The bank confirmed another payment for these goods after they had been ordered. The order stays as it is; this payment goes back.',
  amount_mismatch: 'The amount was not that of the order',
  cancelled: 'Cancelled goods',
  returned: 'Returned goods',
  overpaid: 'More than the order costs',
  paid_short: 'The rest did not come in time',
  paid_late: 'Long after the last day',
  request_cancelled: 'The order had been cancelled',
  not_allowed: 'The buyer may not buy the goods any more, or they are no longer sold',
}

/** Why money goes back, for staff. */
export const refundReason = (reason: RefundReason): string => forStaff[reason]

/** Why money goes back, and when it arrives, as pages say it. */
export const refundText = (refund: {
  reason: RefundReason
  state: RefundState
  amountPaise: number
  paymentId: string
  toWallet?: boolean
  cameBackAt?: Date | null
  payTo?: string
}): string => {
  if (refund.toWallet === true)
    return `${because[refund.reason]} ${formatRupees(refund.amountPaise)} is in your wallet, as you chose.`
  if (isDrawDown(refund.paymentId))
    return `${because[refund.reason]} ${formatRupees(refund.amountPaise)} ${refund.state === 'processed' ? 'has gone back' : 'goes back'} to your credit line. You owe the lender nothing for it.`
  if (refund.cameBackAt)
    return `${because[refund.reason]} ${formatRupees(refund.amountPaise)} ${returnedWords(refund)}`
  const way = refund.state === 'processed' ? 'has been sent back' : 'goes back'
  return `${because[refund.reason]} ${formatRupees(refund.amountPaise)} ${way} to where you paid from, in 5 to 7 working days.`
}

/** Where money goes that a bank has returned once. */
const returnedWords = ({ state, payTo }: { state: RefundState; payTo?: string }): string =>
  state === 'processed'
    ? 'has been sent to the account that you gave us.'
    : payTo
      ? 'goes to the account that you gave us, within 7 days.'
      : 'came back from your bank. Tell us another account, and we send it again.'
