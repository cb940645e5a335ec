import { transitions } from '../../platform/transitions.ts'

/**
 * The states of a return (RET-02). `settled`: inspected, credited, and paid back but for cash. `sent_back`: the bank returned what had been
 * paid, and it is to be paid again.
 */
export type ReturnState =
  | 'requested'
  | 'approved'
  | 'picked'
  | 'settled'
  | 'refused'
  | 'withdrawn'
  | 'paid'
  | 'sent_back'

export const returnStates = transitions<ReturnState>('return', {
  // Staff open the return of a parcel that came back or was lost: nobody approves it.
  start: ['requested', 'picked'],
  moves: {
    requested: ['approved', 'refused', 'withdrawn'],
    approved: ['picked', 'settled', 'withdrawn'],
    picked: ['settled'],
    settled: ['paid'],
    refused: [],
    withdrawn: [],
    paid: ['sent_back'],
    sent_back: ['paid'],
  },
})

/** States in which a return is over, or waits for money only. */
export const isDecided = (state: ReturnState): boolean =>
  state !== 'requested' && state !== 'approved' && state !== 'picked'

/** What of it staff have still to transfer, in paise. */
export const toPayPaise = ({
  state,
  cashPaise,
}: {
  state: ReturnState
  cashPaise: number
}): number => (state === 'settled' || state === 'sent_back' ? cashPaise : 0)

const labels: Readonly<Record<ReturnState, string>> = {
  requested: 'Asked for',
  approved: 'Approved',
  picked: 'On its way back',
  settled: 'Settled',
  refused: 'Refused',
  withdrawn: 'Withdrawn',
  paid: 'Paid back',
  sent_back: 'Returned by the bank',
}

export const returnLabel = (state: ReturnState): string => labels[state]
