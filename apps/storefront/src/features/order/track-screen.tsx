import { formatIstDateTime } from '@upchar/kernel/dates'
import { useRouter } from '@tanstack/react-router'
import { Button } from '@upchar/ui/button'
import { useEffect, useState } from 'react'
import type { Contact } from '../../shell/page/shell-data.ts'
import { CancelButton } from './cancels.tsx'
import { OrderAgain } from './order-again.tsx'
import { OrderBody } from './order-body.tsx'
import type { Order } from './order-words.ts'
import { OrderPapers } from './order-papers.tsx'
import { RecallNotices } from './recall-notices.tsx'
import type { Recall } from './recall-notices.tsx'
import { RateGoods } from './rate-goods.tsx'
import { OrderFeedback } from './order-feedback.tsx'
import { Returns } from './returns.tsx'

const LOOK_AGAIN_MS = 30_000

/** ROUTE-21: where each parcel of the order is. Polls while the page is visible. */
export function TrackScreen({
  order,
  recalls,
  contact,
  linkKey,
}: {
  order: Order
  /** Null: they could not be asked. */
  recalls: readonly Recall[] | null
  contact: Contact | null
  /** The key of the guest's own link. */
  linkKey: string | undefined
}) {
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
          <h1 className="text-h1 font-bold">Order {order.number}</h1>
          <p className="text-body-sm text-text-muted">
            Placed {formatIstDateTime(order.placed_at)}
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <CancelButton order={order} linkKey={linkKey} />
          <Button
            look="outline"
            busy={busy}
            className="noscript:hidden"
            onClick={() => void look()}
          >
            Refresh
          </Button>
        </div>
      </header>
      <RecallNotices recalls={recalls} order={order} linkKey={linkKey} />
      <OrderBody
        order={order}
        contact={contact}
        tracked
        linkKey={linkKey}
        aside={
          <>
            <OrderFeedback order={order} linkKey={linkKey} />
            <RateGoods order={order} linkKey={linkKey} />
            <OrderPapers order={order} linkKey={linkKey} />
            <OrderAgain order={order} linkKey={linkKey} />
          </>
        }
        returns={<Returns order={order} linkKey={linkKey} />}
      />
    </div>
  )
}
