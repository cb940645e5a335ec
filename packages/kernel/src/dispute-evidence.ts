/** Kinds of evidence that the gateway takes for a dispute (RET-04), by its names. Codes are stored: never reuse one. */
export const EVIDENCE_KINDS = Object.freeze([
  'shipping_proof',
  'billing_proof',
  'customer_communication',
  'refund_confirmation',
  'cancellation_proof',
  'explanation_letter',
  'proof_of_service',
  'refund_cancellation_policy',
  'term_and_conditions',
] as const)
/** One of {@link EVIDENCE_KINDS}. */
export type EvidenceKind = (typeof EVIDENCE_KINDS)[number]

/** A kind's name in the console. */
export const EVIDENCE_KIND_WORDS: Readonly<Record<EvidenceKind, string>> = Object.freeze({
  shipping_proof: 'Proof of delivery',
  billing_proof: 'Invoice',
  customer_communication: 'Letters and mails with the buyer',
  refund_confirmation: 'Confirmation of a refund',
  cancellation_proof: 'Proof of a cancel',
  explanation_letter: 'Explanation',
  proof_of_service: 'Proof of service',
  refund_cancellation_policy: 'Policy of refunds and cancels',
  term_and_conditions: 'Terms and conditions',
})

/** The gateway takes at most this many files for a dispute. */
export const EVIDENCE_MOST_FILES = 20
/** What is said in words has at most this many characters. */
export const EVIDENCE_SUMMARY_LONGEST = 1000
