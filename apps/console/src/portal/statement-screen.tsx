import { useMemo } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { formatIstDate } from '@upchar/kernel/dates'
import { Badge } from '@upchar/ui/badge'
import { LinkButton } from '@upchar/ui/button'
import { DataTable } from '@upchar/ui/dense/data-table'
import { Panel } from '@upchar/ui/dense/panel'
import { DownloadIcon } from '@upchar/ui/icons'
import { entryColumns, Sums, taxColumns } from '../features/statements/index.ts'
import { Lines } from '../kit/lines.tsx'
import { usePathPart } from '../kit/use-address.ts'
import { question } from '../shell/api/ask.ts'
import { Loaded } from '../shell/page/loading.tsx'
import { Page } from '../shell/page/page.tsx'
import { portalHref } from './hrefs.ts'
import { payoutWords } from './payout-words.ts'

type Data = Answer<'sellerGetStatement'>

/** One of the seller's own statements with its documents, taxes and files (APP-01). */
export function StatementScreen() {
  const id = usePathPart('id')
  const answer = useQuery(question('sellerGetStatement', { params: { id } }))
  const back = { href: portalHref.statements(), name: 'Statements' }
  return (
    <Loaded
      answer={answer}
      what="The statement"
      skeleton={
        <Page title="Statement" back={back}>
          <Lines count={8} />
        </Page>
      }
    >
      {(data) => (
        <Page
          title={`Statement ${data.statement.number}`}
          back={back}
          note={`${formatIstDate(data.statement.from)} to ${formatIstDate(data.statement.until)}`}
          marks={data.statement.is_disputed ? <Badge tone="danger">Disputed</Badge> : undefined}
        >
          <Detail data={data} />
        </Page>
      )}
    </Loaded>
  )
}

function Detail({ data: { statement, payout, entries, taxes } }: { data: Data }) {
  const [documents, kept] = useMemo(() => [entryColumns(), taxColumns()], [])
  const file = (format: 'pdf' | 'csv') =>
    `/api/seller/statements/${statement.id}/file?format=${format}`
  const references = [payout.bank_reference, payout.split_reference].filter((one) => one !== '')
  return (
    <>
      <div className="flex flex-wrap gap-3">
        {(['pdf', 'csv'] as const).map((format) => (
          <LinkButton key={format} look="outline" href={file(format)} download>
            <DownloadIcon size={16} aria-hidden="true" /> {format.toUpperCase()}
          </LinkButton>
        ))}
      </div>
      {statement.note === '' ? null : (
        <Panel title={statement.is_disputed ? 'Disputed' : 'How the dispute ended'}>
          <p className="text-body-sm [overflow-wrap:anywhere]">{statement.note}</p>
        </Panel>
      )}
      <Panel title="What it comes to">
        <Sums of={statement} />
        <p className="mt-2 text-body-sm [overflow-wrap:anywhere]">
          {payoutWords(statement)}
          {payout.paid_at === null ? '' : ` on ${formatIstDate(payout.paid_at)}`}
          {references.length === 0 ? '' : `, reference ${references.join(', ')}`}.
        </p>
      </Panel>
      <Panel title="Taxes">
        <DataTable
          label="Taxes"
          rows={taxes}
          columns={kept}
          rowId={(row) => `${row.kind} ${row.period} ${String(row.inter)}`}
        />
      </Panel>
      <Panel title="Invoices and credit notes">
        <DataTable label="Documents" rows={entries} columns={documents} rowId={(row) => row.id} />
      </Panel>
    </>
  )
}
