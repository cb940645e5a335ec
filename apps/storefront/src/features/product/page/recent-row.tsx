import { lazy, Suspense, useRef } from 'react'
import { api } from '../../../shell/api/api.ts'
import { useCardsNearby } from './use-cards-nearby.ts'

const SimilarCards = lazy(() => import('./similar-cards.tsx'))

const askRecent = (_: string, signal: AbortSignal) => api('recentlyViewed', { signal })

/** What the visitor looked at before this product (ENGAGE-09). */
export function RecentRow({ slug, pincode }: { slug: string; pincode: string }) {
  const place = useRef<HTMLElement>(null)
  const cards = useCardsNearby(slug, place, askRecent)?.filter((card) => card.slug !== slug)
  return (
    <section ref={place} id="recent" aria-labelledby="recent-title">
      {cards && cards.length > 0 ? (
        <div className="mt-section flex flex-col gap-3">
          <h2 id="recent-title" className="text-h2 font-semibold">
            Recently viewed
          </h2>
          <Suspense fallback={null}>
            <SimilarCards cards={cards} pincode={pincode} />
          </Suspense>
        </div>
      ) : null}
    </section>
  )
}
