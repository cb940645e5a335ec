import { useMemo, useState } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { showAlert } from '@upchar/web/alerts'
import {
  CancelDialog,
  MatchDialog,
  PaidDialog,
  pageQuery,
  readRequestSearch,
  refundColumns,
  requestColumns,
  TermsPanel,
  useRequestsAgain,
} from '../../../features/payment-requests/index.ts'
import type {
  HandRefund,
  PaymentRequest,
  RequestActs,
  RequestSearch,
} from '../../../features/payment-requests/index.ts'
import { rupees } from '../../../kit/format.ts'
import { StateLinks } from '../../../kit/state-links.tsx'
import { useSearchOf } from '../../../kit/use-address.ts'
import { question, useCall } from '../../../shell/api/ask.ts'
import { useMe } from '../../../shell/api/me.ts'
import { href } from '../../../shell/hrefs.ts'
import { List } from '../../../shell/page/list-screen.tsx'
import { Page } from '../../../shell/page/page.tsx'
import { CameBack, PaidBack } from './payouts.tsx'

const VIEWS = [
  ['open', 'Waiting'],
  ['credits', 'To look at'],
  ['refunds', 'To pay back'],
  ['paid', 'Paid back'],
  ['returned', 'Came back'],
  ['ended', 'Ended'],
  ['terms', 'Terms'],
] as const
type View = (typeof VIEWS)[number][0]

const hrefOf = (view: View) => href.paymentRequests({ view: view === 'open' ? undefined : view })
const pageHrefOf = (search: RequestSearch) => (page: number) =>
  href.paymentRequests({ ...search, page: page > 1 ? page : undefined })

/** Orders that wait for a bank transfer or a payment link (CHECKOUT-15). */
export function PaymentRequestsScreen() {
  const search = useSearchOf(readRequestSearch)
  const view = search.view ?? 'open'
  return (
    <Page
      title="Awaited payments"
      note="Orders whose goods are held until a bank transfer or a payment link is paid."
    >
      <StateLinks
        links={VIEWS.map(([key, name]) => ({
          key,
          name,
          many: undefined,
          href: hrefOf(key),
          isChosen: key === view,
        }))}
      />
      {view === 'terms' ? <TermsPanel /> : null}
      {view === 'refunds' ? <Refunds search={search} /> : null}
      {view === 'paid' ? <PaidBack search={search} pageHref={pageHrefOf(search)} /> : null}
      {view === 'returned' ? <CameBack search={search} pageHref={pageHrefOf(search)} /> : null}
      {view === 'open' || view === 'credits' || view === 'ended' ? (
        <Requests key={view} state={view} search={search} />
      ) : null}
    </Page>
  )
}

const NOTHING = {
  open: { title: 'Nothing waits for money', text: 'Orders by bank transfer or link appear here.' },
  credits: {
    title: 'Nothing to look at',
    text: 'Transfers that differ from what is awaited appear here for a second person.',
  },
  ended: { title: 'Nothing has ended yet', text: 'What was paid, cancelled or not paid in time.' },
}

type Open = { kind: 'match' | 'cancel'; row: PaymentRequest }

function useActs(open: (dialog: Open) => void): RequestActs | undefined {
  const mayMatch = useMe().may('requests.match')
  const again = useRequestsAgain()
  const decide = useCall('staffDecideCredit', {
    onSuccess: (_, { body }) => {
      showAlert(1, body.accept ? 'The transfer is accepted' : 'The transfer is refused')
      return again()
    },
    onError: (problem) => {
      showAlert(2, problem.message)
      void again()
    },
  })
  const { mutate } = decide
  return useMemo(
    () =>
      mayMatch
        ? {
            onMatch: (row) => open({ kind: 'match', row }),
            onCancel: (row) => open({ kind: 'cancel', row }),
            onDecide: ({ id }, credit, accept) =>
              mutate({ params: { id, credit: credit.id }, body: { accept } }),
          }
        : undefined,
    [mayMatch, open, mutate],
  )
}

function Requests({
  state,
  search,
}: {
  state: 'open' | 'credits' | 'ended'
  search: RequestSearch
}) {
  const [dialog, setDialog] = useState<Open | null>(null)
  const acts = useActs(setDialog)
  const answer = useQuery({
    ...question('staffListPaymentRequests', { query: { state, ...pageQuery(search) } }),
    placeholderData: keepPreviousData,
  })
  const columns = useMemo(() => requestColumns(acts), [acts])
  const close = () => setDialog(null)
  return (
    <>
      {state === 'open' && answer.data ? (
        <p className="text-body-sm">
          Missing in all <b className="tabular font-semibold">{rupees(answer.data.missing)}</b>
        </p>
      ) : null}
      <List
        label="Awaited payments"
        answer={answer}
        rows={(data) => data.requests}
        columns={columns}
        rowId={(row) => row.id}
        page={search.page ?? 1}
        pageHref={pageHrefOf(search)}
        empty={NOTHING[state]}
      />
      {dialog?.kind === 'match' ? <MatchDialog row={dialog.row} onClose={close} /> : null}
      {dialog?.kind === 'cancel' ? <CancelDialog row={dialog.row} onClose={close} /> : null}
    </>
  )
}

function Refunds({ search }: { search: RequestSearch }) {
  const [paying, setPaying] = useState<HandRefund | null>(null)
  const mayPay = useMe().may('requests.match')
  const answer = useQuery({
    ...question('staffListHandRefunds', { query: pageQuery(search) }),
    placeholderData: keepPreviousData,
  })
  const columns = useMemo(() => refundColumns(mayPay ? setPaying : undefined), [mayPay])
  return (
    <>
      {answer.data ? (
        <p className="text-body-sm">
          To pay back in all <b className="tabular font-semibold">{rupees(answer.data.due)}</b>.
          Transfer it in the bank to the account it came from, or that the row names, then record
          the bank’s reference here. What was paid in cash is paid back at{' '}
          <a href={href.returns()}>Returns</a>, once the goods are inspected.
        </p>
      ) : null}
      <List
        label="Refunds to pay back"
        answer={answer}
        rows={(data) => data.refunds}
        columns={columns}
        rowId={(row) => row.id}
        page={search.page ?? 1}
        pageHref={pageHrefOf(search)}
        empty={{
          title: 'Nothing to pay back',
          text: 'What goes back of transfers to your own account appears here; the gateway pays back what it took.',
        }}
      />
      {paying ? <PaidDialog row={paying} onClose={() => setPaying(null)} /> : null}
    </>
  )
}
