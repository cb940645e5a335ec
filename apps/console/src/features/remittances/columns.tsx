import { remittanceWords, type RemittanceKind } from '@upchar/kernel/remittance'
import { Badge } from '@upchar/ui/badge'
import { Button } from '@upchar/ui/button'
import { columnsFor } from '@upchar/ui/dense/data-table'
import { formatIstDate } from '@upchar/kernel/dates'
import { count, rupees } from '../../kit/format.ts'
import { When } from '../../kit/when.tsx'
import { href } from '../../shell/hrefs.ts'
import { needsTwo, OUTCOME_TONES, paidWords, weightWords } from './words.ts'
import type { AwaitedParcel, Difference, PreviewLine, Remittance } from './words.ts'

const OrderLink = ({ number }: { number: string | null }) =>
  number === null ? null : (
    <a href={href.order(number)} className="tabular whitespace-nowrap">
      {number}
    </a>
  )

/** A line's parcel: AWB, courier, order. */
function Parcel({ row }: { row: PreviewLine }) {
  return (
    <>
      <span className="tabular font-medium [overflow-wrap:anywhere]">{row.awb}</span>
      <span className="block text-caption text-text-hint">
        {row.courier ? `${row.courier} · ` : ''}line {count(row.line)}
      </span>
      <OrderLink number={row.order_number} />
    </>
  )
}

type Found = Pick<PreviewLine, 'outcome'> & { kind: RemittanceKind }

const OutcomeMark = ({ kind, outcome }: Found) => (
  <Badge tone={OUTCOME_TONES[outcome]} className="whitespace-nowrap">
    {remittanceWords(kind, outcome).name}
  </Badge>
)

function Amounts({ row, kind }: { row: PreviewLine; kind: RemittanceKind }) {
  return (
    <>
      <span className="tabular">{paidWords(row, kind)}</span>
      {row.charged_grams === null ? null : (
        <span className="block text-caption text-text-muted">{weightWords(row)}</span>
      )}
      <span className="block text-caption text-text-hint">
        {[row.reference, row.paid_on === null ? '' : formatIstDate(row.paid_on)]
          .filter((word) => word !== '')
          .join(' · ')}
      </span>
    </>
  )
}

const preview = columnsFor<PreviewLine>()

/** The differences that recording a list would find. */
export const previewColumns = (kind: RemittanceKind) =>
  preview.columns([
    preview.accessor('awb', {
      id: 'parcel',
      header: 'Parcel',
      meta: { width: 'w-1/3 min-w-36' },
      cell: ({ row: { original: row } }) => <Parcel row={row} />,
    }),
    preview.accessor('paid', {
      id: 'paid',
      header: kind === 'cash' ? 'Paid' : 'Charged',
      meta: { width: 'min-w-36' },
      cell: ({ row: { original: row } }) => (
        <>
          <Amounts row={row} kind={kind} />
          <span className="mt-1 block sm:hidden">
            <OutcomeMark kind={kind} outcome={row.outcome} />
          </span>
        </>
      ),
    }),
    preview.accessor('outcome', {
      id: 'outcome',
      header: 'Found',
      meta: { from: 'sm', width: 'w-1/3 min-w-48' },
      cell: ({ getValue }) => (
        <>
          <OutcomeMark kind={kind} outcome={getValue()} />
          <span className="mt-1 block text-caption text-text-muted">
            {remittanceWords(kind, getValue()).advice}
          </span>
        </>
      ),
    }),
  ])

/** What is done with a difference. */
export type DifferenceStep = 'settle' | 'withdraw'
type OnStep = ((row: Difference, step: DifferenceStep) => void) | undefined

function Settling({ row, onStep }: { row: Difference; onStep: OnStep }) {
  if (row.settled !== null)
    return (
      <>
        <span className="block [overflow-wrap:anywhere]">{row.settled.reason}</span>
        <span className="text-caption text-text-hint">
          {row.settled.by?.name ?? 'By itself'} · <When at={row.settled.at} />
        </span>
      </>
    )
  const asked =
    row.asked === null ? null : (
      <span className="mb-1 block text-caption text-text-muted [overflow-wrap:anywhere]">
        {row.asked.by?.name ?? ''} asks: {row.asked.reason}
      </span>
    )
  if (onStep === undefined)
    return (
      <>
        {asked}
        <span className="text-text-hint">Open</span>
      </>
    )
  return (
    <>
      {asked}
      <span className="flex flex-wrap gap-2">
        <Button look="outline" onClick={() => onStep(row, 'settle')}>
          {needsTwo(row) && row.asked === null ? 'Ask to agree' : 'Settle'}
          <span className="sr-only"> the difference of {row.awb}</span>
        </Button>
        {row.asked === null ? null : (
          <Button look="quiet" onClick={() => onStep(row, 'withdraw')}>
            Take back
            <span className="sr-only"> the request for {row.awb}</span>
          </Button>
        )}
      </span>
    </>
  )
}

