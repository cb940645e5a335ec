import { formatIstDate } from '@upchar/kernel/dates'
import { Badge } from '@upchar/ui/badge'
import { columnsFor } from '@upchar/ui/dense/data-table'
import { When } from '../../kit/when.tsx'
import { lineWords, STATES, valueWords } from './words.ts'
import type { Rate } from './words.ts'

const table = columnsFor<Rate>()

const Mark = ({ state }: Pick<Rate, 'state'>) => (
  <Badge tone={STATES[state].tone} className="whitespace-nowrap">
    {STATES[state].words}
  </Badge>
)

export const rateColumns = () =>
  table.columns([
    table.accessor('courier', {
      id: 'courier',
      header: 'Courier',
      meta: { width: 'w-1/3 min-w-36' },
      cell: ({ row: { original: row } }) => (
        <>
          <span className="font-medium [overflow-wrap:anywhere]">{row.courier}</span>
          <span className="block [overflow-wrap:anywhere]">{lineWords(row)}</span>
          <span className="mt-1 block sm:hidden">
            <Mark state={row.state} />
          </span>
        </>
      ),
    }),
    table.accessor('amount', {
      id: 'value',
      header: 'Charge',
      meta: { width: 'w-1/3 min-w-36' },
      cell: ({ row: { original: row } }) => (
        <>
          <span className="tabular [overflow-wrap:anywhere]">{valueWords(row)}</span>
          <span className="block text-caption text-text-hint">
            From {formatIstDate(row.valid_from)}
          </span>
          <span className="block text-caption text-text-hint [overflow-wrap:anywhere]">
            {row.source}
          </span>
        </>
      ),
    }),
    table.accessor('state', {
      id: 'state',
      header: 'State',
      meta: { from: 'sm' },
      cell: ({ row: { original: row } }) => (
        <>
          <Mark state={row.state} />
          <span className="mt-1 block text-caption text-text-hint">
            {row.made_by?.name ?? 'A former member'}, <When at={row.made_at} />
          </span>
        </>
      ),
    }),
  ])
