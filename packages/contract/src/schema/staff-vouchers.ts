import { z } from 'zod'
import { BUSINESS_CATEGORIES } from '@upchar/kernel/business-categories'
import { VOUCHER_CODE, cleanVoucherCode } from '@upchar/kernel/voucher-code'
import { rupees } from './common.ts'
import { endpoint } from './endpoint.ts'
import { changedMeanwhile, staffRefusals, staffText, who } from './staff.ts'
import { voucher } from './vouchers.ts'

/** A voucher in the console. */
export const staffVoucher = voucher
  .extend({
    id: z.string(),
    starts_at: z.iso.datetime(),
    state: z.enum(['planned', 'running', 'over']),
    audience: z.enum(['anyone', 'customers']),
    /** Advertised on pages; others are known only to those given the code. */
    listed: z.boolean(),
    /** The shop puts it on carts that it fits (CART-25). */
    automatic: z.boolean(),
    business_category: z.string().nullable(),
    /** Who funds it: a seller's discount lowers the taxable value of its products; the shop pays the seller the difference. */
    funded_by: z.object({ id: z.int(), name: z.string() }).nullable(),
    max_uses: z.int().nullable(),
    max_uses_per_buyer: z.int().nullable(),
    /** Orders with it, their discount, and uses reserved by pending payments. */
    uses: z.int(),
    given: rupees,
    held: z.int(),
    reason: z.string(),
    made_by: who.nullable(),
    made_at: z.iso.datetime(),
  })
  .meta({ id: 'StaffVoucher' })

const staffAnswer = z.object({ success: z.literal(true), voucher: staffVoucher })

export const staffListVouchers = endpoint({
  summary: 'Every voucher with terms and use, newest first, and the sellers that can fund one',
  tag: 'staff shop',
  answer: z.object({
    success: z.literal(true),
    vouchers: z.array(staffVoucher),
    sellers: z.array(z.object({ id: z.int(), name: z.string() })),
  }),
  refusals: staffRefusals,
})

export const staffMakeVoucher = endpoint({
  summary: 'Creates a voucher. Its terms never change: end it and create another (CART-09)',
  tag: 'staff shop',
  body: z.object({
    code: z
      .string()
      .transform(cleanVoucherCode)
      .pipe(z.string().regex(VOUCHER_CODE, 'Use 4 to 20 letters and digits')),
    kind: z.enum(['percent', 'amount']),
    /** Percent, or rupees of a fixed discount. */
    value: z.number().positive('Say how much it takes off'),
    max_discount: rupees.positive().nullable(),
    minimum_value: rupees.min(0),
    business_category: z.enum(BUSINESS_CATEGORIES.map((category) => category.key)).nullable(),
    seller_id: z.int32().nullable(),
    audience: z.enum(['anyone', 'customers']),
    listed: z.boolean(),
    automatic: z.boolean().default(false),
    /** The app's voucher (DATA-05): advertised, a percentage, and the only one in its time. */
    for_app: z.boolean().default(false),
    max_uses: z.int().min(1).max(100_000).nullable(),
    max_uses_per_buyer: z.int().min(1).max(1000).nullable(),
    /** First and last day in India. */
    first_day: z.iso.date(),
    last_day: z.iso.date(),
    reason: staffText(300).min(3, 'Say why, for whoever asks later'),
  }),
  answer: staffAnswer,
  refusals: [
    ...staffRefusals,
    { code: 'voucher_code_taken', status: 409, means: 'A voucher has or had this code' },
    {
      code: 'voucher_invalid',
      status: 400,
      means: 'The terms contradict each other; `fields` says how',
    },
  ],
})

export const staffEndVoucher = endpoint({
  summary: 'Ends a voucher now: carts lose it, pending payments keep it',
  tag: 'staff shop',
  params: z.object({ id: z.uuid() }),
  body: z.object({ reason: staffText(300).min(3, 'Say why, for whoever asks later') }),
  answer: staffAnswer,
  refusals: [
    ...staffRefusals,
    { code: 'voucher_missing', status: 404, means: 'No such voucher' },
    changedMeanwhile,
  ],
})
