import { Badge } from '@upchar/ui/badge'
import { Button } from '@upchar/ui/button'
import { columnsFor } from '@upchar/ui/dense/data-table'
import { nameOf, PRICE_STATES } from '../../kit/offer-words.ts'
import { count, rupees } from '../../kit/format.ts'
import { giftTerms, giftTime } from './words.ts'
import type { Gift } from './words.ts'

type OnEnd = ((gift: Gift) => void) | undefined

function StateAndEnd({ gift, onEnd }: { gift: Gift; onEnd: OnEnd }) {
  const { words, tone } = PRICE_STATES[gift.state]
  return (
    <>
      <Badge tone={tone} className="whitespace-nowrap">
        {words}
      </Badge>
      <span className="mt-1 block text-caption text-text-hint">{giftTime(gift)}</span>
      {onEnd === undefined || gift.state === 'over' ? null : (
        <span className="mt-2 block">
          <Button look="outline" onClick={() => onEnd(gift)}>
            End<span className="sr-only"> the offer on {nameOf(gift)}</span>
          </Button>
        </span>
      )}
    </>
  )
}

const column = columnsFor<Gift>()

/** `onEnd` is missing for who may not change them. */
export const giftColumns = (onEnd: OnEnd) =>
  column.columns([
    column.accessor('sku', {
      id: 'product',
      header: 'Product',
      meta: { width: 'w-full min-w-48' },
      cell: ({ row: { original: gift } }) => (
        <>
          <span className="block font-medium">{nameOf(gift)}</span>
          <span className="block text-caption text-text-hint">
            {gift.sku} · {gift.seller} · list price {rupees(gift.list_price)}
          </span>
          <span className="mt-1 block text-caption text-text-muted">Why: {gift.reason}</span>
        </>
      ),
    }),
    column.accessor('gift_price', {
      id: 'terms',
      header: 'Terms',
      meta: { width: 'min-w-36' },
      cell: ({ row: { original: gift } }) => (
        <>
          <span className="block">{giftTerms(gift)}</span>
          <span className="block text-caption text-text-hint">
            At most {count(gift.per_order)} an order · {count(gift.ordered)} of {count(gift.share)}{' '}
            ordered
          </span>
          <span className="mt-1 block sm:hidden">
            <StateAndEnd gift={gift} onEnd={onEnd} />
          </span>
        </>
      ),
    }),
    column.accessor('state', {
      id: 'state',
      header: 'State',
      meta: { from: 'sm', width: 'min-w-44' },
      cell: ({ row: { original: gift } }) => <StateAndEnd gift={gift} onEnd={onEnd} />,
    }),
  ])
