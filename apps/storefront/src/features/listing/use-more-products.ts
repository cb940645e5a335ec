import { useCallback, useMemo, useState } from 'react'
import { api } from '../../shell/api/api.ts'
import { filtersText, listingHref } from '../../shell/urls/listing-search.ts'
import type { ListingData } from './listing-data.ts'
import { showAlert } from '@upchar/web/alerts'

export type Pages = {
  first: number
  last: number
  products: ListingData['list']['products']
  stock: ListingData['list']['stock']
}

// Products loaded beyond the first page, by address and pincode: returning from a product restores
// the same list.
const loadedPages = new Map<string, Pages>()
const MAX_KEPT = 20
export const forgetLoadedPages = (): void => loadedPages.clear()

const own = ({ list }: ListingData): Pages => ({
  first: list.page,
  last: list.page,
  products: list.products,
  stock: list.stock,
})

/** The page's products and those loaded afterwards. */
export function useMoreProducts(data: ListingData, pincode: string) {
  const key = `${pincode} ${listingHref(data.path, data.search)}`
  const [loaded, setLoaded] = useState(0)
  const [busy, setBusy] = useState(false)
  // Stable identities while nothing changed, so that the grid doesn't re-render.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  const pages = useMemo(() => loadedPages.get(key) ?? own(data), [key, data, loaded])
  const loadMore = useCallback(async () => {
    setBusy(true)
    const { search, scope, list } = data
    const result = await api('listProducts', {
      query: {
        search: search.search ?? '',
        page: pages.last + 1,
        limit: list.limit,
        sort: list.sort as 'stock',
        filters: filtersText(search, scope?.filters),
        pincode,
      },
    })
    setBusy(false)
    if (!result.ok) return showAlert(2, 'Something went wrong')
    const known = new Set(pages.products.map((card) => card.product_group_id))
    if (loadedPages.size >= MAX_KEPT) loadedPages.clear()
    loadedPages.set(key, {
      ...pages,
      last: pages.last + 1,
      products: [
        ...pages.products,
        ...result.data.products.filter((card) => !known.has(card.product_group_id)),
      ],
      stock: { ...pages.stock, ...result.data.stock },
    })
    setLoaded((count) => count + 1)
  }, [data, key, pages, pincode])
  return { pages, busy, loadMore }
}
