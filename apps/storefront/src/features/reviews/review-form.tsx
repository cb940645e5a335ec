import { formatIstDate } from '@upchar/kernel/dates'
import { LONGEST_REVIEW, REVIEW_PHOTOS, UNNAMED_BUYER } from '@upchar/kernel/reviews'
import { Badge } from '@upchar/ui/badge'
import type { BadgeTone } from '@upchar/ui/badge'
import { Button } from '@upchar/ui/button'
import { Checkbox } from '@upchar/ui/checkbox'
import { TextArea } from '@upchar/ui/field'
import { Unbroken } from '@upchar/ui/unbroken'
import { useId } from 'react'
import { RatingInput } from '../../kit/rating-input.tsx'
import { href } from '../../shell/urls/hrefs.ts'
import { PhotoPicker, photoUrl } from '../order-photos/index.ts'
import { SmallPicture, variantPictures } from '../pictures/index.ts'
import { Photos } from './photos.tsx'
import { useReview } from './use-review.ts'
import type { RatedProduct } from './use-review.ts'

type Review = NonNullable<RatedProduct['review']>

const MARKS: Record<Review['state'], { tone: BadgeTone; name: string }> = {
  waiting: { tone: 'info', name: 'We are reading it' },
  published: { tone: 'success', name: 'Published' },
  refused: { tone: 'warning', name: 'Not shown' },
}

/** Stars, a text and whether the first name is shown, for one delivered product (ORDER-04). */
export function ReviewForm({
  product: given,
  linkKey,
}: {
  product: RatedProduct
  linkKey: string | undefined
}) {
  const id = useId()
  const { product, of, picked, draft, change, send, busy, problem, done } = useReview(
    given,
    linkKey,
  )
  const { review, first_name: name } = product
  const isOpen = review === null || review.can_change
  return (
    <form
      noValidate
      aria-label={product.title}
      className="flex flex-col gap-3 text-body-sm"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <Heading product={product} />
      {isOpen ? (
        <>
          <RatingInput
            id={`${id}-stars`}
            name={`${id}-stars`}
            label="Your rating"
            value={draft.rating}
            error={undefined}
            onChange={(rating) => change({ rating })}
          />
          <TextArea
            id={`${id}-text`}
            label="Your review"
            optional
            rows={3}
            maxLength={LONGEST_REVIEW}
            hint="What is good about the product, and what isn’t? Please name no patients."
            value={draft.text}
            onChange={(event) => change({ text: event.target.value })}
          />
          <PhotoPicker
            of={of}
            most={REVIEW_PHOTOS}
            hint="Show the goods as they came; everybody can see them"
            picked={picked}
          />
        </>
      ) : (
        <>
          <p className="[overflow-wrap:anywhere] whitespace-pre-line">
            {review.rating} of 5 stars{review.text ? `: ${review.text}` : ''}
          </p>
          <Photos urls={review.photos.map((photo) => photoUrl(photo, of))} />
        </>
      )}
      {name ? (
        <Checkbox
          label={`Show my first name, ${name}; otherwise “${UNNAMED_BUYER}”`}
          checked={draft.showsName}
          onChange={(event) => change({ showsName: event.target.checked })}
        />
      ) : null}
      <p role="alert" className="font-semibold text-danger empty:hidden">
        {problem}
      </p>
      <output className="block font-semibold text-success empty:hidden">{done}</output>
      <Button type="submit" look="outline" className="self-start" busy={busy}>
        {review === null ? 'Send review' : 'Save changes'}
      </Button>
      <Rules review={review} />
    </form>
  )
}

function Heading({ product }: { product: RatedProduct }) {
  const { review } = product
  return (
    <div className="grid grid-cols-[3.5rem_1fr] items-start gap-3">
      <span className="block size-14 overflow-hidden rounded-sm border border-border p-0.5">
        <SmallPicture
          slug={variantPictures(product.slug, product.sku_id)}
          className="size-full object-contain"
        />
      </span>
      <div className="flex min-w-0 flex-col items-start gap-1">
        <a
          href={href.variant(product.slug, product.sku_id)}
          className="font-semibold [overflow-wrap:anywhere]"
        >
          <Unbroken text={product.title} />
        </a>
        <span className="text-caption text-text-muted">Order {product.order_number}</span>
        {review === null ? null : (
          <Badge tone={MARKS[review.state].tone}>{MARKS[review.state].name}</Badge>
        )}
        {review?.reason ? (
          <span className="text-caption [overflow-wrap:anywhere] text-text-muted">
            Why: {review.reason}
          </span>
        ) : null}
        {review?.answer ? (
          <span className="text-caption [overflow-wrap:anywhere] whitespace-pre-line text-text-muted">
            The seller’s answer: {review.answer}
          </span>
        ) : null}
      </div>
    </div>
  )
}

const Rules = ({ review }: { review: Review | null }) => (
  <p className="text-caption text-text-muted">
    {review === null
      ? 'We read every review before it is shown, and show good and bad ones alike. You can change yours for 30 days.'
      : review.can_change
        ? `You can change it until ${formatIstDate(review.ends_at)}. We read changes before they are shown.`
        : 'Stars and text can’t be changed any more.'}
  </p>
)
