import { z } from 'zod'
import { MOST_PAD_LINES } from '@upchar/kernel/order-pad'
import { tooMany } from './auth.ts'
import { cartRefusals, guestRefusals, readBody, shelfLifeMonths } from './cart.ts'
import { cart } from './cart-view.ts'
import { asciiLine, guestId, pincode, rupees, sku } from './common.ts'
import { endpoint } from './endpoint.ts'
import { changedMeanwhile, counted, paging, staffLine, staffRefusals } from './staff.ts'

const quotation = z
  .object({
    id: z.uuid(),
    /** As the PDF has it, such as "QTN-7K2M9XQA". */
    number: z.string(),
    /** Whom it is for. */
    name: z.string(),
    po_number: z.string(),
    line_count: z.int(),
    pincode,
    /** With the charges of the day, GST included. */
    total: rupees,
    made_at: z.iso.datetime(),
    /** The prices hold before it: midnight after the last day. */
    valid_until: z.iso.datetime(),
    is_valid: z.boolean(),
    /** What was asked for and couldn't be quoted. */
    left_out: z.array(z.object({ title: z.string(), message: z.string() })),
  })
  .meta({ id: 'Quotation' })

/** Goods that are quoted. */
export const quotedGoods = z
  .array(
    z.object({
      sku_id: sku,
      quantity: z.int().min(1).max(1_000_000),
      shelf_life_months: shelfLifeMonths.optional(),
    }),
  )
  .min(1)
  .max(MOST_PAD_LINES)

export const quotationEmpty = {
  code: 'quotation_empty',
  status: 409,
  means: 'Nothing of it can be quoted',
} as const
const quotationUnknown = {
  code: 'quotation_unknown',
  status: 404,
  means: 'No such quotation, or another buyer’s',
} as const

export const createQuotation = endpoint({
  summary:
    'Makes a numbered quotation of the given lines, or of the cart, at today’s prices, which hold until its last day. What can’t be had is left out with its reason',
  tag: 'quotations',
  body: z.object({
    name: asciiLine(120).min(1, 'Say whom the quotation is for'),
    po_number: asciiLine(40).default(''),
    /** The cart, where it is absent. */
    lines: quotedGoods.optional(),
    pincode: pincode.optional(),
    guest_user_id: guestId.optional(),
  }),
  answer: z.object({ success: z.literal(true), quotation, message: z.string() }),
  refusals: [...cartRefusals, quotationEmpty, tooMany],
})

export const listQuotations = endpoint({
  summary: 'The buyer’s quotations, the newest first',
  tag: 'quotations',
  answer: z.object({ success: z.literal(true), quotations: z.array(quotation) }),
  refusals: guestRefusals,
})

export const getQuotationFile = endpoint({
  summary: 'A quotation as PDF',
  tag: 'quotations',
  params: z.object({ id: z.uuid() }),
  answer: 'binary',
  refusals: [...guestRefusals, quotationUnknown],
})

const linkKey = z.string().regex(/^[\w-]{32}$/)

export const openQuotation = endpoint({
  summary:
    'A quotation that came by mail, by the key of its link (ENGAGE-01). An account’s opens signed in only',
  tag: 'quotations',
  body: z.object({ id: z.uuid(), key: linkKey }),
  answer: z.object({ success: z.literal(true), quotation }),
  refusals: [...guestRefusals, quotationUnknown],
})

export const getMailedQuotation = endpoint({
  summary: 'A quotation that came by mail as PDF, by the key of its link',
  tag: 'quotations',
  params: z.object({ id: z.uuid() }),
  query: z.object({ key: linkKey }),
  answer: 'binary',
  refusals: [quotationUnknown],
})

export const orderQuotation = endpoint({
  summary:
    'Fills the caller’s cart up to what was quoted, at the quoted prices while they hold, and says by line what differs. Repeating it adds nothing',
  tag: 'quotations',
  params: z.object({ id: z.uuid() }),
  /** `key`: of the link of its mail, where it isn't the caller's own. */
  body: readBody.extend({ key: linkKey.optional() }),
  answer: z.object({
    success: z.literal(true),
    cart,
    message: z.string(),
    /** For the checkout's form; empty without one. */
    po_number: z.string(),
    changes: z.array(
      z.object({
        sku_id: sku,
        title: z.string(),
        /** Of one pack, then and now; null where it is not in the cart. */
        quoted_price: rupees,
        price: rupees.nullable(),
        /** Why it is not in the cart, or fewer of it. */
        message: z.string().nullable(),
      }),
    ),
  }),
  refusals: [
    ...cartRefusals,
    quotationUnknown,
    { code: 'cart_closed', status: 409, means: 'No orders are taken at present (flag cart)' },
  ],
})

export const staffListQuotations = endpoint({
  summary: 'Quotations of all buyers, the newest first',
  tag: 'staff quotations',
  query: z.object({
    /** Number, purchase order or name. */
    q: z.string().trim().max(100).default(''),
    ...paging,
  }),
  answer: z.object({
    success: z.literal(true),
    quotations: z.array(quotation.extend({ is_customer: z.boolean() })),
    ...counted,
  }),
  refusals: staffRefusals,
})

export const staffGetQuotationFile = endpoint({
  summary: 'A quotation as PDF',
  tag: 'staff quotations',
  params: z.object({ id: z.uuid() }),
  answer: 'binary',
  refusals: [...staffRefusals, quotationUnknown],
})

const terms = {
  /** How many days after its own a quotation is valid. */
  days: z.int().min(1).max(90),
  /** Printed at the end of quotations. */
  conditions: staffLine(500),
}

export const staffGetQuotationTerms = endpoint({
  summary: 'For how long quotations hold, and what they say at the end',
  tag: 'staff quotations',
  answer: z.object({ success: z.literal(true), ...terms, version: z.string() }),
  refusals: staffRefusals,
})

export const staffSetQuotationTerms = endpoint({
  summary: 'Sets it for quotations from now on',
  tag: 'staff quotations',
  body: z.object({ ...terms, version: z.string().max(60) }),
  answer: z.object({ success: z.literal(true), version: z.string() }),
  refusals: [...staffRefusals, changedMeanwhile],
})
