import { plural } from '@upchar/kernel/text'
import { useMemo, useState } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import {
  AnswerDialog,
  disputeColumns,
  NoteDialog,
  pageQuery,
  readDisputeSearch,
} from '../../../features/disputes/index.ts'
import type { Dispute, DisputeSearch } from '../../../features/disputes/index.ts'
import { rupees } from '../../../kit/format.ts'
import { StateLinks } from '../../../kit/state-links.tsx'
import { useSearchOf } from '../../../kit/use-address.ts'
import { question } from '../../../shell/api/ask.ts'
import { useMe } from '../../../shell/api/me.ts'
import { href } from '../../../shell/hrefs.ts'
import { List } from '../../../shell/page/list-screen.tsx'
import { Page } from '../../../shell/page/page.tsx'

const VIEWS = [
  ['open', 'To answer'],
  ['under_review', 'At the bank'],
  ['to_settle', 'To settle'],
  ['ended', 'Ended'],
] as const
type View = (typeof VIEWS)[number][0]

const NOTHING = {
  open: {
    title: 'Nothing to answer',
    text: 'Payments that a buyer’s bank asks back appear here as soon as the gateway tells of them.',
  },
  under_review: { title: 'Nothing at the bank', text: 'Disputes that the gateway has answered.' },
  to_settle: {
    title: 'Nothing to settle',
    text: 'Disputes that have ended while money isn’t where it belongs: what a buyer has twice, the gateway keeps, or may have kept.',
  },
  ended: { title: 'Nothing has ended yet', text: 'Disputes that were won, lost or closed.' },
}

const hrefOf = (view: View) => href.disputes({ view: view === 'open' ? undefined : view })
const pageHrefOf = (search: DisputeSearch) => (page: number) =>
  href.disputes({ ...search, page: page > 1 ? page : undefined })

/** Payments that a buyer's bank wants back (RET-04). */
export function DisputesScreen() {
  const search = useSearchOf(readDisputeSearch)
  const view = search.view ?? 'open'
  return (
    <Page
      title="Disputes"
      note="Answer by the last day with the proof of delivery and the invoice; what you send otherwise, note here. Refunds of these payments wait for the bank’s decision."
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
      <Disputes key={view} state={view} search={search} />
    </Page>
  )
}

function Disputes({ state, search }: { state: View; search: DisputeSearch }) {
  const [noting, setNoting] = useState<Dispute | null>(null)
  const [answering, setAnswering] = useState<Dispute | null>(null)
  const mayNote = useMe().may('disputes.note')
  const answer = useQuery({
    ...question('staffListDisputes', { query: { state, ...pageQuery(search) } }),
    placeholderData: keepPreviousData,
  })
  const columns = useMemo(
    () => disputeColumns(mayNote ? { onNote: setNoting, onAnswer: setAnswering } : undefined),
    [mayNote],
  )
  return (
    <>
      {state !== 'ended' && answer.data ? (
        <p className="text-body-sm">
          At stake in all <b className="tabular font-semibold">{rupees(answer.data.at_stake)}</b>
          {answer.data.to_settle > 0 && state !== 'to_settle' ? (
            <>
              {' · '}
              <a href={hrefOf('to_settle')}>
                {plural(answer.data.to_settle, 'ended dispute')} to settle
              </a>
            </>
          ) : null}
        </p>
      ) : null}
      <List
        label="Disputes"
        answer={answer}
        rows={(data) => data.disputes}
        columns={columns}
        rowId={(row) => row.id}
        page={search.page ?? 1}
        pageHref={pageHrefOf(search)}
        empty={NOTHING[state]}
      />
      {answering ? <AnswerDialog row={answering} onClose={() => setAnswering(null)} /> : null}
      {noting ? <NoteDialog row={noting} onClose={() => setNoting(null)} /> : null}
    </>
  )
}
