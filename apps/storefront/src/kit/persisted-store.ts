import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'

type Disk = Pick<Storage, 'getItem' | 'setItem'>
/** Takes over what was kept, once; until then nothing is written. Gives the state. */
export type Rehydrate<T> = (disk?: Disk) => T
/** A store that outlives the visit (DATA-16). */
export type KeptStore<T> = StoreApi<T> & { rehydrate: Rehydrate<T> }

/**
 * Makes the browser keep a store under `key`. `read` turns whatever stands there into a state: an older version, another tab or
 * a person with developer tools may have written it. Other tabs follow.
 */
export function keep<T>(store: StoreApi<T>, key: string, read: (kept: unknown) => T): Rehydrate<T> {
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
        // What came from another tab is there already: writing it again would go back and forth for ever.
        if (target.getItem(key) !== text) target.setItem(key, text)
      })
      if (typeof addEventListener === 'function')
        addEventListener('storage', (event) => {
          if (event.key === key) store.setState(parse(event.newValue), true)
        })
    } catch {
      // Private mode or a full disk: the store lives as long as the page does.
    }
    return store.getState()
  }
}

/** A store that is kept from the start. */
export function keptStore<T>(key: string, initial: T, read: (kept: unknown) => T): KeptStore<T> {
  const store = createStore<T>(() => initial)
  return Object.assign(store, { rehydrate: keep(store, key, read) })
}
