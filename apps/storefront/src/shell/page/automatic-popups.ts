import { BROWSER_STORAGE } from '../browser-storage.ts'

/** The automatic popups, by kind. */
export type PromptKind =
  | 'login'
  | 'one-tap'
  | 'profile'
  | 'special'
  | 'last-step'
  | 'app'
  | 'home-screen'
  | 'feedback'
  | 'kyc'

const SESSION = BROWSER_STORAGE.shownPopup
const DISMISSED = BROWSER_STORAGE.dismissedPopups
const WEEK_MS = 7 * 24 * 60 * 60 * 1000

type BrowserStorage = Pick<Storage, 'getItem' | 'setItem'>

function dismissed(disk: BrowserStorage): Record<string, number> {
  try {
    const stored: unknown = JSON.parse(disk.getItem(DISMISSED) ?? '{}')
    return typeof stored === 'object' && stored !== null
      ? Object.fromEntries(
          Object.entries(stored).filter(
            (one): one is [string, number] => typeof one[1] === 'number',
          ),
        )
      : {}
  } catch {
    return {}
  }
}

/**
 * Claims the session's one automatic popup (AUTH-08). True: this one may show, and no other will. A dismissed
 * one stays hidden for a week. Without storage none shows: it would come back every time.
 */
export function claimPrompt(
  kind: PromptKind,
  now = Date.now(),
  session: BrowserStorage = sessionStorage,
  disk: BrowserStorage = localStorage,
): boolean {
  try {
    if (session.getItem(SESSION) !== null || (dismissed(disk)[kind] ?? 0) > now) return false
    session.setItem(SESSION, kind)
    return true
  } catch {
    return false
  }
}

function hide(kind: PromptKind, until: number, disk: BrowserStorage): void {
  try {
    disk.setItem(DISMISSED, JSON.stringify({ ...dismissed(disk), [kind]: until }))
  } catch {
    // Storage is full: it may come again in another session.
  }
}

/** Dismissed or done: hides it for a week. */
export const dismissPrompt = (
  kind: PromptKind,
  now = Date.now(),
  disk: BrowserStorage = localStorage,
): void => hide(kind, now + WEEK_MS, disk)

/** Hides it for ever: what is told once. */
export const refusePrompt = (kind: PromptKind, disk: BrowserStorage = localStorage): void =>
  hide(kind, Number.MAX_SAFE_INTEGER, disk)

/** Whether it was dismissed within the last week. */
export const isDismissed = (
  kind: PromptKind,
  now = Date.now(),
  disk: BrowserStorage = localStorage,
): boolean => (dismissed(disk)[kind] ?? 0) > now
