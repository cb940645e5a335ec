import { ReviewForm } from './review-form.tsx'
import type { Ratings } from './use-review.ts'

/** A form for each product. */
export function ReviewList({
  ratings: { products },
  linkKey,
}: {
  ratings: Ratings
  linkKey?: string | undefined
}) {
  return products.length === 0 ? (
    <p className="text-body-sm text-text-muted">
      There is nothing to rate here yet. Products appear once they have arrived; prescription
      medicines and vaccines have no reviews.
    </p>
  ) : (
    <ul className="flex flex-col gap-4">
      {products.map((product) => (
        <li
          key={`${product.order} ${product.sku_id}`}
          className="rounded-md border border-border bg-surface p-4"
        >
          <ReviewForm product={product} linkKey={linkKey} />
        </li>
      ))}
    </ul>
  )
}
