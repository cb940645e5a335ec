import { Dialog } from '@upchar/ui/dialog'
import { failureText } from '@upchar/web/failure-text'
import { useEffect, useState } from 'react'
import { api } from '../../shell/api/api.ts'
import { ReviewList } from './review-list.tsx'
import type { Ratings } from './use-review.ts'

/** Rates what an order delivered, also for a guest by the order's own link (ORDER-04). */
export function RateDialog({
  order,
  linkKey,
  onClose,
}: {
  order: string
  linkKey: string | undefined
  onClose: () => void
}) {
  const [ratings, setRatings] = useState<Ratings | string>()
  useEffect(() => {
    let live = true
    const query = { id: order, ...(linkKey !== undefined && { key: linkKey }) }
    void api('getProductRatings', { query }).then((result) => {
      if (!live) return
      if (result.ok) setRatings(result.data)
      // Whoever got a customer's link from somebody may look, not rate.
      else if (result.kind === 'refused' && result.error.code === 'order_not_found')
        setRatings('Sign in with the account that placed this order to rate its products.')
      else setRatings(failureText(result))
    })
    return () => {
      live = false
    }
  }, [order, linkKey])
  return (
    <Dialog title="Rate your products" onClose={onClose}>
      {ratings === undefined ? (
        <output className="block text-body-sm text-text-muted">Loading…</output>
      ) : typeof ratings === 'string' ? (
        <p role="alert" className="text-body-sm">
          {ratings}
        </p>
      ) : (
        <ReviewList ratings={ratings} linkKey={linkKey} />
      )}
    </Dialog>
  )
}
