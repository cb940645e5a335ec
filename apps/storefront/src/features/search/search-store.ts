import type { Answer } from '@upchar/contract/schema/endpoints'
import { createStore } from 'zustand/vanilla'

export type Suggestions = Pick<
  Answer<'suggest'>,
  | 'corrected'
  | 'inexact'
  | 'completions'
  | 'categories'
  | 'specialities'
  | 'procedures'
  | 'brands'
  | 'products'
>

/** What the panel shows (DATA-11); where it is shown: `search-place.ts`. */
type SearchState = {
  open: boolean
  text: string
  loading: boolean
  results: Suggestions | null
  activeRequestId: string | null
}

const initial: SearchState = {
  open: false,
  text: '',
  loading: false,
  results: null,
  activeRequestId: null,
}

export const searchStore = createStore<SearchState>(() => initial)
const set = (part: Partial<SearchState>) => searchStore.setState(part)

/** SEARCH-01 */
export const openSearch = (): void => set({ open: true })
export const closeSearch = (): void => set({ open: false })

/** Clearing the text also clears the results, whatever is still loading (SEARCH-02). */
export function setSearchText(text: string): void {
  set(
    text.trim() === '' ? { text, results: null, loading: false, activeRequestId: null } : { text },
  )
}

/** Starts a load: clears older results and makes this id the active one. */
export const startSearch = (requestId: string): void =>
  set({ loading: true, results: null, activeRequestId: requestId })

/** Applies results, if the id is active. */
export function applySearch(requestId: string, results: Suggestions): void {
  if (searchStore.getState().activeRequestId === requestId) set({ results, loading: false })
}

/** Cancels a load, if the id is active. */
export function resetSearch(requestId: string): void {
  if (searchStore.getState().activeRequestId === requestId)
    set({ results: null, loading: false, activeRequestId: null })
}
