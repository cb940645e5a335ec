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
  referral_used:
    'We could not place your order because its referral was for a first order, and could not be used any more.',
  points_spent: 'We could not place your order because its reward points had been used by then.',
  paid_twice: 'This order was paid twice.',
  ordered_already:
    'Your bank confirmed another payment for these goods after you had ordered them.',
  amount_mismatch: 'We could not place your order because the amount paid is not its total.',
  cancelled: 'You paid for goods that are cancelled.',
  returned: 'You paid for goods that came back, or never arrived.',
}

/** Why money goes back, and when it arrives, as pages say it. */
export const refundText = (refund: {
  reason: RefundReason
  state: RefundState
  amountPaise: number
  paymentId: string
}): string => {
  if (isDrawDown(refund.paymentId))
    return `${because[refund.reason]} ${formatRupees(refund.amountPaise)} ${refund.state === 'processed' ? 'has gone back' : 'goes back'} to your credit line. You owe the lender nothing for it.`
  const way = refund.state === 'processed' ? 'has been sent back' : 'goes back'
  return `${because[refund.reason]} ${formatRupees(refund.amountPaise)} ${way} to where you paid from, in 5 to 7 working days.`
}
