import { useMemo, useState } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Button } from '@upchar/ui/button'
import { PlusIcon } from '@upchar/ui/icons'
import {
  NewHeadingDialog,
  rateColumns,
  ratesQuery,
  rateStates,
  readRatesSearch,
} from '../../../features/gst-rates/index.ts'
import { FilterBar, SearchBox } from '../../../kit/filter-bar.tsx'
import { StateLinks } from '../../../kit/state-links.tsx'
import { useSearchOf } from '../../../kit/use-address.ts'
import { useGo } from '../../../kit/use-go.ts'
import { question } from '../../../shell/api/ask.ts'
import { useMe } from '../../../shell/api/me.ts'
import { href } from '../../../shell/hrefs.ts'
import { List } from '../../../shell/page/list-screen.tsx'
import { Page } from '../../../shell/page/page.tsx'

const NONE_FITS = {
  title: 'No rate fits',
  text: 'Search by the digits of an HSN or by words of the source, or look in another tab.',
}
const NONE_YET = {
  title: 'No GST rates yet',
  text: 'Goods can be sold once their HSN has a rate.',
}

/** The dated GST rates (CART-23). */
export function GstRatesScreen() {
  const search = useSearchOf(readRatesSearch)
  const go = useGo()
  const mayChange = useMe().may('tax.change')
  const [adding, setAdding] = useState(false)
  const answer = useQuery({
    ...question('staffListGstRates', { query: ratesQuery(search) }),
    placeholderData: keepPreviousData,
  })
  const columns = useMemo(() => rateColumns(search), [search])
  const { q, state } = search
  return (
    <Page
      title="GST rates"
      note="Which rate applies to which HSN, and from when. Choose one to see its past and to set the next."
      fixed
      actions={
        mayChange ? (
          <Button onClick={() => setAdding(true)}>
            <PlusIcon size={16} aria-hidden="true" /> New rate
          </Button>
        ) : undefined
      }
    >
      <StateLinks links={rateStates(search, answer.data?.states)} />
      <FilterBar label="Find rates" clearHref={q ? href.gstRates({ state }) : undefined}>
        <SearchBox
          label="Search rates"
          placeholder="HSN, or words of the source"
          value={q ?? ''}
          onChange={(text) => go(href.gstRates({ state, q: text }), { replace: true })}
        />
      </FilterBar>
      <List
        label="GST rates"
        answer={answer}
        rows={(data) => data.rates}
        columns={columns}
        rowId={(row) => String(row.id)}
        page={search.page ?? 1}
        pageHref={(page) => href.gstRates({ q, state, page: page > 1 ? page : undefined })}
        empty={(q ?? state) ? NONE_FITS : NONE_YET}
      />
      {adding ? <NewHeadingDialog onClose={() => setAdding(false)} /> : null}
    </Page>
  )
}
