import { useMemo, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Button } from '@upchar/ui/button'
import { PlusIcon } from '@upchar/ui/icons'
import {
  aboveColumns,
  CeilingForm,
  formulationColumns,
  GoodsForm,
} from '../../../features/price-ceilings/index.ts'
import type { Ceilings, Formulation } from '../../../features/price-ceilings/index.ts'
import { FilterBar, SearchBox } from '../../../kit/filter-bar.tsx'
import { listSearch, pageOf } from '../../../kit/list-search.ts'
import { StateLinks } from '../../../kit/state-links.tsx'
import { useSearchOf } from '../../../kit/use-address.ts'
import { useGo } from '../../../kit/use-go.ts'
import { question } from '../../../shell/api/ask.ts'
import { useMe } from '../../../shell/api/me.ts'
import { href } from '../../../shell/hrefs.ts'
import { List } from '../../../shell/page/list-screen.tsx'
import { Page } from '../../../shell/page/page.tsx'

const NOTE =
  'Prices that the NPPA has fixed by notification, from a day on. What stands above its ceiling isn’t sold.'
const readSearch = listSearch({ state: ['above'] })

/** Ceiling prices by formulation, and the goods above them (OPS-04). */
export function PriceCeilingsScreen() {
  const { q, page = 1, state } = useSearchOf(readSearch)
  const go = useGo()
  const mayChange = useMe().may('goods.change')
  const [open, setOpen] = useState<'new' | { price: Formulation } | { goods: Formulation }>()
  const onClose = () => setOpen(undefined)
  const all = useQuery(question('staffListPriceCeilings', {}))
  const has = useMemo(() => {
    const words = (q ?? '').toLowerCase()
    return (text: string) => text.toLowerCase().includes(words)
  }, [q])
  const formulations = useMemo(
    () => (data: Ceilings) =>
      pageOf(
        data.formulations.filter(({ name }) => has(name)),
        page,
      ),
    [has, page],
  )
  const above = useMemo(
    () => (data: Ceilings) =>
      pageOf(
        data.above.filter(({ title, sku, formulation }) => has(`${title} ${sku} ${formulation}`)),
        page,
      ),
    [has, page],
  )
  const list = useQuery({ ...question('staffListPriceCeilings', {}), select: formulations })
  const aboveList = useQuery({ ...question('staffListPriceCeilings', {}), select: above })
  const columns = useMemo(
    () =>
      formulationColumns(
        mayChange
          ? {
              onPrice: (price) => setOpen({ price }),
              onGoods: (goods) => setOpen({ goods }),
            }
          : {},
      ),
    [mayChange],
  )
  const tooDear = useMemo(() => aboveColumns(), [])
  const link = (key: 'above' | undefined, name: string, many: number | undefined) => ({
    key: key ?? 'all',
    name,
    many,
    href: href.priceCeilings({ state: key }),
    isChosen: key === state,
  })
  const shared = {
    page,
    pageHref: (other: number) =>
      href.priceCeilings({ q, state, page: other > 1 ? other : undefined }),
  }
  return (
    <Page
      title="Ceiling prices"
      note={NOTE}
      actions={
        mayChange && open === undefined && all.data ? (
          <Button onClick={() => setOpen('new')}>
            <PlusIcon size={16} aria-hidden="true" /> New formulation
          </Button>
        ) : undefined
      }
      fixed={open === undefined}
    >
      {open === undefined || !all.data ? null : typeof open === 'object' && 'goods' in open ? (
        <GoodsForm key={open.goods.id} formulation={open.goods} onClose={onClose} />
      ) : (
        <CeilingForm
          key={open === 'new' ? 0 : open.price.id}
          data={all.data}
          known={open === 'new' ? null : open.price}
          onClose={onClose}
        />
      )}
      <StateLinks
        links={[
          link(undefined, 'Formulations', all.data?.formulations.length),
          link('above', 'Above a ceiling', all.data?.above.length),
        ]}
      />
      <FilterBar
        label="Find ceiling prices"
        clearHref={q ? href.priceCeilings({ state }) : undefined}
      >
        <SearchBox
          label="Search ceiling prices"
          placeholder="Formulation, product or SKU"
          value={q ?? ''}
          onChange={(text) => go(href.priceCeilings({ state, q: text }), { replace: true })}
        />
      </FilterBar>
      {state === 'above' ? (
        <List
          label="Above a ceiling"
          answer={aboveList}
          rows={(data) => data.rows}
          columns={tooDear}
          rowId={(row) => row.sku}
          empty={{
            title: 'Nothing is above its ceiling',
            text: 'Goods that a ceiling price takes off sale, now or on a planned day, stand here.',
          }}
          {...shared}
        />
      ) : (
        <List
          label="Formulations"
          answer={list}
          rows={(data) => data.rows}
          columns={columns}
          rowId={(row) => String(row.id)}
          empty={{
            title: q ? 'No formulation matches' : 'No ceiling price yet',
            text: q
              ? 'Try fewer words.'
              : 'Enter the ceiling prices of the medicines and devices that the shop sells.',
          }}
          {...shared}
        />
      )}
    </Page>
  )
}
