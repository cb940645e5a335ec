import { useMemo } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import {
  pageQuery,
  quotationColumns,
  readQuotationSearch,
  TermsPanel,
} from '../../../features/quotations/index.ts'
import { FilterBar, SearchBox } from '../../../kit/filter-bar.tsx'
import { StateLinks } from '../../../kit/state-links.tsx'
import { useSearchOf } from '../../../kit/use-address.ts'
import { useGo } from '../../../kit/use-go.ts'
import { question } from '../../../shell/api/ask.ts'
import { href } from '../../../shell/hrefs.ts'
import { List } from '../../../shell/page/list-screen.tsx'
import { Page } from '../../../shell/page/page.tsx'

type Search = ReturnType<typeof readQuotationSearch>

/** What buyers were quoted, and the terms of it. */
export function QuotationsScreen() {
  const search = useSearchOf(readQuotationSearch)
  const isTerms = search.view === 'terms'
  return (
    <Page
      title="Quotations"
      note="Buyers make them from the cart and the order pad. An order from one is charged its prices until its last day."
    >
      <StateLinks
        links={[
          {
            key: 'made',
            name: 'Made',
            many: undefined,
            href: href.quotations(),
            isChosen: !isTerms,
          },
          {
            key: 'terms',
            name: 'Terms',
            many: undefined,
            href: href.quotations({ view: 'terms' }),
            isChosen: isTerms,
          },
        ]}
      />
      {isTerms ? <TermsPanel /> : <Quotations search={search} />}
    </Page>
  )
}

function Quotations({ search }: { search: Search }) {
  const go = useGo()
  const columns = useMemo(() => quotationColumns(), [])
  const answer = useQuery({
    ...question('staffListQuotations', { query: pageQuery(search) }),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <FilterBar
        label="Find quotations"
        clearHref={search.q === undefined ? undefined : href.quotations()}
      >
        <SearchBox
          label="Search quotations"
          placeholder="Number, purchase order or name"
          value={search.q ?? ''}
          onChange={(q) => go(href.quotations({ q: q || undefined }), { replace: true })}
        />
      </FilterBar>
      <List
        label="Quotations"
        answer={answer}
        rows={(data) => data.quotations}
        columns={columns}
        rowId={(row) => row.id}
        page={search.page ?? 1}
        pageHref={(page) => href.quotations({ ...search, page: page > 1 ? page : undefined })}
        empty={{
          title: 'No quotations',
          text: 'What buyers are quoted from the cart or the order pad appears here.',
        }}
      />
    </>
  )
}
