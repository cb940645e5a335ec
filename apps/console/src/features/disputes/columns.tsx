import { formatIstDate } from '@upchar/kernel/dates'
import { EVIDENCE_KIND_WORDS } from '@upchar/kernel/dispute-evidence'
import { Badge } from '@upchar/ui/badge'
import { Button } from '@upchar/ui/button'
import { columnsFor } from '@upchar/ui/dense/data-table'
import { rupees } from '../../kit/format.ts'
import { When } from '../../kit/when.tsx'
import { href } from '../../shell/hrefs.ts'
import { daysWords, STATE_WORDS } from './words.ts'
import type { Dispute } from './words.ts'

const dispute = columnsFor<Dispute>()

/** What may be done with a row; missing for who may not. */
export type DisputeActs = { onNote: (row: Dispute) => void; onAnswer: (row: Dispute) => void }

export const disputeColumns = (acts: DisputeActs | undefined) =>
  dispute.columns([
    dispute.accessor('id', {
      id: 'dispute',
      header: 'Dispute',
      meta: { width: 'w-1/3 min-w-40' },
      cell: ({ row: { original: row } }) => (
        <>
          {row.order_number ? (
            <a href={href.order(row.order_number)} className="tabular font-medium">
              {row.order_number}
            </a>
          ) : (
            <span className="font-medium">No order</span>
          )}
          <span className="block [overflow-wrap:anywhere]">{row.organisation || row.name}</span>
          <span className="block text-caption text-text-hint [overflow-wrap:anywhere]">
            {row.email}
          </span>
          <span className="tabular block text-caption text-text-hint [overflow-wrap:anywhere]">
            {row.id} · {row.payment_id}
          </span>
        </>
      ),
    }),
    dispute.accessor('amount', {
      id: 'amount',
      header: 'Amount',
      meta: { width: 'w-1/3 min-w-40' },
      cell: ({ row: { original: row } }) => (
        <>
          <span className="tabular font-medium">{rupees(row.amount)}</span>
          {row.amount === row.paid ? null : (
            <span className="tabular text-text-muted"> of {rupees(row.paid)}</span>
          )}
          <span className="block text-caption text-text-muted [overflow-wrap:anywhere]">
            {row.reason}
          </span>
          {row.deducted > 0 ? (
            <span className="tabular block text-caption">
              {rupees(row.deducted)} taken off the settlement
            </span>
          ) : null}
          <ToSettle row={row} />
          {row.waiting_refunds > 0 ? (
            <span className="tabular block text-caption text-warning">
              A refund of {rupees(row.waiting_refunds)} waits for the bank’s decision
            </span>
          ) : null}
          <span className="sm:hidden">
            <Standing row={row} />
          </span>
          <Notes row={row} acts={acts} />
        </>
      ),
    }),
    dispute.accessor('respond_by', {
      id: 'standing',
      header: 'Last day',
      meta: { from: 'sm', width: 'min-w-40' },
      cell: ({ row: { original: row } }) => <Standing row={row} />,
    }),
  ])

/** Ended, and money isn't where it belongs (RET-04): what can be done. */
function ToSettle({ row }: { row: Dispute }) {
  if (row.state === 'closed' && row.deducted > 0)
    return (
      <span className="block text-caption text-warning">
        The bank took nothing: ask the gateway for this money. A settlement that brings it back
        books it by itself.
      </span>
    )
  if (row.money_unclear)
    return (
      <span className="block text-caption text-warning">
        The gateway reports no deduction. Look in its settlements whether it took one, and note here
        what you found.
      </span>
    )
  if (row.given_twice === 0) return null
  return (
    <span className="block text-caption text-warning">
      The buyer has {rupees(row.given_twice)} twice: by a refund and by the bank.
      {row.twice_in_wallet > 0 && row.customer_id !== null ? (
        <>
          {' '}
          {rupees(row.twice_in_wallet)} of it is credit of the wallet:{' '}
          <a href={href.customer(row.customer_id)}>take off at the customer</a> what is left of it.
        </>
      ) : null}{' '}
      Agree the rest with the buyer, or contest it with the proof of the refund. Note here what you
      did.
    </span>
  )
}

function Standing({ row }: { row: Dispute }) {
  const { name, tone } = STATE_WORDS[row.state]
  const isToAnswer = row.state === 'open' && row.days_left !== null
  return (
    <>
      <Badge tone={isToAnswer && (row.days_left ?? 0) <= 2 ? 'danger' : tone}>
        {isToAnswer ? daysWords(row.days_left ?? 0) : name}
      </Badge>
      {row.respond_by ? (
        <span className="block text-caption text-text-hint">{formatIstDate(row.respond_by)}</span>
      ) : null}
    </>
  )
}

function Notes({ row, acts }: { row: Dispute; acts: DisputeActs | undefined }) {
  return (
    <>
      <ul aria-label="Sent to the bank" className="mt-2 flex flex-col gap-1 empty:hidden">
        {row.evidence.map(({ name, kind, summary, by, at }) => (
          <li key={`${at} ${name}`} className="text-caption">
            <span className="block [overflow-wrap:anywhere]" title={summary}>
              {EVIDENCE_KIND_WORDS[kind]}: {name}
            </span>
            {at === null ? (
              <span className="text-warning">
                Waits for the gateway: it is sent again by itself{by ? `, ${by.name}` : ''}
              </span>
            ) : (
              <Written by={by} at={at} />
            )}
          </li>
        ))}
      </ul>
      <ul className="mt-2 flex flex-col gap-2 empty:hidden">
        {row.notes.map(({ text, by, at }) => (
          <li key={at + text} className="text-caption">
            <span className="block whitespace-pre-line [overflow-wrap:anywhere]">{text}</span>
            <Written by={by} at={at} />
          </li>
        ))}
      </ul>
      {acts ? (
        <span className="mt-2 flex flex-wrap gap-2">
          {row.state === 'open' && !row.evidence.some(({ at }) => at === null) ? (
            <Button onClick={() => acts.onAnswer(row)}>
              Answer<span className="sr-only"> {row.id}</span>
            </Button>
          ) : null}
          <Button look="outline" onClick={() => acts.onNote(row)}>
            Note what was sent<span className="sr-only"> for {row.id}</span>
          </Button>
        </span>
      ) : null}
    </>
  )
}

const Written = ({ by, at }: Pick<Dispute['notes'][number], 'by' | 'at'>) => (
  <span className="text-text-hint">
    {by ? `${by.name}, ` : ''}
    <When at={at} />
  </span>
)
