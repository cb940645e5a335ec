import { z } from 'zod'
import { rupees, setRupees, sku } from './common.ts'
import { endpoint } from './endpoint.ts'
import { offerMissing, priceReason, volumeOffer } from './staff-volume-prices.ts'
import { changedMeanwhile, staffRefusals, who } from './staff.ts'

/** An offer's limited-time deal in the console (CART-11). */
export const staffDeal = z
  .object({
    id: z.string(),
    ...volumeOffer,
    /** The price of one pack, GST included. */
    deal_price: rupees,
    /** The packs that may be sold at it, and those ordered so far. */
    share: z.int(),
    ordered: z.int(),
    starts_at: z.iso.datetime(),
    ends_at: z.iso.datetime(),
    state: z.enum(['planned', 'running', 'over']),
    reason: z.string(),
    made_by: who.nullable(),
    made_at: z.iso.datetime(),
  })
  .meta({ id: 'StaffDeal' })

const staffAnswer = z.object({ success: z.literal(true), deal: staffDeal })

export const staffListDeals = endpoint({
  summary: 'The deals of offers, newest first; of those that are over the last 200',
  tag: 'staff shop',
  answer: z.object({ success: z.literal(true), deals: z.array(staffDeal) }),
  refusals: staffRefusals,
})

export const staffFindDealOffer = endpoint({
  summary: 'An offer by SKU, with its deals in force or planned',
  tag: 'staff shop',
  query: z.object({ sku }),
  answer: z.object({
    success: z.literal(true),
    offer: z.object({
      ...volumeOffer,
      /** What a new one would replace. */
      current: z.array(staffDeal),
      /** Sent back by who sets a new one. */
      revision: z.string(),
    }),
  }),
  refusals: [...staffRefusals, offerMissing],
})

export const staffSetDeal = endpoint({
  summary: 'Sets the deal of an offer; those in force or planned end as it begins',
  tag: 'staff shop',
  body: z.object({
    sku,
    deal_price: setRupees.positive(),
    share: z.int().min(1).max(1_000_000),
    /** null, or a time that is over: now. */
    starts_at: z.iso.datetime({ offset: true }).nullable(),
    ends_at: z.iso.datetime({ offset: true }),
    seen_revision: z.string().max(64),
    reason: priceReason,
  }),
  answer: staffAnswer,
  refusals: [
    ...staffRefusals,
    offerMissing,
    {
      code: 'deal_invalid',
      status: 400,
      means:
        'A deal lowers the price, has a share and lasts at most 31 days; `fields` says what is wrong',
    },
    changedMeanwhile,
  ],
})

export const staffEndDeal = endpoint({
  summary: 'Ends a deal now: carts and checkouts say so, orders keep their price',
  tag: 'staff shop',
  params: z.object({ id: z.uuid() }),
  body: z.object({ reason: priceReason }),
  answer: staffAnswer,
  refusals: [
    ...staffRefusals,
    { code: 'deal_missing', status: 404, means: 'No such deal' },
    changedMeanwhile,
  ],
})
