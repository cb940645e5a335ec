import type { BadgeTone } from '@upchar/ui/badge'
import type { CreditAccount } from './credit-types.ts'

/** The states of a credit line in words. */
export const STATES: Readonly<Record<CreditAccount['state'], { words: string; tone: BadgeTone }>> =
  {
    sending: { words: 'Not confirmed', tone: 'warning' },
    in_review: { words: 'With the lender', tone: 'info' },
    active: { words: 'Open', tone: 'success' },
    blocked: { words: 'Blocked', tone: 'danger' },
    refused: { words: 'Not approved', tone: 'neutral' },
    closed: { words: 'Closed', tone: 'neutral' },
  }
