import type { ApiScope } from '@upchar/kernel/api-scopes'
import type { SellerRole } from '@upchar/kernel/seller-roles'
import type { StaffPermission } from '@upchar/kernel/staff-permissions'

/**
 * `callers`: 'guest' is anyone with a guest id, 'customer' a signed-in buyer, 'anyone' needs neither, 'staff' a signed-in
 * member of staff whose role has the route's `permission`, 'seller' a signed-in member of a seller in one of the roles `sellers`, 'gateway' and 'courier' authenticate by signature or token.
 * 'key' is an API key with the route's `scope`, only beside staff.
 * Guest and customer together: either. A route without callers is unreachable.
 */
export type Caller =
  | 'anyone'
  | 'guest'
  | 'customer'
  | 'staff'
  | 'seller'
  | 'key'
  | 'gateway'
  | 'courier'
export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'
export type Route = {
  method: Method
  path: `/api/${string}`
  callers: readonly Caller[]
  /** The permission that a staff route requires; null: any signed-in member. Only staff routes have it. */
  permission?: StaffPermission | null
  /** The roles of a seller's members who may call; only seller routes have them, and one without is closed. */
  sellers?: readonly SellerRole[]
  /** The scope that an API key needs; only routes of keys have it, and one without is closed to them. */
  scope?: ApiScope
}

export const get = <const C extends readonly Caller[]>(path: Route['path'], ...callers: C) =>
  ({ method: 'GET', path, callers }) as const satisfies Route
export const post = <const C extends readonly Caller[]>(path: Route['path'], ...callers: C) =>
  ({ method: 'POST', path, callers }) as const satisfies Route
