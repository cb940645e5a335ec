import { useMemo, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { formatMonth } from '@upchar/kernel/dates'
import { plural } from '@upchar/kernel/text'
import { Badge } from '@upchar/ui/badge'
import { Button, LinkButton } from '@upchar/ui/button'
import { DataTable } from '@upchar/ui/dense/data-table'
import { Notice } from '@upchar/ui/dense/notice'
import { DownloadIcon } from '@upchar/ui/icons'
import {
  booksHref,
  dueWords,
  fileHref,
  FORM_NAMES,
  issuedColumns,
  RecordFiled,
  sectionColumns,
  sellerColumns,
} from '../../../features/tax-returns/index.ts'
import type { ReturnDetail, Which } from '../../../features/tax-returns/index.ts'
import { Lines } from '../../../kit/lines.tsx'
import { question } from '../../../shell/api/ask.ts'
import { useMe } from '../../../shell/api/me.ts'
import { href } from '../../../shell/hrefs.ts'
import { Loaded } from '../../../shell/page/loading.tsx'
import { Page } from '../../../shell/page/page.tsx'

/** One return by the tables of its form, its files, and whether it was filed. */
export function TaxReturnScreen({ which }: { which: Which }) {
  const answer = useQuery(question('staffGetTaxReturn', { params: which }))
  const title = `${FORM_NAMES[which.form]}, ${formatMonth(which.month)}`
  const back = { href: href.taxReturns({ month: which.month }), name: 'Tax returns' }
  return (
    <Loaded
      answer={answer}
      what="The return"
      skeleton={
        <Page title={title} back={back}>
          <Lines count={8} />
        </Page>
      }
    >
      {(data) => {
        const { text, tone } = dueWords(data.return)
        return (
          <Page
            title={title}
            back={back}
            note={`${data.return.name}, ${which.gstin}`}
            marks={<Badge tone={tone}>{text}</Badge>}
          >
            <Detail which={which} data={data} />
          </Page>
        )
      }}
    </Loaded>
  )
}

function Detail({ which, data }: { which: Which; data: ReturnDetail }) {
  const mayChange = useMe().may('tax.change')
  const [recording, setRecording] = useState(false)
  const { filed, waiting } = data.return
  return (
    <>
      {waiting > 0 ? (
        <p className="max-w-text text-body-sm text-warning">
          {plural(waiting, 'document')} without Invoice Reference Number: report them first, without
          it they have no effect.
        </p>
      ) : null}
      {data.missing.map(({ from, to, count }) => (
        <Notice key={from} tone="danger">
          {count === 1
            ? `No document has the number ${from}.`
            : `No document has the numbers ${from} to ${to}.`}{' '}
          A series has no gaps: find out why before the return is filed.
        </Notice>
      ))}
      <Tables data={data} />
      <div className="flex flex-wrap gap-3">
        <LinkButton look="outline" href={fileHref(which, 'json')} download>
          <DownloadIcon size={16} aria-hidden="true" /> JSON for the portal
        </LinkButton>
        <LinkButton look="outline" href={fileHref(which, 'zip')} download>
          <DownloadIcon size={16} aria-hidden="true" /> Sheets
        </LinkButton>
        {which.form === 'gstr-1' ? (
          <>
            <LinkButton look="outline" href={booksHref(which, 'csv')} download>
              <DownloadIcon size={16} aria-hidden="true" /> Sales register
            </LinkButton>
            <LinkButton look="outline" href={booksHref(which, 'zip')} download>
              <DownloadIcon size={16} aria-hidden="true" /> Vouchers for Tally
            </LinkButton>
          </>
        ) : null}
        {mayChange && !recording ? (
          <Button look={filed === null ? 'primary' : 'outline'} onClick={() => setRecording(true)}>
            {filed === null ? 'Record as filed' : 'Correct ARN or day'}
          </Button>
        ) : null}
      </div>
      {filed === null ? null : (
        <p className="text-body-sm text-text-muted">
          ARN <span className="tabular">{filed.arn}</span>
          {filed.by === null ? '' : `, recorded by ${filed.by}`}
        </p>
      )}
      {recording ? (
        <RecordFiled which={which} filed={filed} onClose={() => setRecording(false)} />
      ) : null}
    </>
  )
}

function Tables({ data }: { data: ReturnDetail }) {
  const ofSections = useMemo(() => sectionColumns(), [])
  const ofSellers = useMemo(() => sellerColumns(), [])
  const ofIssued = useMemo(() => issuedColumns(), [])
  return data.return.form === 'gstr-1' ? (
    <>
      <DataTable
        label="Tables of the form"
        columns={ofSections}
        rows={data.sections}
        rowId={(row) => row.name}
      />
      <DataTable
        label="Documents issued (table 13)"
        columns={ofIssued}
        rows={data.issued}
        rowId={(row) => row.from}
      />
    </>
  ) : (
    <DataTable
      label="Tax collected from sellers"
      columns={ofSellers}
      rows={data.sellers}
      rowId={(row) => row.gstin}
    />
  )
}
