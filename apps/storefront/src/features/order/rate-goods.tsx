import { Button } from '@upchar/ui/button'
import { lazy, Suspense, useState } from 'react'
import type { Order } from './order-words.ts'

const RateDialog = lazy(() =>
  import('../reviews/rate-dialog.tsx').then((module) => ({ default: module.RateDialog })),
)

const HAD = new Set(['delivered', 'return_requested', 'return_picked', 'returned'])

/** Opens the ratings of what has arrived (ORDER-04); nothing before something has. */
export function RateGoods({ order, linkKey }: { order: Order; linkKey: string | undefined }) {
  const [open, setOpen] = useState(false)
  if (!order.sub_orders.some(({ state }) => HAD.has(state))) return null
  return (
    <section
      aria-labelledby="rate"
      className="flex flex-col gap-3 rounded-md border border-border bg-surface p-4 text-body-sm noscript:hidden"
    >
      <h2 id="rate" className="text-h3 font-semibold">
        How are the products?
      </h2>
      <p className="text-text-muted">Your review helps other buyers to choose.</p>
      <Button look="outline" onClick={() => setOpen(true)}>
        Rate your products
      </Button>
      {open ? (
        <Suspense fallback={null}>
          <RateDialog order={order.id} linkKey={linkKey} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </section>
  )
}
