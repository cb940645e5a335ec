import { COMPARE_LIMIT } from '@upchar/kernel/compare'
import { compareStore } from './compare-store.ts'
import type { Compared } from './compare-store.ts'
import { persist } from '../../../kit/persisted-store.ts'

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
export const rehydrateCompare = persist(compareStore, 'upchar.compare', (kept) => {
  const items =
    typeof kept === 'object' && kept !== null && 'items' in kept && Array.isArray(kept.items)
      ? kept.items.filter(isCompared)
      : []
  return {
    items: items.slice(0, COMPARE_LIMIT).map(({ id, slug, title }) => ({ id, slug, title })),
  }
})

/** Replaces with the server's list. */
export const setCompared = (items: readonly Compared[]): void => compareStore.setState({ items })

/** Shows a change before the server confirms it. */
export const addCompared = (one: Compared): void =>
  compareStore.setState(({ items }) => ({
    items: [...items.filter(({ id }) => id !== one.id), one],
  }))
export const removeCompared = (id: number): void =>
  compareStore.setState(({ items }) => ({ items: items.filter((one) => one.id !== id) }))
/** COMPARE-01, and as at sign-out. */
export const clearCompared = (): void => compareStore.setState({ items: [] })
