/** How much stock visitors who aren't signed in may hold for unpaid orders. */
export type HoldRule = {
  /** Unpaid checkouts from one network that hold stock at a time. */
  maxPerNetwork: number
  /** Their share of an offer's stock, in basis points. A single checkout may hold more. */
  maxShareBp: number
  /** Pieces of an offer that they may hold whatever the share. */
  sharedFrom: number
  validFrom: string
  validTo: string | null
  source: string
}

/** The table hold_rule holds what is in force. */
export const holdRules: readonly HoldRule[] = [
  {
    maxPerNetwork: 10,
    maxShareBp: 5000,
    sharedFrom: 5,
    validFrom: '2026-01-01',
    validTo: null,
    source: 'house rule: stock stays on sale while payments are awaited',
  },
]
