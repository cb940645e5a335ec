import { useEffect, useState } from 'react'
import { Button } from '@upchar/ui/button'
import { Pagination } from '@upchar/ui/pagination'
import { api } from '../../lib/api-browser.ts'
import { filtersText, listingHref } from '../../lib/listing-search.ts'
import { readPincode } from '../../lib/pincode.ts'
import type { ListingData } from '../../routes/listing/load-listing.ts'
import { showAlert } from '../../state/alert.ts'

type Pages = { first: number; last: number; products: ListingData['list']['products']; stock: ListingData['list']['stock'] }

// What was loaded on top of a page, by the page's address: back from a product finds the same list at the same place.
const kept = new Map<string, Pages>()

const own = ({ list }: ListingData): Pages => ({ first: list.page, last: list.page, products: list.products, stock: list.stock })

/** The products of a listing's page and those loaded after it. */
export function useMoreProducts(data: ListingData) {
  const key = `${data.list.page} ${listingHref(data.path, data.search)}`
  const [pages, setPages] = useState<Pages>(() => own(data))
  const [busy, setBusy] = useState(false)
  useEffect(() => setPages(kept.get(key) ?? own(data)), [key, data])
  const loadMore = async () => {
    setBusy(true)
    const { search, scope, list } = data
    const result = await api('listProducts', {
      query: { search: search.search ?? '', page: pages.last + 1, limit: list.limit, sort: list.sort as 'stock', filters: filtersText(search, scope?.filters), pincode: readPincode(document.cookie) },
    })
    setBusy(false)
    if (!result.ok) return showAlert(2, 'Something went wrong')
    const known = new Set(pages.products.map((card) => card.product_group_id))
    const next = {
      ...pages, last: pages.last + 1,
      products: [...pages.products, ...result.data.products.filter((card) => !known.has(card.product_group_id))],
      stock: { ...pages.stock, ...result.data.stock },
    }
    kept.set(key, next)
    setPages(next)
  }
  return { pages, busy, loadMore }
}

/** How much is shown, more of it, and the real pages behind. */
export function MoreProducts({ data, pages, busy, onMore }: { data: ListingData; pages: Pages; busy: boolean; onMore: () => void }) {
  const { list, path, search } = data
  const count = Math.max(1, Math.ceil(list.total / list.limit))
  const from = (pages.first - 1) * list.limit + 1
  const to = Math.min(from + pages.products.length - 1, list.total)
  return (
    <div className="flex flex-col items-center gap-4 py-8">
      <p role="status" className="tabular text-body-sm text-text-muted">
        {from === 1 ? `${to} of ${list.total}` : `${from} to ${to} of ${list.total}`}{list.total_is_floor ? '+' : ''} products
      </p>
      {pages.last < count ? (
        <form method="get" action={path}>
          {Object.entries({ ...search.filters, search: search.search ? [search.search] : [], sort: search.sort ? [search.sort] : [], page: [String(pages.last + 1)] }).flatMap(([key, values]) =>
            values.map((value) => <input key={`${key}=${value}`} type="hidden" name={key} value={value} />),
          )}
          <Button
            type="submit"
            look="outline"
            busy={busy}
            onClick={(event) => {
              event.preventDefault()
              onMore()
            }}
          >
            Load more
          </Button>
        </form>
      ) : null}
      <Pagination label="Pages" page={pages.last} pages={Math.min(count, 400)} href={(page) => listingHref(path, { ...search, page })} />
    </div>
  )
}
