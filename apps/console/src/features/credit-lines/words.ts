import type { BadgeTone } from '@upchar/ui/badge'
import type { Answer } from '@upchar/contract/schema/endpoints'

export type CreditRow = Answer<'staffListCredit'>['accounts'][number]
type State = CreditRow['state']

/** The states of applications and credit lines, in the order of their tabs. */
export const CREDIT_STATES: Readonly<Record<State, { words: string; tone: BadgeTone }>> = {
  sending: { words: 'Not confirmed', tone: 'warning' },
  in_review: { words: 'With the lender', tone: 'info' },
  active: { words: 'Open', tone: 'success' },
  blocked: { words: 'Blocked', tone: 'danger' },
  refused: { words: 'Not approved', tone: 'neutral' },
  closed: { words: 'Closed', tone: 'neutral' },
}
