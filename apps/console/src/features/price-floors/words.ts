import type { Answer } from '@upchar/contract/schema/endpoints'
import type { BadgeTone } from '@upchar/ui/badge'

export type Floors = Answer<'staffListPriceFloors'>
export type Floor = Floors['floors'][number]
export type Approval = Floors['approvals'][number]

export const STATES: Readonly<Record<Approval['state'], { words: string; tone: BadgeTone }>> = {
  waiting: { words: 'Waits for a second person', tone: 'warning' },
  accepted: { words: 'Can be set', tone: 'success' },
  declined: { words: 'Declined', tone: 'neutral' },
  over: { words: 'Over', tone: 'neutral' },
}
