import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { walletTransaction } from './wallet.ts'

/** The terms of reward points on a day (CART-14). */
export const pointsTerms = z
  .object({
    /** Percent of what the buyer pays for the goods of an order. */
    earn_percentage: z.number(),
    /** The most points that an order earns. */
    earn_most: z.number(),
    /** Percent of the goods that points take off. */
    spend_percentage: z.number(),
    /** The most points that an order takes. */
    spend_most: z.number(),
    /** How many days they can be used after the day of delivery. */
    valid_days: z.int(),
  })
  .meta({ id: 'PointsTerms' })

export const getRewardPoints = endpoint({
  summary:
    'A customer’s reward points: what can be used until when, what open orders will earn, what came and went, five a page (CART-14)',
  tag: 'checkout',
  query: z.object({
    page: z.coerce.number().int().min(1).max(10_000).default(1),
    limit: z.coerce.number().int().min(1).max(50).default(5),
  }),
  answer: z.object({
    success: z.literal(true),
    /** Today's terms; null: there are none, or the programme is off. */
    terms: pointsTerms.nullable(),
    /** Points that can be used now. */
    balance: z.number(),
    /** Set aside for a payment under way. */
    held: z.number(),
    /** The balance, by when it expires. */
    parts: z.array(z.object({ amount: z.number(), expires_at: z.iso.datetime().nullable() })),
    /** What orders earn once all of their goods are delivered. */
    pending: z.array(
      z.object({ order_id: z.string(), order_number: z.string(), amount: z.number() }),
    ),
    count: z.int(),
    page: z.int(),
    pages: z.int(),
    transactions: z.array(walletTransaction),
  }),
  refusals: [],
})
