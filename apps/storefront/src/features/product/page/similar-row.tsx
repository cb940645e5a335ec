import { Skeleton } from '@upchar/ui/skeleton'
import { lazy, Suspense, useRef } from 'react'
import { api } from '../../../shell/api/api.ts'
import { useCardsNearby } from './use-cards-nearby.ts'

const SimilarCards = lazy(() => import('./similar-cards.tsx'))
const LIMIT = 10

const askSimilar = (slug: string, signal: AbortSignal) =>
  api('getSimilar', { query: { slug, limit: LIMIT }, signal })

/**
 * Similar products, saying why they are shown (guide 41). Loaded near the viewport: nothing waits
 * for them, and without them the page is complete.
 */
export function SimilarRow({
  slug,
  generic,
  href,
  pincode,
}: {
  slug: string
  generic: string
  href: string
  pincode: string
}) {
  const place = useRef<HTMLElement>(null)
  const cards = useCardsNearby(slug, place, askSimilar)
  return (
    <section
      ref={place}
      id="similar"
      aria-labelledby="similar-title"
      className="mt-section flex min-h-64 scroll-mt-32 flex-col gap-3"
    >
      <h2 id="similar-title" className="text-h2 font-semibold">
        Similar products
      </h2>
      <p className="text-body-sm text-text-muted">
        The same kind of product, of other brands or in other sizes.{' '}
        <a href={href} className="inline-block py-0.5">
          {generic}: see all
        </a>
      </p>
      {cards === null ? <Placeholder /> : null}
      {cards?.length === 0 ? (
        <p className="text-body-sm">There are no similar products right now.</p>
      ) : null}
      {cards && cards.length > 0 ? (
        <Suspense fallback={<Placeholder />}>
          <SimilarCards cards={cards} pincode={pincode} />
        </Suspense>
      ) : null}
    </section>
  )
}

function Placeholder() {
  return (
    <ul className="flex gap-3 overflow-hidden noscript:hidden" aria-hidden="true">
      {[1, 2, 3, 4, 5, 6].map((one) => (
        <li key={one} className="w-44 shrink-0 sm:w-52">
          <Skeleton className="h-96" />
        </li>
      ))}
    </ul>
  )
}
