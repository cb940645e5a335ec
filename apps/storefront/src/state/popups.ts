import { keptStore } from './kept.ts'

/** How long a popup that was put away stays away. */
export const AWAY_MS = 7 * 86_400_000

const KEY = 'upchar.popups'

/** Special popups that the visitor has put away, by id, and when (DATA-16). */
export const specialPopupStore = keptStore<{ away: Readonly<Record<string, number>> }>(KEY, { away: {} }, (kept) => {
  const away = typeof kept === 'object' && kept !== null && 'away' in kept && typeof kept.away === 'object' && kept.away !== null ? Object.entries(kept.away) : []
  return { away: Object.fromEntries(away.filter((entry): entry is [string, number] => typeof entry[1] === 'number')) }
})

/** Whether a special popup may be shown: seven days after it was put away, at the earliest. */
export const mayShowSpecial = (id: string, now = Date.now()): boolean => now - (specialPopupStore.getState().away[id] ?? 0) >= AWAY_MS

/** The visitor has seen it; the marks of those that are over are forgotten. */
export function putSpecialAway(id: string, now = Date.now()): void {
  specialPopupStore.setState(({ away }) => ({ away: Object.fromEntries([...Object.entries(away).filter(([, at]) => now - at < AWAY_MS), [id, now]]) }))
}

/**
 * Nobody gets more than one popup a session that wasn't asked for: the first who claims it has it, and has it again after a
 * reload; the others stay away. Login, special and last-step popup ask here before they show themselves.
 */
export function claimUninvited(name: string, storage: Pick<Storage, 'getItem' | 'setItem'> = sessionStorage): boolean {
  try {
    const holder = storage.getItem(KEY)
    if (holder === null) storage.setItem(KEY, name)
    return holder === null || holder === name
  } catch {
    // Without storage nobody can know what was shown: rather none.
    return false
  }
}
