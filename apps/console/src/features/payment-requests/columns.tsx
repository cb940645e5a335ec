import { formatIstDate, formatIstDateTime } from '@upchar/kernel/dates'
import { Badge } from '@upchar/ui/badge'
import { Button } from '@upchar/ui/button'
import { columnsFor } from '@upchar/ui/dense/data-table'
import { rupees } from '../../kit/format.ts'
import { When } from '../../kit/when.tsx'
import { href } from '../../shell/hrefs.ts'
import { CREDIT_WORDS, daysWords, STATE_WORDS, WAY_WORDS } from './words.ts'
import type { Credit, HandRefund, PaymentRequest } from './words.ts'

/** What may be done with a row; missing for who may not. */
export type RequestActs = {
  onMatch: (row: PaymentRequest) => void
  onCancel: (row: PaymentRequest) => void
  onDecide: (row: PaymentRequest, credit: Credit, accept: boolean) => void
}

const OrderLink = ({ number }: { number: string | null }) =>
  number === null ? null : (
    <a href={href.order(number)} className="tabular block whitespace-nowrap">
      {number}
    </a>
  )

const Amounts = ({ row }: { row: PaymentRequest }) => (
  <>
    <span className="tabular font-medium">{rupees(row.amount)}</span>
    {row.arrived > 0 ? (
      <span className="tabular block text-caption text-text-muted">
        {rupees(row.arrived)} arrived
        {row.missing > 0 ? `, ${rupees(row.missing)} missing` : ''}
      </span>
    ) : null}
  </>
)

function Credits({ row, acts }: { row: PaymentRequest; acts: RequestActs | undefined }) {
  return (
    <ul className="mt-2 flex flex-col gap-2 empty:hidden">
      {row.credits.map((credit) => (
        <li key={credit.id} className="text-caption">
          <Badge tone={CREDIT_WORDS[credit.state].tone}>{CREDIT_WORDS[credit.state].name}</Badge>{' '}
          <span className="tabular">
            {rupees(credit.amount)} · {credit.bank_reference} · {formatIstDate(credit.credited_on)}
          </span>
          {credit.recorded_by ? ` · ${credit.recorded_by.name}` : ''}
          {credit.alone_from ? (
            <span className="block text-text-muted">
              Nobody else can accept it: {credit.recorded_by?.name ?? 'who recorded it'} can from{' '}
              {formatIstDateTime(credit.alone_from)}.
            </span>
          ) : null}
          {credit.state === 'waiting' && acts ? (
            <span className="mt-1 flex flex-wrap gap-2">
              <Button look="outline" onClick={() => acts.onDecide(row, credit, true)}>
                Accept<span className="sr-only"> {credit.bank_reference}</span>
              </Button>
              <Button look="quiet" onClick={() => acts.onDecide(row, credit, false)}>
                Refuse<span className="sr-only"> {credit.bank_reference}</span>
              </Button>
            </span>
          ) : null}
        </li>
      ))}
    </ul>
  )
}

function Actions({ row, acts }: { row: PaymentRequest; acts: RequestActs | undefined }) {
  if (acts === undefined) return null
  return (
    <span className="mt-2 flex flex-wrap gap-2">
      {row.by_hand ? (
        <Button look="outline" onClick={() => acts.onMatch(row)}>
          Match a transfer<span className="sr-only"> to {row.reference}</span>
        </Button>
      ) : null}
      {row.state === 'open' ? (
        <Button look="quiet" onClick={() => acts.onCancel(row)}>
          Cancel<span className="sr-only"> {row.reference}</span>
        </Button>
      ) : null}
    </span>
  )
}

const request = columnsFor<PaymentRequest>()

export const requestColumns = (acts: RequestActs | undefined) =>
  request.columns([
    request.accessor('reference', {
      id: 'reference',
      header: 'Reference',
      meta: { width: 'w-1/3 min-w-40' },
      cell: ({ row: { original: row } }) => (
        <>
          <span className="tabular font-medium">{row.reference}</span>
          <span className="block text-caption text-text-hint">{WAY_WORDS[row.way]}</span>
          <span className="block [overflow-wrap:anywhere]">{row.organisation || row.name}</span>
          <span className="block text-caption text-text-hint [overflow-wrap:anywhere]">
            {row.email}
          </span>
          <OrderLink number={row.order_number} />
        </>
      ),
    }),
    request.accessor('amount', {
      id: 'amount',
      header: 'Amount',
      meta: { width: 'w-1/3 min-w-40' },
      cell: ({ row: { original: row } }) => (
        <>
          <Amounts row={row} />
          <Credits row={row} acts={acts} />
          <span className="sm:hidden">
            <LastDay row={row} />
            <Actions row={row} acts={acts} />
          </span>
        </>
      ),
    }),
    request.accessor('due_at', {
      id: 'due',
      header: 'Last day',
      meta: { from: 'sm', width: 'min-w-32' },
      cell: ({ row: { original: row } }) => (
        <>
          <LastDay row={row} />
          <Actions row={row} acts={acts} />
        </>
      ),
    }),
  ])

const LastDay = ({ row }: { row: PaymentRequest }) => (
  <>
    <Badge
      tone={row.state === 'open' && row.days_left <= 0 ? 'warning' : STATE_WORDS[row.state].tone}
    >
      {row.state === 'open' ? daysWords(row.days_left) : STATE_WORDS[row.state].name}
    </Badge>
    <span className="block text-caption text-text-hint">{formatIstDate(row.due_at)}</span>
  </>
)

const refund = columnsFor<HandRefund>()

export const refundColumns = (onPay: ((row: HandRefund) => void) | undefined) =>
  refund.columns([
    refund.accessor('name', {
      id: 'to',
      header: 'To',
      meta: { width: 'w-1/2 min-w-40' },
      cell: ({ row: { original: row } }) => (
        <>
          <span className="font-medium [overflow-wrap:anywhere]">{row.name}</span>
          <span className="block text-caption text-text-hint [overflow-wrap:anywhere]">
            {row.email}
          </span>
          <span className="tabular block text-caption [overflow-wrap:anywhere]">
            {[row.bank_reference && `Came with ${row.bank_reference}`, row.reference]
              .filter(Boolean)
              .join(' · ')}
          </span>
          <OrderLink number={row.order_number} />
        </>
      ),
    }),
    refund.accessor('amount', {
      id: 'amount',
      header: 'Goes back',
      meta: { width: 'min-w-40' },
      cell: ({ row: { original: row } }) => (
        <>
          <span className="tabular font-medium">{rupees(row.amount)}</span>
          <span className="block text-caption text-text-muted">{row.reason}</span>
          <span className="block text-caption text-text-hint">
            since <When at={row.since} />
          </span>
          {row.came_back ? (
            <span className="block text-caption [overflow-wrap:anywhere]">
              {row.awaits_account ? (
                'It came back from the bank, or its account was wrong. A mail asks the buyer for another one.'
              ) : (
                <>
                  It came back from the bank. Pay to{' '}
                  <strong className="select-all">{row.pay_to ?? 'the buyer’s new account'}</strong>
                </>
              )}
            </span>
          ) : null}
          {onPay && !row.awaits_account ? (
            <span className="mt-2 block">
              <Button look="outline" onClick={() => onPay(row)}>
                Record the transfer<span className="sr-only"> to {row.name}</span>
              </Button>
            </span>
          ) : null}
        </>
      ),
    }),
  ])
