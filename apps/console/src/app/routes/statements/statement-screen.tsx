import { useMemo, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { formatIstDate } from '@upchar/kernel/dates'
import { Badge } from '@upchar/ui/badge'
import { Button, LinkButton } from '@upchar/ui/button'
import { DataTable } from '@upchar/ui/dense/data-table'
import { Panel } from '@upchar/ui/dense/panel'
import { DownloadIcon } from '@upchar/ui/icons'
import {
  DisputeForm,
  entryColumns,
  PayoutPanel,
  Sums,
  taxColumns,
} from '../../../features/statements/index.ts'
import type { StatementDetail } from '../../../features/statements/index.ts'
import { Lines } from '../../../kit/lines.tsx'
import { usePathPart } from '../../../kit/use-address.ts'
import { When } from '../../../kit/when.tsx'
import { question } from '../../../shell/api/ask.ts'
import { useMe } from '../../../shell/api/me.ts'
import { href } from '../../../shell/hrefs.ts'
import { Loaded } from '../../../shell/page/loading.tsx'
import { Page } from '../../../shell/page/page.tsx'

/** One statement with its documents, taxes and files (OPS-06). */
export function StatementScreen() {
  const id = usePathPart('id')
  const answer = useQuery(question('staffGetStatement', { params: { id } }))
  const back = { href: href.statements(), name: 'Statements' }
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
          note={`${data.statement.seller.name}, ${formatIstDate(data.statement.from)} to ${formatIstDate(data.statement.until)}`}
          marks={data.statement.dispute ? <Badge tone="danger">Disputed</Badge> : undefined}
        >
          <Detail data={data} />
        </Page>
      )}
    </Loaded>
  )
}

function Detail({ data }: { data: StatementDetail }) {
  const { statement, entries, taxes } = data
  const mayNote = useMe().may('statements.close')
  const [noting, setNoting] = useState(false)
  const [documents, kept] = useMemo(() => [entryColumns(href.order), taxColumns()], [])
  const file = (format: 'pdf' | 'csv') =>
    `/api/staff/statements/${statement.id}/file?format=${format}`
  return (
    <>
      <div className="flex flex-wrap gap-3">
        <LinkButton look="outline" href={file('pdf')} download>
          <DownloadIcon size={16} aria-hidden="true" /> PDF
        </LinkButton>
        <LinkButton look="outline" href={file('csv')} download>
          <DownloadIcon size={16} aria-hidden="true" /> CSV
        </LinkButton>
        {mayNote && !noting ? (
          <Button look="outline" onClick={() => setNoting(true)}>
            {statement.dispute === null ? 'Note a dispute' : 'End the dispute'}
          </Button>
        ) : null}
      </div>
      {noting ? <DisputeForm statement={statement} onClose={() => setNoting(false)} /> : null}
      {statement.note === '' ? null : (
        <Panel title={statement.dispute === null ? 'How the dispute ended' : 'Disputed'}>
          <p className="text-body-sm [overflow-wrap:anywhere]">{statement.note}</p>
          {statement.dispute === null ? null : (
            <p className="text-caption text-text-hint">
              {statement.dispute.by?.name ?? 'A former member'}, <When at={statement.dispute.at} />
            </p>
          )}
        </Panel>
      )}
      <Panel title="What it comes to">
        <Sums of={statement} />
      </Panel>
      <PayoutPanel data={data} />
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
