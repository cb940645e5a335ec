/** Where One Tap is offered (UI-03): shop home, account, product pages. */
const ONE_TAP = /^\/(shop|account|products\/[^/]+)\/?$/
/** Where nobody is asked to sign in (AUTH-08). */
const NEVER = /^\/(account|checkout|cart|policy)(\/|$)/

export const oneTapPath = (path: string): boolean => ONE_TAP.test(path)

/** Google's own note of how often its prompt was closed: until when it must not come again. */
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

/** What is looked at before the login popup comes. `trigger` is the flag login_trigger. */
export type Situation = {
  path: string
  signedIn: boolean
  tracking: boolean
  trigger: string
  busy: boolean
}

/**
 * AUTH-08: whether the login popup may come now. Not to those who are signed in or opted out of being counted, not where
 * something else is being done, and, once login_trigger is set, only where it says.
 */
export function mayInvite({ path, signedIn, tracking, trigger, busy }: Situation): boolean {
  if (signedIn || !tracking || busy || NEVER.test(path)) return false
  return trigger === '' || (trigger === 'product' && /^\/products\/[^/]+/.test(path))
}
