import { Badge } from '@upchar/ui/badge'
import { Button } from '@upchar/ui/button'
import { columnsFor } from '@upchar/ui/dense/data-table'
import { rupees } from '../../kit/format.ts'
import { When } from '../../kit/when.tsx'
import { href } from '../../shell/hrefs.ts'
import { points, STATES } from './words.ts'
import type { Referral } from './words.ts'

type OnBlock = ((referral: Referral) => void) | undefined

function StateAndBlock({ row, onBlock }: { row: Referral; onBlock: OnBlock }) {
  const { words, tone } = STATES[row.state]
  return (
    <>
      <Badge tone={tone}>{words}</Badge>
      {row.blocked ? (
        <span className="mt-1 block text-caption text-text-hint [overflow-wrap:anywhere]">
          {row.blocked.by?.name ?? 'A former member'}, <When at={row.blocked.at} />:{' '}
          {row.blocked.reason}
        </span>
      ) : onBlock ? (
        <span className="mt-2 block">
          <Button look="outline" onClick={() => onBlock(row)}>
            Block<span className="sr-only"> the referral of {row.order.number}</span>
          </Button>
        </span>
      ) : null}
    </>
  )
}

const column = columnsFor<Referral>()

/** `onBlock` is missing for who may not block them. */
export const referralColumns = (onBlock: OnBlock) =>
  column.columns([
    column.accessor('code', {
      id: 'people',
      header: 'Who referred whom',
      meta: { width: 'w-full min-w-48' },
      cell: ({ row: { original: row } }) => (
        <>
          <a href={href.customer(row.referrer.id)}>{row.referrer.name}</a> referred{' '}
          <a href={href.customer(row.referee.id)}>{row.referee.name}</a>
          <span className="block text-caption text-text-muted">Code {row.code}</span>
        </>
      ),
    }),
    column.accessor('ordered_at', {
      id: 'order',
      header: 'First order',
      meta: { width: 'min-w-36' },
      cell: ({ row: { original: row } }) => (
        <>
          <a href={href.order(row.order.number)} className="tabular">
            {row.order.number}
          </a>
          <span className="block text-caption text-text-hint">
            <When at={row.ordered_at} />
          </span>
        </>
      ),
    }),
    column.accessor('discount', {
      id: 'discount',
      header: 'Off',
      meta: { align: 'end' },
      cell: ({ getValue }) => rupees(getValue()),
    }),
    column.accessor('rewarded', {
      id: 'reward',
      header: 'Reward',
      meta: { align: 'end', width: 'min-w-28' },
      cell: ({ row: { original: row } }) =>
        row.state === 'waiting' ? `${points(row.reward)} to come` : points(row.rewarded),
    }),
    column.accessor('state', {
      id: 'state',
      header: 'State',
      meta: { width: 'min-w-40' },
      cell: ({ row: { original: row } }) => <StateAndBlock row={row} onBlock={onBlock} />,
    }),
  ])
