import { formatIstDate } from '@upchar/kernel/dates'
import { Badge } from '@upchar/ui/badge'
import { Button } from '@upchar/ui/button'
import { columnsFor } from '@upchar/ui/dense/data-table'
import { count, rupees } from '../../kit/format.ts'
import { When } from '../../kit/when.tsx'
import { href } from '../../shell/hrefs.ts'
import { CHALLAN_COPIES, challanHref, MOVE_STATE, MOVE_WHY, stepsOf } from './words.ts'
import type { Move, MoveStep } from './words.ts'

const moves = columnsFor<Move>()
const STEP_NAMES: Readonly<Record<MoveStep, string>> = {
  pack: 'Pack',
  send: 'Send',
  receive: 'Receive',
  cancel: 'Cancel',
}

/** The delivery challan that goes with it, and what it waits for. */
function Challan({ row }: { row: Move }) {
  if (row.challan === null) return null
  const { number, value, e_way_bill: bill } = row.challan
  const waits = row.state === 'packed' && bill !== null && bill !== 'made'
  return (
    <span className="mt-1 block text-caption">
      Delivery challan <span className="tabular">{number}</span>, {rupees(value)}
      {row.state === 'cancelled' ? ' (cancelled)' : null}
      <span className="flex flex-wrap gap-x-3">
        {CHALLAN_COPIES.map(({ copy, name }) => (
          <a
            key={copy}
            href={challanHref(row, copy)}
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-8 items-center"
          >
            {name}
            <span className="sr-only"> of {number}</span>
          </a>
        ))}
      </span>
      {waits ? (
        <a
          href={href.eDocuments({ kind: 'e_way_bill', q: number })}
          className="block font-medium text-danger"
        >
          It can’t leave without an e-way bill
        </a>
      ) : null}
    </span>
  )
}

/** `onStep`: absent for those who may only read. */
export const moveColumns = (onStep: ((move: Move, step: MoveStep) => void) | undefined) =>
  moves.columns([
    moves.accessor('title', {
      id: 'goods',
      header: 'Goods',
      meta: { width: 'w-1/2 min-w-40' },
      cell: ({ row: { original: row } }) => (
        <>
          <span className="line-clamp-2 [overflow-wrap:anywhere]">{row.title}</span>
          <span className="block text-caption [overflow-wrap:anywhere] text-text-hint">
            {row.sku}
            {row.batch ? ` · batch ${row.batch}` : ''}
            {row.expires_on === null ? '' : ` · expires ${formatIstDate(row.expires_on)}`}
          </span>
          <span className="block text-caption [overflow-wrap:anywhere]">
            {row.origin} → {row.warehouse}
          </span>
          <Challan row={row} />
          {row.note === '' ? null : (
            <span className="block text-caption text-text-muted">{row.note}</span>
          )}
        </>
      ),
    }),
    moves.accessor('state', {
      id: 'state',
      header: 'State',
      cell: ({ row: { original: row } }) => (
        <>
          <Badge tone={MOVE_STATE[row.state].tone}>{MOVE_STATE[row.state].name}</Badge>
          <span className="tabular block text-caption">
            {count(row.asked)} asked
            {row.sent > 0
              ? ` · ${count(row.sent)} ${row.state === 'packed' ? 'packed' : 'sent'}`
              : ''}
            {row.state === 'received' ? ` · ${count(row.received)} arrived` : ''}
          </span>
          {row.reason === '' ? null : (
            <span className="block text-caption text-danger">
              {count(row.sent - row.received)}{' '}
              {MOVE_WHY.find(({ value }) => value === row.reason)?.name.toLowerCase()}
            </span>
          )}
          {onStep === undefined ? null : (
            <span className="mt-1 flex flex-wrap gap-2">
              {stepsOf(row).map((step) => (
                <Button
                  key={step}
                  look={step === 'cancel' ? 'quiet' : 'outline'}
                  aria-label={`${STEP_NAMES[step]} ${row.sku}, move ${row.id}`}
                  onClick={() => onStep(row, step)}
                >
                  {STEP_NAMES[step]}
                </Button>
              ))}
            </span>
          )}
        </>
      ),
    }),
    moves.accessor('asked_at', {
      id: 'when',
      header: 'When',
      meta: { from: 'sm', below: true },
      cell: ({ row: { original: row } }) => (
        <>
          <When at={row.ended_at ?? row.sent_at ?? row.packed_at ?? row.asked_at} />
          <span className="block text-caption text-text-hint">
            {(row.ended_by ?? row.sent_by ?? row.packed_by ?? row.asked_by)?.name}
          </span>
        </>
      ),
    }),
  ])
