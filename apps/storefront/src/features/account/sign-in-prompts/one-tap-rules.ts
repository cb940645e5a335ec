/** Pages that offer One Tap (UI-03): shop home, account, product pages. */
const ONE_TAP = /^\/(shop|account|products\/[^/]+)\/?$/

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
