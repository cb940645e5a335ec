import { useMemo, useState } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { showAlert } from '@upchar/web/alerts'
import {
  CameBackDialog,
  pageQuery,
  paidColumns,
  returnedColumns,
  useRequestsAgain,
} from '../../../features/payment-requests/index.ts'
import type { PaidTransfer, RequestSearch } from '../../../features/payment-requests/index.ts'
import { FilterBar, SearchBox } from '../../../kit/filter-bar.tsx'
import { useGo } from '../../../kit/use-go.ts'
import { question, useCall } from '../../../shell/api/ask.ts'
import { useMe } from '../../../shell/api/me.ts'
import { href } from '../../../shell/hrefs.ts'
import { List } from '../../../shell/page/list-screen.tsx'

type Props = { search: RequestSearch; pageHref: (page: number) => string }

/** What staff have transferred to buyers, and the way to say that it came back (RET-04). */
export function PaidBack({ search, pageHref }: Props) {
  const go = useGo()
  const [cameBack, setCameBack] = useState<PaidTransfer | null>(null)
  const mayMatch = useMe().may('requests.match')
  const answer = useQuery({
    ...question('staffListTransfers', { query: { q: search.q ?? '', ...pageQuery(search) } }),
    placeholderData: keepPreviousData,
  })
  const columns = useMemo(() => paidColumns(mayMatch ? setCameBack : undefined), [mayMatch])
  return (
    <>
      <FilterBar label="Search refunds paid by bank">
        <SearchBox
          label="Bank reference, order or name"
          placeholder="Bank reference, order or name"
          value={search.q ?? ''}
          onChange={(q) => go(href.paymentRequests({ view: 'paid', q }))}
        />
      </FilterBar>
      <List
        label="Refunds paid by bank"
        answer={answer}
        rows={(data) => data.transfers}
        columns={columns}
        rowId={(row) => row.id}
        page={search.page ?? 1}
        pageHref={pageHref}
        empty={{
          title: 'No such transfer',
          text: 'Refunds that staff have transferred appear here, those of returned goods as well.',
        }}
      />
      {cameBack ? <CameBackDialog row={cameBack} onClose={() => setCameBack(null)} /> : null}
    </>
  )
}

/** What the bank returned of it: a second member accepts, the buyer gives another account, it is paid again (RET-04). */
export function CameBack({ search, pageHref }: Props) {
  const mayMatch = useMe().may('requests.match')
  const again = useRequestsAgain()
  const { mutate } = useCall('staffDecideReturnedTransfer', {
    onSuccess: (_, { body }) => {
      showAlert(
        1,
        body.accept ? 'The buyer is asked for another account' : 'Recorded: it did not come back',
      )
      return again()
    },
    onError: (problem) => {
      showAlert(2, problem.message)
      void again()
    },
  })
  const answer = useQuery({
    ...question('staffListReturnedTransfers', { query: pageQuery(search) }),
    placeholderData: keepPreviousData,
  })
  const columns = useMemo(
    () =>
      returnedColumns(
        mayMatch ? ({ id }, accept) => mutate({ params: { id }, body: { accept } }) : undefined,
      ),
    [mayMatch, mutate],
  )
  return (
    <List
      label="Transfers that came back"
      answer={answer}
      rows={(data) => data.returned}
      columns={columns}
      rowId={(row) => row.id}
      page={search.page ?? 1}
      pageHref={pageHref}
      empty={{
        title: 'Nothing came back',
        text: 'What the bank returns of refunds is recorded in “Paid back” and appears here.',
      }}
    />
  )
}
