import { z } from 'zod'
import { LONGEST_REVIEW, REVIEW_PHOTOS, REVIEW_STATES } from '@upchar/kernel/reviews'
import { sku } from './common.ts'
import { endpoint } from './endpoint.ts'
import { fileUnknown } from './files.ts'

export const stars = z.int().min(1).max(5)

/** Plain text: any letters, no control characters except line breaks. */
const reviewText = z
  .string()
  .trim()
  .max(LONGEST_REVIEW, `Use at most ${LONGEST_REVIEW} characters`)
  // eslint-disable-next-line no-control-regex
  .regex(/^[^\x00-\x09\x0b-\x1f\x7f]*$/, 'Please use plain text')

const ownReview = z.object({
  rating: stars,
  text: z.string(),
  /** The name beside it; empty: none. */
  name: z.string(),
  state: z.enum(REVIEW_STATES),
  /** Why it isn't shown, in words; empty where nobody refused it. */
  reason: z.string(),
  /** The seller's answer; empty: none. */
  answer: z.string(),
  /** Ids of its photos, opened with `openOrderPhoto`. */
  photos: z.array(z.string()),
  /** Until then stars and text may be changed. */
  ends_at: z.iso.datetime(),
  can_change: z.boolean(),
})

/** A delivered product of an order, with what its buyer said of it. */
const ratedProduct = z
  .object({
    order: z.string(),
    order_number: z.string(),
    sku_id: sku,
    title: z.string(),
    slug: z.string(),
    family: z.string(),
    /** The first name that the review would show; empty: the order has none. */
    first_name: z.string(),
    review: ownReview.nullable(),
  })
  .meta({ id: 'RatedProduct' })

const orderNotFound = {
  code: 'order_not_found',
  status: 404,
  means: 'No such order, or another buyer’s',
} as const

export const getProductRatings = endpoint({
  summary:
    'What a buyer may rate: the delivered products of an order, or of all orders of a customer, with the reviews so far (ORDER-04)',
  tag: 'reviews',
  query: z.object({
    /** The order; without it the newest of a customer's, none of a guest's. */
    id: z.string().max(64).optional(),
    /** The key of the guest's own link. */
    key: z.string().max(100).optional(),
  }),
  answer: z.object({
    success: z.literal(true),
    /** At most 50, newest orders first. */
    products: z.array(ratedProduct),
  }),
  refusals: [orderNotFound],
})

export const rateProduct = endpoint({
  summary:
    'Rates a delivered product with one to five stars and, if wanted, a text; the same call changes the review for 30 days (ORDER-04)',
  tag: 'reviews',
  body: z.object({
    id: z.string().max(64),
    key: z.string().max(100).optional(),
    sku_id: sku,
    rating: stars,
    text: reviewText.default(''),
    /** Whether the first name is shown; this may be changed at any time. */
    show_name: z.boolean().default(false),
    /** Its photos, uploaded with `uploadOrderPhoto` for a review; absent: as they are. */
    photos: z.array(z.string().min(1).max(60)).max(REVIEW_PHOTOS).optional(),
  }),
  answer: z.object({ success: z.literal(true), message: z.string(), product: ratedProduct }),
  refusals: [
    orderNotFound,
    {
      code: 'not_delivered',
      status: 409,
      means: 'The order has no such product, or it hasn’t arrived yet',
    },
    {
      code: 'not_reviewable',
      status: 409,
      means: 'Prescription medicines and vaccines have no reviews',
    },
    { code: 'photo_unknown', status: 409, means: 'A photo isn’t the order’s own, or is gone' },
    {
      code: 'review_closed',
      status: 409,
      means: 'Stars and text may be changed for 30 days',
    },
  ],
})

/** How many gave one to five stars. */
const histogram = z.array(z.int()).length(5)

export const listReviews = endpoint({
  summary:
    'The published reviews of a product: how many gave how many stars, and a page of texts, the newest or the most helpful first (ORDER-04)',
  tag: 'reviews',
  params: z.object({ id: z.coerce.number().int().min(1).max(2_147_483_647) }),
  query: z.object({
    sort: z.enum(['helpful', 'newest']).default('helpful'),
    page: z.coerce.number().int().min(1).max(400).default(1),
    limit: z.coerce.number().int().min(1).max(20).default(5),
  }),
  answer: z.object({
    success: z.literal(true),
    count: z.int(),
    /** The average with one decimal; 0 without reviews. */
    average: z.number(),
    histogram,
    reviews: z.array(
      z.object({
        id: z.string(),
        rating: stars,
        /** Empty: stars alone. */
        text: z.string(),
        /** A first name; empty: a verified buyer who shows none. */
        name: z.string(),
        /** The day on which it was written. */
        on: z.iso.date(),
        /** The seller's answer; empty: none. */
        answer: z.string(),
        /** The seller who answers; empty where nobody does. */
        answered_by: z.string(),
        answered_on: z.iso.date().nullable(),
        /** Where its photos are. */
        photos: z.array(z.string()),
        /** Visitors who found it helpful. */
        helpful: z.int(),
        /** Whether the caller is one of them. */
        voted: z.boolean(),
      }),
    ),
  }),
  refusals: [],
})

export const openReviewPhoto = endpoint({
  summary: 'A photo of a published review',
  tag: 'reviews',
  params: z.object({ id: z.string().min(1).max(60) }),
  answer: 'binary',
  refusals: [fileUnknown],
})

export const voteReview = endpoint({
  summary: 'Says that a review was helpful, once for each visitor, or takes that back',
  tag: 'reviews',
  params: z.object({ id: z.uuid() }),
  body: z.object({ helpful: z.boolean() }),
  answer: z.object({ success: z.literal(true), helpful: z.int(), voted: z.boolean() }),
  refusals: [
    { code: 'review_gone', status: 404, means: 'No such review, or it isn’t shown any more' },
    { code: 'own_review', status: 409, means: 'Buyers can’t vote for their own review' },
  ],
})
