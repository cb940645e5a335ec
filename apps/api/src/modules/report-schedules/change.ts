import { ok } from '@upchar/kernel/result'
import type { Transaction } from '../../platform/db/database.ts'
import type { StaffCaller } from '../../platform/identity/identity.ts'
import { scheduleChanged, scheduleEnded, scheduleUnknown } from './errors.ts'
import { lockSchedule, type ScheduleRow } from './store/schedules.ts'
import { maySee } from './view.ts'

export const factsOf = ({ report, every, onDay, hour }: ScheduleRow) => ({
  report,
  every,
  on: onDay,
  hour,
})

/** A schedule that hasn't ended, locked. One of a report that the caller may not see is unknown. */
export async function lockOpen(tx: Transaction, { role }: StaffCaller, id: string) {
  const known = await lockSchedule(tx, id)
  if (known === undefined || !maySee(role, known.report)) return scheduleUnknown()
  return known.state === 'ended' ? scheduleEnded() : ok(known)
}

/** The same, as the caller has seen it. */
export async function lockSeen(
  tx: Transaction,
  staff: StaffCaller,
  { id, version }: { id: string; version: number },
) {
  const known = await lockOpen(tx, staff, id)
  return known.ok && known.value.version !== version ? scheduleChanged() : known
}
