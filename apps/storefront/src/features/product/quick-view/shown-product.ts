import { persistedStore } from '../../../kit/persisted-store.ts'
import { BROWSER_STORAGE } from '../../../shell/browser-storage.ts'

/** The popup's product and chosen variant (DATA-16). */
export const productDetailsStore = persistedStore<{ slug: string; sku: string }>(
  BROWSER_STORAGE.productDetails,
  { slug: '', sku: '' },
  (stored) => {
    const { slug, sku } =
      typeof stored === 'object' && stored !== null
        ? (stored as { slug?: unknown; sku?: unknown })
        : {}
    return { slug: typeof slug === 'string' ? slug : '', sku: typeof sku === 'string' ? sku : '' }
  },
)
