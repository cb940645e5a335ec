import { formatIstDate } from '@upchar/kernel/dates'
import { SETTLEMENT_OUTCOME_WORDS } from '@upchar/kernel/settlement'
import { plural } from '@upchar/kernel/text'
import { Badge } from '@upchar/ui/badge'
import { Button } from '@upchar/ui/button'
import { columnsFor } from '@upchar/ui/dense/data-table'
import { count, rupees } from '../../kit/format.ts'
import { When } from '../../kit/when.tsx'
import { href } from '../../shell/hrefs.ts'
import { KIND_WORDS, OUTCOME_TONES } from './words.ts'
import type { Difference, PreviewLine, Settlement, Unsettled } from './words.ts'

const OrderLink = ({ number }: { number: string | null }) =>
  number === null ? null : (
    <a href={href.order(number)} className="tabular block whitespace-nowrap">
      {number}
    </a>
  )

const Entity = ({ row }: { row: PreviewLine }) => (
  <>
    <span className="tabular font-medium [overflow-wrap:anywhere]">{row.entity_id}</span>
    <span className="block text-caption text-text-hint">
      {KIND_WORDS[row.kind]} · line {count(row.line)}
    </span>
  </>
)

const OutcomeMark = ({ outcome }: Pick<PreviewLine, 'outcome'>) => (
  <Badge tone={OUTCOME_TONES[outcome]} className="whitespace-nowrap">
    {SETTLEMENT_OUTCOME_WORDS[outcome].name}
  </Badge>
)

const Amounts = ({ row }: { row: PreviewLine }) => (
  <>
    <span className="tabular">{rupees(row.amount)}</span>
    {row.fee + row.gst > 0 ? (
      <span className="tabular block text-caption text-text-hint">
        less {rupees(row.fee)} fee and {rupees(row.gst)} GST
      </span>
    ) : null}
  </>
)

const Found = ({ row }: { row: PreviewLine }) => (
  <>
    <OutcomeMark outcome={row.outcome} />
    <span className="mt-1 block text-caption text-text-muted">
      {SETTLEMENT_OUTCOME_WORDS[row.outcome].advice}
    </span>
  </>
)

const preview = columnsFor<PreviewLine>()

/** The differences that recording a report would find. */
export const previewColumns = () =>
  preview.columns([
    preview.accessor('entity_id', {
      id: 'entity',
      header: 'Line',
      meta: { width: 'w-1/3 min-w-36' },
      cell: ({ row: { original: row } }) => <Entity row={row} />,
    }),
    preview.accessor('amount', {
      id: 'amount',
      header: 'Amount',
      meta: { width: 'min-w-28' },
      cell: ({ row: { original: row } }) => (
        <>
          <Amounts row={row} />
          <span className="mt-1 block sm:hidden">
            <OutcomeMark outcome={row.outcome} />
          </span>
        </>
      ),
    }),
    preview.accessor('outcome', {
      id: 'outcome',
      header: 'Found',
      meta: { from: 'sm', width: 'w-1/3 min-w-48' },
      cell: ({ row: { original: row } }) => <Found row={row} />,
    }),
  ])

type OnClear = ((row: Difference) => void) | undefined

function Clearing({ row, onClear }: { row: Difference; onClear: OnClear }) {
  if (row.cleared !== null)
    return (
      <>
        <span className="block [overflow-wrap:anywhere]">{row.cleared.reason}</span>
        <span className="text-caption text-text-hint">
          {row.cleared.by ? `${row.cleared.by.name} · ` : ''}
          <When at={row.cleared.at} />
        </span>
      </>
    )
  return (
    <>
      <span className="block text-caption text-text-muted">{plural(row.days, 'day')} old</span>
      {onClear === undefined ? null : (
        <Button look="outline" onClick={() => onClear(row)}>
          Settle<span className="sr-only"> the difference of {row.entity_id}</span>
        </Button>
      )}
    </>
  )
}

const difference = columnsFor<Difference>()

/** `onClear` is missing for who may not. */
export const differenceColumns = (onClear: OnClear) =>
  difference.columns([
    difference.accessor('entity_id', {
      id: 'entity',
      header: 'Line',
      meta: { width: 'w-1/4 min-w-36' },
      cell: ({ row: { original: row } }) => (
        <>
          <Entity row={row} />
          <OrderLink number={row.order_number} />
          <span className="block text-caption text-text-hint [overflow-wrap:anywhere]">
            {row.settlement_id} · {formatIstDate(row.settled_at)}
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
          <Found row={row} />
          <span className="mt-1 block">
            <Amounts row={row} />
            {row.known_amount === null ? null : (
              <span className="tabular block text-caption">
                {rupees(row.known_amount)} in the shop
              </span>
            )}
          </span>
          <span className="mt-2 block sm:hidden">
            <Clearing row={row} onClear={onClear} />
          </span>
        </>
      ),
    }),
    difference.accessor('cleared', {
      id: 'cleared',
      header: 'Settled',
      meta: { from: 'sm', width: 'min-w-32' },
      cell: ({ row: { original: row } }) => <Clearing row={row} onClear={onClear} />,
    }),
  ])

