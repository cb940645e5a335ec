import { Button } from '@upchar/ui/button'
import { columnsFor } from '@upchar/ui/dense/data-table'
import { nameOf } from '../../kit/offer-words.ts'
import { rupees } from '../../kit/format.ts'
import { PriceStateMark } from '../../kit/price-state.tsx'
import { stepWords } from './words.ts'
import type { Volume } from './words.ts'

type OnEnd = ((volume: Volume) => void) | undefined

function EndButton({ volume, onEnd }: { volume: Volume; onEnd: OnEnd }) {
  if (onEnd === undefined || volume.state === 'over') return null
  return (
    <Button look="outline" onClick={() => onEnd(volume)}>
      End<span className="sr-only"> volume prices of {nameOf(volume)}</span>
    </Button>
  )
}

const column = columnsFor<Volume>()

/** `onEnd` is missing for who may not change them. */
export const volumeColumns = (onEnd: OnEnd) =>
  column.columns([
    column.accessor('sku', {
      id: 'product',
      header: 'Product',
      meta: { width: 'w-full min-w-48' },
      cell: ({ row: { original: volume } }) => (
        <>
          <span className="block font-medium">{nameOf(volume)}</span>
          <span className="block text-caption text-text-hint">
            {volume.sku} · {volume.seller} · list price {rupees(volume.list_price)}
          </span>
          <span className="mt-1 block text-caption text-text-muted">Why: {volume.reason}</span>
        </>
      ),
    }),
    column.accessor('prices', {
      id: 'prices',
      header: 'Prices',
      meta: { width: 'min-w-36' },
      cell: ({ row: { original: volume } }) => (
        <>
          <ul className="sm:whitespace-nowrap">
            {volume.prices.map((step) => (
              <li key={step.from}>{stepWords(step)}</li>
            ))}
          </ul>
          <span className="mt-1 block sm:hidden">
            <PriceStateMark prices={volume} />
            <span className="mt-2 block">
              <EndButton volume={volume} onEnd={onEnd} />
            </span>
          </span>
        </>
      ),
    }),
    column.accessor('state', {
      id: 'state',
      header: 'State',
      meta: { from: 'sm', width: 'min-w-32' },
      cell: ({ row: { original: volume } }) => <PriceStateMark prices={volume} />,
    }),
    ...(onEnd === undefined
      ? []
      : [
          column.accessor('id', {
            id: 'end',
            header: 'End',
            meta: { from: 'sm' },
            cell: ({ row: { original: volume } }) => <EndButton volume={volume} onEnd={onEnd} />,
          }),
        ]),
  ])
