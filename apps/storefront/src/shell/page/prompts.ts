/** Popups that come by themselves, by kind. */
export type Uninvited =
  | 'login'
  | 'one-tap'
  | 'profile'
  | 'special'
  | 'last-step'
  | 'feedback'
  | 'kyc'

const SESSION = 'upchar.uninvited'
const SENT_AWAY = 'upchar.popups'
const WEEK_MS = 7 * 24 * 60 * 60 * 1000

type Kept = Pick<Storage, 'getItem' | 'setItem'>

function sentAway(disk: Kept): Record<string, number> {
  try {
    const kept: unknown = JSON.parse(disk.getItem(SENT_AWAY) ?? '{}')
    return typeof kept === 'object' && kept !== null
      ? Object.fromEntries(
          Object.entries(kept).filter((one): one is [string, number] => typeof one[1] === 'number'),
        )
      : {}
  } catch {
    return {}
  }
}

/**
 * Asks for the one popup that may come uninvited in a session, whichever kind it is. True: it's this one's turn, and no other
 * comes. One that was sent away stays away for a week. Without storage none comes: it would come again and again.
 */
export function claimUninvited(
  kind: Uninvited,
  now = Date.now(),
  session: Kept = sessionStorage,
  disk: Kept = localStorage,
): boolean {
  try {
    if (session.getItem(SESSION) !== null || (sentAway(disk)[kind] ?? 0) > now) return false
    session.setItem(SESSION, kind)
    return true
  } catch {
    return false
  }
}

/** It was sent away, or did what it was for: for a week it doesn't come again. */
export function sendAway(kind: Uninvited, now = Date.now(), disk: Kept = localStorage): void {
  try {
    disk.setItem(SENT_AWAY, JSON.stringify({ ...sentAway(disk), [kind]: now + WEEK_MS }))
  } catch {
    // A full disk: it may come again in another session.
  }
}

/** Whether it was sent away within the last week. */
export const isSentAway = (kind: Uninvited, now = Date.now(), disk: Kept = localStorage): boolean =>
  (sentAway(disk)[kind] ?? 0) > now
