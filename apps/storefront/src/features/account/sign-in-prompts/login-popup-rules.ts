/** Pages that never show the login popup (AUTH-08). */
const NEVER = /^\/(account|checkout|cart|policy)(\/|$)/

/** The conditions of the login popup. `trigger` is the flag login_trigger. */
export type Situation = {
  path: string
  signedIn: boolean
  tracking: boolean
  trigger: string
  busy: boolean
}

/**
 * AUTH-08: whether the login popup may open now. Not for signed-in or opted-out visitors, not while
 * they are busy, and only on the pages of login_trigger if that is set.
 */
export function mayOpenLoginPopup({ path, signedIn, tracking, trigger, busy }: Situation): boolean {
  if (signedIn || !tracking || busy || NEVER.test(path)) return false
  return trigger === '' || (trigger === 'product' && /^\/products\/[^/]+/.test(path))
}
