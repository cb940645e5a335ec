import { formatIstDate } from '@upchar/kernel/dates'
import { shelfLifeWords } from '@upchar/kernel/shelf-life'
import { lazy, Suspense, useState } from 'react'
import type { CartLine } from './cart-store.ts'

// Opens on request.
const ShelfLifeForm = lazy(() => import('./shelf-life-form.tsx'))

/** The least months that can be asked for. */
const LEAST = 3

/** When a line's goods expire at the earliest, and for how long they must be good, changeable. */
export function LineShelfLife({ line, name }: { line: CartLine; name: string }) {
  const [open, setOpen] = useState(false)
  const { stock, shelf_life_months: wanted = 0 } = line
  const life = stock.shelf_life
  if (life === undefined && wanted === 0) return null
  if (open)
    return (
      <Suspense>
        <ShelfLifeForm line={line} onClose={() => setOpen(false)} />
      </Suspense>
    )
  const mayAsk = wanted > 0 || (life?.most_months ?? 0) >= LEAST
  return (
    <p className="flex flex-wrap gap-x-3 text-text-muted">
      {life && line.available ? (
        <span>Expires {formatIstDate(life.expires_on)} or later</span>
      ) : null}
      {wanted > 0 ? <span>{shelfLifeWords(wanted)}</span> : null}
      {mayAsk ? (
        <button
          type="button"
          className="inline-flex min-h-6 items-center font-medium text-link hover:underline noscript:hidden"
          onClick={() => setOpen(true)}
        >
          {wanted > 0 ? 'Change' : 'Ask for a longer shelf life'}
          <span className="sr-only">
            {' '}
            {wanted > 0 ? `the shelf life of ${name}` : `of ${name}`}
          </span>
        </button>
      ) : null}
    </p>
  )
}
