import type { Answer } from '@upchar/contract/schema/endpoints'
import { WAITING_REASON_WORDS } from '@upchar/kernel/waiting-goods'
import type { WaitingReason } from '@upchar/kernel/waiting-goods'
import { Badge } from '@upchar/ui/badge'
import { columnsFor, RowLink } from '@upchar/ui/dense/data-table'
import { When } from '../../kit/when.tsx'
import { href } from '../../shell/hrefs.ts'
import type { GoodsSearch } from './search.ts'

export type GoodsRow = Answer<'staffListWaitingGoods'>['products'][number]

/** Why a product waits. */
export const ReasonMarks = ({ reasons }: { reasons: readonly WaitingReason[] }) => (
  <span className="flex flex-wrap gap-1">
    {reasons.map((reason) => (
      <Badge key={reason} tone="warning">
        {WAITING_REASON_WORDS[reason].short}
      </Badge>
    ))}
  </span>
)

const column = columnsFor<GoodsRow>()

export const goodsColumns = (search: GoodsSearch) =>
  column.columns([
    column.accessor('title', {
      id: 'title',
      header: 'Product',
      meta: { width: 'w-2/5 min-w-48' },
      cell: ({ row: { original: row } }) => (
        <>
          <RowLink href={href.waitingProduct(row.id, search)}>
            <span className="line-clamp-2 [overflow-wrap:anywhere]" title={row.title}>
              {row.title}
            </span>
          </RowLink>
          <span className="block text-caption [overflow-wrap:anywhere] text-text-hint">
            {row.sku} · {row.brand}
          </span>
          <span className="mt-1 block sm:hidden">
            <ReasonMarks reasons={row.reasons} />
          </span>
        </>
      ),
    }),
    column.accessor('reasons', {
      id: 'reasons',
      header: 'What is missing',
      meta: { from: 'sm', width: 'w-2/5 min-w-48' },
      cell: ({ getValue }) => <ReasonMarks reasons={getValue()} />,
    }),
    column.accessor('family', {
      id: 'family',
      header: 'Category',
      meta: { from: 'xl', width: 'w-1/5 min-w-36' },
      cell: ({ getValue }) => <span className="line-clamp-2">{getValue()}</span>,
    }),
    column.accessor('since', {
      id: 'since',
      header: 'Since',
      meta: { from: 'lg' },
      cell: ({ getValue }) => <When at={getValue()} />,
    }),
  ])
