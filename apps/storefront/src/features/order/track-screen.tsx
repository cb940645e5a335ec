import { formatIstDateTime } from '@upchar/kernel/dates'
import { useRouter } from '@tanstack/react-router'
import { Button } from '@upchar/ui/button'
import { useEffect, useState } from 'react'
import type { Contact } from '../../lib/shell-data.ts'
import { OrderFacts } from './order-facts.tsx'
import { OrderHelp } from './order-help.tsx'
import type { Order } from './order-words.ts'
import { Parcel } from './parcel.tsx'

const LOOK_AGAIN_MS = 30_000

/** ROUTE-21: where every parcel of the order is. Looks again by itself while the page is in view. */
export function TrackScreen({ order, contact }: { order: Order; contact: Contact | null }) {
  const router = useRouter()
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void router.invalidate()
    }, LOOK_AGAIN_MS)
    return () => clearInterval(timer)
  }, [router])
  const look = async () => {
    setBusy(true)
    await router.invalidate()
    setBusy(false)
  }
  return (
    <div className="page-width flex flex-col gap-4 pt-6 pb-section">
      <header className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <h1 className="text-h1 font-bold">
            Order {order.number}
          </h1>
          <p className="text-body-sm text-text-muted">Placed {formatIstDateTime(order.placed_at)}</p>
        </div>
        <Button look="outline" busy={busy} className="noscript:hidden" onClick={() => void look()}>
          Refresh
        </Button>
      </header>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-12">
        <div className="flex min-w-0 flex-col gap-4 lg:col-span-8">
          {order.sub_orders.map((parcel, index) => (
            <Parcel key={parcel.id} parcel={parcel} number={index + 1} count={order.sub_orders.length} tracked />
          ))}
        </div>
        <div className="flex flex-col gap-4 lg:col-span-4">
          <OrderFacts order={order} />
          <OrderHelp contact={contact} number={order.number} />
        </div>
      </div>
    </div>
  )
}
