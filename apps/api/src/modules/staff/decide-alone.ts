import { ok, type Refusal, type Result } from '@upchar/kernel/result'
import { STAFF_PERMISSIONS, type StaffPermission } from '@upchar/kernel/staff-permissions'
import type { Handle } from '../../platform/db/database.ts'
import { hasColleague } from './store/members.ts'

/** Whoever works alone sleeps on it. */
const aloneMs = 86_400_000

/** Who did the first half, and when; null: it needs no second member. */
type First = { by: string; at: Date } | null

/**
 * From when the member who did the first half of what two people decide may do the second one as well: a day later, in a shop where
 * nobody else may (CHECKOUT-15, OPS-06). Null: somebody else may. A colleague who was disabled within that day still counts.
 */
export async function aloneFrom(
  handle: Handle,
  permission: StaffPermission,
  first: First,
  now: Date,
): Promise<Date | null> {
  if (first === null) return null
  const roles = STAFF_PERMISSIONS[permission]
  const since = new Date(now.getTime() - aloneMs)
  return (await hasColleague(handle, first.by, { roles, since }))
    ? null
    : new Date(first.at.getTime() + aloneMs)
}

/** Whether one member decides both halves, for the audit. Refuses where somebody else may do the second one, or the day isn't over. */
export async function decidesAlone<R extends Refusal>(
  handle: Handle,
  permission: StaffPermission,
  { first, by, at }: { first: First; by: string; at: Date },
  refusal: (aloneFrom: Date | null) => { readonly ok: false; readonly error: R },
): Promise<Result<boolean, R>> {
  if (first?.by !== by) return ok(false)
  const from = await aloneFrom(handle, permission, first, at)
  return from === null || from > at ? refusal(from) : ok(true)
}
