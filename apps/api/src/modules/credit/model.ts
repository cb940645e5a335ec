import { transitions } from '../../platform/transitions.ts'
import type { AccountTold, KeyFacts } from '../../platform/credit/index.ts'

/** `sending`: the lender has not confirmed the application; sending it again is the same application. */
export type CreditState = 'sending' | AccountTold['state']

/** The lender's decisions may arrive in any order; a closed or refused line stays so. */
export const creditStates = transitions<CreditState>('credit line', {
  start: 'sending',
  moves: {
    sending: ['in_review', 'active', 'refused', 'blocked', 'closed'],
    in_review: ['active', 'refused', 'blocked', 'closed'],
    active: ['blocked', 'closed'],
    blocked: ['active', 'closed'],
    refused: [],
    closed: [],
  },
})

/** States of which a customer has one account at most. */
export const liveStates = ['sending', 'in_review', 'active', 'blocked'] as const

export const isLive = ({ state }: { state: CreditState }): boolean =>
  liveStates.some((one) => one === state)

/** What the buyer agreed to, in which words, and when. */
export type Consent = { code: 'share_data' | 'terms'; text: string }

/** A customer's line with a lender. */
export type CreditAccount = {
  id: string
  customerId: string
  lenderId: string
  lenderName: string
  externalId: string | null
  state: CreditState
  reason: string
  facts: KeyFacts
  consents: Consent[]
  /** As the lender says; the ledger follows it. */
  limitPaise: number
  /** The borrower's request for this limit. */
  limitRequest: string | null
  appliedAt: Date
  changedAt: Date
}

/** A draw-down as the buyer agreed to it (CREDIT-02). */
export type Draw = {
  checkoutId: string
  amountPaise: number
  chargePaise: number
  dueOn: string
  drawnAt: Date
}
