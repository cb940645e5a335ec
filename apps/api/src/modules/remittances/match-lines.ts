import type { RemittanceKind, RemittanceOutcome } from '@upchar/kernel/remittance'
import { hasLeft, type OrderState } from '../orders/index.ts'
import type { ListLine } from './read-list.ts'
import type { PricedParcel } from './tables.ts'

/** A parcel as its courier's list meets it. */
export type ListedParcel = {
  id: string
  awb: string
  courier: string
  orderNumber: string
  state: OrderState
  /** What the courier collects; null: nothing is paid in cash, or it isn't packed. */
  cashPaise: number | null
  /** What its booking by the courier's API costs, else what the courier's rate card says; null: neither does. */
  agreedPaise: number | null
  /** What its rate card priced; null: a booking did, it hasn't left, or the list is of cash. */
  priced: PricedParcel | null
  packedGrams: number | null
  /** The weight that its card charges, by size where that is greater; without a card what it weighs. */
  chargeableGrams: number | null
  /** What earlier lists of the kind paid or charged. */
  paidPaise: number
}

export type MatchedLine = ListLine & {
  parcel: ListedParcel | undefined
  /** What the courier owed for the parcel before this line; in a bill, what of the agreed cost it hadn't charged. */
  duePaise: number
  outcome: RemittanceOutcome
  /** The line is about money of its parcel: what is paid or due isn't nothing. */
  counts: boolean
}

/** The buyer has paid at the door: what came back later doesn't change what the courier holds. */
export const collectedStates: readonly OrderState[] = [
  'delivered',
  'return_requested',
  'return_picked',
  'returned',
  'refunded',
]
const isCollected = ({ state }: ListedParcel) => collectedStates.includes(state)

type Line = Pick<ListLine, 'paidPaise' | 'chargedGrams'>

/** What is owed for a parcel, and why a line that differs does. */
type Rule = {
  owed: (parcel: ListedParcel) => number
  because: (line: Line, due: number, parcel: ListedParcel, before: number) => RemittanceOutcome
}

const rules: Readonly<Record<RemittanceKind, Rule>> = {
  cash: {
    owed: (parcel) => (isCollected(parcel) ? (parcel.cashPaise ?? 0) : 0),
    because: ({ paidPaise }, due, parcel, before) => {
      if (due > 0) return paidPaise < due ? 'short' : 'over'
      if ((parcel.cashPaise ?? 0) === 0) return 'no_cash'
      if (before > 0) return 'twice'
      return isCollected(parcel) ? 'over' : 'not_delivered'
    },
  },
  charges: {
    owed: ({ state, agreedPaise }) => (hasLeft(state) ? (agreedPaise ?? 0) : 0),
    because: (
      { paidPaise, chargedGrams },
      due,
      { state, agreedPaise, chargeableGrams },
      before,
    ) => {
      if (paidPaise < due) return 'short'
      if (before > 0 && due === 0) return 'twice'
      if (!hasLeft(state)) return 'not_sent'
      if (agreedPaise === null) return 'not_agreed'
      const isHeavier =
        chargedGrams !== null && chargeableGrams !== null && chargedGrams > chargeableGrams
      return isHeavier ? 'weight' : 'over'
    },
  },
}

/**
 * Compares a courier's list with what its parcels collected, or were agreed to cost, line by line (RET-06). A parcel may have several
 * lines; each is compared with what was still owed. A line is matched exactly when it states that, to the paisa.
 */
export function matchLines(
  kind: RemittanceKind,
  lines: readonly ListLine[],
  parcels: ReadonlyMap<string, ListedParcel>,
): MatchedLine[] {
  const { owed, because } = rules[kind]
  const paidInList = new Map<string, number>()
  return lines.map((line) => {
    const parcel = parcels.get(line.awb)
    if (parcel === undefined)
      return { ...line, parcel, duePaise: 0, outcome: 'unknown', counts: false }
    const before = parcel.paidPaise + (paidInList.get(parcel.id) ?? 0)
    paidInList.set(parcel.id, (paidInList.get(parcel.id) ?? 0) + line.paidPaise)
    const duePaise = Math.max(0, owed(parcel) - before)
    return {
      ...line,
      parcel,
      duePaise,
      outcome: line.paidPaise === duePaise ? 'matched' : because(line, duePaise, parcel, before),
      counts: line.paidPaise + duePaise > 0,
    }
  })
}
