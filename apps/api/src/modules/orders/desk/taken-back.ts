import { followScans } from '../follow-scans.ts'
import { isPacked, type OrderState } from '../model.ts'
import { stateOfScan } from '../scan-states.ts'

type TypedScan = { statusId: number; staffId: string | null; memberId: string | null }

/** The scan of the parcel's present state, if staff or its seller typed it and nothing came after; scans are in the order of time. */
export function takenBack<S extends TypedScan>(
  state: OrderState,
  scans: readonly S[],
): S | undefined {
  const last = scans.at(-1)
  const isTyped = last !== undefined && (last.staffId !== null || last.memberId !== null)
  return isTyped && stateOfScan(last.statusId) === state ? last : undefined
}

/** The state that the scans before the last one lead to, along the allowed ways. */
export function stateBefore(scans: readonly TypedScan[]): OrderState {
  return followScans('placed', scans.slice(0, -1)).at(-1) ?? 'placed'
}

/**
 * The mistaken scan and the state that the parcel goes back to; undefined where nothing can be taken back. A parcel with an
 * invoice of its own stays packed (RET-03): issued documents are only undone by credit notes.
 */
export function undoOf<S extends TypedScan>(
  { state, isInvoiced }: { state: OrderState; isInvoiced: boolean },
  scans: readonly S[],
): { mistake: S; to: OrderState } | undefined {
  const mistake = takenBack(state, scans)
  if (mistake === undefined) return undefined
  const before = stateBefore(scans)
  const to = isInvoiced && !isPacked(before) ? 'packed' : before
  return to === state ? undefined : { mistake, to }
}
