import { Badge } from '@upchar/ui/badge'
import { Button } from '@upchar/ui/button'
import { columnsFor } from '@upchar/ui/dense/data-table'
import { count, rupees } from '../kit/format.ts'
import { dispatchWords, nameOf } from '../kit/offer-words.ts'
import { OFFER_STATES, type OwnOffer } from './product-words.ts'

const column = columnsFor<OwnOffer>()

type Acts = { onEnd: (offer: OwnOffer) => void; onChange: (offer: OwnOffer) => void }

/** Without actions for those who may only read. */
export const productColumns = (actions: Acts | undefined) =>
  column.columns([
    column.accessor('title', {
      id: 'title',
      header: 'Product',
      meta: { width: 'w-1/2 min-w-40' },
      cell: ({ row: { original: row } }) => (
        <>
          <span className="line-clamp-3 [overflow-wrap:anywhere]" title={nameOf(row)}>
            {nameOf(row)}
          </span>
          <span className="block text-caption [overflow-wrap:anywhere] text-text-hint">
            {row.sku}
            {row.others ? ' · other sellers offer it, too' : ''}
          </span>
          <State row={row} />
          {actions ? <Actions row={row} actions={actions} /> : null}
        </>
      ),
    }),
    column.accessor('price', {
      id: 'price',
      header: 'Price',
      cell: ({ row: { original: row } }) => (
        <>
          {row.price === null ? 'On request' : rupees(row.price)}
          <span className="block text-caption text-text-muted">
            {row.mrp === null ? 'No MRP' : `MRP ${rupees(row.mrp)}`}
          </span>
          <span className="block text-caption text-text-hint">
            {count(row.moq)} to {count(row.max_oq)} per order
          </span>
          {row.dispatch_days > 0 ? (
            <span className="block text-caption text-text-hint">
              {dispatchWords(row.dispatch_days)}
            </span>
          ) : null}
        </>
      ),
    }),
    column.accessor('free', {
      id: 'free',
      header: 'In stock',
      meta: { align: 'end' },
      cell: ({ row: { original: row } }) => count(row.free),
    }),
  ])

/** Below the product: a column of their own is cut off on a phone. */
const Actions = ({ row, actions }: { row: OwnOffer; actions: Acts }) => (
  <span className="mt-1 -ml-2 flex flex-wrap gap-x-2">
    {row.proposed ? null : (
      <Button
        look="quiet"
        aria-label={`${row.active ? 'Change' : 'Sell it again'} ${row.sku}`}
        onClick={() => actions.onChange(row)}
      >
        {row.active ? 'Change' : 'Sell it again'}
      </Button>
    )}
    {row.active ? (
      <Button
        look="quiet"
        aria-label={`Take off sale ${row.sku}`}
        onClick={() => actions.onEnd(row)}
      >
        Take off sale
      </Button>
    ) : null}
  </span>
)

function State({ row }: { row: OwnOffer }) {
  const { name, tone, why } = OFFER_STATES[row.state]
  return (
    <span className="mt-1 block">
      <Badge tone={tone}>{name}</Badge>
      {row.proposed ? (
        <span className="block text-caption text-text-muted">Your proposal for it waits.</span>
      ) : null}
      {why === '' ? null : <span className="block text-caption text-text-muted">{why}</span>}
    </span>
  )
}
