import { createStore } from 'zustand/vanilla'

export type SkeletonKind = 'product' | 'listing' | 'shop' | 'cart' | 'account' | 'plain'

/** Where the page is going: the skeleton that stands in (UI-05), and whether only the content of this page is being renewed; `atRest`: it has been there for a moment. */
export const navigationStore = createStore<{
  skeleton: SkeletonKind | null
  renewing: boolean
  hydrated: boolean
  atRest: boolean
}>(() => ({ skeleton: null, renewing: false, hydrated: false, atRest: false }))
