import { z } from 'zod'
import { LONGEST_REVIEW, REFUSAL_REASONS, REVIEW_STATES } from '@upchar/kernel/reviews'
import type { RefusalReason } from '@upchar/kernel/reviews'
import { endpoint } from './endpoint.ts'
import { fileUnknown, linkOver, linkQuery } from './files.ts'
import { stars } from './reviews.ts'
import { changedMeanwhile, counted, paging, staffRefusals, staffText, who } from './staff.ts'

const reasons = Object.keys(REFUSAL_REASONS) as [RefusalReason, ...RefusalReason[]]

const staffReview = z
  .object({
    id: z.string(),
    rating: stars,
    text: z.string(),
    /** As shown: a first name, or empty. */
    name: z.string(),
    product: z.object({ title: z.string(), slug: z.string(), sku: z.string() }),
    order: z.object({ id: z.string(), number: z.string() }),
    state: z.enum(REVIEW_STATES),
    reason: z.enum(reasons).nullable(),
    /** What staff added for the buyer. */
    note: z.string(),
    /** Opened by `staffOpenReviewPhoto`. */
    photos: z.array(z.object({ id: z.string(), url: z.string() })),
    /** Who sold it, and answers. */
    seller: z.string(),
    answer: z.string(),
    answered_at: z.iso.datetime().nullable(),
    /** When its buyer last changed stars or text. */
    changed_at: z.iso.datetime(),
    decided_at: z.iso.datetime().nullable(),
    decided_by: who.nullable(),
    /** Goes up with every change. */
    revision: z.int(),
  })
  .meta({ id: 'StaffReview' })

const reviewUnknown = {
  code: 'review_unknown',
  status: 404,
  means: 'No such review',
} as const
const params = z.object({ id: z.uuid() })
const oneAnswer = z.object({ success: z.literal(true), review: staffReview })
/** The revision that was read. */
const revision = z.int32().min(1)

export const staffListReviews = endpoint({
  summary: 'Reviews of products: waiting ones by how long they wait, others newest first',
  tag: 'staff reviews',
  query: z.object({
    state: z.enum(REVIEW_STATES).default('waiting'),
    /** An order’s number, an article number, or words of the review or of the product’s title. */
    q: z.string().trim().max(120).optional(),
    ...paging,
  }),
  answer: z.object({
    success: z.literal(true),
    reviews: z.array(staffReview),
    /** By state, with the other filters. */
    states: z.record(z.enum(REVIEW_STATES), z.int()),
    ...counted,
  }),
  refusals: staffRefusals,
})

export const staffOpenReviewPhoto = endpoint({
  summary: 'A photo of a review, by its link. Each access is logged',
  tag: 'staff reviews',
  params: z.object({ id: z.string().min(1).max(60) }),
  query: linkQuery,
  answer: 'binary',
  refusals: [...staffRefusals, fileUnknown, linkOver],
})

export const staffDecideReview = endpoint({
  summary:
    'Publishes a review as it was written, or refuses it with a reason, which its buyer gets by mail',
  tag: 'staff reviews',
  params,
  body: z.discriminatedUnion('decision', [
    z.object({ revision, decision: z.literal('publish') }),
    z.object({
      revision,
      decision: z.literal('refuse'),
      reason: z.enum(reasons),
      note: staffText(300).default(''),
    }),
  ]),
  answer: oneAnswer,
  refusals: [...staffRefusals, reviewUnknown, changedMeanwhile],
})

export const staffAnswerReview = endpoint({
  summary:
    'The seller’s public answer to a published review, in the seller’s name; an empty text takes it back',
  tag: 'staff reviews',
  params,
  body: z.object({ revision, text: staffText(LONGEST_REVIEW) }),
  answer: oneAnswer,
  refusals: [
    ...staffRefusals,
    reviewUnknown,
    changedMeanwhile,
    { code: 'review_unpublished', status: 409, means: 'Only published reviews are answered' },
  ],
})
