import type { StaffPermission } from '@upchar/kernel/staff-permissions'

/**
 * `callers`: 'guest' is anyone with a guest id, 'customer' a signed-in buyer, 'anyone' needs neither, 'staff' a signed-in
 * member of staff whose role has the route's `permission`, 'gateway' and 'courier' prove themselves by signature or token.
 * Guest and customer together: either. Nothing is reachable that names no caller.
 */
export type Caller = 'anyone' | 'guest' | 'customer' | 'staff' | 'gateway' | 'courier'
export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'
export type Route = {
  method: Method
  path: `/api/${string}`
  callers: readonly Caller[]
  /** What a member of staff must be allowed; null: every member who has signed in. Staff routes name it, no other does. */
  permission?: StaffPermission | null
}

export const get = <const C extends readonly Caller[]>(path: Route['path'], ...callers: C) =>
  ({ method: 'GET', path, callers }) as const satisfies Route
export const post = <const C extends readonly Caller[]>(path: Route['path'], ...callers: C) =>
  ({ method: 'POST', path, callers }) as const satisfies Route
