import type { Answer } from '@upchar/contract/schema/endpoints'
import type { BadgeTone } from '@upchar/ui/badge'

export type Return = Answer<'staffGetReturn'>['return']
export type ReturnRow = Answer<'staffListReturns'>['returns'][number]
type State = ReturnRow['state']

const STATE_TONES: Readonly<Record<State, BadgeTone>> = {
  requested: 'warning',
  approved: 'info',
  picked: 'info',
  settled: 'success',
  paid: 'success',
  sent_back: 'warning',
  refused: 'danger',
  withdrawn: 'neutral',
}

/** A replacement that isn't sent waits for the buyer or staff, however far the return is (OPS-06). */
export const returnTone = ({
  state,
  replacement_stopped: isStopped,
}: Pick<ReturnRow, 'state' | 'replacement_stopped'>): BadgeTone =>
  isStopped ? 'warning' : STATE_TONES[state]

/** What a member of staff does next; empty: nothing. */
export function nextStep({
  state,
  replacement_stopped: isStopped,
  to_pay: toPay,
}: Pick<ReturnRow, 'state' | 'replacement_stopped' | 'to_pay'>): string {
  if (isStopped) return 'Give the money'
  if (state === 'requested') return 'Decide'
  if (state === 'approved') return 'Have it fetched'
  if (state === 'picked') return 'Inspect'
  return toPay > 0 ? 'Pay by bank' : ''
}
