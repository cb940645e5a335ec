import { z } from 'zod'
import { MOST_VOLUME_PRICES } from '@upchar/kernel/volume-prices'
import { rupees, setRupees, sku } from './common.ts'
import { endpoint } from './endpoint.ts'
import { volumePrices } from './product-shapes.ts'
import { changedMeanwhile, staffRefusals, staffText, who } from './staff.ts'

export const priceReason = staffText(300).min(3, 'Say why, for whoever asks later')

/** The offer that volume prices or a deal belong to, and what bounds them. */
export const volumeOffer = {
  sku,
  title: z.string(),
  option_label: z.string(),
  seller: z.string(),
  /** The price of one pack at the minimum order, GST included. */
  list_price: rupees,
  mrp: rupees.nullable(),
  moq: z.int(),
  max_oq: z.int(),
}

/** An offer's volume prices in the console (CART-11). */
export const staffVolumePrices = z
  .object({
    id: z.string(),
    ...volumeOffer,
    prices: volumePrices,
    valid_from: z.iso.datetime(),
    /** null: no end is planned. */
    valid_to: z.iso.datetime().nullable(),
    state: z.enum(['planned', 'running', 'over']),
    reason: z.string(),
    made_by: who.nullable(),
    made_at: z.iso.datetime(),
  })
  .meta({ id: 'StaffVolumePrices' })

const staffAnswer = z.object({ success: z.literal(true), volume: staffVolumePrices })

export const staffListVolumePrices = endpoint({
  summary: 'The volume prices of offers, newest first; of those that are over the last 200',
  tag: 'staff shop',
  answer: z.object({ success: z.literal(true), volumes: z.array(staffVolumePrices) }),
  refusals: staffRefusals,
})

export const offerMissing = {
  code: 'volume_offer_missing',
  status: 404,
  means: 'No offer with this SKU can have volume prices or a deal; the message says why',
} as const

export const staffFindVolumeOffer = endpoint({
  summary: 'An offer by SKU, with its volume prices in force or planned',
  tag: 'staff shop',
  query: z.object({ sku }),
  answer: z.object({
    success: z.literal(true),
    offer: z.object({
      ...volumeOffer,
      /** What new ones would replace. */
      current: z.array(staffVolumePrices),
      /** Sent back by who sets new ones. */
      revision: z.string(),
    }),
  }),
  refusals: [...staffRefusals, offerMissing],
})

export const staffSetVolumePrices = endpoint({
  summary: 'Sets the volume prices of an offer; those in force or planned end as these begin',
  tag: 'staff shop',
  body: z.object({
    sku,
    prices: z
      .array(z.object({ from: z.int().min(1).max(1_000_000), price: setRupees.positive() }))
      .min(1)
      .max(MOST_VOLUME_PRICES),
    /** First and last day in India; null: until staff end them. */
    first_day: z.iso.date(),
    last_day: z.iso.date().nullable(),
    seen_revision: z.string().max(64),
    reason: priceReason,
  }),
  answer: staffAnswer,
  refusals: [
    ...staffRefusals,
    offerMissing,
    {
      code: 'volume_invalid',
      status: 400,
      means: 'Steps must rise in quantity and fall in price; `fields` says which doesn’t',
    },
    changedMeanwhile,
  ],
})

export const staffEndVolumePrices = endpoint({
  summary: 'Ends volume prices now: carts and checkouts say so, orders keep their price',
  tag: 'staff shop',
  params: z.object({ id: z.uuid() }),
  body: z.object({ reason: priceReason }),
  answer: staffAnswer,
  refusals: [
    ...staffRefusals,
    { code: 'volume_missing', status: 404, means: 'No such volume prices' },
    changedMeanwhile,
  ],
})
