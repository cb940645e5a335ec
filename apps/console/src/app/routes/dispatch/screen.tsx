import { useMemo, useState } from 'react'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import {
  BookForm,
  BoxForm,
  CourierForm,
  dispatchColumns,
  dispatchQuery,
  GoodsForm,
  readDispatchSearch,
  StageActions,
  stageLinks,
} from '../../../features/dispatch/index.ts'
import type { DispatchParcel } from '../../../features/dispatch/index.ts'
import { useChosen } from '../../../kit/chosen.tsx'
import { FilterBar, FilterDay, FilterSelect } from '../../../kit/filter-bar.tsx'
import { count, today } from '../../../kit/format.ts'
import { StateLinks } from '../../../kit/state-links.tsx'
import { useSearchOf } from '../../../kit/use-address.ts'
import { useGo } from '../../../kit/use-go.ts'
import { question } from '../../../shell/api/ask.ts'
import { href } from '../../../shell/hrefs.ts'
import { List } from '../../../shell/page/list-screen.tsx'
import { Page } from '../../../shell/page/page.tsx'

const NOTE =
  'Choose a warehouse, print the pick list, count the goods, weigh and pack, print the labels, hand over with the manifest.'
const EMPTY = {
  to_pack: { title: 'Nothing to pack', text: 'New orders appear here as soon as they are placed.' },
  packed: { title: 'Nothing is waiting for a courier', text: 'Packed parcels appear here.' },
  handed_over: { title: 'Nothing was handed over on this day', text: 'Choose another day.' },
}

/** A warehouse's parcels from the pick list to the manifest (OPS-02). */
export function DispatchScreen() {
  const search = useSearchOf(readDispatchSearch)
  const { stage = 'to_pack', page = 1 } = search
  const answer = useQuery({
    ...question('staffListDispatch', { query: dispatchQuery(search) }),
    placeholderData: keepPreviousData,
  })
  const { chosen, toggle, choose } = useChosen()
  const [open, setOpen] = useState<{
    form: 'box' | 'goods' | 'courier' | 'book'
    parcel: DispatchParcel
  }>()
  const close = () => setOpen(undefined)
  const hasLeft = stage === 'handed_over'
  // Other columns are other cells: the button that opened a form would be another one, without the focus.
  const columns = useMemo(
    () =>
      dispatchColumns({
        chosen,
        onToggle: toggle,
        onBox: hasLeft ? undefined : (parcel) => setOpen({ form: 'box', parcel }),
        onGoods: stage === 'to_pack' ? (parcel) => setOpen({ form: 'goods', parcel }) : undefined,
        onCourier: hasLeft ? undefined : (parcel) => setOpen({ form: 'courier', parcel }),
        onBook: (parcel) => setOpen({ form: 'book', parcel }),
      }),
    [chosen, toggle, hasLeft, stage],
  )
  return (
    <Page title="Dispatch" note={NOTE} fixed>
      <StateLinks links={stageLinks(search, answer.data?.totals)} />
      <WarehouseFilter search={search} data={answer.data} />
      {answer.data ? (
        <StageActions
          key={`${stage} ${answer.data.warehouse ?? ''}`}
          stage={stage}
          parcels={answer.data.parcels}
          chosen={chosen}
          onChoose={choose}
        />
      ) : null}
      {open?.form === 'box' ? <BoxForm parcel={open.parcel} onClose={close} /> : null}
      {open?.form === 'goods' ? (
        <GoodsForm key={open.parcel.id} parcel={open.parcel} onClose={close} />
      ) : null}
      {open?.form === 'book' ? (
        <BookForm
          key={open.parcel.id}
          parcel={open.parcel.id}
          number={open.parcel.order_number}
          onClose={close}
        />
      ) : null}
      {open?.form === 'courier' ? <CourierForm parcel={open.parcel} onClose={close} /> : null}
      <List
        label="Parcels"
        answer={answer}
        rows={(data) => data.parcels}
        columns={columns}
        rowId={(row) => row.id}
        page={page}
        pageHref={(other) => href.dispatch({ ...search, page: other > 1 ? other : undefined })}
        empty={EMPTY[stage]}
      />
    </Page>
  )
}

function WarehouseFilter({
  search,
  data,
}: {
  search: ReturnType<typeof readDispatchSearch>
  data: Answer<'staffListDispatch'> | undefined
}) {
  const go = useGo()
  const to = (change: Partial<Record<keyof typeof search, string | undefined>>) =>
    go(href.dispatch({ ...search, page: undefined, ...change }))
  return (
    <FilterBar label="Find parcels">
      <FilterSelect
        label="Warehouse"
        value={data?.warehouse == null ? undefined : String(data.warehouse)}
        options={(data?.warehouses ?? []).map(({ id, name, city, seller, waiting }) => ({
          value: String(id),
          name: `${city} (${count(waiting)}) · ${seller}, ${name}`,
        }))}
        onChange={(warehouse) => to({ warehouse })}
      />
      {search.stage === 'handed_over' ? (
        <FilterDay
          label="Day"
          value={search.day ?? data?.day}
          max={today()}
          onChange={(day) => to({ day })}
        />
      ) : null}
    </FilterBar>
  )
}
