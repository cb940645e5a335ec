/**
 * Help topics (ENGAGE-03): query types with their sub-query types. `kind` selects the desk: a question before buying, an
 * issue with an order, or a request about the account. Keys are stored: never reuse one.
 */
export type HelpKind = 'question' | 'issue' | 'request'
export type HelpTopic = {
  key: string
  name: string
  kind: HelpKind
  subTopics: readonly { key: string; name: string }[]
}

const topic = (
  key: string,
  name: string,
  kind: HelpKind,
  subTopics: Record<string, string>,
): HelpTopic => ({
  key,
  name,
  kind,
  subTopics: Object.entries(subTopics).map(([subKey, subName]) => ({ key: subKey, name: subName })),
})

export const HELP_TOPICS: readonly HelpTopic[] = [
  topic('product', 'A product, before I buy', 'question', {
    suitability: 'Does it fit my use or my equipment?',
    size: 'Size, gauge or strength',
    price: 'Price for a larger quantity',
    papers: 'Certificate, manual or licence',
    availability: 'When can I have it?',
  }),
  topic('order', 'An order I placed', 'issue', {
    where: 'Where is it?',
    damaged: 'Damaged, wrong or expired on arrival',
    missing: 'Something is missing',
    cancel: 'Cancel it',
    cold_chain: 'It arrived warm',
  }),
  topic('payment', 'A payment or a refund', 'issue', {
    charged: 'Charged, but no order',
    refund: 'When does my refund come?',
    twice: 'Charged twice',
    method: 'A payment did not work',
  }),
  topic('invoice', 'A GST invoice', 'issue', {
    gstin: 'Wrong or missing GSTIN',
    address: 'Wrong name or address',
    copy: 'I need a copy',
    rate: 'A question about the tax',
  }),
  topic('account', 'My account or KYC', 'request', {
    sign_in: 'I can’t sign in',
    kyc: 'KYC or a licence',
    details: 'Change my details',
    data: 'My personal data',
  }),
  topic('other', 'Something else', 'request', {
    website: 'Something on this site doesn’t work',
    complaint: 'A complaint for the grievance officer',
    other: 'None of these',
  }),
]

/** A topic by its key. */
export const helpTopic = (key: string): HelpTopic | undefined =>
  HELP_TOPICS.find((one) => one.key === key)

/** Whether a sub-query type belongs to a query type. */
export const isHelpSubTopic = (key: string, subKey: string): boolean =>
  helpTopic(key)?.subTopics.some((one) => one.key === subKey) ?? false
