import { z } from 'zod'
import { rupees, setRupees, sku } from './common.ts'
import { endpoint } from './endpoint.ts'
import { offerMissing, priceReason, volumeOffer } from './staff-volume-prices.ts'
import { staffRefusals, who } from './staff.ts'

/** What a cart must have for one pack: packs of a product of the same seller, or its goods for an amount. */
const condition = {
  with: z.object({ sku, name: z.string() }).nullable(),
  packs: z.int().nullable(),
  value: rupees.nullable(),
}

/** A free gift or an upsell in the console (CART-11). */
export const staffGift = z
  .object({
    id: z.string(),
    ...volumeOffer,
    kind: z.enum(['gift', 'upsell']),
    /** The price of one pack, GST included; 0: free. */
    gift_price: rupees,
    ...condition,
    /** The packs that one order can have at most. */
    per_order: z.int(),
    /** The packs that all orders can have, and those ordered so far. */
    share: z.int(),
    ordered: z.int(),
    starts_at: z.iso.datetime(),
    ends_at: z.iso.datetime(),
    state: z.enum(['planned', 'running', 'over']),
    reason: z.string(),
    made_by: who.nullable(),
    made_at: z.iso.datetime(),
  })
  .meta({ id: 'StaffGift' })

const staffAnswer = z.object({ success: z.literal(true), gift: staffGift })

export const staffListGifts = endpoint({
  summary: 'Free gifts and upsells, newest first; of those that are over the last 200',
  tag: 'staff shop',
  answer: z.object({ success: z.literal(true), gifts: z.array(staffGift) }),
  refusals: staffRefusals,
})

export const staffFindGiftOffer = endpoint({
  summary: 'An offer by SKU, with its gifts and upsells in force or planned',
  tag: 'staff shop',
  query: z.object({ sku }),
  answer: z.object({
    success: z.literal(true),
    offer: z.object({ ...volumeOffer, current: z.array(staffGift) }),
  }),
  refusals: [...staffRefusals, offerMissing],
})

export const staffSetGift = endpoint({
  summary: 'Makes a product free or cheaper with other goods of its seller; others on it go on',
  tag: 'staff shop',
  body: z.object({
    sku,
    gift_price: setRupees.nonnegative(),
    /** Packs of this product, or null: goods of the seller for `value`. */
    with_sku: sku.nullable(),
    packs: z.int().min(1).max(100_000).nullable(),
    value: setRupees.positive().nullable(),
    per_order: z.int().min(1).max(1_000_000),
    share: z.int().min(1).max(1_000_000),
    /** null, or a time that is over: now. */
    starts_at: z.iso.datetime({ offset: true }).nullable(),
    ends_at: z.iso.datetime({ offset: true }),
    reason: priceReason,
  }),
  answer: staffAnswer,
  refusals: [
    ...staffRefusals,
    offerMissing,
    {
      code: 'gift_invalid',
      status: 400,
      means:
        'A lower price, a condition, a share and an end within 92 days; `fields` says what is wrong',
    },
  ],
})

export const staffEndGift = endpoint({
  summary: 'Ends a gift or an upsell now: carts lose it, orders keep it',
  tag: 'staff shop',
  params: z.object({ id: z.uuid() }),
  body: z.object({ reason: priceReason }),
  answer: staffAnswer,
  refusals: [
    ...staffRefusals,
    { code: 'gift_missing', status: 404, means: 'No such gift or upsell' },
    { code: 'changed_meanwhile', status: 409, means: 'It is over already' },
  ],
})
