/** Pages that offer One Tap (UI-03): shop home, account, product pages. */
const ONE_TAP = /^\/(shop|account|products\/[^/]+)\/?$/
/** Pages that never show the login popup (AUTH-08). */
const NEVER = /^\/(account|checkout|cart|policy)(\/|$)/

export const oneTapPath = (path: string): boolean => ONE_TAP.test(path)

/** The end of the cool-down that Google records after its prompt was closed. */
export function isCoolingDown(cookies: string, now = Date.now()): boolean {
  const state = /(?:^|;\s*)g_state=([^;]*)/.exec(cookies)?.[1]
  if (state === undefined) return false
  try {
    const until: unknown = (JSON.parse(decodeURIComponent(state)) as { i_p?: unknown } | null)?.i_p
    return typeof until === 'number' && until > now
  } catch {
    return false
  }
}

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
export function mayInvite({ path, signedIn, tracking, trigger, busy }: Situation): boolean {
  if (signedIn || !tracking || busy || NEVER.test(path)) return false
  return trigger === '' || (trigger === 'product' && /^\/products\/[^/]+/.test(path))
}
