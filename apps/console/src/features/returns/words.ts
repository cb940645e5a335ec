import type { Answer } from '@upchar/contract/schema/endpoints'
import type { BadgeTone } from '@upchar/ui/badge'

export type Return = Answer<'staffGetReturn'>['return']
export type ReturnRow = Answer<'staffListReturns'>['returns'][number]
type State = ReturnRow['state']

export const STATE_TONES: Readonly<Record<State, BadgeTone>> = {
  requested: 'warning',
  approved: 'info',
  picked: 'info',
  settled: 'success',
  paid: 'success',
  sent_back: 'warning',
  refused: 'danger',
  withdrawn: 'neutral',
}

/** What a member of staff does next; empty: nothing. */
export function nextStep({ state, to_pay: toPay }: Pick<ReturnRow, 'state' | 'to_pay'>): string {
  if (state === 'requested') return 'Decide'
  if (state === 'approved') return 'Have it fetched'
  if (state === 'picked') return 'Inspect'
  return toPay > 0 ? 'Pay by bank' : ''
}
