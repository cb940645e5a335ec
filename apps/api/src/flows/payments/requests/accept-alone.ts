import { STAFF_PERMISSIONS } from '@upchar/kernel/staff-permissions'
import { hasColleague } from '../../../modules/staff/index.ts'
import type { Handle } from '../../../platform/db/database.ts'

/** Whoever works alone sleeps on what differs. */
const aloneMs = 86_400_000

type Recorded = { recordedBy: string; recordedAt: Date }

/**
 * From when the member who recorded a transfer that differs may accept it without a second one (CHECKOUT-15): a day later, in a
 * shop where nobody else can. Null: somebody else can.
 */
export async function aloneFrom(
  handle: Handle,
  { recordedBy, recordedAt }: Recorded,
  at: Date,
): Promise<Date | null> {
  const roles = STAFF_PERMISSIONS['requests.match']
  const since = new Date(at.getTime() - aloneMs)
  return (await hasColleague(handle, recordedBy, { roles, since }))
    ? null
    : new Date(recordedAt.getTime() + aloneMs)
}
