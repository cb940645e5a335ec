import { useMemo, useState } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import {
  awaitedColumns,
  awaitedQuery,
  differenceColumns,
  listColumns,
  pageQuery,
  readRemittanceSearch,
  RecordList,
  SettleDialog,
  USUAL_WAIT,
  WAITS,
  WithdrawDialog,
} from '../../../features/remittances/index.ts'
import type {
  Difference,
  DifferenceStep,
  RemittanceSearch,
} from '../../../features/remittances/index.ts'
import { FilterBar, FilterSelect } from '../../../kit/filter-bar.tsx'
import { rupees } from '../../../kit/format.ts'
import { StateLinks } from '../../../kit/state-links.tsx'
import { useSearchOf } from '../../../kit/use-address.ts'
import { useGo } from '../../../kit/use-go.ts'
import { question } from '../../../shell/api/ask.ts'
import { useMe } from '../../../shell/api/me.ts'
import { href } from '../../../shell/hrefs.ts'
import { List } from '../../../shell/page/list-screen.tsx'
import { Page } from '../../../shell/page/page.tsx'

const VIEWS = [
  ['open', 'To settle'],
  ['awaited', 'Not paid out'],
  ['lists', 'Lists'],
  ['settled', 'Settled'],
] as const
type View = (typeof VIEWS)[number][0]
const KINDS = [
  ['cash', 'Cash paid out'],
  ['charges', 'Bills'],
] as const

const hrefOf = ({ kind }: RemittanceSearch, view: View, days?: string) =>
  href.remittances({ kind, view: view === 'open' ? undefined : view, days })
const pageHrefOf = (search: RemittanceSearch) => (page: number) =>
  href.remittances({ ...search, page: page > 1 ? page : undefined })

/** Cash that couriers collect at the door and pay out by list, and what they charge by bill (RET-06). */
export function RemittancesScreen() {
  const search = useSearchOf(readRemittanceSearch)
  const mayRecord = useMe().may('remittances.record')
  const kind = search.kind ?? 'cash'
  const view = search.view ?? 'open'
  return (
    <Page
      title="Couriers’ cash & bills"
      note="What couriers collect at the door, compared parcel by parcel with what they pay out, and their bills with what was agreed."
    >
      <StateLinks
        links={KINDS.map(([key, name]) => ({
          key,
          name,
          many: undefined,
          href: href.remittances({ kind: key === 'cash' ? undefined : key }),
          isChosen: key === kind,
        }))}
      />
      {mayRecord ? <RecordList key={kind} kind={kind} /> : null}
      <StateLinks
        links={VIEWS.filter(([key]) => kind === 'cash' || key !== 'awaited').map(([key, name]) => ({
          key,
          name,
          many: undefined,
          href: key === 'awaited' ? hrefOf(search, key, USUAL_WAIT) : hrefOf(search, key),
          isChosen: key === view,
        }))}
      />
      {view === 'awaited' ? <Awaited search={search} /> : null}
      {view === 'lists' ? <Lists search={search} /> : null}
      {view === 'open' || view === 'settled' ? (
        <Differences key={`${kind} ${view}`} state={view} search={search} mayRecord={mayRecord} />
      ) : null}
    </Page>
  )
}

const NO_DIFFERENCES = {
  open: {
    title: 'Nothing to settle',
    text: 'Lines that differ from what a parcel collected, or was agreed to cost, appear here.',
  },
  settled: { title: 'Nothing settled yet', text: 'Settled differences stay here with the reason.' },
}

function Differences({
  state,
  search,
  mayRecord,
}: {
  state: 'open' | 'settled'
  search: RemittanceSearch
  mayRecord: boolean
}) {
  const [doing, setDoing] = useState<{ row: Difference; step: DifferenceStep } | null>(null)
  const onClose = () => setDoing(null)
  const answer = useQuery({
    ...question('staffListRemittanceDifferences', { query: { state, ...pageQuery(search) } }),
    placeholderData: keepPreviousData,
  })
  const columns = useMemo(
    () => differenceColumns(mayRecord ? (row, step) => setDoing({ row, step }) : undefined),
    [mayRecord],
  )
  return (
    <>
      <List
        label="Differences"
        answer={answer}
        rows={(data) => data.differences}
        columns={columns}
        rowId={(row) => `${row.remittance_id} ${row.line}`}
        page={search.page ?? 1}
        pageHref={pageHrefOf(search)}
        empty={NO_DIFFERENCES[state]}
      />
      {doing?.step === 'settle' ? <SettleDialog row={doing.row} onClose={onClose} /> : null}
      {doing?.step === 'withdraw' ? <WithdrawDialog row={doing.row} onClose={onClose} /> : null}
    </>
  )
}

function Awaited({ search }: { search: RemittanceSearch }) {
  const go = useGo()
  const answer = useQuery({
    ...question('staffListAwaitedCash', { query: awaitedQuery(search) }),
    placeholderData: keepPreviousData,
  })
  const columns = useMemo(() => awaitedColumns(), [])
  return (
    <>
      <FilterBar label="Narrow the parcels">
        <FilterSelect
          label="Delivered"
          value={search.days}
          options={WAITS.map((days) => ({ value: days, name: `${days} days ago or more` }))}
          onChange={(days) => go(hrefOf(search, 'awaited', days), { replace: true })}
        />
        {answer.data ? (
          <p className="px-2 text-body-sm">
            In all <b className="tabular font-semibold">{rupees(answer.data.due)}</b>
          </p>
        ) : null}
      </FilterBar>
      <List
        label="Parcels whose cash is not paid out"
        answer={answer}
        rows={(data) => data.parcels}
        columns={columns}
        rowId={(row) => row.id}
        page={search.page ?? 1}
        pageHref={pageHrefOf(search)}
        empty={{
          title: 'Nothing is overdue',
          text: 'Every parcel that was delivered so long ago is in a courier’s list.',
        }}
      />
    </>
  )
}

function Lists({ search }: { search: RemittanceSearch }) {
  const answer = useQuery({
    ...question('staffListRemittances', { query: pageQuery(search) }),
    placeholderData: keepPreviousData,
  })
  const kind = search.kind ?? 'cash'
  const columns = useMemo(() => listColumns(kind), [kind])
  return (
    <List
      label="Lists"
      answer={answer}
      rows={(data) => data.remittances}
      columns={columns}
      rowId={(row) => row.id}
      page={search.page ?? 1}
      pageHref={pageHrefOf(search)}
      empty={{
        title: 'No list yet',
        text: 'Record a courier’s list when it pays out, or its bill.',
      }}
    />
  )
}
