import { z } from 'zod'
import { rupees } from './common.ts'
import { endpoint } from './endpoint.ts'
import { goodsAmount, goodsNumber, productParams, productUnknown } from './staff-products.ts'
import { changedMeanwhile, staffLine, staffRefusals } from './staff.ts'

const offer = z.object({
  /** The seller's own SKU: it names the offer in carts, orders and stock. */
  sku: z.string(),
  /** The SKU of the variant. */
  variant: z.string(),
  option_label: z.string(),
  seller: z.object({ id: z.int(), name: z.string() }),
  /** The variant's own: the product editor and files keep it. */
  own: z.boolean(),
  /** Rupees with GST; null: on request. */
  price: rupees.nullable(),
  mrp: rupees.nullable(),
  moq: z.int(),
  max_oq: z.int(),
  /** Pieces in all warehouses. */
  stock: z.int(),
  active: z.boolean(),
  /** Sent back with a change, so that nobody overwrites what they haven’t seen. */
  version: z.string(),
})

const answer = z.object({ success: z.literal(true), offers: z.array(offer) })

export const staffListOffers = endpoint({
  summary: 'Every seller’s offers on a product, by variant, its own first',
  tag: 'staff goods',
  params: productParams,
  answer,
  refusals: [...staffRefusals, productUnknown],
})

export const staffSaveOffer = endpoint({
  summary: 'Adds or changes another seller’s offer on a variant. Its stock is taken in by its SKU',
  tag: 'staff goods',
  params: productParams,
  body: z.object({
    /** The SKU of the variant. */
    variant: staffLine(64).min(1, 'Choose the variant'),
    seller_id: z.int32(),
    /** Never changes once stored. */
    sku: staffLine(64).min(1, 'Enter the seller’s SKU'),
    /** Rupees with GST. */
    price: goodsAmount,
    /** Rupees with GST, as printed on this seller’s packs; null: none is printed. */
    mrp: goodsAmount.nullable(),
    moq: goodsNumber,
    max_oq: goodsNumber,
    active: z.boolean(),
    /** Of the offer that is changed; empty: a new one. */
    version: z.string().max(64).default(''),
  }),
  answer,
  refusals: [
    ...staffRefusals,
    productUnknown,
    {
      code: 'offer_invalid',
      status: 400,
      means: 'The offer contradicts itself, the law or the product; `fields` says where',
    },
    changedMeanwhile,
  ],
})
