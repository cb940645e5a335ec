import { keepPreviousData, useQuery } from '@tanstack/react-query'
import {
  CancelChosen,
  MoreFilters,
  orderColumns,
  orderQuery,
  ordersFile,
  PAYMENTS,
  readOrderSearch,
  SavedViews,
  STATES,
} from '../../../features/orders/index.ts'
import type { OrderSearch } from '../../../features/orders/index.ts'
import { useChosen } from '../../../kit/chosen.tsx'
import { FilterBar, FilterDay, FilterSelect, SearchBox } from '../../../kit/filter-bar.tsx'
import { today } from '../../../kit/format.ts'
import { useSearchOf } from '../../../kit/use-address.ts'
import { useGo } from '../../../kit/use-go.ts'
import { question } from '../../../shell/api/ask.ts'
import { useMe } from '../../../shell/api/me.ts'
import { href } from '../../../shell/hrefs.ts'
import { EndlessList } from '../../../shell/page/list-screen.tsx'
import { Page } from '../../../shell/page/page.tsx'

const NONE_FITS = {
  title: 'No order fits',
  text:
    'Search by order number, the last digits of the phone number, the beginning of the email, ' +
    'a name, GSTIN, SKU, AWB or invoice number.',
}
const NONE_YET = {
  title: 'No orders yet',
  text: 'Orders of guests and customers appear here as soon as they are placed.',
}

/** Orders of guests and customers, newest first (OPS-01). */
export function OrdersScreen() {
  const search = useSearchOf(readOrderSearch)
  const answer = useQuery({
    ...question('staffListOrders', { query: orderQuery(search) }),
    placeholderData: keepPreviousData,
  })
  const { chosen, toggle, choose } = useChosen()
  const mayCancel = useMe().may('orders.cancel')
  const columns = orderColumns(search, mayCancel ? { chosen, onToggle: toggle } : undefined)
  const filtered = Object.keys(search).some((key) => !['after', 'before', 'page'].includes(key))
  const place = (change: Partial<OrderSearch>) =>
    href.orders({ ...search, after: undefined, before: undefined, ...change })
  return (
    <Page title="Orders" fixed>
      <Filters search={search} filtered={filtered} />
      <SavedViews search={search} />
      {mayCancel ? (
        <CancelChosen orders={answer.data?.orders ?? []} chosen={chosen} onChoose={choose} />
      ) : null}
      <EndlessList
        label="Orders"
        answer={answer}
        rows={(data) => data.orders}
        columns={columns}
        rowId={(row) => row.id}
        newerHref={(before) => place({ before })}
        olderHref={(after) => place({ after })}
        empty={filtered ? NONE_FITS : NONE_YET}
      />
    </Page>
  )
}

function Filters({ search, filtered }: { search: OrderSearch; filtered: boolean }) {
  const go = useGo()
  const to = (change: Partial<Record<keyof OrderSearch, string | undefined>>, replace = false) =>
    go(href.orders({ ...search, after: undefined, before: undefined, ...change }), { replace })
  return (
    <FilterBar label="Find orders" clearHref={filtered ? href.orders() : undefined}>
      <SearchBox
        label="Search orders"
        placeholder="Order, phone, name, SKU, AWB, invoice"
        value={search.q ?? ''}
        onChange={(q) => to({ q }, true)}
      />
      <FilterSelect
        label="State"
        value={search.state}
        options={STATES}
        onChange={(state) => to({ state })}
      />
      <FilterSelect
        label="Payment"
        value={search.payment}
        options={PAYMENTS}
        onChange={(payment) => to({ payment })}
      />
      <FilterDay
        label="From"
        value={search.from}
        max={search.to ?? today()}
        onChange={(from) => to({ from })}
      />
      <FilterDay
        label="To"
        value={search.to}
        min={search.from}
        max={today()}
        onChange={(day) => to({ to: day })}
      />
      <MoreFilters search={search} onChange={to} />
      <a
        href={ordersFile(search)}
        download
        className="inline-flex min-h-control items-center px-2 text-body-sm"
      >
        Download as CSV
      </a>
    </FilterBar>
  )
}
