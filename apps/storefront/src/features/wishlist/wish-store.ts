import { WISHLIST_LIMIT } from '@upchar/kernel/wishlist'
import { createStore } from 'zustand/vanilla'
import { persist } from '../../kit/persisted-store.ts'
import { BROWSER_STORAGE } from '../../shell/browser-storage.ts'

/** The SKUs on the wishlist, newest first (DATA-09): what hearts show at once; the server has the list itself. */
export const wishStore = createStore<{ skus: readonly string[] }>(() => ({ skus: [] }))

export const rehydrateWishes = persist(wishStore, BROWSER_STORAGE.wishlist, (stored) => {
  const skus =
    typeof stored === 'object' && stored !== null && 'skus' in stored && Array.isArray(stored.skus)
      ? stored.skus.filter((one): one is string => typeof one === 'string')
      : []
  return { skus: skus.slice(0, WISHLIST_LIMIT) }
})

/** Replaces the list with the server's. */
export const setWishes = (skus: readonly string[]): void => wishStore.setState({ skus })

/** Shows a change at once, before the server answers. */
export const showWished = (sku: string, wished: boolean): void =>
  wishStore.setState(({ skus }) => {
    const others = skus.filter((one) => one !== sku)
    return { skus: wished ? [sku, ...others] : others }
  })
