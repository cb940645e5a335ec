/** What couriers' lists are about: cash that they pay out, or what they charge for parcels (RET-06). */
export const REMITTANCE_KINDS = Object.freeze(['cash', 'charges'] as const)
/** One of {@link REMITTANCE_KINDS}. */
export type RemittanceKind = (typeof REMITTANCE_KINDS)[number]

/** What a line of a courier's list turned out to be (RET-06). Codes are stored: never reuse one. */
export const REMITTANCE_OUTCOMES = Object.freeze([
  'matched',
  'short',
  'over',
  'weight',
  'twice',
  'no_cash',
  'not_delivered',
  'not_sent',
  'not_agreed',
  'unknown',
] as const)
/** One of {@link REMITTANCE_OUTCOMES}. */
export type RemittanceOutcome = (typeof REMITTANCE_OUTCOMES)[number]

type Words = { readonly name: string; readonly advice: string }

type WordsOf = Readonly<Record<RemittanceOutcome, Words | undefined>>

const cash: WordsOf = {
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
  weight: undefined,
  not_sent: undefined,
  not_agreed: undefined,
}

const charges: WordsOf = {
  matched: { name: 'As agreed', advice: 'The courier charges what was agreed.' },
  short: { name: 'Less than agreed', advice: 'Nothing is owed beyond it.' },
  over: {
    name: 'More than agreed',
    advice: 'Ask the courier why before anybody agrees to pay it.',
  },
  weight: {
    name: 'Heavier than packed',
    advice: 'Ask the courier for the proof of the weight before anybody agrees to pay it.',
  },
  twice: { name: 'Charged before', advice: 'The courier charged this parcel already.' },
  not_sent: { name: 'Not sent', advice: 'The parcel hasn’t left, or was cancelled.' },
  not_agreed: {
    name: 'No cost known',
    advice:
      'It wasn’t booked by the courier’s API, and no rate card covers it: enter the courier’s rates.',
  },
  unknown: { name: 'Unknown AWB', advice: 'No parcel of this shop has this AWB: owe nothing.' },
  no_cash: undefined,
  not_delivered: undefined,
}

const words: Readonly<Record<RemittanceKind, WordsOf>> = { cash, charges }

/** An outcome's name and what to do about it, in the console. */
export const remittanceWords = (kind: RemittanceKind, outcome: RemittanceOutcome): Words =>
  words[kind][outcome] ?? { name: outcome, advice: '' }

/** A list has at most this many lines. */
export const REMITTANCE_MOST_LINES = 5_000
/** A list has at most this many characters. */
export const REMITTANCE_LONGEST = 240_000
