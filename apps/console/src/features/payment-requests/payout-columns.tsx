import { formatIstDate, formatIstDateTime } from '@upchar/kernel/dates'
import { Badge } from '@upchar/ui/badge'
import type { BadgeTone } from '@upchar/ui/badge'
import { Button } from '@upchar/ui/button'
import { columnsFor } from '@upchar/ui/dense/data-table'
import { rupees } from '../../kit/format.ts'
import { When } from '../../kit/when.tsx'
import { href } from '../../shell/hrefs.ts'
import type { PaidTransfer, ReturnedTransfer } from './words.ts'

function Payee({ row }: { row: ReturnedTransfer['payout'] }) {
  const link =
    row.kind === 'return' ? href.return(row.id) : row.order_number && href.order(row.order_number)
  const name = row.reference || row.order_number || ''
  return (
    <>
      <span className="font-medium [overflow-wrap:anywhere]">{row.name}</span>
      <span className="block text-caption text-text-hint [overflow-wrap:anywhere]">
        {row.email}
      </span>
      {link ? (
        <a href={link} className="tabular block whitespace-nowrap">
          {name}
        </a>
      ) : (
        <span className="tabular block">{name}</span>
      )}
    </>
  )
}

const paid = columnsFor<PaidTransfer>()

/** What was transferred to buyers. */
export const paidColumns = (onReturned: ((row: PaidTransfer) => void) | undefined) =>
  paid.columns([
    paid.accessor('name', {
      id: 'to',
      header: 'To',
      meta: { width: 'w-1/2 min-w-40' },
      cell: ({ row: { original: row } }) => <Payee row={row} />,
    }),
    paid.accessor('amount', {
      id: 'amount',
      header: 'Paid',
      meta: { width: 'min-w-40' },
      cell: ({ row: { original: row } }) => (
        <>
          <span className="tabular font-medium">{rupees(row.amount)}</span>
          <span className="tabular block text-caption text-text-muted [overflow-wrap:anywhere]">
            {row.bank_reference}
          </span>
          <span className="block text-caption text-text-hint">
            <When at={row.paid_at} />
          </span>
          {onReturned ? (
            <span className="mt-2 block">
              <Button look="outline" onClick={() => onReturned(row)}>
                It came back<span className="sr-only"> {row.bank_reference}</span>
              </Button>
            </span>
          ) : null}
        </>
      ),
    }),
  ])

type Standing = { name: string; tone: BadgeTone }
function standing({ state, next }: ReturnedTransfer): Standing {
  if (state === 'waiting') return { name: 'To look at', tone: 'warning' }
  if (state === 'refused') return { name: 'Refused', tone: 'neutral' }
  if (next === 'account') return { name: 'Waits for the buyer’s account', tone: 'info' }
  return next === 'transfer'
    ? { name: 'To pay again', tone: 'warning' }
    : { name: 'Paid again', tone: 'success' }
}

const returned = columnsFor<ReturnedTransfer>()

/** What the bank returned; `onDecide` missing for who may not. */
export const returnedColumns = (
  onDecide: ((row: ReturnedTransfer, accept: boolean) => void) | undefined,
) =>
  returned.columns([
    returned.accessor('id', {
      id: 'to',
      header: 'To',
      meta: { width: 'w-1/2 min-w-40' },
      cell: ({ row: { original: row } }) => (
        <>
          <Payee row={row.payout} />
          <span className="block text-caption [overflow-wrap:anywhere]">{row.reason}</span>
        </>
      ),
    }),
    returned.accessor('state', {
      id: 'state',
      header: 'Came back',
      meta: { width: 'min-w-40' },
      cell: ({ row: { original: row } }) => (
        <>
          <Badge tone={standing(row).tone}>{standing(row).name}</Badge>
          <span className="tabular block font-medium">{rupees(row.payout.amount)}</span>
          <span className="tabular block text-caption [overflow-wrap:anywhere]">
            {row.bank_reference} · {formatIstDate(row.returned_on)}
            {row.recorded_by ? ` · ${row.recorded_by.name}` : ''}
          </span>
          {row.alone_from ? (
            <span className="block text-caption text-text-muted">
              Nobody else can accept it: {row.recorded_by?.name ?? 'who recorded it'} can from{' '}
              {formatIstDateTime(row.alone_from)}.
            </span>
          ) : null}
          {row.state === 'waiting' && onDecide ? (
            <span className="mt-1 flex flex-wrap gap-2">
              <Button look="outline" onClick={() => onDecide(row, true)}>
                Accept<span className="sr-only"> {row.bank_reference}</span>
              </Button>
              <Button look="quiet" onClick={() => onDecide(row, false)}>
                Refuse<span className="sr-only"> {row.bank_reference}</span>
              </Button>
            </span>
          ) : null}
        </>
      ),
    }),
  ])
