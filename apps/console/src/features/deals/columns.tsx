import { Badge } from '@upchar/ui/badge'
import { Button } from '@upchar/ui/button'
import { columnsFor } from '@upchar/ui/dense/data-table'
import { nameOf, PRICE_STATES } from '../../kit/offer-words.ts'
import { count, rupees } from '../../kit/format.ts'
import { dealTime } from './words.ts'
import type { Deal } from './words.ts'

type OnEnd = ((deal: Deal) => void) | undefined

function StateAndEnd({ deal, onEnd }: { deal: Deal; onEnd: OnEnd }) {
  const { words, tone } = PRICE_STATES[deal.state]
  return (
    <>
      <Badge tone={tone} className="whitespace-nowrap">
        {words}
      </Badge>
      <span className="mt-1 block text-caption text-text-hint">{dealTime(deal)}</span>
      {onEnd === undefined || deal.state === 'over' ? null : (
        <span className="mt-2 block">
          <Button look="outline" onClick={() => onEnd(deal)}>
            End<span className="sr-only"> the deal on {nameOf(deal)}</span>
          </Button>
        </span>
      )}
    </>
  )
}

const column = columnsFor<Deal>()

/** `onEnd` is missing for who may not change them. */
export const dealColumns = (onEnd: OnEnd) =>
  column.columns([
    column.accessor('sku', {
      id: 'product',
      header: 'Product',
      meta: { width: 'w-full min-w-48' },
      cell: ({ row: { original: deal } }) => (
        <>
          <span className="block font-medium">{nameOf(deal)}</span>
          <span className="block text-caption text-text-hint">
            {deal.sku} · {deal.seller} · list price {rupees(deal.list_price)}
          </span>
          <span className="mt-1 block text-caption text-text-muted">Why: {deal.reason}</span>
        </>
      ),
    }),
    column.accessor('deal_price', {
      id: 'deal',
      header: 'Deal',
      meta: { width: 'min-w-36' },
      cell: ({ row: { original: deal } }) => (
        <>
          <span className="block">{rupees(deal.deal_price)} each</span>
          <span className="block text-caption text-text-hint">
            {count(deal.ordered)} of {count(deal.share)} ordered
          </span>
          <span className="mt-1 block sm:hidden">
            <StateAndEnd deal={deal} onEnd={onEnd} />
          </span>
        </>
      ),
    }),
    column.accessor('state', {
      id: 'state',
      header: 'State',
      meta: { from: 'sm', width: 'min-w-44' },
      cell: ({ row: { original: deal } }) => <StateAndEnd deal={deal} onEnd={onEnd} />,
    }),
  ])
