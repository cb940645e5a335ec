import { COMPARE_LIMIT } from '@upchar/kernel/compare'
import { compareStore } from './compare-store.ts'
import type { Compared } from './compare-store.ts'
import { persist } from '../../../kit/persisted-store.ts'
import { BROWSER_STORAGE } from '../../../shell/browser-storage.ts'

const isCompared = (one: unknown): one is Compared =>
  typeof one === 'object' &&
  one !== null &&
  'id' in one &&
  typeof one.id === 'number' &&
  'slug' in one &&
  typeof one.slug === 'string' &&
  'title' in one &&
  typeof one.title === 'string'

/** What the tray shows at once on every page (DATA-16); the server has the list itself. */
export const rehydrateCompare = persist(compareStore, BROWSER_STORAGE.compare, (stored) => {
  const items =
    typeof stored === 'object' &&
    stored !== null &&
    'items' in stored &&
    Array.isArray(stored.items)
      ? stored.items.filter(isCompared)
      : []
  return {
    items: items.slice(0, COMPARE_LIMIT).map(({ id, slug, title }) => ({ id, slug, title })),
  }
})

/** Replaces the list with the server's. */
export const setCompared = (items: readonly Compared[]): void => compareStore.setState({ items })

/** Shows a change optimistically. */
export const addCompared = (one: Compared): void =>
  compareStore.setState(({ items }) => ({
    items: [...items.filter(({ id }) => id !== one.id), one],
  }))
export const removeCompared = (id: number): void =>
  compareStore.setState(({ items }) => ({ items: items.filter((one) => one.id !== id) }))
/** COMPARE-01; also at sign-out. */
export const clearCompared = (): void => compareStore.setState({ items: [] })
