import { z } from 'zod'
import { cleanVoucherCode } from '@upchar/kernel/voucher-code'
import { rupees } from './common.ts'
import { endpoint } from './endpoint.ts'

/** A referral code as typed or in a link; empty: none. */
export const referralCode = z.string().max(200).transform(cleanVoucherCode)

/** Why a referral doesn't apply to a buyer or a cart. */
export const referralRefusals = [
  { code: 'referral_off', status: 409, means: 'No referrals: no terms, or the flag is off' },
  { code: 'referral_unknown', status: 404, means: 'No open account has this code' },
  {
    code: 'referral_sign_in',
    status: 409,
    means: 'A referral is for the first order of an account',
  },
  { code: 'referral_own', status: 409, means: 'The buyer’s own code' },
  { code: 'referral_not_first', status: 409, means: 'The buyer has ordered before' },
  { code: 'referral_ring', status: 409, means: 'The buyer referred the owner of the code' },
  {
    code: 'referral_same_person',
    status: 409,
    means: 'Buyer and owner of the code share phone, email address, GSTIN, address or browser',
  },
  { code: 'referral_used_up', status: 409, means: 'The code has brought as many orders as it may' },
  { code: 'referral_minimum', status: 409, means: 'The goods cost less than the terms ask for' },
  {
    code: 'referral_other_goods',
    status: 409,
    means: 'Only prescription medicines and vaccines, which may not be promoted',
  },
] as const

/** Terms of referrals as buyers read them (CART-13). */
export const referralTerms = z
  .object({
    /** Percent of the goods of a first order, and the most in rupees. */
    off_percentage: z.number(),
    off_most: rupees,
    /** Percent of what the referred buyer pays for goods, and the most, in points. */
    reward_percentage: z.number(),
    reward_most: rupees,
    /** The value of goods that a first order needs. */
    minimum: rupees,
    /** How many days the reward can be used. */
    reward_days: z.int(),
    /** How many first orders one code brings at most. */
    most_orders: z.int(),
  })
  .meta({ id: 'ReferralTerms' })

/** `waiting`: for delivery and the end of its returns; `taken_back`: cancelled or returned after all. */
export const referralState = z.enum(['waiting', 'rewarded', 'taken_back', 'cancelled', 'blocked'])

export const generateUsersReferralLink = endpoint({
  summary: 'The customer’s referral code with a link to share; the first call makes it (ENGAGE-07)',
  tag: 'auth',
  body: z.object({}),
  answer: z.object({ success: z.literal(true), code: z.string(), link: z.string() }),
  refusals: [
    { code: 'referral_off', status: 409, means: 'No referrals: no terms, or the flag is off' },
  ],
})

export const getReferrals = endpoint({
  summary: 'The customer’s referrals: terms, code, link, and what has come of it (ENGAGE-07)',
  tag: 'profile',
  query: z.object({
    page: z.coerce.number().int().min(1).max(10_000).default(1),
    limit: z.coerce.number().int().min(1).max(50).default(5),
  }),
  answer: z.object({
    success: z.literal(true),
    /** Today's terms; null: there are none, or referrals are off. */
    terms: referralTerms.nullable(),
    /** Null until the customer makes one. */
    code: z.string().nullable(),
    link: z.string().nullable(),
    /** Points that referrals have earned, less what was taken back. */
    earned: rupees,
    count: z.int(),
    page: z.int(),
    pages: z.int(),
    /** First orders with the code, newest first; they name nobody. */
    referrals: z.array(
      z.object({
        ordered_at: z.iso.datetime(),
        state: referralState,
        /** The points earned, or to be earned by what is left of the order. */
        reward: rupees,
      }),
    ),
  }),
  refusals: [],
})

export const identifyReferral = endpoint({
  summary:
    'What a referral link gives its visitor, and why not (ENGAGE-07, UI-07). Changes nothing',
  tag: 'cart',
  body: z.object({ code: referralCode }),
  answer: z.object({
    success: z.literal(true),
    code: z.string(),
    terms: referralTerms,
  }),
  refusals: referralRefusals,
})
