/** What a line of a courier's remittance list turned out to be (RET-06). Codes are stored: never reuse one. */
export const REMITTANCE_OUTCOMES = Object.freeze([
  'matched',
  'short',
  'over',
  'twice',
  'no_cash',
  'not_delivered',
  'unknown',
] as const)
/** One of {@link REMITTANCE_OUTCOMES}. */
export type RemittanceOutcome = (typeof REMITTANCE_OUTCOMES)[number]

/** An outcome's name and what to do about it, in the console. */
export const REMITTANCE_OUTCOME_WORDS: Readonly<
  Record<RemittanceOutcome, { readonly name: string; readonly advice: string }>
> = Object.freeze({
  matched: { name: 'Matched', advice: 'The courier paid what it collected.' },
  short: { name: 'Too little', advice: 'Ask the courier for the rest.' },
  over: { name: 'Too much', advice: 'Ask the courier whose money it is.' },
  twice: { name: 'Paid before', advice: 'The courier paid this parcel already.' },
  no_cash: { name: 'Nothing to collect', advice: 'The buyer didn’t pay this parcel in cash.' },
  not_delivered: {
    name: 'Not delivered',
    advice: 'Check with the courier whether it was delivered, and record that on the order.',
  },
  unknown: { name: 'Unknown AWB', advice: 'No parcel of this shop has this AWB.' },
})

/** A list has at most this many lines. */
export const REMITTANCE_MOST_LINES = 5_000
/** A list has at most this many characters. */
export const REMITTANCE_LONGEST = 240_000
