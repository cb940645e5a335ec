/** When a buyer is asked: after ordering, or after the goods have come (ORDER-05). */
export type FeedbackStage = 'order' | 'delivery'

/** What may have been wrong, in the buyer's words, by stage. */
export const FEEDBACK_ISSUES = Object.freeze({
  order: [
    { code: 'finding', label: 'Finding the product was hard' },
    { code: 'price', label: 'Prices or charges were unclear' },
    { code: 'payment', label: 'Paying was difficult' },
    { code: 'delivery_date', label: 'The delivery date is too late' },
    { code: 'documents', label: 'GSTIN, invoice or licences were difficult' },
    { code: 'other', label: 'Something else' },
  ],
  delivery: [
    { code: 'late', label: 'It came late' },
    { code: 'damaged', label: 'The parcel or goods were damaged' },
    { code: 'wrong', label: 'Something was wrong or missing' },
    { code: 'expiry', label: 'The expiry date is too close' },
    { code: 'courier', label: 'The courier was difficult' },
    { code: 'documents', label: 'The invoice is missing or wrong' },
    { code: 'other', label: 'Something else' },
  ],
} as const satisfies Readonly<Record<FeedbackStage, readonly { code: string; label: string }[]>>)

/** The labels of the chosen issues; undefined if the stage lacks one of them. */
export function issueLabels(stage: FeedbackStage, codes: readonly string[]): string[] | undefined {
  const known: readonly { code: string; label: string }[] = FEEDBACK_ISSUES[stage]
  const labels = [...new Set(codes)].map((code) => known.find((one) => one.code === code)?.label)
  return labels.every((label) => label !== undefined) ? labels : undefined
}

/** From so many stars on nothing was wrong; fewer get an answer. */
export const CONTENT_FROM = 3

/** For how many days after the order, and after it arrived, a buyer is asked. */
export const ASKED_DAYS: Readonly<Record<FeedbackStage, number>> = Object.freeze({
  order: 14,
  delivery: 30,
})
