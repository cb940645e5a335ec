import { z } from 'zod'
import { setRupees } from './common.ts'
import { endpoint } from './endpoint.ts'
import { pointsTerms } from './reward-points.ts'
import { changedMeanwhile, staffRefusals, who } from './staff.ts'

const percentage = (most: number) => z.number().min(0).max(most).multipleOf(0.01)
const points = setRupees.min(0).max(1_000_000)

/** Terms as staff type them. */
const wanted = z.object({
  earn_percentage: percentage(100),
  earn_most: points,
  /** Half at most: an order always costs something. */
  spend_percentage: percentage(50),
  spend_most: points,
  valid_days: z.int32().min(1).max(1_095),
  /** The first day in India on which they apply. */
  valid_from: z.iso.date(),
})

const datedTerms = pointsTerms
  .extend({
    valid_from: z.iso.date(),
    /** The last day; null: until others begin. */
    valid_to: z.iso.date().nullable(),
    made_by: who.nullable(),
    made_at: z.iso.datetime(),
    state: z.enum(['now', 'planned', 'past']),
  })
  .meta({ id: 'DatedPointsTerms' })

const invalid = {
  code: 'points_terms_invalid',
  status: 400,
  means: 'The first day is over, or more than a year away',
} as const

export const staffGetPoints = endpoint({
  summary: 'The terms of reward points, past and planned, and what customers hold (CART-14)',
  tag: 'staff shop',
  answer: z.object({
    success: z.literal(true),
    /** Whether the flag `loyalty_program` is on: buyers see nothing of points otherwise. */
    on: z.boolean(),
    today: z.iso.date(),
    /** Newest first. */
    terms: z.array(datedTerms),
    /** Points of all customers together: to be used, and set aside for payments under way. */
    owed: z.number(),
    revision: z.string(),
  }),
  refusals: staffRefusals,
})

export const staffPreviewPoints = endpoint({
  summary: 'What terms of reward points would have cost on the latest orders; changes nothing',
  tag: 'staff shop',
  body: wanted,
  answer: z.object({
    success: z.literal(true),
    /** Customers' orders of the last 30 days, 1,000 at most, and their goods that earn, in rupees. */
    orders: z.int(),
    goods: z.number(),
    /** What they would have earned, and how far points could have lowered their prices, in points. */
    earned: z.number(),
    spent_most: z.number(),
  }),
  refusals: staffRefusals,
})

export const staffSetPoints = endpoint({
  summary: 'Sets the terms of reward points from a day on; orders keep those they were placed on',
  tag: 'staff shop',
  body: wanted.extend({ seen_revision: z.string().max(20) }),
  answer: z.object({ success: z.literal(true) }),
  refusals: [...staffRefusals, changedMeanwhile, invalid],
})
