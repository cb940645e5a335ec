import { Badge } from '@upchar/ui/badge'
import { columnsFor } from '@upchar/ui/dense/data-table'
import { When } from '../../kit/when.tsx'
import { href } from '../../shell/hrefs.ts'
import { DecideButtons } from './decide-buttons.tsx'
import { CHANGE_STATES, goodUntil, signed } from './words.ts'
import type { WalletChange } from './words.ts'

function StateAndButtons({ change }: { change: WalletChange }) {
  const { words, tone } = CHANGE_STATES[change.state]
  const { decided_by: by, decided_at: at } = change
  return (
    <>
      <Badge tone={tone} className="whitespace-nowrap">
        {words}
      </Badge>
      {by && at ? (
        <span className="mt-1 block text-caption text-text-hint">
          {by.name}, <When at={at} />
        </span>
      ) : null}
      <DecideButtons change={change} />
    </>
  )
}

const column = columnsFor<WalletChange>()

export const walletColumns = column.columns([
  column.accessor('customer', {
    id: 'customer',
    header: 'Customer',
    meta: { width: 'w-full min-w-48' },
    cell: ({ row: { original: change } }) => (
      <>
        <a href={href.customer(change.customer.id)} className="font-medium">
          {change.customer.name || change.customer.email || 'Closed account'}
        </a>
        <span className="block [overflow-wrap:anywhere] text-text-muted">{change.reason}</span>
        <span className="block text-caption text-text-hint">
          {change.asked_by?.name ?? 'A former member'}, <When at={change.asked_at} />
        </span>
      </>
    ),
  }),
  column.accessor('amount', {
    id: 'amount',
    header: 'Amount',
    meta: { width: 'min-w-32' },
    cell: ({ row: { original: change } }) => (
      <>
        <span className="tabular block">{signed(change.amount, change.book)}</span>
        {change.amount > 0 ? (
          <span className="block text-caption text-text-hint">{goodUntil(change.expires_at)}</span>
        ) : null}
        <span className="mt-1 block sm:hidden">
          <StateAndButtons change={change} />
        </span>
      </>
    ),
  }),
  column.accessor('state', {
    id: 'state',
    header: 'State',
    meta: { from: 'sm', width: 'min-w-44' },
    cell: ({ row: { original: change } }) => <StateAndButtons change={change} />,
  }),
])
