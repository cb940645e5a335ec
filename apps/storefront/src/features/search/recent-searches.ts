import { createStore } from 'zustand/vanilla'
import { BROWSER_STORAGE } from '../../shell/browser-storage.ts'

/** DATA-12, DATA-13: recent searches, stored in this browser only. */
type Recent = { searches: readonly string[] }

const KEY = BROWSER_STORAGE.recentSearches
export const recentStore = createStore<Recent>(() => ({ searches: [] }))

/** Reads the stored searches; ignores invalid entries. */
export function rehydrateRecent(storage: Pick<Storage, 'getItem'> = localStorage): void {
  try {
    const stored: unknown = JSON.parse(storage.getItem(KEY) ?? 'null')
    if (
      typeof stored === 'object' &&
      stored !== null &&
      'searches' in stored &&
      Array.isArray(stored.searches)
    ) {
      recentStore.setState({
        searches: stored.searches
          .filter((one): one is string => typeof one === 'string')
          .slice(0, 8),
      })
    }
  } catch {
    // Private mode or storage is full: nothing is stored.
  }
}

/** Adds a search, newest first, without duplicates. */
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
