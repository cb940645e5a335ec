import { Badge } from '@upchar/ui/badge'
import { Button } from '@upchar/ui/button'
import { columnsFor } from '@upchar/ui/dense/data-table'
import { CopyButton } from '../../kit/copy-button.tsx'
import { count } from '../../kit/format.ts'
import { When } from '../../kit/when.tsx'
import type { SalesCode } from './words.ts'

type OnEnd = ((code: SalesCode) => void) | undefined

/** A link that brings the code along (CART-12). */
const linkOf = (code: string): string => `${location.origin}/?sales_code=${code}`

function StateAndEnd({ row, onEnd }: { row: SalesCode; onEnd: OnEnd }) {
  return row.ended_at === null ? (
    <>
      <Badge tone="success">In force</Badge>
      {onEnd === undefined ? null : (
        <span className="mt-2 block">
          <Button look="outline" onClick={() => onEnd(row)}>
            End<span className="sr-only"> the sales code {row.code}</span>
          </Button>
        </span>
      )}
    </>
  ) : (
    <>
      <Badge>Ended</Badge>
      <span className="mt-1 block text-caption text-text-hint">
        <When at={row.ended_at} />
      </span>
    </>
  )
}

const column = columnsFor<SalesCode>()

/** `onEnd` is missing for who may not change them. */
export const salesCodeColumns = (onEnd: OnEnd) =>
  column.columns([
    column.accessor('code', {
      id: 'code',
      header: 'Code',
      meta: { width: 'w-full min-w-40' },
      cell: ({ row: { original: row } }) => (
        <>
          <span className="font-medium">{row.code}</span>
          {row.ended_at === null ? (
            <CopyButton what={`link of ${row.code}`} text={linkOf(row.code)} />
          ) : null}
          <span className="block">{row.person}</span>
          <span className="block text-caption text-text-muted">Why: {row.reason}</span>
        </>
      ),
    }),
    column.accessor('orders', {
      id: 'orders',
      header: 'Orders',
      meta: { align: 'end' },
      cell: ({ getValue }) => count(getValue()),
    }),
    column.accessor('ended_at', {
      id: 'state',
      header: 'State',
      meta: { width: 'min-w-28' },
      cell: ({ row: { original: row } }) => <StateAndEnd row={row} onEnd={onEnd} />,
    }),
  ])
