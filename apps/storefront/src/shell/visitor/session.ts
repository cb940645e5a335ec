/**
 * Whether a visitor has signed in, by the cookie that scripts can read (DATA-15). Only the API
 * knows whether the session is still valid.
 */
export const hasSession = (cookies: string): boolean =>
  /(^|;\s*)upchar_signed_in=[^;\s]/.test(cookies)

let now: boolean | undefined

/**
 * The same of this browser. Dozens of cards ask at once, and each look at the cookies asks another process: an answer serves until the
 * next microtask.
 */
export function hasSessionNow(): boolean {
  if (now === undefined) {
    now = hasSession(document.cookie)
    queueMicrotask(() => (now = undefined))
  }
  return now
}
