import { useMemo, useState } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import {
  BankDialog,
  ClearDialog,
  differenceColumns,
  Months,
  pageQuery,
  readSettlementSearch,
  RecordReport,
  settlementColumns,
  unsettledColumns,
  unsettledQuery,
  USUAL_WAIT,
  WAITS,
} from '../../../features/settlements/index.ts'
import type {
  Difference,
  Settlement,
  SettlementSearch,
} from '../../../features/settlements/index.ts'
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
  ['unsettled', 'Not transferred'],
  ['bank', 'Not in the bank'],
  ['all', 'Settlements'],
  ['cleared', 'Settled'],
] as const
type View = (typeof VIEWS)[number][0]

const hrefOf = (view: View, days?: string) =>
  href.settlements({ view: view === 'open' ? undefined : view, days })
const pageHrefOf = (search: SettlementSearch) => (page: number) =>
  href.settlements({ ...search, page: page > 1 ? page : undefined })

type Part = { search: SettlementSearch; mayRecord: boolean }

/** What the payment gateway transfers to the shop's bank (CHECKOUT-06). */
export function SettlementsScreen() {
  const search = useSearchOf(readSettlementSearch)
  const mayRecord = useMe().may('settlements.record')
  const view = search.view ?? 'open'
  return (
    <Page
      title="Settlements"
      note="What the payment gateway transfers, compared with orders and refunds on one side and with the bank on the other."
    >
      {mayRecord ? <RecordReport /> : null}
      <StateLinks
        links={VIEWS.map(([key, name]) => ({
          key,
          name,
          many: undefined,
          href: key === 'unsettled' ? hrefOf(key, USUAL_WAIT) : hrefOf(key),
          isChosen: key === view,
        }))}
      />
      {view === 'unsettled' ? <Unsettled search={search} /> : null}
      {view === 'bank' || view === 'all' ? (
        <Settlements key={view} state={view} search={search} mayRecord={mayRecord} />
      ) : null}
      {view === 'open' || view === 'cleared' ? (
        <Differences key={view} state={view} search={search} mayRecord={mayRecord} />
      ) : null}
    </Page>
  )
}

const NO_DIFFERENCES = {
  open: {
    title: 'Nothing to settle',
    text: 'Lines that differ from the shop’s payments and refunds appear here.',
  },
  cleared: { title: 'Nothing settled yet', text: 'Settled differences stay here with the reason.' },
}

function Differences({ state, search, mayRecord }: Part & { state: 'open' | 'cleared' }) {
  const [clearing, setClearing] = useState<Difference | null>(null)
  const answer = useQuery({
    ...question('staffListSettlementDifferences', { query: { state, ...pageQuery(search) } }),
    placeholderData: keepPreviousData,
  })
  const columns = useMemo(() => differenceColumns(mayRecord ? setClearing : undefined), [mayRecord])
  return (
    <>
      <List
        label="Differences"
        answer={answer}
        rows={(data) => data.differences}
        columns={columns}
        rowId={(row) => `${row.settlement_id} ${row.line}`}
        page={search.page ?? 1}
        pageHref={pageHrefOf(search)}
        empty={NO_DIFFERENCES[state]}
      />
      {clearing ? <ClearDialog row={clearing} onClose={() => setClearing(null)} /> : null}
    </>
  )
}

function Unsettled({ search }: { search: SettlementSearch }) {
  const go = useGo()
  const answer = useQuery({
    ...question('staffListUnsettled', { query: unsettledQuery(search) }),
    placeholderData: keepPreviousData,
  })
  const columns = useMemo(() => unsettledColumns(), [])
  return (
    <>
      <FilterBar label="Narrow the payments">
        <FilterSelect
          label="Paid"
          value={search.days}
          options={WAITS.map((days) => ({ value: days, name: `${days} days ago or more` }))}
          onChange={(days) => go(hrefOf('unsettled', days), { replace: true })}
        />
        {answer.data ? (
          <p className="px-2 text-body-sm">
            In all <b className="tabular font-semibold">{rupees(answer.data.paid)}</b> paid,{' '}
            <b className="tabular font-semibold">{rupees(answer.data.refunded)}</b> refunded
          </p>
        ) : null}
      </FilterBar>
      <List
        label="Payments that are not transferred"
        answer={answer}
        rows={(data) => data.items}
        columns={columns}
        rowId={(row) => row.id}
        page={search.page ?? 1}
        pageHref={pageHrefOf(search)}
        empty={{
          title: 'Nothing is overdue',
          text: 'Every payment and refund of so long ago is in a settlement.',
        }}
      />
    </>
  )
}

const NO_SETTLEMENTS = {
  bank: { title: 'All compared', text: 'Every settlement was compared with the bank’s statement.' },
  all: {
    title: 'No settlement yet',
    text: 'They appear here when the gateway transfers what buyers paid, about two bank days later.',
  },
}

function Settlements({ state, search, mayRecord }: Part & { state: 'bank' | 'all' }) {
  const [comparing, setComparing] = useState<Settlement | null>(null)
  const answer = useQuery({
    ...question('staffListSettlements', { query: { state, ...pageQuery(search) } }),
    placeholderData: keepPreviousData,
  })
  const columns = useMemo(
    () => settlementColumns(mayRecord ? setComparing : undefined),
    [mayRecord],
  )
  return (
    <>
      {state === 'all' && answer.data ? <Months months={answer.data.months} /> : null}
      <List
        label="Settlements"
        answer={answer}
        rows={(data) => data.settlements}
        columns={columns}
        rowId={(row) => row.id}
        page={search.page ?? 1}
        pageHref={pageHrefOf(search)}
        empty={NO_SETTLEMENTS[state]}
      />
      {comparing ? <BankDialog row={comparing} onClose={() => setComparing(null)} /> : null}
    </>
  )
}
