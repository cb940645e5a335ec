import { useMemo, useState } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { LinkButton } from '@upchar/ui/button'
import { PlusIcon } from '@upchar/ui/icons'
import {
  CountDialog,
  LIVES,
  MoveDialog,
  lotColumns,
  readStockSearch,
  stockQuery,
} from '../../../features/stock/index.ts'
import type { Lot, StockSearch } from '../../../features/stock/index.ts'
import { FilterBar, FilterSelect, SearchBox } from '../../../kit/filter-bar.tsx'
import { useSearchOf } from '../../../kit/use-address.ts'
import { useGo } from '../../../kit/use-go.ts'
import { question } from '../../../shell/api/ask.ts'
import { useMe } from '../../../shell/api/me.ts'
import { href } from '../../../shell/hrefs.ts'
import { List } from '../../../shell/page/list-screen.tsx'
import { Page } from '../../../shell/page/page.tsx'

const NONE_FITS = {
  title: 'No batch fits',
  text: 'Search by the whole SKU or batch, or the beginning of words of the title.',
}
const NONE_YET = { title: 'Nothing in stock', text: 'Take goods in when they come.' }

/** Batches in stock, the earliest expiry first; counted here (OPS-05). */
export function StockScreen() {
  const search = useSearchOf(readStockSearch)
  const go = useGo()
  const mayChange = useMe().may('goods.change')
  const [counting, setCounting] = useState<Lot | null>(null)
  const [moving, setMoving] = useState<Lot | null>(null)
  const answer = useQuery({
    ...question('staffListStock', { query: stockQuery(search) }),
    placeholderData: keepPreviousData,
  })
  const columns = useMemo(
    () => lotColumns(mayChange ? { onCount: setCounting, onMove: setMoving } : {}),
    [mayChange],
  )
  const to = (change: Partial<Record<keyof StockSearch, string | undefined>>, replace = false) =>
    go(href.stock({ ...search, page: undefined, ...change }), { replace })
  const filtered = search.q ?? search.life
  return (
    <Page
      title="Stock"
      fixed
      actions={
        <>
          <LinkButton look="outline" href={href.stockMoves()}>
            Moves
          </LinkButton>
          <LinkButton look="outline" href={href.receipts()}>
            Receipts
          </LinkButton>
          {mayChange ? (
            <LinkButton href={href.newReceipt}>
              <PlusIcon size={16} aria-hidden="true" /> Take goods in
            </LinkButton>
          ) : null}
        </>
      }
    >
      <FilterBar label="Find batches" clearHref={filtered ? href.stock() : undefined}>
        <SearchBox
          label="Search stock"
          placeholder="SKU, batch or title"
          value={search.q ?? ''}
          onChange={(q) => to({ q }, true)}
        />
        <FilterSelect
          label="Life left"
          value={search.life}
          options={LIVES}
          onChange={(life) => to({ life })}
        />
      </FilterBar>
      <List
        label="Stock"
        answer={answer}
        rows={(data) => data.lots}
        columns={columns}
        rowId={(row) => String(row.id)}
        page={search.page ?? 1}
        pageHref={(page) => href.stock({ ...search, page: page > 1 ? page : undefined })}
        empty={filtered ? NONE_FITS : NONE_YET}
      />
      {moving ? <MoveDialog lot={moving} onClose={() => setMoving(null)} /> : null}
      {counting ? (
        <CountDialog lot={counting} by="staff" onClose={() => setCounting(null)} />
      ) : null}
    </Page>
  )
}
