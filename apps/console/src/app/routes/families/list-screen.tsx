import { useMemo } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import {
  familiesQuery,
  familyColumns,
  readFamiliesSearch,
  SOURCES,
} from '../../../features/families/index.ts'
import type { FamiliesSearch } from '../../../features/families/index.ts'
import { FilterBar, FilterSelect, SearchBox } from '../../../kit/filter-bar.tsx'
import { useSearchOf } from '../../../kit/use-address.ts'
import { useGo } from '../../../kit/use-go.ts'
import { question } from '../../../shell/api/ask.ts'
import { href } from '../../../shell/hrefs.ts'
import { List } from '../../../shell/page/list-screen.tsx'
import { Page } from '../../../shell/page/page.tsx'

const NONE_FITS = {
  title: 'No product type fits',
  text: 'Search by the beginning of words of its name.',
}
const NONE_YET = {
  title: 'No product has a type yet',
  text: 'Product types appear here with their first product.',
}

/** Product types that have goods, and how buyers filter them. */
export function ProductTypesScreen() {
  const search = useSearchOf(readFamiliesSearch)
  const go = useGo()
  const answer = useQuery({
    ...question('staffListFamilies', { query: familiesQuery(search) }),
    placeholderData: keepPreviousData,
  })
  const columns = useMemo(() => familyColumns(search), [search])
  const to = (change: Partial<Record<keyof FamiliesSearch, string | undefined>>, replace = false) =>
    go(href.productTypes({ ...search, page: undefined, ...change }), { replace })
  const filtered = search.q ?? search.source
  return (
    <Page
      title="Product types"
      fixed
      note="What buyers filter listings by, for each kind of goods."
    >
      <FilterBar label="Find product types" clearHref={filtered ? href.productTypes() : undefined}>
        <SearchBox
          label="Search product types"
          placeholder="Name"
          value={search.q ?? ''}
          onChange={(q) => to({ q }, true)}
        />
        <FilterSelect
          label="Attributes from"
          value={search.source}
          options={SOURCES}
          onChange={(source) => to({ source })}
        />
      </FilterBar>
      <List
        label="Product types"
        answer={answer}
        rows={(data) => data.families}
        columns={columns}
        rowId={(row) => row.key}
        page={search.page ?? 1}
        pageHref={(page) => href.productTypes({ ...search, page: page > 1 ? page : undefined })}
        empty={filtered ? NONE_FITS : NONE_YET}
      />
    </Page>
  )
}
