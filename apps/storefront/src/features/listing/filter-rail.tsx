import { useEffect, useRef } from 'react'
import { useRouter } from '@tanstack/react-router'
import { useStore } from 'zustand'
import { Button } from '@upchar/ui/button'
import { listingHref } from '../../shell/urls/listing-search.ts'
import type { ListingSearch } from '../../shell/urls/listing-search.ts'
import { navigationStore } from '../../shell/page/navigation.ts'
import { FacetList } from './facets.tsx'
import type { Facet } from './facets.tsx'
import { toggled } from './toggled.ts'

/** Hidden fields that carry the rest of the address through a plain form. */
function Kept({ search }: { search: ListingSearch }) {
  return (
    <>
      {search.search ? <input type="hidden" name="search" value={search.search} /> : null}
      {search.sort ? <input type="hidden" name="sort" value={search.sort} /> : null}
    </>
  )
}

/** The filters beside the grid. A plain form that also works without scripts; with them every tick counts at once. */
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
      <Kept search={search} />
      <h2 className="sr-only">Filters</h2>
      <FacetList
        facets={facets}
        onToggle={(key, value) => {
          // Two quick ticks must both count: the second starts from the first, not from the page that is still shown.
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
