import { Button } from '@upchar/ui/button'
import { Pagination } from '@upchar/ui/pagination'
import { listingHref } from '../../shell/urls/listing-search.ts'
import type { ListingData } from './listing-data.ts'
import type { Pages } from './use-more-products.ts'

export type MoreProductsProps = {
  data: ListingData
  pages: Pages
  busy: boolean
  onMore: () => Promise<void>
}

/** The number shown, a button to load more, and links to the actual pages. */
export function MoreProducts({ data, pages, busy, onMore }: MoreProductsProps) {
  const { list, path, search } = data
  const count = Math.max(1, Math.ceil(list.total / list.limit))
  const from = (pages.first - 1) * list.limit + 1
  const to = Math.min(from + pages.products.length - 1, list.total)
  return (
    <div className="flex flex-col items-center gap-4 py-8">
      <output className="tabular block text-body-sm text-text-muted">
        {from === 1 ? `${to} of ${list.total}` : `${from} to ${to} of ${list.total}`}
        {list.total_is_floor ? '+ products' : list.total === 1 ? ' product' : ' products'}
      </output>
      {pages.last < count ? (
        <form method="get" action={path}>
          {Object.entries({
            ...search.filters,
            search: search.search ? [search.search] : [],
            sort: search.sort ? [search.sort] : [],
            page: [String(pages.last + 1)],
          }).flatMap(([key, values]) =>
            values.map((value) => (
              <input key={`${key}=${value}`} type="hidden" name={key} value={value} />
            )),
          )}
          <Button
            type="submit"
            look="outline"
            busy={busy}
            onClick={(event) => {
              event.preventDefault()
              void onMore()
            }}
          >
            Load more
          </Button>
        </form>
      ) : null}
      <Pagination
        label="Pages"
        page={pages.last}
        pages={Math.min(count, 400)}
        href={(page) => listingHref(path, { ...search, page })}
      />
    </div>
  )
}
