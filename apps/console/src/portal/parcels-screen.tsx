import { useMemo } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { formatIstDate } from '@upchar/kernel/dates'
import { Badge } from '@upchar/ui/badge'
import { columnsFor } from '@upchar/ui/dense/data-table'
import { Contents, promisedWords } from '../features/dispatch/index.ts'
import { FilterBar, FilterSelect } from '../kit/filter-bar.tsx'
import { count } from '../kit/format.ts'
import { listSearch, PAGE_SIZE } from '../kit/list-search.ts'
import { StateLinks } from '../kit/state-links.tsx'
import { useSearchOf } from '../kit/use-address.ts'
import { useGo } from '../kit/use-go.ts'
import { question } from '../shell/api/ask.ts'
import { List } from '../shell/page/list-screen.tsx'
import { Page } from '../shell/page/page.tsx'
import { portalHref } from './hrefs.ts'

type Shown = Answer<'sellerListParcels'>
type Parcel = Shown['parcels'][number]

const STAGES = [
  ['to_pack', 'To pack'],
  ['packed', 'Packed'],
  ['handed_over', 'Left today'],
] as const
const EMPTY = {
  to_pack: { title: 'Nothing to pack', text: 'New orders appear here as soon as they are placed.' },
  packed: { title: 'Nothing is waiting for a courier', text: 'Packed parcels appear here.' },
  handed_over: {
    title: 'Nothing was handed over today',
    text: 'Parcels that a courier has taken appear here on that day.',
  },
}
const readSearch = listSearch({
  stage: ['to_pack', 'packed', 'handed_over'] as const,
  warehouse: /^\d{1,9}$/,
})
type Search = ReturnType<typeof readSearch>

/** The seller's own parcels, those promised first in front (APP-01). */
export function ParcelsScreen() {
  const search = useSearchOf(readSearch)
  const { stage = 'to_pack', warehouse, page = 1 } = search
  const answer = useQuery({
    ...question('sellerListParcels', {
      query: {
        stage,
        page,
        limit: PAGE_SIZE,
        ...(warehouse === undefined ? {} : { warehouse: Number(warehouse) }),
      },
    }),
    placeholderData: keepPreviousData,
  })
  const columns = useMemo(() => parcelColumns(), [])
  return (
    <Page
      title="Orders to pack"
      note="Pack those promised first in front; open one to weigh it and mark it as packed."
    >
      <StateLinks
        links={STAGES.map(([key, name]) => ({
          key,
          name,
          many: answer.data?.totals[key],
          href: portalHref.parcels({ ...search, stage: key, page: undefined }),
          isChosen: key === stage,
        }))}
      />
      {answer.data && answer.data.warehouses.length > 1 ? (
        <Warehouses search={search} data={answer.data} />
      ) : null}
      <List
        label="Parcels"
        answer={answer}
        rows={(data) => data.parcels}
        columns={columns}
        rowId={(row) => row.id}
        page={page}
        pageHref={(other) => portalHref.parcels({ ...search, page: other > 1 ? other : undefined })}
        empty={EMPTY[stage]}
      />
    </Page>
  )
}

function Warehouses({ search, data }: { search: Search; data: Shown }) {
  const go = useGo()
  return (
    <FilterBar label="Find parcels">
      <FilterSelect
        label="Warehouse"
        required
        value={data.warehouse === null ? undefined : String(data.warehouse)}
        options={data.warehouses.map(({ id, name, city, waiting }) => ({
          value: String(id),
          name: `${city} (${count(waiting)}) · ${name}`,
        }))}
        onChange={(chosen) =>
          go(portalHref.parcels({ ...search, page: undefined, warehouse: chosen }))
        }
      />
    </FilterBar>
  )
}

const column = columnsFor<Parcel>()

const parcelColumns = () =>
  column.columns([
    column.accessor('order_number', {
      id: 'order',
      header: 'Order',
      meta: { width: 'w-2/5 sm:w-1/3' },
      cell: ({ row: { original: row } }) => (
        <>
          <a
            href={portalHref.parcel(row.id)}
            className="tabular font-medium whitespace-nowrap after:absolute after:inset-0"
          >
            {row.order_number}
          </a>
          <span className="block text-caption text-text-muted">promised {promisedWords(row)}</span>
          <span className="block text-caption text-text-hint">
            placed {formatIstDate(row.placed_at)}
            {row.courier === '' ? '' : ` · ${row.courier}`}
          </span>
          <Marks row={row} />
        </>
      ),
    }),
    column.accessor('contents', {
      id: 'contents',
      header: 'Contents',
      cell: ({ row: { original: row } }) => <Contents row={row} />,
    }),
  ])

/** What stands in the way of a parcel, and how it is kept. */
export function Marks({ row }: { row: Parcel }) {
  return (
    <span className="mt-1 flex flex-wrap gap-1">
      <Badge tone="info">{row.state_label}</Badge>
      {row.cold_chain ? <Badge tone="warning">Keep cold</Badge> : null}
      {row.recalled.map((words) => (
        <Badge key={words} tone="danger">
          {words}
        </Badge>
      ))}
      {row.missing.map((words) => (
        <Badge key={words} tone="warning">
          {words}
        </Badge>
      ))}
    </span>
  )
}