const unsettled = columnsFor<Unsettled>()

export const unsettledColumns = () =>
  unsettled.columns([
    unsettled.accessor('id', {
      id: 'entity',
      header: 'Payment or refund',
      meta: { width: 'w-1/2 min-w-36' },
      cell: ({ row: { original: row } }) => (
        <>
          <span className="tabular font-medium [overflow-wrap:anywhere]">{row.id}</span>
          <span className="block text-caption text-text-hint">{KIND_WORDS[row.kind]}</span>
          <OrderLink number={row.order_number} />
        </>
      ),
    }),
    unsettled.accessor('since', {
      id: 'since',
      header: 'Since',
      cell: ({ row: { original: row } }) => (
        <>
          <span className="whitespace-nowrap">{plural(row.days, 'day')}</span>
          <span className="block text-caption text-text-hint">
            <When at={row.since} />
          </span>
        </>
      ),
    }),
    unsettled.accessor('amount', {
      id: 'amount',
      header: 'Amount',
      meta: { align: 'end' },
      cell: ({ row: { original: row } }) => (
        <span className="tabular">{rupees(row.kind === 'refund' ? -row.amount : row.amount)}</span>
      ),
    }),
  ])

function Bank({ row, onBank }: { row: Settlement; onBank: OnBank }) {
  const { bank } = row
  if (bank === null)
    return (
      <>
        <Badge tone={row.days > 2 ? 'warning' : 'neutral'}>Not seen in the bank</Badge>
        <span className="block text-caption text-text-hint">{plural(row.days, 'day')} old</span>
        {onBank === undefined ? null : (
          <Button look="outline" onClick={() => onBank(row)}>
            Compare<span className="sr-only"> {row.id} with the bank</span>
          </Button>
        )}
      </>
    )
  return (
    <>
      <Badge tone={bank.missing === 0 ? 'success' : 'danger'}>
        {bank.missing === 0 ? 'In the bank' : `${rupees(bank.received)} in the bank`}
      </Badge>
      <span className="block text-caption text-text-hint">
        {formatIstDate(bank.credited_on)}
        {bank.by ? ` · ${bank.by.name}` : ''}
      </span>
      {bank.reason ? (
        <span className="block text-caption [overflow-wrap:anywhere]">{bank.reason}</span>
      ) : null}
    </>
  )
}

type OnBank = ((row: Settlement) => void) | undefined
const settlement = columnsFor<Settlement>()

/** `onBank` is missing for who may not. */
export const settlementColumns = (onBank: OnBank) =>
  settlement.columns([
    settlement.accessor('id', {
      id: 'settlement',
      header: 'Settlement',
      meta: { width: 'w-1/3 min-w-36' },
      cell: ({ row: { original: row } }) => (
        <>
          <span className="font-medium">{formatIstDate(row.settled_at)}</span>
          <span className="tabular block text-caption text-text-hint [overflow-wrap:anywhere]">
            {row.id} · UTR {row.utr || 'not told'}
          </span>
          <span className="block text-caption text-text-hint [overflow-wrap:anywhere]">
            {row.file_name ?? 'From the gateway'}
          </span>
        </>
      ),
    }),
    settlement.accessor('amount', {
      id: 'amount',
      header: 'Transferred',
      meta: { width: 'min-w-36' },
      cell: ({ row: { original: row } }) => (
        <>
          <span className="tabular font-medium">{rupees(row.amount)}</span>
          <span className="tabular block text-caption text-text-hint">
            after {rupees(row.fees)} fees and {rupees(row.gst)} GST
          </span>
          <span className="block text-caption">
            {plural(row.lines, 'line')}
            {row.open > 0 ? (
              <span className="text-danger">, {count(row.open)} to settle</span>
            ) : null}
          </span>
          <span className="mt-2 block sm:hidden">
            <Bank row={row} onBank={onBank} />
          </span>
        </>
      ),
    }),
    settlement.accessor('bank', {
      id: 'bank',
      header: 'Bank',
      meta: { from: 'sm', width: 'min-w-36' },
      cell: ({ row: { original: row } }) => <Bank row={row} onBank={onBank} />,
    }),
  ])
