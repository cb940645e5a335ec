import type { Answer } from '@upchar/contract/schema/endpoints'
import { plural } from '@upchar/kernel/text'
import type { BadgeTone } from '@upchar/ui/badge'

export type Dispute = Answer<'staffListDisputes'>['disputes'][number]

export const STATE_WORDS: Readonly<Record<Dispute['state'], { name: string; tone: BadgeTone }>> = {
  open: { name: 'To answer', tone: 'warning' },
  under_review: { name: 'At the bank', tone: 'info' },
  won: { name: 'Won', tone: 'success' },
  lost: { name: 'Lost', tone: 'danger' },
  closed: { name: 'Closed', tone: 'neutral' },
}

/** "3 days left to answer", "Last day to answer", "2 days over". */
export const daysWords = (days: number): string =>
  days === 0
    ? 'Last day to answer'
    : days > 0
      ? `${plural(days, 'day')} left to answer`
      : `${plural(-days, 'day')} over`

export const NOTE_LONGEST = 2000
