import type { Answer } from '@upchar/contract/schema/endpoints'
import { formatIstDateTime } from '@upchar/kernel/dates'
import type { BadgeTone } from '@upchar/ui/badge'

export type ReturnRow = Answer<'sellerListReturns'>['returns'][number]

export const RETURN_TONES: Readonly<Record<ReturnRow['state'], BadgeTone>> = {
  requested: 'warning',
  approved: 'info',
  picked: 'info',
  settled: 'success',
  refused: 'neutral',
  withdrawn: 'neutral',
}

type Next = Pick<ReturnRow, 'state' | 'nothing_to_fetch' | 'answer_by'>

/** What is done next, by whom and until when. */
export function nextWords({ state, nothing_to_fetch: isAbsent, answer_by: until }: Next): string {
  switch (state) {
    case 'requested':
      return until === null
        ? 'The marketplace decides whether the goods come back.'
        : `The marketplace decides by ${formatIstDateTime(until)} whether the goods come back.`
    case 'approved':
      return isAbsent
        ? 'Nothing comes back. Look up what you packed: the marketplace checks it.'
        : 'The marketplace has the goods fetched. Nothing to do yet.'
    case 'picked':
      return isAbsent
        ? 'Nothing comes back: the marketplace settles it with the courier.'
        : 'The goods are on their way. Keep what arrives apart, and don’t sell it until the marketplace has entered the inspection. No day is set for it.'
    case 'settled':
      return 'Inspected and settled.'
    case 'refused':
      return 'The marketplace refused it: nothing comes back.'
    case 'withdrawn':
      return 'The buyer withdrew it: nothing comes back.'
  }
}
