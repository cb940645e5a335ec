import { createStore } from 'zustand/vanilla'

/** DATA-12, DATA-13: what the browser remembers for itself; survives the visit. */
type Recent = { searches: readonly string[] }

const KEY = 'upchar.recent'
export const recentStore = createStore<Recent>(() => ({ searches: [] }))

/** Reads what an earlier visit left. Anything that isn't ours is ignored. */
export function rehydrateRecent(storage: Pick<Storage, 'getItem'> = localStorage): void {
  try {
    const kept: unknown = JSON.parse(storage.getItem(KEY) ?? 'null')
    if (
      typeof kept === 'object' &&
      kept !== null &&
      'searches' in kept &&
      Array.isArray(kept.searches)
    ) {
      recentStore.setState({
        searches: kept.searches.filter((one): one is string => typeof one === 'string').slice(0, 8),
      })
    }
  } catch {
    // Private mode or a full disk: remember nothing.
  }
}

/** Remembers a search, newest first, once. */
export function rememberSearch(
  text: string,
  storage: Pick<Storage, 'getItem' | 'setItem'> = localStorage,
): void {
  const trimmed = text.trim()
  if (!trimmed) return
  if (recentStore.getState().searches.length === 0) rehydrateRecent(storage)
  const searches = [
    trimmed,
    ...recentStore.getState().searches.filter((one) => one.toLowerCase() !== trimmed.toLowerCase()),
  ].slice(0, 8)
  recentStore.setState({ searches })
  try {
    storage.setItem(KEY, JSON.stringify({ searches }))
  } catch {
    // As above.
  }
}
