import { MOST_RETURN_PHOTOS, RETURN_WISHES } from '@upchar/kernel/return-reasons'
import { z } from 'zod'
import { rupees } from './common.ts'
import { endpoint } from './endpoint.ts'
import {
  cancelItems,
  cancelKey,
  cancelNote,
  orderNotFound,
  refundWay,
  walletRefundOff,
} from './order-cancels.ts'
import { orderState } from './orders.ts'

export const returnState = z.enum([
  'requested',
  'approved',
  'picked',
  'settled',
  'refused',
  'withdrawn',
  'paid',
  'sent_back',
])

/** A parcel that replaces returned goods. */
export const replacement = z.object({
  id: z.string(),
  state: orderState,
  label: z.string(),
  courier: z.string(),
  awb: z.string(),
  tracking_url: z.string(),
  /** Its delivery challan; null until it is packed. */
  challan: z
    .object({
      id: z.string(),
      number: z.string(),
      url: z.string(),
      /** The goods stayed: its number stays used up. Null: it stands. */
      cancelled: z.object({ at: z.iso.datetime(), reason: z.string() }).nullable(),
    })
    .nullable(),
})

/** A return as its buyer sees it (RET-02). */
export const returnView = z
  .object({
    id: z.string(),
    number: z.string(),
    state: returnState,
    /** The state in words. */
    label: z.string(),
    /** What happens next, or what happened; for the buyer. */
    words: z.string(),
    seller: z.string(),
    reason: z.string(),
    note: z.string(),
    items: z.array(z.object({ title: z.string(), quantity: z.int() })),
    opened_at: z.iso.datetime(),
    /** Ids of the photos, for those who may act for the order. */
    photos: z.array(z.string()),
    /** What goes back; 0 until it is settled. */
    refund: rupees,
    /** Money is to be transferred: the page where the buyer says which account it shall go to, or corrects it. Empty: none is. */
    account_href: z.string(),
    /** Parcels that replace its goods. */
    replacements: z.array(replacement),
    /** Its seller's sales were stopped before the replacement was packed: the buyer can have the money instead. */
    can_take_money: z.boolean(),
    can_withdraw: z.boolean(),
  })
  .meta({ id: 'OrderReturn' })

const answer = z.object({
  success: z.literal(true),
  /** What can be returned now; empty: nothing. */
  returnable: z.array(
    z.object({
      line: z.string(),
      title: z.string(),
      seller: z.string(),
      /** The same goods can be sent again: the shop hasn't stopped their seller. */
      can_replace: z.boolean(),
      /** A reason's code and label, for how many pieces, until when, and whether a photo must show it. */
      reasons: z.array(
        z.object({
          code: z.string(),
          label: z.string(),
          quantity: z.int(),
          /** Null: always, of recalled goods. */
          until: z.iso.datetime().nullable(),
          /** A request needs a photo. */
          needs_photo: z.boolean(),
        }),
      ),
    }),
  ),
  /** Oldest first. */
  returns: z.array(returnView),
  /** It was paid in cash: a request says where the money goes. */
  asks_payout: z.boolean(),
  /** The buyer may choose to get the money as credit of the wallet (RET-04). */
  wallet_choice: z.boolean(),
})

const which = {
  id: z.string().max(64),
  /** The key of the guest's own link. */
  key: z.string().max(100).optional(),
}
const notReturnable = {
  code: 'not_returnable',
  status: 409,
  means: 'Too late, too many, or not for this reason; the message says which',
} as const

export const getReturns = endpoint({
  summary: 'What of an order can be returned, and its returns (RET-02)',
  tag: 'orders',
  query: z.object(which),
  answer,
  refusals: [orderNotFound],
})

export const requestReturn = endpoint({
  summary:
    'Asks to return delivered goods, by the customer, or by a guest with the order’s own link; one return for each seller (RET-02)',
  tag: 'orders',
  body: z.object({
    ...which,
    items: cancelItems.unwrap(),
    reason: z.string().max(40),
    note: cancelNote,
    /** The money, or the same goods once more. */
    wish: z.enum(RETURN_WISHES).default('refund'),
    /** A UPI ID, or an account number and IFSC; only for what was paid in cash. */
    pay_to: z.string().trim().max(120).default(''),
    refund_way: refundWay,
    /** Ids of photos that were uploaded for this order's return. */
    photos: z.array(z.string().min(1).max(60)).max(MOST_RETURN_PHOTOS).default([]),
    request_key: cancelKey,
  }),
  answer,
  refusals: [
    orderNotFound,
    notReturnable,
    { code: 'reason_missing', status: 400, means: 'No such reason' },
    { code: 'photo_missing', status: 400, means: 'This reason needs a photo' },
    { code: 'photo_unknown', status: 409, means: 'A photo is gone, or in another return' },
    { code: 'payout_missing', status: 400, means: 'It was paid in cash: say where money goes' },
    walletRefundOff,
  ],
})

export const withdrawReturn = endpoint({
  summary: 'Withdraws a return before it is fetched (RET-02)',
  tag: 'orders',
  body: z.object({ ...which, return: z.uuid() }),
  answer,
  refusals: [orderNotFound, { code: 'state_wrong', status: 409, means: 'It is fetched, or over' }],
})

export const takeMoneyBack = endpoint({
  summary:
    'Takes the money instead of a replacement that isn’t sent because the shop has stopped the sales of its seller since (RET-02, OPS-06)',
  tag: 'orders',
  body: z.object({ ...which, return: z.uuid() }),
  answer,
  refusals: [
    orderNotFound,
    { code: 'state_wrong', status: 409, means: 'The goods are sent, or nothing is replaced' },
  ],
})
