import { persistedStore } from '../../../kit/persisted-store.ts'
import { BROWSER_STORAGE } from '../../../shell/browser-storage.ts'

/** `sku`: the chosen variant; `onCard`: the one on the card, at which the choice began. */
type ShownProduct = { slug: string; onCard: string; sku: string }

/** The popup's product and chosen variant (DATA-16). */
export const productDetailsStore = persistedStore<ShownProduct>(
  BROWSER_STORAGE.productDetails,
  { slug: '', onCard: '', sku: '' },
  (stored) => {
    const given = typeof stored === 'object' && stored !== null ? stored : {}
    const text = (key: keyof ShownProduct): string => {
      const value: unknown = Reflect.get(given, key)
      return typeof value === 'string' ? value : ''
    }
    return { slug: text('slug'), onCard: text('onCard'), sku: text('sku') }
  },
)
