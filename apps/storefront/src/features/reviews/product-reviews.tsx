import { formatIstDate } from '@upchar/kernel/dates'
import { UNNAMED_BUYER } from '@upchar/kernel/reviews'
import { plural } from '@upchar/kernel/text'
import { Button } from '@upchar/ui/button'
import { Select } from '@upchar/ui/field'
import { Skeleton } from '@upchar/ui/skeleton'
import { Photos } from './photos.tsx'
import { useProductReviews } from './use-product-reviews.ts'
import type { ShownReview } from './use-product-reviews.ts'

const STARS = [5, 4, 3, 2, 1] as const
const PAGE = 5

/** How many gave how many stars, and what they wrote (ORDER-04). */
export function ProductReviews({ group }: { group: number }) {
  const { sort, setSort, seen, problem, busy, more, vote } = useProductReviews(group)
  if (seen === undefined)
    return problem ? (
      <p role="alert" className="text-body-sm text-danger">
        {problem}
      </p>
    ) : (
      <Skeleton className="h-64" />
    )
  const { sums, reviews, pages } = seen
  return (
    <div className="flex flex-col gap-4 text-body-sm">
      <Histogram {...sums} />
      <Select
        id="reviews-order"
        label="Order"
        className="max-w-form"
        value={sort}
        onChange={(event) => setSort(event.target.value === 'newest' ? 'newest' : 'helpful')}
      >
        <option value="helpful">Most helpful first</option>
        <option value="newest">Newest first</option>
      </Select>
      <ul className="flex flex-col divide-y divide-border border-y border-border">
        {reviews.map((review) => (
          <OneReview key={review.id} review={review} onVote={() => void vote(review)} />
        ))}
      </ul>
      <p role="alert" className="text-danger empty:hidden">
        {problem}
      </p>
      {pages * PAGE < sums.count ? (
        <Button look="outline" className="self-start" busy={busy} onClick={() => void more()}>
          Show more reviews
        </Button>
      ) : null}
    </div>
  )
}

function Histogram({
  count,
  average,
  histogram,
}: {
  count: number
  average: number
  histogram: readonly number[]
}) {
  return (
    <div className="flex flex-col gap-2">
      <p>
        <strong className="tabular text-h3 font-semibold">{average.toFixed(1)}</strong> of 5 stars,{' '}
        {plural(count, 'review')}
      </p>
      <ul className="flex max-w-form flex-col gap-1">
        {STARS.map((stars) => {
          const many = histogram[stars - 1] ?? 0
          return (
            <li key={stars} className="grid grid-cols-[4rem_1fr_2.5rem] items-center gap-3">
              <span>{plural(stars, 'star')}</span>
              <svg
                aria-hidden="true"
                viewBox="0 0 100 1"
                preserveAspectRatio="none"
                className="h-2 w-full rounded-sm bg-border text-action"
              >
                <rect width={(100 * many) / Math.max(count, 1)} height="1" fill="currentColor" />
              </svg>
              <span className="tabular text-right text-text-muted">{many}</span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

function OneReview({ review, onVote }: { review: ShownReview; onVote: () => void }) {
  const { rating, text, name, on, photos, answer, helpful, voted } = review
  const { answered_by: seller, answered_on: answered } = review
  const who = name || UNNAMED_BUYER
  return (
    <li className="flex flex-col gap-2 py-4">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <strong className="font-semibold">
          <span aria-hidden="true">{'★'.repeat(rating)}</span>
          <span aria-hidden="true" className="text-text-hint">
            {'☆'.repeat(5 - rating)}
          </span>
          <span className="sr-only">{plural(rating, 'star')}</span>
        </strong>
        <span className="text-text-muted">
          {who}, {formatIstDate(on)}
        </span>
      </p>
      {text ? (
        <p className="max-w-text [overflow-wrap:anywhere] whitespace-pre-line">{text}</p>
      ) : null}
      <Photos urls={photos} />
      {answer ? (
        <div className="rounded-md bg-panel p-3">
          <p className="font-semibold">
            {seller === '' ? 'The seller' : seller} answers
            {answered === null ? '' : `, ${formatIstDate(answered)}`}
          </p>
          <p className="[overflow-wrap:anywhere] whitespace-pre-line">{answer}</p>
        </div>
      ) : null}
      <Button look="quiet" className="-ml-4 self-start" aria-pressed={voted} onClick={onVote}>
        {voted ? 'You found it helpful' : 'Helpful'}
        {helpful > 0 ? ` (${helpful})` : ''}
        <span className="sr-only">
          : {who}, {formatIstDate(on)}
        </span>
      </Button>
    </li>
  )
}
