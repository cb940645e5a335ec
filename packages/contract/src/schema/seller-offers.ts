import { z } from 'zod'
import { rupees } from './common.ts'
import { endpoint } from './endpoint.ts'
import { sellerRefusals } from './seller-portal.ts'
import { counted, paging, staffLine } from './staff.ts'

export const ownOfferUnknown = {
  code: 'offer_unknown',
  status: 404,
  means: 'The seller has no such offer',
} as const

/** What a seller asks for an article, and how much of it at a time. */
export const offerTerms = {
  /** Rupees with GST; null: on request. */
  price: rupees.nullable(),
  /** Rupees with GST, as printed on this seller’s packs; null: none is printed. */
  mrp: rupees.nullable(),
  moq: z.int(),
  max_oq: z.int(),
  active: z.boolean(),
}

const ownOffer = z.object({
  /** The seller’s own SKU. */
  sku: z.string(),
  /** The SKU of the article. */
  variant: z.string(),
  title: z.string(),
  option_label: z.string(),
  ...offerTerms,
  /**
   * Whether it is on sale, else the first reason why not: the article is off sale for every seller; the offer is; the
   * seller’s licences don’t allow its class; the price is above the ceiling of the law.
   */
  state: z.enum(['on_sale', 'article', 'ended', 'licence', 'ceiling']),
  /** Pieces that can be sold now. */
  free: z.int(),
  /** Other sellers offer the article, too. */
  others: z.boolean(),
})

export const sellerListOffers = endpoint({
  summary:
    'The seller’s own offers by title, whether on sale, and with what stock (APP-01, OPS-04)',
  tag: 'seller portal',
  query: z.object({
    /** The whole SKU or bar code, or the beginning of words of the title. */
    q: z.string().trim().max(60).default(''),
    sale: z.enum(['on', 'off']).optional(),
    ...paging,
  }),
  answer: z.object({ success: z.literal(true), offers: z.array(ownOffer), ...counted }),
  refusals: sellerRefusals,
})

export const sellerEndOffer = endpoint({
  summary: 'Takes an own offer off sale at once; again changes nothing (APP-01, OPS-04)',
  tag: 'seller portal',
  body: z.object({ sku: staffLine(64).min(1, 'Name the offer') }),
  answer: z.object({ success: z.literal(true) }),
  refusals: [...sellerRefusals, ownOfferUnknown],
})
