import type { Answer } from '@upchar/contract/schema/endpoints'
import type { BadgeTone } from '@upchar/ui/badge'
import { count, rupees } from '../../kit/format.ts'
import { dispatchWords } from '../../kit/offer-words.ts'

type OwnProposal = Answer<'sellerListProposals'>['proposals'][number]
type StaffProposal = Answer<'staffListOfferProposals'>['proposals'][number]
/** As its seller sees it, and what staff see besides. */
export type Proposal = OwnProposal &
  Partial<Pick<StaffProposal, 'seller' | 'proposed_by' | 'decided_by' | 'product_id'>>
type Terms = OwnProposal['after']

export const STATES: Readonly<Record<Proposal['state'], { name: string; tone: BadgeTone }>> = {
  open: { name: 'Waiting', tone: 'warning' },
  accepted: { name: 'Accepted', tone: 'success' },
  refused: { name: 'Refused', tone: 'danger' },
  withdrawn: { name: 'Withdrawn', tone: 'neutral' },
}

const said = ({ price, mrp, moq, max_oq: most, dispatch_days: days, active }: Terms) => [
  { name: 'Price', words: price === null ? 'On request' : rupees(price) },
  { name: 'MRP', words: mrp === null ? 'None' : rupees(mrp) },
  { name: 'Per order', words: `${count(moq)} to ${count(most)}` },
  { name: 'Dispatch', words: dispatchWords(days) },
  { name: 'Sale', words: active ? 'On sale' : 'Off sale' },
]

/** Each term with what it was, where that differs; `before` empty: the same, or a new offer. */
export function changesOf({ before, after }: Pick<Proposal, 'before' | 'after'>) {
  const were = before === null ? [] : said(before)
  return said(after).map(({ name, words }, i) => {
    const was = were[i]?.words ?? words
    return { name, before: was === words ? '' : was, after: words }
  })
}
