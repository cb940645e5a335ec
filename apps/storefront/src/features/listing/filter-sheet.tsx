import { useEffect, useState } from 'react'
import { useMatches, useRouter } from '@tanstack/react-router'
import { Button } from '@upchar/ui/button'
import { Dialog } from '@upchar/ui/dialog'
import { plural } from '@upchar/kernel/text'
import { api } from '../../shell/api/api.ts'
import { filtersText, listingHref, openFacets } from '../../shell/urls/listing-search.ts'
import type { ListingSearch } from '../../shell/urls/listing-search.ts'
import { readPincode } from '../../shell/visitor/pincode.ts'
import type { ListingData } from './listing-data.ts'
import { FacetList } from './facets.tsx'
import { toggled } from './toggle-filter.ts'

declare module '../../shell/modals/modals.ts' {
  interface ModalProps {
    filters: object
  }
}

/** The pending selection, applied to the known counts. */
const withTicks = (facets: ListingData['list']['facets'], search: ListingSearch) =>
  facets.map((facet) => ({
    ...facet,
    values: facet.values.map((value) => ({
      ...value,
      selected: search.filters?.[facet.key]?.includes(value.value) ?? false,
    })),
  }))

/** The number of products and the facet counts of a pending selection. */
function useDraftCounts(draft: ListingSearch, data: ListingData | undefined) {
  const [list, setList] = useState(data?.list)
  useEffect(() => {
    const stop = new AbortController()
    const ask = async () => {
      const result = await api('listProducts', {
        query: {
          search: draft.search ?? '',
          limit: 1,
          filters: filtersText(draft, data?.scope?.filters),
          pincode: readPincode(document.cookie),
        },
        signal: stop.signal,
      })
      if (result.ok)
        setList({ ...result.data, facets: openFacets(result.data.facets, data?.scope?.filters) })
    }
    const timer = draft === data?.search ? undefined : setTimeout(() => void ask(), 150)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [draft, data])
  return list
}

/** Filters on phones: choose several, see the number of products left, apply once. */
export function FilterSheet({ onClose }: { onClose: () => void }) {
  const router = useRouter()
  const data = useMatches({
    select: (matches) => matches.at(-1)?.loaderData as ListingData | undefined,
  })
  const [draft, setDraft] = useState<ListingSearch>(data?.search ?? {})
  const list = useDraftCounts(draft, data)
  if (!data || !list) return null
  const apply = () => {
    onClose()
    void router.navigate({ href: listingHref(data.path, draft), resetScroll: true })
  }
  return (
    <Dialog
      title="Filters"
      shape="side"
      onClose={onClose}
      footer={
        <div className="flex gap-3">
          <Button
            look="outline"
            onClick={() => setDraft(data.search.search ? { search: data.search.search } : {})}
          >
            Clear all
          </Button>
          <Button className="grow" onClick={apply} disabled={list.total === 0}>
            {list.total === 0 ? 'No products match' : `Show ${plural(list.total, 'product')}`}
          </Button>
        </div>
      }
    >
      <output className="sr-only">{plural(list.total, 'product')}</output>
      <FacetList
        facets={withTicks(list.facets, draft)}
        onToggle={(key, value) => setDraft(toggled(draft, key, value))}
      />
    </Dialog>
  )
}
