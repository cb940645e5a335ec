import { useShell } from '../../shell/page/shell-context.ts'

type Rated = { product_rating: number; product_reviews_count: number }

/** Whether a product's rating is shown (UI-10). */
export const isRated = (
  { product_rating: rating, product_reviews_count: count }: Rated,
  flags: { show_product_rating: boolean } | null | undefined,
): boolean => flags?.show_product_rating !== false && rating > 0 && count > 0

/** The average of a product's reviews and how many there are; nothing without reviews. */
export function Rating({ of: product }: { of: Rated }) {
  const { product_rating: rating, product_reviews_count: count } = product
  return isRated(product, useShell().flags) ? (
    <span>
      <span className="sr-only">Rated </span>★ {rating} ({count})
    </span>
  ) : null
}
