import { useMemo } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { LinkButton } from '@upchar/ui/button'
import { DownloadIcon } from '@upchar/ui/icons'
import {
  entryColumns,
  h1FileHref,
  h1Query,
  readH1Search,
} from '../../../features/schedule-h1/index.ts'
import type { H1Search } from '../../../features/schedule-h1/index.ts'
import { FilterBar, FilterDay, FilterSelect } from '../../../kit/filter-bar.tsx'
import { useSearchOf } from '../../../kit/use-address.ts'
import { useGo } from '../../../kit/use-go.ts'
import { question } from '../../../shell/api/ask.ts'
import { href } from '../../../shell/hrefs.ts'
import { List } from '../../../shell/page/list-screen.tsx'
import { Page } from '../../../shell/page/page.tsx'

/** Medicines of Schedule H1 by packed batch, for a drug inspector. */
export function ScheduleH1Screen() {
  const search = useSearchOf(readH1Search)
  const columns = useMemo(() => entryColumns(), [])
  const answer = useQuery({
    ...question('staffListScheduleH1', { query: h1Query(search) }),
    placeholderData: keepPreviousData,
  })
  return (
    <Page
      title="Schedule H1 register"
      note="Each packed batch with its buyer and licence. What was taken back counts below zero."
    >
      <Filters search={search} />
      <div className="flex flex-wrap gap-3">
        {(['csv', 'pdf'] as const).map((format) => (
          <LinkButton key={format} look="outline" href={h1FileHref(search, format)} download>
            <DownloadIcon size={16} aria-hidden="true" /> Register as {format.toUpperCase()}
          </LinkButton>
        ))}
      </div>
      <List
        label="Schedule H1 register"
        answer={answer}
        rows={(data) => data.entries}
        columns={columns}
        rowId={(row) => `${row.document} ${row.drug} ${row.batch}`}
        page={search.page ?? 1}
        pageHref={(page) => href.scheduleH1({ ...search, page: page > 1 ? page : undefined })}
        empty={{
          title: 'Nothing in the register',
          text: 'Medicines of Schedule H1 appear here when they are packed.',
        }}
      />
    </Page>
  )
}

function Filters({ search }: { search: H1Search }) {
  const go = useGo()
  const { data } = useQuery({ ...question('staffGetOrderFilters', {}), staleTime: 60_000 })
  const sellers = data?.sellers ?? []
  const shown = sellers.filter(({ id }) => search.seller === undefined || `${id}` === search.seller)
  const change = (next: Partial<Record<keyof H1Search, string | undefined>>) =>
    go(href.scheduleH1({ ...search, page: undefined, ...next }), { replace: true })
  return (
    <FilterBar label="Narrow the register" clearHref={href.scheduleH1()}>
      <FilterDay label="From" value={search.from} onChange={(from) => change({ from })} />
      <FilterDay label="To" value={search.to} onChange={(to) => change({ to })} />
      <FilterSelect
        label="Seller"
        value={search.seller}
        options={sellers.map(({ id, name }) => ({ value: `${id}`, name }))}
        onChange={(seller) => change({ seller, warehouse: undefined })}
      />
      <FilterSelect
        label="Warehouse"
        value={search.warehouse}
        options={shown.flatMap(({ warehouses }) =>
          warehouses.map(({ id, name, city }) => ({ value: `${id}`, name: `${name}, ${city}` })),
        )}
        onChange={(warehouse) => change({ warehouse })}
      />
    </FilterBar>
  )
}
