/** What a line of a gateway's settlement turned out to be (CHECKOUT-06). Codes are stored: never reuse one. */
export const SETTLEMENT_OUTCOMES = Object.freeze([
  'matched',
  'unknown',
  'twice',
  'amount',
  'not_captured',
  'not_refunded',
  'not_lost',
  'fee',
  'adjustment',
  'rest',
] as const)
/** One of {@link SETTLEMENT_OUTCOMES}. */
export type SettlementOutcome = (typeof SETTLEMENT_OUTCOMES)[number]

/** An outcome's name and what to do about it, in the console. */
export const SETTLEMENT_OUTCOME_WORDS: Readonly<
  Record<SettlementOutcome, { readonly name: string; readonly advice: string }>
> = Object.freeze({
  matched: { name: 'Matched', advice: 'It is what the shop knows of it.' },
  unknown: {
    name: 'Unknown',
    advice: 'The shop knows no such payment, refund or dispute. Ask the gateway what it is.',
  },
  twice: { name: 'Settled before', advice: 'An earlier settlement has it already.' },
  amount: { name: 'Another amount', advice: 'Compare the order with the gateway’s dashboard.' },
  not_captured: {
    name: 'Not captured',
    advice: 'The shop doesn’t know that this payment was captured. Look at its order.',
  },
  not_refunded: {
    name: 'Not refunded',
    advice: 'The shop doesn’t know that this refund was made. Look at its order.',
  },
  not_lost: {
    name: 'Dispute not lost',
    advice: 'The gateway moved money of a dispute that stands otherwise here.',
  },
  fee: {
    name: 'Fee doesn’t add up',
    advice: 'Amount less fee isn’t what was settled, or the GST isn’t 18% of the fee.',
  },
  adjustment: { name: 'Adjustment', advice: 'Ask the gateway what it added or took off.' },
  rest: { name: 'Rest', advice: 'The lines don’t add up to what the gateway says it transferred.' },
})

/** What a line of a settlement is about, as Razorpay's report names it; `rest`: what its lines don't explain. */
export const SETTLEMENT_KINDS = Object.freeze([
  'payment',
  'refund',
  'transfer',
  'adjustment',
  'rest',
] as const)
/** One of {@link SETTLEMENT_KINDS}. */
export type SettlementKind = (typeof SETTLEMENT_KINDS)[number]

/** A report has at most this many lines. */
export const SETTLEMENT_MOST_LINES = 5_000
/** A report has at most this many characters. */
export const SETTLEMENT_LONGEST = 2_000_000
