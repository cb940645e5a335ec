import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'

type Disk = Pick<Storage, 'getItem' | 'setItem'>
/** Reads the stored state, once; nothing is written before that. */
export type Rehydrate<T> = (disk?: Disk) => T
/** A store persisted in localStorage (DATA-16). */
export type PersistedStore<T> = StoreApi<T> & { rehydrate: Rehydrate<T> }

/**
 * Persists a store under `key` and synchronizes tabs. `read` validates the stored value: an older
 * version, another tab or developer tools may have written it.
 */
export function persist<T>(
  store: StoreApi<T>,
  key: string,
  read: (stored: unknown) => T,
): Rehydrate<T> {
  const initial = store.getState()
  let begun = false
  const parse = (text: string | null): T => {
    try {
      return text === null ? initial : read(JSON.parse(text))
    } catch {
      return initial
    }
  }
  return (disk) => {
    if (begun) return store.getState()
    begun = true
    try {
      const target = disk ?? localStorage
      store.setState(parse(target.getItem(key)), true)
      store.subscribe((state) => {
        const text = JSON.stringify(state)
        // A change from another tab is stored already: writing it again would bounce between the
        // tabs for ever.
        if (target.getItem(key) !== text) target.setItem(key, text)
      })
      if (typeof addEventListener === 'function')
        addEventListener('storage', (event) => {
          if (event.key === key) store.setState(parse(event.newValue), true)
        })
    } catch {
      // Private mode or storage is full: the state lasts as long as the page.
    }
    return store.getState()
  }
}

export function persistedStore<T>(
  key: string,
  initial: T,
  read: (stored: unknown) => T,
): PersistedStore<T> {
  const store = createStore<T>(() => initial)
  return Object.assign(store, { rehydrate: persist(store, key, read) })
}
