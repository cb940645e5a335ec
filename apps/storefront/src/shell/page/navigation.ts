import { createStore } from 'zustand/vanilla'

export type SkeletonKind = 'product' | 'listing' | 'shop' | 'cart' | 'account' | 'plain'

/**
 * The current navigation: the skeleton to show (UI-05), whether only this page's content is
 * reloading, and `atRest`: the page is idle.
 */
export const navigationStore = createStore<{
  skeleton: SkeletonKind | null
  renewing: boolean
  hydrated: boolean
  atRest: boolean
}>(() => ({ skeleton: null, renewing: false, hydrated: false, atRest: false }))
