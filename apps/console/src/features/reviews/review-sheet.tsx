import { REFUSAL_REASONS } from '@upchar/kernel/reviews'
import { Dialog } from '@upchar/ui/dialog'
import { Facts } from '@upchar/ui/dense/facts'
import { When } from '../../kit/when.tsx'
import { useMe } from '../../shell/api/me.ts'
import { href } from '../../shell/hrefs.ts'
import { AnswerForm } from './answer-form.tsx'
import { DecideForm } from './decide-form.tsx'
import { REVIEW_STATE_NAMES, starWords, writerName } from './words.ts'
import type { Review } from './words.ts'

/** A review with what may be done about it. */
export function ReviewSheet({ review, onClose }: { review: Review; onClose: () => void }) {
  const mayDecide = useMe().may('reviews.decide')
  return (
    <Dialog title={review.product.title} shape="side" onClose={onClose}>
      <div className="flex flex-col gap-4 text-body-sm">
        <p className="rounded-md bg-panel p-3 [overflow-wrap:anywhere] whitespace-pre-line">
          {review.text || 'Stars without a text'}
        </p>
        <ReviewPhotos photos={review.photos} />
        <ReviewFacts review={review} />
        {mayDecide && review.state === 'published' ? (
          <AnswerForm key={`answer ${review.id}`} review={review} />
        ) : null}
        {mayDecide ? <DecideForm key={review.id} review={review} onDone={onClose} /> : null}
      </div>
    </Dialog>
  )
}

/** Nobody sees them before the review is published. */
const ReviewPhotos = ({ photos }: Pick<Review, 'photos'>) =>
  photos.length === 0 ? null : (
    <ul className="flex flex-wrap gap-2" aria-label="Photos">
      {photos.map(({ id, url }, at) => (
        <li key={id}>
          <a href={url} target="_blank" rel="noreferrer" className="block">
            <img
              src={url}
              alt={`Sent with the review, ${at + 1}`}
              className="size-28 rounded-md border border-border object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  )

function ReviewFacts({ review }: { review: Review }) {
  const mayOrders = useMe().may('orders.read')
  const { order, product } = review
  return (
    <Facts
      facts={[
        { label: 'Rating', value: starWords(review) },
        { label: 'Shown as', value: writerName(review) },
        {
          label: 'Product',
          value: <a href={`/products/${encodeURIComponent(product.slug)}`}>{product.sku}</a>,
        },
        {
          label: 'Order',
          value: mayOrders ? <a href={href.order(order.number)}>{order.number}</a> : order.number,
        },
        { label: 'Seller', value: review.seller },
        { label: 'Written', value: <When at={review.changed_at} exact /> },
        { label: 'State', value: REVIEW_STATE_NAMES[review.state] },
        ...(review.reason === null
          ? []
          : [
              {
                label: 'Why',
                value: [REFUSAL_REASONS[review.reason], review.note].filter(Boolean).join('\n'),
              },
            ]),
        ...(review.answered_at === null
          ? []
          : [{ label: 'Answered', value: <When at={review.answered_at} exact /> }]),
        ...(review.decided_at === null
          ? []
          : [
              {
                label: 'Decided',
                value: (
                  <>
                    {review.decided_by?.name ?? 'Staff'}, <When at={review.decided_at} exact />
                  </>
                ),
              },
            ]),
      ]}
    />
  )
}
