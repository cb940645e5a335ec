/** What becomes of goods in quarantine: sold again, destroyed, or back to their seller (RET-02). Codes are stored: never reuse one. */
export const QUARANTINE_OUTCOMES = Object.freeze(['release', 'destroy', 'give_back'] as const)
/** One of {@link QUARANTINE_OUTCOMES}. */
export type QuarantineOutcome = (typeof QUARANTINE_OUTCOMES)[number]

/** The outcomes' names for staff. */
export const QUARANTINE_OUTCOME_WORDS: Readonly<Record<QuarantineOutcome, string>> = Object.freeze({
  release: 'Back into stock',
  destroy: 'Destroy',
  give_back: 'Back to the seller',
})
