import { Skeleton } from '@upchar/ui/skeleton'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { useShell } from '../../../shell/page/shell-context.ts'
import { isRated, Rating } from '../rating.tsx'
import type { Product } from './variant-choice.ts'

const ProductReviews = lazy(() =>
  import('../../reviews/product-reviews.tsx').then((module) => ({
    default: module.ProductReviews,
  })),
)

/** Whether the element has come near the viewport. */
function useNear(place: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false)
  useEffect(() => {
    const box = place.current
    if (!box) return undefined
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setNear(true)
      },
      { rootMargin: '400px' },
    )
    observer.observe(box)
    return () => observer.disconnect()
  }, [place])
  return near
}

/** What buyers say (ORDER-04); nothing without a published review. */
export const ReviewsRow = ({ product }: { product: Product }) =>
  isRated(product, useShell().flags) ? (
    <Reviews key={product.product_group_id} group={product.product_group_id} />
  ) : null

/** Loaded near the viewport: without the reviews the page is complete. */
function Reviews({ group }: { group: number }) {
  const place = useRef<HTMLElement>(null)
  const near = useNear(place)
  const wait = <Skeleton className="h-64 noscript:hidden" />
  return (
    <section
      ref={place}
      id="reviews"
      aria-labelledby="reviews-title"
      className="flex scroll-mt-32 flex-col gap-3"
    >
      <h2 id="reviews-title" className="text-h2 font-semibold">
        Reviews by buyers
      </h2>
      <p className="text-body-sm text-text-muted">
        Everybody who wrote here has bought and received the product. We show good and bad reviews
        alike.
      </p>
      {near ? (
        <Suspense fallback={wait}>
          <ProductReviews group={group} />
        </Suspense>
      ) : (
        wait
      )}
    </section>
  )
}

/** The rating below the title, which leads to the reviews. */
export const RatingLine = ({ product }: { product: Product }) => (
  <a href="#reviews" className="self-start py-1 text-body-sm empty:hidden">
    <Rating of={product} />
  </a>
)
