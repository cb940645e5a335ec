import { useMemo, useState } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Button } from '@upchar/ui/button'
import { PlusIcon } from '@upchar/ui/icons'
import {
  costColumns,
  CostForm,
  ImportCosts,
  readCostsSearch,
  STATES,
} from '../../../features/costs/index.ts'
import type { Cost, CostsSearch } from '../../../features/costs/index.ts'
import { FilterBar, FilterSelect, SearchBox } from '../../../kit/filter-bar.tsx'
import { useSearchOf } from '../../../kit/use-address.ts'
import { useGo } from '../../../kit/use-go.ts'
import { question } from '../../../shell/api/ask.ts'
import { useMe } from '../../../shell/api/me.ts'
import { href } from '../../../shell/hrefs.ts'
import { List } from '../../../shell/page/list-screen.tsx'
import { Page } from '../../../shell/page/page.tsx'

const NOTE =
  'What a pack costs, and what its price leaves without GST: of the shop’s own goods the price less the cost, of a seller’s goods the commission. Neither buyers nor sellers see it.'
const NONE_FITS = {
  title: 'No goods fit',
  text: 'Search by the whole SKU or the beginning of words of the title.',
}
const NONE_YET = { title: 'No goods yet', text: 'Costs are recorded of goods that the shop has.' }

/** Costs and margins of offers (OPS-04). */
export function CostsScreen() {
  const search = useSearchOf(readCostsSearch)
  const go = useGo()
  const mayChange = useMe().may('costs.change')
  const [form, setForm] = useState<{ offer: Cost | null }>()
  const { q, state, page = 1 } = search
  const answer = useQuery({
    ...question('staffListCosts', { query: { q, state, page } }),
    placeholderData: keepPreviousData,
  })
  const columns = useMemo(
    () => costColumns(mayChange ? (offer) => setForm({ offer }) : undefined),
    [mayChange],
  )
  const to = (change: Partial<Record<keyof CostsSearch, string | undefined>>, replace = false) =>
    go(href.costs({ ...search, page: undefined, ...change }), { replace })
  return (
    <Page
      title="Costs & margins"
      note={NOTE}
      actions={
        mayChange && form === undefined ? (
          <Button onClick={() => setForm({ offer: null })}>
            <PlusIcon size={16} aria-hidden="true" /> Record a cost
          </Button>
        ) : undefined
      }
    >
      {form ? (
        <CostForm
          key={form.offer?.sku ?? ''}
          offer={form.offer}
          onClose={() => setForm(undefined)}
        />
      ) : null}
      {mayChange && form === undefined ? <ImportCosts /> : null}
      <FilterBar label="Find goods" clearHref={(q ?? state) ? href.costs() : undefined}>
        <SearchBox
          label="Search goods"
          placeholder="SKU or title"
          value={q ?? ''}
          onChange={(text) => to({ q: text }, true)}
        />
        <FilterSelect
          label="Show"
          value={state}
          options={STATES}
          onChange={(chosen) => to({ state: chosen })}
        />
      </FilterBar>
      <List
        label="Costs and margins"
        answer={answer}
        rows={(data) => data.offers}
        columns={columns}
        rowId={(row) => row.sku}
        page={page}
        pageHref={(other) => href.costs({ ...search, page: other > 1 ? other : undefined })}
        empty={(q ?? state) ? NONE_FITS : NONE_YET}
      />
    </Page>
  )
}
