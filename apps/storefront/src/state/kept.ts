import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'

type Disk = Pick<Storage, 'getItem' | 'setItem'>

/** A store that outlives the visit (DATA-16). `rehydrate` takes over what was kept, once; until then nothing is written. */
export type KeptStore<T> = StoreApi<T> & { rehydrate: (disk?: Disk) => T }

/**
 * Makes a store that the browser keeps under `key`. `read` turns whatever stands there into a state: an older version, another
 * tab or a person with developer tools may have written it. Other tabs follow.
 */
export function keptStore<T>(key: string, initial: T, read: (kept: unknown) => T): KeptStore<T> {
  const store = createStore<T>(() => initial)
  let begun = false
  const parse = (text: string | null): T => {
    try {
      return text === null ? initial : read(JSON.parse(text))
    } catch {
      return initial
    }
  }
  const rehydrate = (disk?: Disk): T => {
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
      if (typeof addEventListener === 'function') addEventListener('storage', (event) => { if (event.key === key) store.setState(parse(event.newValue), true) })
    } catch {
      // Private mode or a full disk: the store lives as long as the page does.
    }
    return store.getState()
  }
  return Object.assign(store, { rehydrate })
}
