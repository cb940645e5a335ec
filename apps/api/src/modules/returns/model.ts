import { transitions } from '../../platform/transitions.ts'

/** The states of a return (RET-02). `settled`: inspected, credited, and paid back but for cash. */
export type ReturnState =
  | 'requested'
  | 'approved'
  | 'picked'
  | 'settled'
  | 'refused'
  | 'withdrawn'
  | 'paid'

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
    paid: [],
  },
})

/** States in which a return is over, or waits for money only. */
export const isDecided = (state: ReturnState): boolean =>
  state === 'settled' || state === 'paid' || state === 'refused' || state === 'withdrawn'

const labels: Readonly<Record<ReturnState, string>> = {
  requested: 'Asked for',
  approved: 'Approved',
  picked: 'On its way back',
  settled: 'Settled',
  refused: 'Refused',
  withdrawn: 'Withdrawn',
  paid: 'Paid back',
}

export const returnLabel = (state: ReturnState): string => labels[state]
