import { useMemo } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { formatIstDate } from '@upchar/kernel/dates'
import { Badge } from '@upchar/ui/badge'
import { columnsFor } from '@upchar/ui/dense/data-table'
import { FilterBar, SearchBox } from '../kit/filter-bar.tsx'
import { count } from '../kit/format.ts'
import { listSearch, PAGE_SIZE } from '../kit/list-search.ts'
import { StateLinks } from '../kit/state-links.tsx'
import { useSearchOf } from '../kit/use-address.ts'
import { useGo } from '../kit/use-go.ts'
import { question } from '../shell/api/ask.ts'
import { List } from '../shell/page/list-screen.tsx'
import { Page } from '../shell/page/page.tsx'
import { portalHref } from './hrefs.ts'
import { nextWords, RETURN_TONES, type ReturnRow } from './return-words.ts'

const QUEUES = [
  ['open', 'Coming back'],
  ['over', 'Over'],
] as const
const NONE_FITS = {
  title: 'No return matches',
  text: 'Search by the number of a return, which begins with the number of its order.',
}
const NONE = {
  open: {
    title: 'Nothing comes back',
    text: 'What buyers ask to return of your goods, and parcels that came back, appear here.',
  },
  over: { title: 'No return is over', text: 'Settled, refused and withdrawn returns stay here.' },
}
const readSearch = listSearch({ queue: ['over'] as const })

/** The returns of the seller's own goods (APP-01). */
export function ReturnsScreen() {
  const search = useSearchOf(readSearch)
  const { q, queue = 'open', page = 1 } = search
  const go = useGo()
  const answer = useQuery({
    ...question('sellerListReturns', { query: { queue, q, page, limit: PAGE_SIZE } }),
    placeholderData: keepPreviousData,
  })
  const columns = useMemo(() => returnColumns(), [])
  return (
    <Page
      title="Returns"
      note="The marketplace decides, has goods fetched and settles what was found with the buyer."
    >
      <StateLinks
        links={QUEUES.map(([key, name]) => ({
          key,
          name,
          many: answer.data?.queues[key],
          href: portalHref.returns({
            ...search,
            page: undefined,
            queue: key === 'open' ? undefined : key,
          }),
          isChosen: key === queue,
        }))}
      />
      <FilterBar
        label="Find returns"
        clearHref={q ? portalHref.returns({ queue: search.queue }) : undefined}
      >
        <SearchBox
          label="Search returns"
          placeholder="Number of the return or its order"
          value={q ?? ''}
          onChange={(text) =>
            go(portalHref.returns({ ...search, page: undefined, q: text }), { replace: true })
          }
        />
      </FilterBar>
      <List
        label="Returns"
        answer={answer}
        rows={(data) => data.returns}
        columns={columns}
        rowId={(row) => row.id}
        page={page}
        pageHref={(other) => portalHref.returns({ ...search, page: other > 1 ? other : undefined })}
        empty={q ? NONE_FITS : NONE[queue]}
      />
    </Page>
  )
}

export const ReturnMark = ({ row }: { row: Pick<ReturnRow, 'state' | 'label'> }) => (
  <Badge tone={RETURN_TONES[row.state]}>{row.label}</Badge>
)

const column = columnsFor<ReturnRow>()

const returnColumns = () =>
  column.columns([
    column.accessor('number', {
      id: 'return',
      header: 'Return',
      meta: { width: 'w-1/2 sm:w-2/5' },
      cell: ({ row: { original: row } }) => (
        <>
          <a
            href={portalHref.return(row.id)}
            className="tabular font-medium [overflow-wrap:anywhere] after:absolute after:inset-0"
          >
            {row.number}
          </a>
          <span className="block text-caption text-text-muted">{row.reason}</span>
          <span className="block text-caption text-text-hint">
            asked for {formatIstDate(row.opened_at)}
          </span>
          <span className="mt-1 block">
            <ReturnMark row={row} />
          </span>
        </>
      ),
    }),
    column.accessor('items', {
      id: 'goods',
      header: 'Goods',
      cell: ({ row: { original: row } }) => (
        <>
          {row.items.map(({ sku_id: sku, title, quantity }) => (
            <span key={sku} className="line-clamp-2 [overflow-wrap:anywhere]">
              {count(quantity)} × {title}
            </span>
          ))}
          <span className="mt-1 block text-caption text-text-muted">{nextWords(row)}</span>
        </>
      ),
    }),
  ])
