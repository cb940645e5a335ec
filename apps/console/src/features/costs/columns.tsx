import { formatIstDate } from '@upchar/kernel/dates'
import { Badge } from '@upchar/ui/badge'
import { Button } from '@upchar/ui/button'
import { columnsFor } from '@upchar/ui/dense/data-table'
import { percentOf, rupees } from '../../kit/format.ts'
import { nameOf } from '../../kit/offer-words.ts'
import type { Cost } from './words.ts'

const hint = 'block text-caption text-text-hint [overflow-wrap:anywhere]'

const priceWords = ({ price }: Cost) => (price === null ? 'On request' : rupees(price))

function CostCell({ row, onSet }: { row: Cost; onSet: ((row: Cost) => void) | undefined }) {
  const { cost, cost_from: from, next } = row
  return (
    <>
      <span className="block tabular">{cost === null ? 'Not recorded' : rupees(cost)}</span>
      {from === null ? null : <span className={hint}>since {formatIstDate(from)}</span>}
      {next === null ? null : (
        <span className={hint}>
          {next.cost === null ? 'none' : rupees(next.cost)} from {formatIstDate(next.valid_from)}
        </span>
      )}
      {onSet ? (
        <Button
          look="quiet"
          className="-ml-3 mt-1"
          aria-label={`Record the cost of ${row.sku}`}
          onClick={() => onSet(row)}
        >
          Record
        </Button>
      ) : null}
    </>
  )
}

function MarginCell({ row }: { row: Cost }) {
  const { margin, margin_bp: share, seller_keeps: keeps } = row
  return (
    <>
      <span className="block tabular">
        {margin === null
          ? 'Unknown'
          : `${rupees(margin)}${share === null ? '' : ` · ${percentOf(share)}`}`}
      </span>
      {row.is_own ? null : <span className={hint}>commission</span>}
      {keeps === null ? null : <span className={hint}>the seller keeps {rupees(keeps)}</span>}
      {row.is_loss ? (
        <Badge tone="warning" className="mt-1">
          {row.is_own ? 'Sold at a loss' : 'The seller loses'}
        </Badge>
      ) : null}
    </>
  )
}

const column = columnsFor<Cost>()

/** Price, cost and margin of offers; the buttons only for who may record costs. */
export const costColumns = (onSet?: (row: Cost) => void) =>
  column.columns([
    column.accessor('sku', {
      id: 'goods',
      header: 'Goods',
      meta: { width: 'w-1/3 min-w-32' },
      cell: ({ row: { original: row } }) => (
        <>
          <span className="block font-medium [overflow-wrap:anywhere]">{nameOf(row)}</span>
          <span className={hint}>
            {row.sku} · {row.seller}
          </span>
          <span className="block text-caption tabular sm:hidden">{priceWords(row)}</span>
        </>
      ),
    }),
    column.accessor('price', {
      id: 'price',
      header: 'Price',
      meta: { from: 'sm', width: 'w-1/5 min-w-32' },
      cell: ({ row: { original: row } }) => (
        <>
          <span className="block tabular">{priceWords(row)}</span>
          {row.net === null ? null : <span className={hint}>{rupees(row.net)} without GST</span>}
        </>
      ),
    }),
    column.accessor('cost', {
      id: 'cost',
      header: 'Cost',
      meta: { width: 'w-1/5 min-w-24' },
      cell: ({ row: { original: row } }) => <CostCell row={row} onSet={onSet} />,
    }),
    column.accessor('margin', {
      id: 'margin',
      header: 'Margin',
      meta: { width: 'w-1/5 min-w-28' },
      cell: ({ row: { original: row } }) => <MarginCell row={row} />,
    }),
  ])
