import { formatIstDate } from '@upchar/kernel/dates'
import { Badge } from '@upchar/ui/badge'
import { Button } from '@upchar/ui/button'
import { columnsFor } from '@upchar/ui/dense/data-table'
import { rupees } from '../../kit/format.ts'
import { nameOf } from '../../kit/offer-words.ts'
import { When } from '../../kit/when.tsx'
import { STATES } from './words.ts'
import type { Approval, Floor } from './words.ts'

const floors = columnsFor<Floor>()

/** The lowest prices of products and product types. */
export const floorColumns = () =>
  floors.columns([
    floors.accessor('goods', {
      id: 'goods',
      header: 'Goods',
      meta: { width: 'w-1/2 min-w-36' },
      cell: ({ row: { original: row } }) => (
        <>
          <span className="block font-medium [overflow-wrap:anywhere]">
            {row.goods ? nameOf(row.goods) : row.family?.name}
          </span>
          <span className="block text-caption text-text-hint">
            {row.goods ? row.goods.sku : 'Product type'}
          </span>
        </>
      ),
    }),
    floors.accessor('price', {
      id: 'price',
      header: 'Lowest price',
      meta: { width: 'w-1/2 min-w-36' },
      cell: ({ row: { original: row } }) => (
        <>
          <span className="block tabular">
            {row.price === null ? `${row.percent}% of the MRP` : rupees(row.price)}
          </span>
          <span className="block text-caption text-text-hint [overflow-wrap:anywhere]">
            {row.reason} · {row.made_by?.name ?? 'A former member'}, <When at={row.made_at} />
          </span>
        </>
      ),
    }),
  ])

type OnDecide = (approval: Approval, accept: boolean) => void

function Decision({ row, onDecide }: { row: Approval; onDecide: OnDecide }) {
  const which = `${rupees(row.price)} for ${row.sku}`
  if (row.state === 'accepted')
    return (
      <Button
        look="quiet"
        className="mt-2"
        aria-label={`Take back ${which}`}
        onClick={() => onDecide(row, false)}
      >
        Take back
      </Button>
    )
  return row.state === 'waiting' ? (
    <span className="mt-2 flex flex-wrap gap-2">
      <Button look="outline" aria-label={`Accept ${which}`} onClick={() => onDecide(row, true)}>
        Accept
      </Button>
      <Button look="quiet" aria-label={`Decline ${which}`} onClick={() => onDecide(row, false)}>
        Decline
      </Button>
    </span>
  ) : null
}

const approvals = columnsFor<Approval>()

/** Prices asked for below the lowest; the buttons only for who may decide. */
export const approvalColumns = (onDecide?: OnDecide) =>
  approvals.columns([
    approvals.accessor('sku', {
      id: 'goods',
      header: 'Goods',
      meta: { width: 'w-1/2 min-w-36' },
      cell: ({ row: { original: row } }) => (
        <>
          <span className="block font-medium [overflow-wrap:anywhere]">{nameOf(row)}</span>
          <span className="block text-caption text-text-hint">{row.sku}</span>
          <span className="block text-caption text-text-hint [overflow-wrap:anywhere]">
            {row.reason} · {row.asked_by?.name ?? 'A former member'}, <When at={row.asked_at} />
          </span>
        </>
      ),
    }),
    approvals.accessor('price', {
      id: 'price',
      header: 'Price',
      meta: { width: 'w-1/2 min-w-36' },
      cell: ({ row: { original: row } }) => (
        <>
          <span className="block tabular">
            {rupees(row.price)}, until {formatIstDate(row.last_day)}
          </span>
          <Badge tone={STATES[row.state].tone} className="mt-1">
            {STATES[row.state].words}
          </Badge>
          {onDecide ? <Decision row={row} onDecide={onDecide} /> : null}
        </>
      ),
    }),
  ])
