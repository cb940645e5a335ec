import { lazy, Suspense } from 'react'
import { useShell } from '../../shell/page/shell-context.ts'
import type { Cart } from './cart-store.ts'
import { changesDone } from './fetch-cart.ts'
import { ShareCart } from './sharing/share-cart.tsx'

const QuoteForm = lazy(() => import('../quoting/quote-form.tsx'))

/** What else can be done with a cart than buy it. A changed cart needs another quotation and link. */
export default function CartMore({ cart: { items } }: { cart: Cart }) {
  const { flags } = useShell()
  const key = items.map((item) => item.sku_id + item.quantity).join()
  return (
    // One row while nothing is open, so that the total stays in reach in a low window.
    <div className="flex min-h-11 flex-wrap items-start gap-x-4">
      {items.length > 0 ? (
        <Suspense fallback={null}>
          <QuoteForm key={key} settle={changesDone} />
        </Suspense>
      ) : null}
      {flags?.can_share_cart ? <ShareCart key={key} /> : null}
    </div>
  )
}
