import type { RemittanceOutcome } from '@upchar/kernel/remittance'
import type { OrderState } from '../orders/index.ts'
import type { ListLine } from './read-list.ts'

/** A parcel as its courier's list meets it. */
export type CashParcel = {
  id: string
  awb: string
  courier: string
  orderNumber: string
  state: OrderState
  /** What the courier collects; null: nothing is paid in cash, or it isn't packed. */
  cashPaise: number | null
  /** What earlier lists paid. */
  paidPaise: number
}

export type MatchedLine = ListLine & {
  parcel: CashParcel | undefined
  /** What the courier owed for the parcel before this line. */
  duePaise: number
  outcome: RemittanceOutcome
  /** The line is about cash of its parcel: what is paid or due isn't nothing. */
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
const isCollected = ({ state }: CashParcel) => collectedStates.includes(state)

/**
 * Compares a courier's list with what its parcels collected, line by line (RET-06). A parcel may be paid in several
 * lines; each is compared with what was still owed. A line is matched exactly when it pays that, to the paisa.
 */
export function matchLines(
  lines: readonly ListLine[],
  parcels: ReadonlyMap<string, CashParcel>,
): MatchedLine[] {
  const paidInList = new Map<string, number>()
  return lines.map((line) => {
    const parcel = parcels.get(line.awb)
    if (parcel === undefined)
      return { ...line, parcel, duePaise: 0, outcome: 'unknown', counts: false }
    const before = parcel.paidPaise + (paidInList.get(parcel.id) ?? 0)
    paidInList.set(parcel.id, (paidInList.get(parcel.id) ?? 0) + line.paidPaise)
    const duePaise = isCollected(parcel) ? Math.max(0, (parcel.cashPaise ?? 0) - before) : 0
    return {
      ...line,
      parcel,
      duePaise,
      outcome: outcomeOf(line.paidPaise, duePaise, parcel, before),
      counts: line.paidPaise + duePaise > 0,
    }
  })
}

function outcomeOf(
  paid: number,
  due: number,
  parcel: CashParcel,
  before: number,
): RemittanceOutcome {
  if (paid === due) return 'matched'
  if (due > 0) return paid < due ? 'short' : 'over'
  if ((parcel.cashPaise ?? 0) === 0) return 'no_cash'
  if (before > 0) return 'twice'
  return isCollected(parcel) ? 'over' : 'not_delivered'
}
