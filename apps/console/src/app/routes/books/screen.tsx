import { useMemo } from 'react'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { Button } from '@upchar/ui/button'
import { Notice } from '@upchar/ui/dense/notice'
import { RefreshIcon } from '@upchar/ui/icons'
import {
  booksQuery,
  Checks,
  differenceColumns,
  differencesWords,
  History,
  readBooksSearch,
  whenWords,
} from '../../../features/books/index.ts'
import type { BooksAudit } from '../../../features/books/index.ts'
import { useSearchOf } from '../../../kit/use-address.ts'
import { question, useCall } from '../../../shell/api/ask.ts'
import { useMe } from '../../../shell/api/me.ts'
import { href } from '../../../shell/hrefs.ts'
import { List } from '../../../shell/page/list-screen.tsx'
import { Page } from '../../../shell/page/page.tsx'

const SOON_MS = 2000

const NEVER = {
  title: 'Nothing has been audited yet',
  text: 'The books are audited every night. You can have it done now.',
}
const NOTHING = {
  title: 'Nothing to list',
  text: 'An audit lists here what differs, with the order it belongs to.',
}

/** What the nightly audit of money, stock, documents and numbers found. */
export function BooksScreen() {
  const search = useSearchOf(readBooksSearch)
  const answer = useQuery({
    ...question('staffGetBooks', { query: booksQuery(search) }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.audits.some((audit) => audit.state === 'running') ? SOON_MS : false,
  })
  const { data } = answer
  const columns = useMemo(() => differenceColumns(data), [data])
  const shown = data?.audits.find(({ id }) => id === data.shown?.id)
  const isRunning = data?.audits.some(({ state }) => state === 'running') ?? false
  return (
    <Page
      title="Books"
      note="Every night an auditor recomputes money, stock, documents and numbers from the rows alone, sharing no code with the shop."
      actions={<RunNow isRunning={isRunning} />}
    >
      {isRunning ? (
        <Notice tone="info" live>
          An audit is running. Its result appears here.
        </Notice>
      ) : null}
      {shown === undefined ? null : <Result audit={shown} />}
      <List
        label="Differences"
        answer={answer}
        rows={(books) => books.differences}
        columns={columns}
        rowId={(row) => String(row.nth)}
        page={search.page ?? 1}
        pageHref={(page) => href.books({ audit: search.audit, page: page > 1 ? page : undefined })}
        empty={shown === undefined ? NEVER : NOTHING}
      />
      {data?.shown ? (
        <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-2">
          <Checks checks={data.shown.checks} />
          <History audits={data.audits} shown={data.shown.id} />
        </div>
      ) : null}
    </Page>
  )
}

function RunNow({ isRunning }: { isRunning: boolean }) {
  const client = useQueryClient()
  const mayRun = useMe().may('books.audit')
  const run = useCall('staffAuditBooks', {
    onSettled: () => void client.invalidateQueries({ queryKey: ['staffGetBooks'] }),
  })
  if (!mayRun) return null
  return (
    <>
      {run.error ? <Notice tone="danger">{run.error.message}</Notice> : null}
      <Button busy={run.isPending || isRunning} onClick={() => run.mutate({ body: {} })}>
        <RefreshIcon size={16} aria-hidden="true" /> {isRunning ? 'Running' : 'Run now'}
      </Button>
    </>
  )
}

/** The result of the audit that is shown. */
function Result({ audit }: { audit: BooksAudit }) {
  const { state, differences, failure } = audit
  if (state === 'running') return null
  if (state === 'clean') return <Notice tone="success">{whenWords(audit)}: nothing differs.</Notice>
  return (
    <Notice tone="danger">
      {whenWords(audit)}:{' '}
      {state === 'failed'
        ? `the books could not be audited. ${failure}`
        : `${differencesWords(differences)}.`}
    </Notice>
  )
}
