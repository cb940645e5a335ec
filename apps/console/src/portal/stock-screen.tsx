import { useMemo, useState } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { LinkButton } from '@upchar/ui/button'
import { PlusIcon } from '@upchar/ui/icons'
import { CountDialog, LIVES, lotColumns } from '../features/stock/index.ts'
import type { Lot } from '../features/stock/index.ts'
import { FilterBar, FilterSelect, SearchBox } from '../kit/filter-bar.tsx'
import { listSearch, PAGE_SIZE } from '../kit/list-search.ts'
import { useSearchOf } from '../kit/use-address.ts'
import { useGo } from '../kit/use-go.ts'
import { question } from '../shell/api/ask.ts'
import { List } from '../shell/page/list-screen.tsx'
import { Page } from '../shell/page/page.tsx'
import { portalHref } from './hrefs.ts'

const NONE_FITS = {
  title: 'No batch fits',
  text: 'Search by the whole SKU or batch, or the beginning of words of the title.',
}
const NONE_YET = { title: 'Nothing in stock', text: 'Take goods in when they come.' }
const readSearch = listSearch({ life: ['near', 'ended'] as const, warehouse: /^\d{1,9}$/ })
type Search = ReturnType<typeof readSearch>

/** Batches of the seller's own goods, by warehouse, the earliest expiry first; counted here (APP-01, OPS-05). */
export function StockScreen() {
  const search = useSearchOf(readSearch)
  const { q, life, warehouse, page = 1 } = search
  const answer = useQuery({
    ...question('sellerListStock', {
      query: {
        q,
        life,
        page,
        limit: PAGE_SIZE,
        ...(warehouse === undefined ? {} : { warehouse: Number(warehouse) }),
      },
    }),
    placeholderData: keepPreviousData,
  })
  const [counting, setCounting] = useState<Lot | null>(null)
  const columns = useMemo(() => lotColumns({ onCount: setCounting }), [])
  const isFiltered = q !== undefined || life !== undefined || warehouse !== undefined
  return (
    <Page
      title="Stock"
      note="What lies in your warehouses and is free to be sold, batch by batch."
      actions={
        <LinkButton href={portalHref.newReceipt}>
          <PlusIcon size={16} aria-hidden="true" /> Take goods in
        </LinkButton>
      }
    >
      <Filters
        search={search}
        warehouses={answer.data?.warehouses ?? []}
        clearHref={isFiltered ? portalHref.stock() : undefined}
      />
      <List
        label="Stock"
        answer={answer}
        rows={(data) => data.lots}
        columns={columns}
        rowId={(row) => String(row.id)}
        page={page}
        pageHref={(other) => portalHref.stock({ ...search, page: other > 1 ? other : undefined })}
        empty={isFiltered ? NONE_FITS : NONE_YET}
      />
      {counting ? (
        <CountDialog lot={counting} by="seller" onClose={() => setCounting(null)} />
      ) : null}
    </Page>
  )
}

function Filters({
  search,
  warehouses,
  clearHref,
}: {
  search: Search
  warehouses: Answer<'sellerListStock'>['warehouses']
  clearHref: string | undefined
}) {
  const go = useGo()
  const to = (change: Partial<Record<keyof Search, string | undefined>>, replace = false) =>
    go(portalHref.stock({ ...search, page: undefined, ...change }), { replace })
  return (
    <FilterBar label="Find batches" clearHref={clearHref}>
      <SearchBox
        label="Search stock"
        placeholder="SKU, batch or title"
        value={search.q ?? ''}
        onChange={(q) => to({ q }, true)}
      />
      <FilterSelect
        label="Life left"
        value={search.life}
        options={LIVES}
        onChange={(life) => to({ life })}
      />
      {warehouses.length > 1 ? (
        <FilterSelect
          label="Warehouse"
          value={search.warehouse}
          options={warehouses.map(({ id, name }) => ({ value: String(id), name }))}
          onChange={(warehouse) => to({ warehouse })}
        />
      ) : null}
    </FilterBar>
  )
}
