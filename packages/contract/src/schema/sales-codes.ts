import { z } from 'zod'
import { VOUCHER_CODE, cleanVoucherCode } from '@upchar/kernel/voucher-code'
import { notSignedIn } from './account.ts'
import { guestRefusals } from './cart.ts'
import { guestId } from './common.ts'
import { endpoint } from './endpoint.ts'
import { changedMeanwhile, staffRefusals, staffText, who } from './staff.ts'

/** A code as typed; '' takes the present one off. */
const typed = z.object({
  sales_code: z.string().max(60).transform(cleanVoucherCode),
  /** The open checkout made from the cart, which then has it too. */
  checkout_id: z.string().min(1).max(64).optional(),
})

const verified = z.object({
  success: z.literal(true),
  sales_code: z.string().nullable(),
  message: z.string(),
})

const verifyRefusals = [
  { code: 'sales_code_unknown', status: 404, means: 'No sales code in force is like this' },
  { code: 'checkout_not_found', status: 404, means: 'The caller has no such checkout' },
  { code: 'checkout_closed', status: 409, means: 'The checkout is being paid or has been placed' },
] as const

export const verifySalesCode = endpoint({
  summary:
    "Verifies a sales person's code and keeps it with the customer's cart and open checkout (CART-12). It changes no price",
  tag: 'cart',
  body: typed,
  answer: verified,
  refusals: [notSignedIn, ...verifyRefusals],
})

export const verifySalesCodeGuest = endpoint({
  summary:
    "Verifies a sales person's code and keeps it with the guest's cart and open checkout (CART-12). It changes no price",
  tag: 'cart',
  body: typed.extend({ guest_user_id: guestId.optional() }),
  answer: verified,
  refusals: [...guestRefusals, ...verifyRefusals],
})

export const generateSalesCodeLink = endpoint({
  summary:
    'A link to a page of the shop that brings a sales code along (ENGAGE-07): whoever opens it orders with the code (CART-12)',
  tag: 'cart',
  body: z.object({
    sales_code: z.string().max(60).transform(cleanVoucherCode),
    /** The page, without the origin; the home page where it is left out. */
    page: z
      .string()
      .max(300)
      .regex(/^\/(?!\/)[^?#\s\\]*$/)
      .default('/'),
    guest_user_id: guestId.optional(),
  }),
  answer: z.object({ success: z.literal(true), link: z.url() }),
  refusals: [...guestRefusals, verifyRefusals[0]],
})

const staffSalesCode = z
  .object({
    id: z.string(),
    code: z.string(),
    person: z.string(),
    reason: z.string(),
    /** The orders that were placed with it, cancelled ones too. */
    orders: z.int(),
    made_by: who.nullable(),
    made_at: z.iso.datetime(),
    /** Null while it is in force. */
    ended_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'StaffSalesCode' })

const codesAnswer = z.object({ success: z.literal(true), codes: z.array(staffSalesCode) })

const reason = staffText(300).min(3, 'Say why, for whoever asks later')

export const staffListSalesCodes = endpoint({
  summary: 'Every sales code with the orders placed with it, newest first (CART-12)',
  tag: 'staff shop',
  answer: codesAnswer,
  refusals: staffRefusals,
})

export const staffMakeSalesCode = endpoint({
  summary: "Creates a sales person's code; answers with all of them (CART-12)",
  tag: 'staff shop',
  body: z.object({
    code: z
      .string()
      .transform(cleanVoucherCode)
      .pipe(z.string().regex(VOUCHER_CODE, 'Use 4 to 20 letters and digits')),
    person: staffText(120).min(2, 'Enter the name of the sales person'),
    reason,
  }),
  answer: codesAnswer,
  refusals: [
    ...staffRefusals,
    { code: 'sales_code_taken', status: 409, means: 'A sales person has or had this code' },
  ],
})

export const staffEndSalesCode = endpoint({
  summary: 'Ends a sales code now; orders placed with it keep it. Answers with all (CART-12)',
  tag: 'staff shop',
  params: z.object({ id: z.uuid() }),
  body: z.object({ reason }),
  answer: codesAnswer,
  refusals: [
    ...staffRefusals,
    { code: 'sales_code_missing', status: 404, means: 'No sales code has this id' },
    changedMeanwhile,
  ],
})
