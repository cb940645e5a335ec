import { STAFF_PERMISSIONS, type StaffPermission } from '@upchar/kernel/staff-permissions'
import type { Handle } from '../../platform/db/database.ts'
import { hasColleague } from './store/members.ts'

/** Whoever works alone sleeps on it. */
const aloneMs = 86_400_000

/**
 * From when the member who did the first half of what two people decide may do the second one as well: a day later, in a shop where
 * nobody else may (CHECKOUT-15, OPS-06). Null: somebody else may. A colleague who was disabled within that day still counts.
 */
export async function aloneFrom(
  handle: Handle,
  permission: StaffPermission,
  first: { by: string; at: Date },
  now: Date,
): Promise<Date | null> {
  const roles = STAFF_PERMISSIONS[permission]
  const since = new Date(now.getTime() - aloneMs)
  return (await hasColleague(handle, first.by, { roles, since }))
    ? null
    : new Date(first.at.getTime() + aloneMs)
}
