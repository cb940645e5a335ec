import { plural } from '@upchar/kernel/text'
import { Button } from '@upchar/ui/button'
import { Money } from '@upchar/ui/price'
import { lazy, Suspense } from 'react'
import { isAdded, isOpen, quotedLines, readyRows } from './pad-rows.ts'
import type { Pad } from './use-pad.ts'

const QuoteForm = lazy(() => import('../quoting/quote-form.tsx'))

/** Moves the focus to the first control of the next line that needs the buyer. */
function goToOpen(): void {
  const items = [...document.querySelectorAll<HTMLElement>('li[data-open]')]
  const at = items.findIndex((item) => item.contains(document.activeElement))
  const next = items[at + 1] ?? items[0]
  next?.querySelector<HTMLElement>('select, input, button')?.focus()
  next?.scrollIntoView({ block: 'center' })
}

/** What the pad comes to, and what is still open. */
export function PadSummary({ pad, canBuy }: { pad: Pad; canBuy: boolean }) {
  const { rows } = pad
  const { ready, total } = readyRows(rows)
  const quoted = quotedLines(rows)
  const open = rows.filter(isOpen).length
  const added = rows.filter(isAdded).length
  const waiting = rows.some(({ state }) => state === 'new')
  const undecided = rows.some(({ state, sku }) => state === 'doubtful' && sku === null)
  return (
    <section
      aria-label="Your order pad"
      className="flex flex-col gap-3 rounded-md border border-border bg-surface p-4"
    >
      <output className="block text-body-sm">
        {pad.reading
          ? 'Reading your lines…'
          : `${plural(rows.length, 'line')}: ${ready.length} ready${added > 0 ? `, ${added} in your cart` : ''}${open > 0 ? `, ${open} to look at` : ''}`}
      </output>
      <p className="flex items-baseline justify-between gap-4">
        <span>Products, GST included</span>
        <Money rupees={total} paise="always" className="text-price font-bold" />
      </p>
      {canBuy ? (
        <Button
          busy={pad.adding}
          disabled={ready.length === 0}
          onClick={() => void pad.addToCart()}
        >
          Add {plural(ready.length, 'line')} to cart
        </Button>
      ) : (
        <p className="text-body-sm text-text-muted">The shop takes no orders at present.</p>
      )}
      {open > 0 ? (
        <Button look="outline" onClick={goToOpen}>
          Next line to look at
        </Button>
      ) : null}
      {undecided ? (
        <Button look="quiet" onClick={pad.takeFirst}>
          Take the first product of each
        </Button>
      ) : null}
      {waiting && !pad.reading ? (
        <Button look="outline" onClick={pad.retry}>
          Read again
        </Button>
      ) : null}
      {quoted.length > 0 ? (
        // It takes its width in rows; in this column that would be a height.
        <div>
          <Suspense fallback={null}>
            <QuoteForm lines={quoted} />
          </Suspense>
        </div>
      ) : null}
      <Button look="quiet" onClick={pad.clear}>
        Clear the pad
      </Button>
      <p className="text-caption text-text-muted">
        Quantities are packs. Delivery and vouchers come in the cart.
      </p>
    </section>
  )
}
