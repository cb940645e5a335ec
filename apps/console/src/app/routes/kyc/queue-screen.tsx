import { useMemo } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { BUSINESS_TYPES } from '@upchar/kernel/business-types'
import {
  queueColumns,
  KYC_SORTS,
  kycQuery,
  readKycSearch,
  sortOf,
  stateOf,
  queueStates,
} from '../../../features/kyc/index.ts'
import type { KycSearch } from '../../../features/kyc/index.ts'
import { FilterBar, FilterSelect, SearchBox } from '../../../kit/filter-bar.tsx'
import { List } from '../../../shell/page/list-screen.tsx'
import { Page } from '../../../shell/page/page.tsx'
import { StateLinks } from '../../../kit/state-links.tsx'
import { question } from '../../../shell/api/ask.ts'
import { href } from '../../../shell/hrefs.ts'
import { sortingOf, sortKeyFor } from '../../../kit/sorting.ts'
import { useSearchOf } from '../../../kit/use-address.ts'
import { useGo } from '../../../kit/use-go.ts'

const STEPS = [
  { value: 'basic', name: 'Basic' },
  { value: 'pharma', name: 'Medicines and vaccines' },
]
const TYPES = BUSINESS_TYPES.map(({ id, name }) => ({ value: String(id), name }))

function emptyWords(filtered: boolean, waiting: boolean) {
  if (filtered)
    return {
      title: 'No applications match',
      text: 'Try fewer words, another state or clear the filters.',
    }
  return waiting
    ? {
        title: 'Nothing is waiting for review',
        text: 'New applications appear here by themselves.',
      }
    : { title: 'No applications in this state', text: 'Look at the others by the tabs above.' }
}

/** Applications to review, and decided ones (KYC-04). */
export function QueueScreen() {
  const search = useSearchOf(readKycSearch)
  const go = useGo()
  const answer = useQuery({
    ...question('staffListKyc', { query: kycQuery(search) }),
    placeholderData: keepPreviousData,
  })
  const columns = useMemo(() => queueColumns(search), [search])
  const to = (change: Partial<Record<keyof KycSearch, string | undefined>>, replace = false) =>
    go(href.kyc({ ...search, page: undefined, ...change }), { replace })
  const filtered = search.q ?? search.step ?? search.business_type
  return (
    <Page title="KYC reviews" fixed>
      <StateLinks links={queueStates(search, answer.data?.states)} />
      <FilterBar
        label="Filter the list"
        clearHref={filtered ? href.kyc({ state: search.state, sort: search.sort }) : undefined}
      >
        <SearchBox
          label="Search applications"
          placeholder="Business, email or licence number"
          value={search.q ?? ''}
          onChange={(q) => to({ q }, true)}
        />
        <FilterSelect
          label="Step"
          value={search.step}
          options={STEPS}
          onChange={(step) => to({ step })}
        />
        <FilterSelect
          label="Type"
          value={search.business_type}
          options={TYPES}
          onChange={(type) => to({ business_type: type })}
        />
      </FilterBar>
      <List
        label="Applications"
        answer={answer}
        rows={(data) => data.applications}
        columns={columns}
        rowId={(row) => row.id}
        page={search.page ?? 1}
        pageHref={(page) => href.kyc({ ...search, page: page > 1 ? page : undefined })}
        sorting={sortingOf(KYC_SORTS, sortOf(search))}
        onSort={(sorting) => to({ sort: sortKeyFor(KYC_SORTS, sorting) })}
        empty={emptyWords(Boolean(filtered), stateOf(search) === 'submitted')}
      />
    </Page>
  )
}
