import { createStore } from 'zustand/vanilla'

/** A product on the compare list, by product group id (DATA-09). */
export type Compared = { id: number; slug: string; title: string }

/** What cards read; `persisted-compare.ts` stores it, `change-compare.ts` changes it. */
export const compareStore = createStore<{ items: readonly Compared[] }>(() => ({ items: [] }))
