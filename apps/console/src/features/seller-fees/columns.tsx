import { formatIstDate } from '@upchar/kernel/dates'
import { SELLER_FEES } from '@upchar/kernel/seller-fees'
import { Badge } from '@upchar/ui/badge'
import { columnsFor } from '@upchar/ui/dense/data-table'
import { When } from '../../kit/when.tsx'
import { STATES, targetWords, valueWords } from './words.ts'
import type { FeeRule } from './words.ts'

const table = columnsFor<FeeRule>()

const Mark = ({ state }: Pick<FeeRule, 'state'>) => (
  <Badge tone={STATES[state].tone} className="whitespace-nowrap">
    {STATES[state].words}
  </Badge>
)

export const feeColumns = () =>
  table.columns([
    table.accessor('kind', {
      id: 'rule',
      header: 'Rule',
      meta: { width: 'w-1/3 min-w-36' },
      cell: ({ row: { original: row } }) => (
        <>
          <span className="font-medium">{SELLER_FEES[row.kind].name}</span>
          <span className="block [overflow-wrap:anywhere]">{targetWords(row)}</span>
          <span className="mt-1 block sm:hidden">
            <Mark state={row.state} />
          </span>
        </>
      ),
    }),
    table.accessor('percent', {
      id: 'value',
      header: 'Takes',
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
          {row.made_at === null ? null : (
            <span className="mt-1 block text-caption text-text-hint">
              {row.made_by?.name ?? 'A former member'}, <When at={row.made_at} />
            </span>
          )}
        </>
      ),
    }),
  ])
