import { z } from 'zod'
import { rupees } from './common.ts'
import { endpoint } from './endpoint.ts'
import { offerInvalid, offerProposal, proposalClosed, proposalUnknown } from './seller-offers.ts'
import {
  dispatchDays,
  goodsAmount,
  goodsNumber,
  productParams,
  productUnknown,
} from './staff-products.ts'
import {
  changedMeanwhile,
  counted,
  paging,
  staffLine,
  staffRefusals,
  staffText,
  who,
} from './staff.ts'

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
  /** Working days before the seller hands the goods to the courier; 0: the day of the order. */
  dispatch_days: z.int(),
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
    dispatch_days: dispatchDays,
    active: z.boolean(),
    /** Of the offer that is changed; empty: a new one. */
    version: z.string().max(64).default(''),
  }),
  answer,
  refusals: [...staffRefusals, productUnknown, offerInvalid, changedMeanwhile],
})

const proposal = offerProposal.extend({
  product_id: z.int(),
  seller: z.object({ id: z.int(), name: z.string() }),
  /** The seller’s member. */
  proposed_by: z.string(),
  decided_by: who.nullable(),
})

export const staffListOfferProposals = endpoint({
  summary:
    'Sellers’ proposals for their offers: those that wait, the oldest first, or those that are over',
  tag: 'staff goods',
  query: z.object({ queue: z.enum(['open', 'over']).default('open'), ...paging }),
  answer: z.object({
    success: z.literal(true),
    proposals: z.array(proposal),
    /** How many wait. */
    waiting: z.int(),
    ...counted,
  }),
  refusals: staffRefusals,
})

export const staffDecideOfferProposal = endpoint({
  summary:
    'Accepts a seller’s proposal, which changes the offer, or refuses it; the seller is told by mail',
  tag: 'staff goods',
  params: z.object({ id: z.uuid() }),
  body: z.discriminatedUnion('decision', [
    z.object({ decision: z.literal('accept') }),
    z.object({
      decision: z.literal('refuse'),
      /** The seller reads it. */
      reason: staffText(300).min(3, 'Say why: the seller reads it'),
    }),
  ]),
  answer: z.object({ success: z.literal(true), proposal }),
  refusals: [...staffRefusals, proposalUnknown, proposalClosed, offerInvalid, changedMeanwhile],
})
