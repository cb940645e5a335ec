import { useMemo } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { LinkButton } from '@upchar/ui/button'
import { UploadIcon } from '@upchar/ui/icons'
import {
  goodsColumns,
  goodsQuery,
  readGoodsSearch,
  REASONS,
} from '../../../features/goods/index.ts'
import type { GoodsSearch } from '../../../features/goods/index.ts'
import { FilterBar, FilterSelect, SearchBox } from '../../../kit/filter-bar.tsx'
import { count } from '../../../kit/format.ts'
import { StateLinks } from '../../../kit/state-links.tsx'
import { useSearchOf } from '../../../kit/use-address.ts'
import { useGo } from '../../../kit/use-go.ts'
import { question } from '../../../shell/api/ask.ts'
import { href } from '../../../shell/hrefs.ts'
import { List } from '../../../shell/page/list-screen.tsx'
import { Page } from '../../../shell/page/page.tsx'

const NONE_FITS = {
  title: 'No product fits',
  text: 'Search by the whole SKU or the beginning of words of the title.',
}
const NONE_YET = {
  title: 'Nothing waits',
  text: 'Imported goods with unknown facts appear here before they are on sale.',
}
const NONE_REFUSED = {
  title: 'Nothing is refused',
  text: 'Goods that you decide not to sell are listed here.',
}

/** Imported goods that wait for staff before they are on sale. */
export function GoodsScreen() {
  const search = useSearchOf(readGoodsSearch)
  const go = useGo()
  const answer = useQuery({
    ...question('staffListWaitingGoods', { query: goodsQuery(search) }),
    placeholderData: keepPreviousData,
  })
  const columns = useMemo(() => goodsColumns(search), [search])
  const to = (change: Partial<Record<keyof GoodsSearch, string | undefined>>, replace = false) =>
    go(href.waitingGoods({ ...search, page: undefined, ...change }), { replace })
  const { states, reasons } = answer.data ?? {}
  const many = (reason: string) => reasons?.find((one) => one.reason === reason)?.products ?? 0
  const filtered = search.q ?? search.reason
  const tab = (state: GoodsSearch['state']) => href.waitingGoods({ state })
  return (
    <Page
      title="Waiting goods"
      fixed
      actions={
        <LinkButton look="outline" href={href.catalogueFiles}>
          <UploadIcon size={16} aria-hidden="true" /> Catalogue files
        </LinkButton>
      }
    >
      <StateLinks
        links={[
          {
            key: 'waiting',
            name: 'Waiting',
            many: states?.waiting,
            href: tab(undefined),
            isChosen: search.state === undefined,
          },
          {
            key: 'refused',
            name: 'Refused',
            many: states?.refused,
            href: tab('refused'),
            isChosen: search.state === 'refused',
          },
        ]}
      />
      <FilterBar
        label="Find goods"
        clearHref={filtered ? href.waitingGoods({ state: search.state }) : undefined}
      >
        <SearchBox
          label="Search goods"
          placeholder="SKU or title"
          value={search.q ?? ''}
          onChange={(q) => to({ q }, true)}
        />
        <FilterSelect
          label="Missing"
          value={search.reason}
          options={
            reasons && search.state === undefined
              ? REASONS.map(({ value, name }) => ({
                  value,
                  name: `${name} (${count(many(value))})`,
                }))
              : REASONS
          }
          onChange={(reason) => to({ reason })}
        />
      </FilterBar>
      <List
        label="Goods"
        answer={answer}
        rows={(data) => data.products}
        columns={columns}
        rowId={(row) => String(row.id)}
        page={search.page ?? 1}
        pageHref={(page) => href.waitingGoods({ ...search, page: page > 1 ? page : undefined })}
        empty={filtered ? NONE_FITS : search.state === 'refused' ? NONE_REFUSED : NONE_YET}
      />
    </Page>
  )
}
