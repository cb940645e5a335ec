import { orderStates, type OrderState } from './model.ts'
import { stateOfScan } from './scan-states.ts'

/** The states that a parcel passes through from `from`, along the allowed ways; scans in the order of time. */
export function followScans(
  from: OrderState,
  scans: readonly { statusId: number }[],
): readonly OrderState[] {
  const passed: OrderState[] = []
  for (const { statusId } of scans) {
    const [at, to] = [passed.at(-1) ?? from, stateOfScan(statusId)]
    if (to !== undefined && to !== at && orderStates.allows(at, to)) passed.push(to)
  }
  return passed
}
