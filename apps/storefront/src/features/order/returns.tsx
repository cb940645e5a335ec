import { useHydrated } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import type { Order } from './order-words.ts'

const ReturnsSection = lazy(() =>
  import('./returns-section.tsx').then((module) => ({ default: module.ReturnsSection })),
)

/** States of a parcel that has arrived, or didn't. */
const ended: ReadonlySet<Order['sub_orders'][number]['state']> = new Set([
  'delivered',
  'delivery_failed',
  'rto',
])

/** Returns of an order (RET-02); nothing, and no call, before anything has arrived or come back. */
export function Returns({ order, linkKey }: { order: Order; linkKey: string | undefined }) {
  const hydrated = useHydrated()
  const has =
    order.credit_notes.length > 0 || order.sub_orders.some(({ state }) => ended.has(state))
  // The server renders nothing of it: a part whose code isn't loaded yet would fail the whole page.
  return has && hydrated ? (
    <Suspense fallback={null}>
      <ReturnsSection order={order} linkKey={linkKey} />
    </Suspense>
  ) : null
}