const difference = columnsFor<Difference>()

/** `onStep` is missing for who may not. */
export const differenceColumns = (onStep: OnStep) =>
  difference.columns([
    difference.accessor('awb', {
      id: 'parcel',
      header: 'Parcel',
      meta: { width: 'w-1/4 min-w-36' },
      cell: ({ row: { original: row } }) => (
        <>
          <Parcel row={row} />
          <span className="block text-caption text-text-hint [overflow-wrap:anywhere]">
            {row.file_name} · <When at={row.recorded_at} />
          </span>
        </>
      ),
    }),
    difference.accessor('outcome', {
      id: 'outcome',
      header: 'Found',
      meta: { width: 'w-1/3 min-w-40' },
      cell: ({ row: { original: row } }) => (
        <>
          <OutcomeMark kind={row.kind} outcome={row.outcome} />
          <span className="mt-1 block">
            <Amounts row={row} kind={row.kind} />
          </span>
          <span className="hidden text-caption text-text-muted lg:block">
            {remittanceWords(row.kind, row.outcome).advice}
          </span>
          <span className="mt-2 block sm:hidden">
            <Settling row={row} onStep={onStep} />
          </span>
        </>
      ),
    }),
    difference.accessor('settled', {
      id: 'settled',
      header: 'Settled',
      meta: { from: 'sm', width: 'min-w-32' },
      cell: ({ row: { original: row } }) => <Settling row={row} onStep={onStep} />,
    }),
  ])

const awaited = columnsFor<AwaitedParcel>()

export const awaitedColumns = () =>
  awaited.columns([
    awaited.accessor('awb', {
      id: 'parcel',
      header: 'Parcel',
      meta: { width: 'w-1/2 min-w-36' },
      cell: ({ row: { original: row } }) => (
        <>
          <span className="tabular font-medium [overflow-wrap:anywhere]">{row.awb}</span>
          <span className="block text-caption text-text-hint">{row.courier}</span>
          <OrderLink number={row.order_number} />
          <span className="block text-caption text-text-muted sm:hidden">
            Delivered <When at={row.delivered_at} />
          </span>
        </>
      ),
    }),
    awaited.accessor('delivered_at', {
      id: 'delivered',
      header: 'Delivered',
      meta: { from: 'sm' },
      cell: ({ getValue }) => <When at={getValue()} />,
    }),
    awaited.accessor('due', {
      id: 'due',
      header: 'Collected',
      meta: { align: 'end' },
      cell: ({ getValue }) => <span className="tabular">{rupees(getValue())}</span>,
    }),
  ])

const lists = columnsFor<Remittance>()

export const listColumns = (kind: RemittanceKind) =>
  lists.columns([
    lists.accessor('file_name', {
      id: 'file',
      header: 'List',
      meta: { width: 'w-1/2 min-w-40' },
      cell: ({ row: { original: row } }) => (
        <>
          <span className="font-medium [overflow-wrap:anywhere]">{row.file_name}</span>
          <span className="block text-caption text-text-hint">
            {row.recorded_by?.name ?? ''} · <When at={row.recorded_at} />
          </span>
        </>
      ),
    }),
    lists.accessor('lines', {
      id: 'lines',
      header: 'Lines',
      meta: { align: 'end' },
      cell: ({ row: { original: row } }) => (
        <>
          <span className="tabular">{count(row.lines)}</span>
          {row.open > 0 ? (
            <span className="block text-caption text-danger">{count(row.open)} to settle</span>
          ) : null}
        </>
      ),
    }),
    lists.accessor('paid', {
      id: 'paid',
      header: kind === 'cash' ? 'Paid out' : 'Charged',
      meta: { align: 'end' },
      cell: ({ getValue }) => <span className="tabular">{rupees(getValue())}</span>,
    }),
  ])
