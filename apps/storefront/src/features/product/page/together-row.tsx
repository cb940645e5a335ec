import { lazy, Suspense, useRef } from 'react'
import { api } from '../../../shell/api/api.ts'
import { useCardsNearby } from './use-cards-nearby.ts'

const SimilarCards = lazy(() => import('./similar-cards.tsx'))

const askTogether = (sku: string, signal: AbortSignal) =>
  api('getBoughtTogether', { query: { sku_id: sku }, signal })

/** What other buyers ordered with the product (CART-10); nothing where too few did. */
export function TogetherRow({ sku, pincode }: { sku: string; pincode: string }) {
  const place = useRef<HTMLElement>(null)
  const cards = useCardsNearby(sku, place, askTogether)
  return (
    <section ref={place} id="together" aria-labelledby="together-title">
      {cards && cards.length > 0 ? (
        <div className="mt-section flex flex-col gap-3">
          <h2 id="together-title" className="text-h2 font-semibold">
            Often bought together
          </h2>
          <p className="text-body-sm text-text-muted">
            What other buyers ordered with this product, and what our team suggests.
          </p>
          <Suspense fallback={null}>
            <SimilarCards cards={cards} pincode={pincode} />
          </Suspense>
        </div>
      ) : null}
    </section>
  )
}
