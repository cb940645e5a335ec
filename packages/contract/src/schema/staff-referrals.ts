import { z } from 'zod'
import { rupees } from './common.ts'
import { endpoint } from './endpoint.ts'
import { referralState, referralTerms } from './referrals.ts'
import { changedMeanwhile, staffRefusals, who } from './staff.ts'

const percentage = z.number().min(0).max(50).multipleOf(0.01)
const amount = rupees.min(0).max(1_000_000).multipleOf(1)

/** Terms as staff type them. Half at most: an order always costs something. */
const wanted = z.object({
  off_percentage: percentage,
  off_most: amount,
  reward_percentage: percentage,
  reward_most: amount,
  minimum: amount,
  reward_days: z.int32().min(1).max(1_095),
  most_orders: z.int32().min(1).max(1_000),
  /** The first day in India on which they apply, and the last; null: until others begin. */
  valid_from: z.iso.date(),
  valid_to: z.iso.date().nullable(),
})

const datedTerms = referralTerms
  .extend({
    valid_from: z.iso.date(),
    valid_to: z.iso.date().nullable(),
    made_by: who.nullable(),
    made_at: z.iso.datetime(),
    state: z.enum(['now', 'planned', 'past']),
  })
  .meta({ id: 'DatedReferralTerms' })

export const staffGetReferralTerms = endpoint({
  summary: 'The terms of referrals, past and planned (CART-13)',
  tag: 'staff shop',
  answer: z.object({
    success: z.literal(true),
    /** Whether buyers see referrals: the flag `can_generate_referral_link`, and reward points that can be used. */
    on: z.boolean(),
    /** What is missing, in words; empty: nothing. */
    missing: z.string(),
    today: z.iso.date(),
    /** Newest first. */
    terms: z.array(datedTerms),
    revision: z.string(),
  }),
  refusals: staffRefusals,
})

export const staffPreviewReferralTerms = endpoint({
  summary: 'What terms of referrals cost at most, and on the latest first orders; changes nothing',
  tag: 'staff shop',
  body: wanted,
  answer: z.object({
    success: z.literal(true),
    /** First orders of accounts in the last 30 days, 1,000 at most, and how many of them reach the minimum. */
    orders: z.int(),
    reached: z.int(),
    /** What would have come off them, and what they would have earned in points, had all been referred. */
    off: z.number(),
    earned: z.number(),
    /** One referral, and one code with all of its orders, at most. */
    each_most: z.number(),
    code_most: z.number(),
  }),
  refusals: staffRefusals,
})

export const staffSetReferralTerms = endpoint({
  summary: 'Sets the terms of referrals from a day on; orders keep those they were placed on',
  tag: 'staff shop',
  body: wanted.extend({ seen_revision: z.string().max(20) }),
  answer: z.object({ success: z.literal(true) }),
  refusals: [
    ...staffRefusals,
    changedMeanwhile,
    {
      code: 'referral_terms_invalid',
      status: 400,
      means: 'The first day is over or more than a year away, or the last day is before it',
    },
  ],
})

const referralRow = z
  .object({
    /** Of the order’s checkout. */
    id: z.string(),
    code: z.string(),
    referrer: z.object({ id: z.string(), name: z.string() }),
    referee: z.object({ id: z.string(), name: z.string() }),
    order: z.object({ id: z.string(), number: z.string() }),
    ordered_at: z.iso.datetime(),
    state: referralState,
    /** What it took off, and the points that it has earned. */
    discount: rupees,
    rewarded: rupees,
    /** The points that it earns by what is left of the order. */
    reward: rupees,
    blocked: z.object({ by: who.nullable(), at: z.iso.datetime(), reason: z.string() }).nullable(),
  })
  .meta({ id: 'ReferralRow' })

export const staffListReferrals = endpoint({
  summary: 'First orders with a referral, newest first, 25 a page (CART-13)',
  tag: 'staff shop',
  query: z.object({
    page: z.coerce.number().int().min(1).max(10_000).default(1),
    /** A code; empty: all. */
    code: z.string().max(40).default(''),
  }),
  answer: z.object({
    success: z.literal(true),
    total: z.int(),
    total_is_more: z.literal(false),
    referrals: z.array(referralRow),
  }),
  refusals: staffRefusals,
})

export const staffBlockReferral = endpoint({
  summary:
    'Blocks a referral for good: it earns nothing, and what it earned is taken back (CART-13)',
  tag: 'staff shop',
  params: z.object({ id: z.uuid() }),
  body: z.object({ reason: z.string().trim().min(3).max(300) }),
  answer: z.object({ success: z.literal(true) }),
  refusals: [
    ...staffRefusals,
    { code: 'referral_missing', status: 404, means: 'No order has this referral' },
    changedMeanwhile,
  ],
})
