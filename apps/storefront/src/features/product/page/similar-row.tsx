import { Skeleton } from '@upchar/ui/skeleton'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { api } from '../../../shell/api/api.ts'
import type { ProductCardData } from '../card/card-state.ts'

const SimilarCards = lazy(() => import('./similar-cards.tsx'))
const LIMIT = 10

/** The similar products, loaded once `place` is near the viewport; null until then. */
function useSimilar(
  slug: string,
  place: RefObject<HTMLElement | null>,
): readonly ProductCardData[] | null {
  const [found, setFound] = useState<{ slug: string; cards: readonly ProductCardData[] } | null>(
    null,
  )
  useEffect(() => {
    const box = place.current
    if (!box) return undefined
    const asking = new AbortController()
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        void api('getSimilar', { query: { slug, limit: LIMIT }, signal: asking.signal }).then(
          (result) => {
            if (!asking.signal.aborted)
              setFound({ slug, cards: result.ok ? result.data.products : [] })
          },
        )
      },
      { rootMargin: '600px' },
    )
    observer.observe(box)
    return () => {
      observer.disconnect()
      asking.abort()
    }
  }, [slug, place])
  return found?.slug === slug ? found.cards : null
}

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
  const cards = useSimilar(slug, place)
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
