import { useMemo } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { formatIstDate } from '@upchar/kernel/dates'
import { Badge } from '@upchar/ui/badge'
import { columnsFor } from '@upchar/ui/dense/data-table'
import { exactRupees } from '../kit/format.ts'
import { listSearch, PAGE_SIZE } from '../kit/list-search.ts'
import { useSearchOf } from '../kit/use-address.ts'
import { question } from '../shell/api/ask.ts'
import { List } from '../shell/page/list-screen.tsx'
import { Page } from '../shell/page/page.tsx'
import { portalHref } from './hrefs.ts'
import { payoutWords } from './payout-words.ts'

const NOTE =
  'A statement is closed each week after Sunday: goods whose time for returns is over and whose money has come, less what came back, commission, fees and taxes.'
const EMPTY = {
  title: 'No statement yet',
  text: 'The first one is closed once the time for returns of delivered goods is over.',
}
const readSearch = listSearch({})
const column = columnsFor<Answer<'sellerListStatements'>['statements'][number]>()

/** The seller's own statements (APP-01). */
export function StatementsScreen() {
  const { page = 1 } = useSearchOf(readSearch)
  const answer = useQuery({
    ...question('sellerListStatements', { query: { page, limit: PAGE_SIZE } }),
    placeholderData: keepPreviousData,
  })
  const columns = useMemo(() => statementColumns(), [])
  return (
    <Page title="Statements" note={NOTE}>
      <List
        label="Statements"
        answer={answer}
        rows={(data) => data.statements}
        columns={columns}
        rowId={(row) => row.id}
        page={page}
        pageHref={(other) => portalHref.statements({ page: other > 1 ? other : undefined })}
        empty={EMPTY}
      />
    </Page>
  )
}

const statementColumns = () =>
  column.columns([
    column.accessor('number', {
      id: 'statement',
      header: 'Statement',
      meta: { width: 'w-1/2 min-w-40' },
      cell: ({ row: { original: row } }) => (
        <>
          <a href={portalHref.statement(row.id)} className="tabular font-medium">
            {row.number}
          </a>
          <span className="block text-caption text-text-hint">
            {formatIstDate(row.from)} to {formatIstDate(row.until)}
          </span>
          {row.is_disputed ? <Badge tone="danger">Disputed</Badge> : null}
        </>
      ),
    }),
    column.accessor('payout', {
      id: 'payout',
      header: 'Payout',
      meta: { align: 'end' },
      cell: ({ row: { original: row } }) => (
        <>
          <span className="tabular font-medium">{exactRupees(row.payout)}</span>
          <span className="block text-caption text-text-hint">of {exactRupees(row.gross)}</span>
          <span className="block text-caption text-text-muted">{payoutWords(row)}</span>
        </>
      ),
    }),
  ])
