import { plural } from '@upchar/kernel/text'

/** The rating, if there are reviews. */
export function Rating({ rating, count }: { rating: number; count: number }) {
  if (rating <= 0 || count <= 0) return null
  return (
    <p className="flex items-center gap-1 text-body-sm">
      <span className="text-warning" aria-hidden="true">
        ★
      </span>
      <span className="sr-only">Rated </span>
      <strong className="tabular font-semibold">{rating.toFixed(1)}</strong>
      <span className="sr-only"> of 5 from</span>
      <span className="text-text-muted">({plural(count, 'review')})</span>
    </p>
  )
}
