import { useMemo } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { BUSINESS_TYPES } from '@upchar/kernel/business-types'
import {
  customerColumns,
  CUSTOMER_SORTS,
  customerQuery,
  readCustomerSearch,
} from '../../../features/customers/index.ts'
import type { CustomerSearch } from '../../../features/customers/index.ts'
import { FilterBar, FilterSelect, SearchBox } from '../../../kit/filter-bar.tsx'
import { List } from '../../../shell/page/list-screen.tsx'
import { Page } from '../../../shell/page/page.tsx'
import { question } from '../../../shell/api/ask.ts'
import { href } from '../../../shell/hrefs.ts'
import { sortingOf, sortKeyFor } from '../../../kit/sorting.ts'
import { useSearchOf } from '../../../kit/use-address.ts'
import { useGo } from '../../../kit/use-go.ts'

const TYPES = BUSINESS_TYPES.map(({ id, name }) => ({ value: String(id), name }))
const STATES = [
  { value: 'open', name: 'Open' },
  { value: 'blocked', name: 'Blocked' },
  { value: 'closed', name: 'Closed' },
]

const NONE_FITS = {
  title: 'No customers match',
  text:
    'Search by the beginning of the email or GST number, at least four digits of the phone, ' +
    'or words of the business name.',
}
const NONE_YET = {
  title: 'No customers yet',
  text: 'Everybody who signs up in the shop appears here.',
}

export function CustomersScreen() {
  const search = useSearchOf(readCustomerSearch)
  const go = useGo()
  const answer = useQuery({
    ...question('staffListCustomers', { query: customerQuery(search) }),
    placeholderData: keepPreviousData,
  })
  const columns = useMemo(() => customerColumns(search), [search])
  const to = (change: Partial<Record<keyof CustomerSearch, string | undefined>>, replace = false) =>
    go(href.customers({ ...search, page: undefined, ...change }), { replace })
  const filtered = search.q ?? search.state ?? search.business_type
  return (
    <Page title="Customers" fixed>
      <FilterBar
        label="Find customers"
        clearHref={filtered ? href.customers({ sort: search.sort }) : undefined}
      >
        <SearchBox
          label="Search customers"
          placeholder="Email, phone, business or GST number"
          value={search.q ?? ''}
          onChange={(q) => to({ q }, true)}
        />
        <FilterSelect
          label="Account"
          value={search.state}
          options={STATES}
          onChange={(state) => to({ state })}
        />
        <FilterSelect
          label="Type"
          value={search.business_type}
          options={TYPES}
          onChange={(type) => to({ business_type: type })}
        />
      </FilterBar>
      <output className={answer.data?.are_alike ? 'block px-4 py-2 text-body-sm' : 'sr-only'}>
        {answer.data?.are_alike ? `Nobody is called “${search.q}”. These are called alike.` : null}
      </output>
      <List
        label="Customers"
        answer={answer}
        rows={(data) => data.customers}
        columns={columns}
        rowId={(row) => row.id}
        page={search.page ?? 1}
        pageHref={(page) => href.customers({ ...search, page: page > 1 ? page : undefined })}
        sorting={sortingOf(CUSTOMER_SORTS, search.sort ?? 'newest')}
        onSort={(sorting) => to({ sort: sortKeyFor(CUSTOMER_SORTS, sorting) })}
        empty={filtered ? NONE_FITS : NONE_YET}
      />
    </Page>
  )
}
