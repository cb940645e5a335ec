import type { Answer } from '@upchar/contract/schema/endpoints'
import { formatIstDateTime } from '@upchar/kernel/dates'
import { plural } from '@upchar/kernel/text'
import { Badge } from '@upchar/ui/badge'
import { Button } from '@upchar/ui/button'
import { columnsFor } from '@upchar/ui/dense/data-table'
import { When } from '../../kit/when.tsx'
import { href } from '../../shell/hrefs.ts'

export type Seller = Answer<'staffListSellers'>['sellers'][number]

const sellers = columnsFor<Seller>()

type May = { suspend: boolean; lift: boolean }

/** Sellers with whether they may sell, and the button that changes it. */
export const sellerColumns = (may: May, onChange: (seller: Seller) => void) =>
  sellers.columns([
    sellers.accessor('trade_name', {
      id: 'seller',
      header: 'Seller',
      meta: { width: 'w-1/2 min-w-40' },
      cell: ({ row: { original: row } }) => (
        <>
          <span className="font-medium [overflow-wrap:anywhere]">{row.trade_name}</span>
          <span className="block text-caption [overflow-wrap:anywhere] text-text-hint">
            {row.gstin} · {row.city}, {row.state}
          </span>
          <a href={href.seller(row.id)} className="block text-caption">
            Who works in its portal
          </a>
          {row.waiting_orders === 0 ? null : (
            <a
              href={href.orders({ seller: String(row.id), state: 'waiting' })}
              className="block text-caption"
            >
              {plural(row.waiting_orders, 'order')} to pack or hand over
            </a>
          )}
        </>
      ),
    }),
    sellers.accessor('suspension', {
      id: 'state',
      header: 'Sales',
      cell: ({ row: { original: row } }) => (
        <>
          <Sales seller={row} />
          {(row.suspension === null ? may.suspend : may.lift) ? (
            <Button
              look="outline"
              className="mt-2"
              aria-label={`${row.suspension === null ? 'Suspend' : 'Lift the suspension of'} ${row.trade_name}`}
              onClick={() => onChange(row)}
            >
              {row.suspension === null ? 'Suspend' : 'Lift'}
            </Button>
          ) : null}
        </>
      ),
    }),
  ])

function Sales({ seller: { suspension } }: { seller: Seller }) {
  if (suspension === null)
    return (
      <span className="block">
        <Badge tone="success">Sells</Badge>
      </span>
    )
  return (
    <>
      <Badge tone="danger">Suspended</Badge>
      <span className="block text-caption [overflow-wrap:anywhere] text-text-muted">
        {suspension.reason}
      </span>
      <span className="block text-caption text-text-hint">
        {suspension.by.name} · <When at={suspension.at} />
      </span>
      {suspension.alone_from === null ? null : (
        <span className="block text-caption text-text-muted">
          Nobody else can lift it: {suspension.by.name} can from{' '}
          {formatIstDateTime(suspension.alone_from)}.
        </span>
      )}
    </>
  )
}
