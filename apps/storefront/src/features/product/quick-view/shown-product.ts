import { persistedStore } from '../../../kit/persisted-store.ts'

/** What the product-detail popup shows: the product and the variant chosen in it (DATA-16). */
export const productDetailsStore = persistedStore<{ slug: string; sku: string }>(
  'upchar.product-details',
  { slug: '', sku: '' },
  (kept) => {
    const { slug, sku } =
      typeof kept === 'object' && kept !== null ? (kept as { slug?: unknown; sku?: unknown }) : {}
    return { slug: typeof slug === 'string' ? slug : '', sku: typeof sku === 'string' ? sku : '' }
  },
)
