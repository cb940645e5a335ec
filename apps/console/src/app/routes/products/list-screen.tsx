import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { LinkButton } from '@upchar/ui/button'
import { PlusIcon, UploadIcon } from '@upchar/ui/icons'
import {
  productColumns,
  productsQuery,
  readProductsSearch,
  STATES,
} from '../../../features/products/index.ts'
import type { ProductsSearch } from '../../../features/products/index.ts'
import { FilterBar, FilterSelect, SearchBox } from '../../../kit/filter-bar.tsx'
import { useSearchOf } from '../../../kit/use-address.ts'
import { useGo } from '../../../kit/use-go.ts'
import { question } from '../../../shell/api/ask.ts'
import { useMe } from '../../../shell/api/me.ts'
import { href } from '../../../shell/hrefs.ts'
import { List } from '../../../shell/page/list-screen.tsx'
import { Page } from '../../../shell/page/page.tsx'

const NONE_FITS = {
  title: 'No product fits',
  text: 'Search by the whole SKU or bar code, or the beginning of words of the title.',
}
const NONE_YET = {
  title: 'No product yet',
  text: 'Create the first one here, or upload a catalogue file.',
}

/** All products, on sale and off it (OPS-04). */
export function ProductsScreen() {
  const search = useSearchOf(readProductsSearch)
  const go = useGo()
  const { may } = useMe()
  const answer = useQuery({
    ...question('staffListProducts', { query: productsQuery(search) }),
    placeholderData: keepPreviousData,
  })
  const to = (change: Partial<Record<keyof ProductsSearch, string | undefined>>, replace = false) =>
    go(href.products({ ...search, page: undefined, ...change }), { replace })
  const filtered = search.q ?? search.state
  return (
    <Page
      title="Products"
      fixed
      actions={
        <>
          <LinkButton look="outline" href={href.catalogueFiles}>
            <UploadIcon size={16} aria-hidden="true" /> Catalogue files
          </LinkButton>
          {may('goods.change') ? (
            <LinkButton href={href.newProduct}>
              <PlusIcon size={16} aria-hidden="true" /> New product
            </LinkButton>
          ) : null}
        </>
      }
    >
      <FilterBar label="Find products" clearHref={filtered ? href.products() : undefined}>
        <SearchBox
          label="Search products"
          placeholder="SKU, bar code or title"
          value={search.q ?? ''}
          onChange={(q) => to({ q }, true)}
        />
        <FilterSelect
          label="State"
          value={search.state}
          options={STATES}
          onChange={(state) => to({ state })}
        />
      </FilterBar>
      <List
        label="Products"
        answer={answer}
        rows={(data) => data.products}
        columns={productColumns}
        rowId={(row) => String(row.id)}
        page={search.page ?? 1}
        pageHref={(page) => href.products({ ...search, page: page > 1 ? page : undefined })}
        empty={filtered ? NONE_FITS : NONE_YET}
      />
    </Page>
  )
}
