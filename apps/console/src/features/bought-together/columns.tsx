import { Badge } from '@upchar/ui/badge'
import { Button } from '@upchar/ui/button'
import { columnsFor } from '@upchar/ui/dense/data-table'
import { count } from '../../kit/format.ts'
import { When } from '../../kit/when.tsx'
import type { Pair } from './words.ts'

type OnUnpin = ((pair: Pair) => void) | undefined

const productHref = (slug: string): string => `/products/${encodeURIComponent(slug)}`

const ProductLink = ({ slug, title }: { slug: string; title: string }) => (
  <a
    href={productHref(slug)}
    target="_blank"
    rel="noreferrer"
    className="block [overflow-wrap:anywhere]"
  >
    {title}
  </a>
)

function PinAndRemove({ pair, onUnpin }: { pair: Pair; onUnpin: OnUnpin }) {
  if (pair.pin === null) return <Badge>Counted</Badge>
  return (
    <>
      <Badge tone="success">Pinned</Badge>
      <span className="mt-1 block text-caption text-text-hint">
        <When at={pair.pin.made_at} />
        {pair.pin.made_by ? ` by ${pair.pin.made_by.name}` : ''}
      </span>
      {onUnpin === undefined ? null : (
        <span className="mt-2 block">
          <Button look="outline" onClick={() => onUnpin(pair)}>
            Unpin
            <span className="sr-only">
              {' '}
              {pair.with_title} from {pair.title}
            </span>
          </Button>
        </span>
      )}
    </>
  )
}

const column = columnsFor<Pair>()

/** `onUnpin` is missing for who may not change them. */
export const pairColumns = (onUnpin: OnUnpin) =>
  column.columns([
    column.accessor('title', {
      id: 'products',
      header: 'Product, and what is shown with it',
      meta: { width: 'w-full min-w-44' },
      cell: ({ row: { original: pair } }) => (
        <>
          <ProductLink slug={pair.slug} title={pair.title} />
          <span className="flex gap-1 font-medium">
            <span aria-hidden="true">+</span>
            <ProductLink slug={pair.with_slug} title={pair.with_title} />
          </span>
          {pair.pin ? (
            <span className="block text-caption text-text-muted">Why: {pair.pin.reason}</span>
          ) : null}
        </>
      ),
    }),
    column.accessor('buyers', {
      id: 'buyers',
      header: 'Buyers',
      meta: { align: 'end', from: 'sm', below: true },
      cell: ({ getValue }) => count(getValue()),
    }),
    column.accessor('pin', {
      id: 'pin',
      header: 'State',
      meta: { width: 'min-w-28' },
      cell: ({ row: { original: pair } }) => <PinAndRemove pair={pair} onUnpin={onUnpin} />,
    }),
  ])
