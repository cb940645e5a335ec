import { z } from 'zod'
import { rupees } from './common.ts'
import { endpoint } from './endpoint.ts'
import { sellerRefusals } from './seller-portal.ts'
import { dispatchDays, goodsAmount, goodsNumber } from './staff-products.ts'
import { changedMeanwhile, counted, paging, staffLine } from './staff.ts'

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
  /** Working days before the seller hands the goods to the courier; 0: the day of the order. */
  dispatch_days: z.int(),
  active: z.boolean(),
}

const terms = z.object(offerTerms)

/** A change of an offer, or a new one, as a seller asks for it. */
export const offerProposal = z.object({
  id: z.string(),
  /** The seller’s SKU of the offer. */
  sku: z.string(),
  /** The SKU of the article. */
  variant: z.string(),
  title: z.string(),
  option_label: z.string(),
  /** When it was proposed; null: a new offer. */
  before: terms.nullable(),
  after: terms,
  state: z.enum(['open', 'accepted', 'refused', 'withdrawn']),
  /** Why it was refused; else empty. */
  reason: z.string(),
  /** The offer has changed since, so that it can’t be accepted any more. */
  stale: z.boolean(),
  proposed_at: z.iso.datetime(),
  decided_at: z.iso.datetime().nullable(),
})

export const proposalUnknown = {
  code: 'proposal_unknown',
  status: 404,
  means: 'No such proposal; for a seller, none of its own',
} as const
export const proposalClosed = {
  code: 'proposal_closed',
  status: 409,
  means: 'The proposal has been accepted, refused or withdrawn',
} as const
export const offerInvalid = {
  code: 'offer_invalid',
  status: 400,
  means: 'The offer contradicts itself, the law or the product; `fields` says where',
} as const

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
  /** A change of it waits for staff. */
  proposed: z.boolean(),
  /** Sent back with a proposal. */
  version: z.string(),
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

export const sellerFindArticles = endpoint({
  summary:
    'Articles on sale that the seller neither offers nor proposes to, and whose class its licences allow; at most 20 (APP-01, OPS-04)',
  tag: 'seller portal',
  query: z.object({
    /** The whole SKU or bar code, or the beginning of words of the title. */
    q: z.string().trim().min(2, 'Type at least two characters').max(60),
  }),
  answer: z.object({
    success: z.literal(true),
    articles: z.array(
      z.object({ variant: z.string(), title: z.string(), option_label: z.string() }),
    ),
  }),
  refusals: sellerRefusals,
})

const one = z.object({ success: z.literal(true), proposal: offerProposal })

export const sellerProposeOffer = endpoint({
  summary:
    'Asks for new terms of an own offer, or for a new offer on an article; staff accept or refuse it (APP-01, OPS-04)',
  tag: 'seller portal',
  body: z.object({
    /** The SKU of the article. */
    variant: staffLine(64).min(1, 'Choose the article'),
    /** The seller’s own SKU. Never changes once stored. */
    sku: staffLine(64).min(1, 'Enter your SKU'),
    /** Rupees with GST; null: on request, only where it is already. */
    price: goodsAmount.nullable(),
    /** Rupees with GST, as printed on this seller’s packs; null: none is printed. */
    mrp: goodsAmount.nullable(),
    moq: goodsNumber,
    max_oq: goodsNumber,
    dispatch_days: dispatchDays,
    /** Of the offer that is to change; empty: a new one. */
    version: z.string().max(64).default(''),
  }),
  answer: one,
  refusals: [
    ...sellerRefusals,
    { code: 'article_unknown', status: 404, means: 'No such article' },
    ownOfferUnknown,
    {
      code: 'proposal_open',
      status: 409,
      means: 'A proposal for this offer waits already: it is to be withdrawn first',
    },
    offerInvalid,
    changedMeanwhile,
  ],
})

export const sellerListProposals = endpoint({
  summary: 'The seller’s proposals, the latest first (APP-01, OPS-04)',
  tag: 'seller portal',
  query: z.object(paging),
  answer: z.object({ success: z.literal(true), proposals: z.array(offerProposal), ...counted }),
  refusals: sellerRefusals,
})

export const sellerWithdrawProposal = endpoint({
  summary: 'Takes back an own proposal that waits (APP-01, OPS-04)',
  tag: 'seller portal',
  params: z.object({ id: z.uuid() }),
  answer: one,
  refusals: [...sellerRefusals, proposalUnknown, proposalClosed],
})
