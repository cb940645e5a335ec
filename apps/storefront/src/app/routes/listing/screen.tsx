import { useEffect } from 'react'
import { useStore } from 'zustand'
import { groupDigits } from '@upchar/kernel/money'
import { plural } from '@upchar/kernel/text'
import { Breadcrumbs } from '@upchar/ui/breadcrumbs'
import { href } from '../../../shell/urls/hrefs.ts'
import { ProductGrid } from '../../../features/product/index.ts'
import {
  useMoreProducts,
  FilterRail,
  ListingBar,
  MoreProducts,
  NoResults,
  OfferEnd,
  QuestionsAbout,
} from '../../../features/listing/index.ts'
import type { ListingData } from '../../../features/listing/index.ts'
import { UnavailableScreen } from '../../../shell/page/fault-screens.tsx'
import { useShell } from '../../../shell/page/shell-context.ts'
import { navigationStore } from '../../../shell/page/navigation.ts'
import { usePageData } from '../../../shell/page/use-page-data.ts'

export { listingHead as head, loadListing as load } from '../../../features/listing/index.ts'

/** Explains how the query was interpreted. */
function Understood({ data }: { data: ListingData }) {
  const found = data.list.search
  if (!found) return null
  return (
    <>
      {found.corrected || found.inexact ? (
        <p className="text-body-sm">
          No {found.inexact ? 'exact match' : 'results'} for “{found.text}”.
        </p>
      ) : null}
      {found.understood.length > 0 ? (
        <p className="text-body-sm text-text-muted">
          Read as a size or a code: {found.understood.join(', ')}
        </p>
      ) : null}
    </>
  )
}

function Heading({ data }: { data: ListingData }) {
  const { scope, search, list } = data
  const title =
    scope?.title ??
    (search.search
      ? `${list.search?.inexact ? 'Nearest to' : 'Results for'} “${list.search?.corrected ?? search.search}”`
      : 'All products')
  const total = `${groupDigits(list.total)}${list.total_is_floor ? '+' : ''}`
  return (
    <header className="mb-2 flex flex-col gap-1 sm:mb-4">
      <h1 className="text-h2 font-bold sm:text-h1">
        {title}{' '}
        {list.total > 0 ? (
          <span className="tabular text-body font-normal whitespace-nowrap text-text-muted">
            {total} {list.total === 1 ? 'product' : 'products'}
          </span>
        ) : null}
      </h1>
      <Understood data={data} />
      {scope?.description ? (
        <p className="line-clamp-2 max-w-text text-body-sm text-text-muted sm:line-clamp-none">
          {scope.description}
        </p>
      ) : null}
      {scope?.ends_at ? <OfferEnd at={scope.ends_at} /> : null}
    </header>
  )
}

function Related({ data }: { data: ListingData }) {
  const found = data.list.search
  const related = data.scope?.related ?? (found?.inexact ? found.nearest : [])
  if (related.length === 0) return null
  return (
    <nav aria-label="Related" className="row-scroll -mx-4 mb-4 px-4 sm:mx-0 sm:px-0">
      <ul className="flex gap-2">
        {related.slice(0, 12).map(({ name, href: to, count }) => (
          <li key={to}>
            <a
              href={to}
              className="inline-flex min-h-11 items-center gap-1 rounded-full bg-surface px-3 text-body-sm whitespace-nowrap no-underline hover:underline lg:min-h-9"
            >
              {name} <span className="tabular text-text-hint">{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Records which result of a search is opened (SEARCH-03). */
function useFollowed(words: string | undefined) {
  useEffect(() => {
    if (!words) return
    const following = import('../../../features/search/follow-results.ts').then(
      ({ followResults }) => followResults(words),
    )
    return () => void following.then((stop) => stop())
  }, [words])
}

function Listing({ data }: { data: ListingData }) {
  const { path, search, scope, list } = data
  const { pincode } = useShell()
  const renewing = useStore(navigationStore, (state) => state.renewing)
  const { pages, busy, loadMore } = useMoreProducts(data, pincode)
  useFollowed(search.search)
  const bar = { path, search, facets: list.facets }
  const { ignored } = list
  const empty = list.total === 0
  return (
    <div className="page-width pb-section">
      {/* On a phone "Shop, Search" only pushes the goods off the first screen. */}
      <div className={scope ? undefined : 'max-sm:pt-3 max-sm:*:hidden'}>
        <Breadcrumbs
          crumbs={
            scope?.breadcrumbs ?? [
              { name: 'Shop', href: href.shop },
              { name: search.search ? 'Search' : 'All products' },
            ]
          }
        />
      </div>
      <Heading data={data} />
      <Related data={data} />
      <output className="sr-only">{renewing ? 'Loading' : plural(list.total, 'product')}</output>
      {empty ? (
        <div className="flex flex-col gap-4">
          <ListingBar {...bar} ignored={ignored} />
          <NoResults data={data} />
        </div>
      ) : (
        <div className="grid gap-6 lg:grid-cols-[15.5rem_minmax(0,1fr)] xl:grid-cols-[16.5rem_minmax(0,1fr)]">
          <FilterRail {...bar} />
          <div className="flex min-w-0 flex-col gap-3">
            <ListingBar {...bar} ignored={ignored} />
            <h2 className="sr-only">Products</h2>
            <ProductGrid
              products={pages.products}
              stock={pages.stock}
              pincode={pincode}
              busy={renewing}
              lead
            />
            <MoreProducts data={data} pages={pages} busy={busy} onMore={loadMore} />
          </div>
        </div>
      )}
      {data.questions ? <QuestionsAbout questions={data.questions} /> : null}
    </div>
  )
}

/** The screen of every listing: ROUTE-02, ROUTE-04 to ROUTE-08, ROUTE-10. */
export function ListingScreen() {
  const data = usePageData<ListingData | null>()
  return data ? <Listing data={data} /> : <UnavailableScreen what="these products" />
}
