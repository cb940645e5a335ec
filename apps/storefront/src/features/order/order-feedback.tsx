import { useHydrated } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import type { Order } from './order-words.ts'

const FeedbackSection = lazy(() =>
  import('./feedback-section.tsx').then((module) => ({ default: module.FeedbackSection })),
)

/** Asks how ordering or the delivery went, once each (ORDER-05). Loaded in the browser, after the page. */
export function OrderFeedback({ order, linkKey }: { order: Order; linkKey: string | undefined }) {
  return useHydrated() ? (
    <Suspense fallback={null}>
      <FeedbackSection order={order} linkKey={linkKey} />
    </Suspense>
  ) : null
}
