import { transitions } from '../../platform/transitions.ts'

/** Our state of a gateway order (domain reference 4.1: forward only). */
export type PaymentOrderState =
  | 'created'
  | 'attempted'
  | 'paid'
  | 'part_refunded'
  | 'refunded'
  | 'expired'

/**
 * How a checkout's money comes: at once on the gateway's page or by a UPI code on ours, or later by bank transfer or by a link
 * (CHECKOUT-15).
 */
export type PaymentWay = 'page' | 'upi' | 'transfer' | 'link'

/** Whether a `payment_request` asks for the money, which may come in parts and days later. */
export const isAskedFor = (way: PaymentWay): boolean => way === 'transfer' || way === 'link'

/** How long a UPI code can be paid: as long as repeated presses may keep its checkout alive, and the goods' hold after the last. */
export const codeMs = 80 * 60_000

/** What captured money became; `part`: it waits for the rest of what a payment request asks for. */
export type SettledAs = 'order' | 'refund' | 'part'

/** How a payment request ended. `expired`: the money didn't come, or not all of it. */
export type RequestEnd = 'paid' | 'cancelled' | 'expired'

/** How long a gateway order can be paid. */
export const payableMs = 86_400_000

/** The allowed transitions. Money that arrives after expiry still makes the order paid. */
export const paymentOrderStates = transitions<PaymentOrderState>('payment order', {
  start: 'created',
  moves: {
    created: ['attempted', 'paid', 'expired'],
    attempted: ['paid', 'expired'],
    paid: ['part_refunded', 'refunded'],
    part_refunded: ['refunded'],
    refunded: [],
    expired: ['paid'],
  },
})

export type PaymentState = 'created' | 'authorized' | 'captured' | 'failed' | 'refunded'

/**
 * Gateway events arrive in any order: a late 'failed' never undoes a capture, a late capture
 * overrides a failure.
 */
export const paymentStates = transitions<PaymentState>('payment', {
  start: 'created',
  moves: {
    created: ['authorized', 'captured', 'failed', 'refunded'],
    authorized: ['captured', 'failed', 'refunded'],
    failed: ['authorized', 'captured', 'refunded'],
    captured: ['refunded'],
    refunded: [],
  },
})

export type DisputeState = 'open' | 'under_review' | 'won' | 'lost' | 'closed'

/** A dispute goes back to open where the bank asks for more; what has ended stays as it is. */
export const disputeStates = transitions<DisputeState>('dispute', {
  start: 'open',
  moves: {
    open: ['under_review', 'won', 'lost', 'closed'],
    under_review: ['open', 'won', 'lost', 'closed'],
    won: [],
    lost: [],
    closed: [],
  },
})

export type RefundState = 'due' | 'pending' | 'processed' | 'failed'

export const refundStates = transitions<RefundState>('refund', {
  start: 'due',
  moves: {
    due: ['pending', 'processed', 'failed'],
    pending: ['processed', 'failed'],
    failed: ['due', 'processed'],
    // Staff transferred it, and the bank returned it.
    processed: ['due'],
  },
})

/**
 * Why captured money is refunded. `paid_twice`: the checkout has become an order with another
 * payment; `ordered_already`: another checkout of the same cart has (CHECKOUT-13); `cancelled`: what was ordered has been
 * cancelled, in one or several parts (RET-04). Of a payment request (CHECKOUT-15): `overpaid`: the part above what was asked for;
 * `paid_short`: the rest didn't come in time; `paid_late`: long after the last day; `request_cancelled`;
 * `not_allowed`: the buyer may not buy the goods any more, or they are no longer sold.
 */
export type RefundReason =
  | 'out_of_stock'
  | 'voucher_used'
  | 'deal_used'
  | 'wallet_spent'
  | 'points_spent'
  | 'credit_spent'
  | 'referral_used'
  | 'paid_twice'
  | 'ordered_already'
  | 'amount_mismatch'
  | 'cancelled'
  | 'returned'
  | 'overpaid'
  | 'paid_short'
  | 'paid_late'
  | 'request_cancelled'
  | 'not_allowed'
