import { useEffect, useRef } from 'react'
import { useRouter } from '@tanstack/react-router'
import { useStore } from 'zustand'
import { Button } from '@upchar/ui/button'
import { listingHref } from '../../shell/urls/listing-search.ts'
import type { ListingSearch } from '../../shell/urls/listing-search.ts'
import { navigationStore } from '../../shell/page/navigation.ts'
import { FacetList } from './facets.tsx'
import type { Facet } from './facets.tsx'
import { toggled } from './toggle-filter.ts'

/** Hidden fields that keep the other search parameters in a plain form. */
function HiddenFields({ search }: { search: ListingSearch }) {
  return (
    <>
      {search.search ? <input type="hidden" name="search" value={search.search} /> : null}
      {search.sort ? <input type="hidden" name="sort" value={search.sort} /> : null}
    </>
  )
}

/**
 * The filters beside the grid. A plain form that works without scripts; with scripts each change
 * applies at once.
 */
export function FilterRail({
  path,
  search,
  facets,
}: {
  path: string
  search: ListingSearch
  facets: readonly Facet[]
}) {
  const router = useRouter()
  const latest = useRef(search)
  useEffect(() => {
    latest.current = search
  }, [search])
  const hydrated = useStore(navigationStore, (state) => state.hydrated)
  return (
    <form
      method="get"
      action={path}
      aria-label="Filters"
      className="no-js order-last hidden lg:order-none lg:block"
    >
      <HiddenFields search={search} />
      <h2 className="sr-only">Filters</h2>
      <FacetList
        facets={facets}
        onToggle={(key, value) => {
          // Two quick changes must both count: the second starts from the pending selection, not
          // from the rendered page.
          latest.current = toggled(latest.current, key, value)
          void router.navigate({ href: listingHref(path, latest.current), resetScroll: false })
        }}
      />
      {hydrated ? null : (
        <Button type="submit" className="mt-4 w-full">
          Apply filters
        </Button>
      )}
    </form>
  )
}
