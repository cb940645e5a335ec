import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { deviceSource, guestId, landedPageUrl, rupees, sku } from './common.ts'
import { notSignedIn } from './account.ts'
import { engravingName, guestRefusals } from './cart.ts'
import { guestForm, checkoutView } from './checkout-view.ts'

export const mine = [
  ...guestRefusals,
  { code: 'checkout_not_found', status: 404, means: "No such checkout of the caller's" },
] as const

/** Far above what any product may be bought at a time. */
const mostWanted = 1_000_000

const createQuery = z.object({
  source: z.enum(['cart', 'pdp', 'multiple']).default('cart'),
  /** For source pdp: the one article, where `items` doesn't name it. */
  sku_id: sku.optional(),
  quantity: z.coerce.number().pipe(z.int().min(1).max(mostWanted)).default(1),
  engraving_name: engravingName.optional(),
  device_source: deviceSource.optional(),
  ordered_platform: deviceSource.optional(),
})

const wanted = z.object({
  sku_id: sku,
  quantity: z.int().min(1).max(mostWanted),
  engraving_name: engravingName.optional(),
})

/** A product is one line of an order, with one engraving. */
const isEngravedAlike = (items: readonly z.infer<typeof wanted>[]): boolean => {
  const engravings = new Map(
    items.map(({ sku_id, engraving_name = '' }) => [sku_id, engraving_name]),
  )
  return items.every(({ sku_id, engraving_name = '' }) => engravings.get(sku_id) === engraving_name)
}

const createBody = z.object({
  form: guestForm,
  /** For source pdp and multiple; the cart's lines otherwise. */
  items: z
    .array(wanted)
    .max(100)
    .refine(isEngravedAlike, 'One product can carry one engraving in an order')
    .optional(),
  /** Chosen by the browser for one press of the button; repeats answer the same. */
  request_key: z.string().min(8).max(80),
  device_source: deviceSource.optional(),
  landed_page_url: landedPageUrl,
})

const createAnswer = z.object({ success: z.literal(true), checkout: checkoutView })

const createRefusals = [
  { code: 'form_invalid', status: 400, means: 'Fields to correct are in `fields`' },
  { code: 'pincode_unknown', status: 400, means: 'Invalid Pincode' },
  { code: 'cart_closed', status: 409, means: 'No orders are taken at present (flag cart)' },
  { code: 'cart_empty', status: 409, means: 'Nothing to buy' },
  {
    code: 'cart_not_ready',
    status: 409,
    means: "A line can't be bought as it stands; detail.items says which",
  },
  {
    code: 'cod_not_allowed',
    status: 409,
    means: 'Cash on delivery is not offered; the message says why',
  },
  { code: 'request_key_reused', status: 409, means: 'The key was used with other content' },
  { code: 'guest_checkout_off', status: 403, means: 'Guest checkout is switched off' },
  { code: 'minimum_order_value', status: 409, means: 'The cart is below the minimum order value' },
  {
    code: 'voucher_does_not_fit',
    status: 409,
    means:
      'The voucher takes nothing off as things stand; the message says why. Remove it, or make it fit',
  },
] as const

/** What a change of a checkout may be refused with, beside what forbids the change itself. */
export const checkoutRefusals = [
  mine[2],
  ...createRefusals.filter(
    ({ code }) => code !== 'request_key_reused' && code !== 'guest_checkout_off',
  ),
] as const

export const createCheckout = endpoint({
  summary:
    "Freezes the customer's cart as a quote with the form (CHECKOUT-01). The same key answers the same.",
  tag: 'checkout',
  query: createQuery,
  body: createBody,
  answer: createAnswer,
  refusals: [notSignedIn, ...createRefusals],
})

export const createGuestCheckout = endpoint({
  summary:
    "Freezes the guest's cart as a quote with the guest form (CHECKOUT-04). The same key answers the same.",
  tag: 'checkout',
  query: createQuery,
  body: createBody.extend({ guest_user_id: guestId.optional() }),
  answer: createAnswer,
  refusals: [...mine, ...createRefusals],
})

export const getCheckout = endpoint({
  summary: 'The checkout of the customer or guest',
  tag: 'checkout',
  params: z.object({ id: z.string().max(64) }),
  answer: z.object({ success: z.literal(true), checkout: checkoutView }),
  refusals: mine,
})

export const changeAddress = endpoint({
  summary:
    "Sends the customer's checkout to another of the addresses that the customer keeps, bills another one, or tells the courier something (CHECKOUT-02). What is left out stays; the quote is made anew.",
  tag: 'checkout',
  params: z.object({ id: z.string().max(64) }),
  body: z
    .object({
      delivery_address_id: z.string().max(64).optional(),
      /** The address of the delivery itself: billed where the goods go. */
      billing_address_id: z.string().max(64).optional(),
      /** Whether the goods go to another business on the buyer's instruction; counts while the billing address is in the state of the GST number. */
      third_party: z.boolean().optional(),
      /** For the courier; empty takes it away. */
      shipping_instructions: z.string().max(1000).optional(),
    })
    .refine((body) => Object.values(body).some((value) => value !== undefined), {
      message: 'Name what changes',
    }),
  answer: z.object({ success: z.literal(true), checkout: checkoutView, message: z.string() }),
  refusals: [
    notSignedIn,
    {
      code: 'address_not_found',
      status: 404,
      means: "No such address of this customer's: nothing has changed",
    },
    { code: 'checkout_closed', status: 409, means: 'It is being paid or has been placed' },
    { code: 'checkout_expired', status: 410, means: 'The quote ran out; make a new checkout' },
    ...checkoutRefusals,
  ],
})

export const getLastStep = endpoint({
  summary:
    "The visitor's last checkout while it can be gone on with: not placed, not given up, its goods still wanted (CHECKOUT-10)",
  tag: 'checkout',
  answer: z.object({
    success: z.literal(true),
    step: z
      .object({
        checkout_id: z.string(),
        /** `pay`: a payment was begun and not finished; `form`: the form was sent, nothing was paid. */
        kind: z.enum(['form', 'pay']),
        items: z.int(),
        first_title: z.string(),
        total: rupees,
        begun_at: z.iso.datetime(),
      })
      .nullable(),
  }),
  refusals: [],
})
