import { z } from 'zod'
import { SERVICE_FEE_TYPES } from '@upchar/kernel/charge-basis'
import { endpoint } from './endpoint.ts'
import { guestId } from './common.ts'

/** The flags of DATA-05 that staff set one by one. Rates in percent, amounts in rupees. */
export const configFlags = z
  .object({
    is_social_proof: z.boolean(),
    is_cod_snippet: z.boolean(),
    is_search_by_brand: z.boolean(),
    loyalty_program: z.boolean(),
    cart: z.boolean(),
    login_trigger: z.string(),
    limited_offer_type: z.string(),
    recent_order_collection_type: z.string(),
    similar_products: z.boolean(),
    guest_checkout_type: z.string(),
    can_generate_referral_link: z.boolean(),
    can_share_cart: z.boolean(),
    show_delivery_tat_range: z.boolean(),
    pincode: z.string(),
    abandon_nudge_type: z.string(),
    show_product_rating: z.boolean(),
    bought_together_pdp: z.boolean(),
    redirect_to_cart: z.boolean(),
    limited_time_deal_pdp: z.boolean(),
    app_voucher_discount: z.number(),
    app_first_cohort: z.boolean(),
    gst_inclusive_price: z.boolean(),
    total_savings: z.boolean(),
    auto_coupon: z.boolean(),
  })
  .meta({ id: 'ConfigFlags' })
export type ConfigFlags = z.output<typeof configFlags>

/** Every flag of DATA-05: those of staff, and what follows from the charges and the terms of points and referrals in force. */
const userConfig = configFlags
  .extend({
    service_fee_type: z.enum(SERVICE_FEE_TYPES),
    data_logger_charges_without_tax: z.number(),
    data_logger_charges_tax: z.number(),
    data_logger_charges_exemption_threshold: z.number(),
    /** Of the terms of reward points, in percent and rupees (CART-14). */
    reward_points_earn_percentage: z.number(),
    max_reward_points_discount_earn: z.number(),
    reward_points_discount_percentage: z.number(),
    max_reward_points_discount_amount: z.number(),
    /** Whether a fintech backend is set (CREDIT-01). */
    credit_line: z.boolean(),
    /** Of the terms of referrals, in rupees (CART-13). */
    max_referee_discount: z.number(),
    max_referrer_discount: z.number(),
  })
  .meta({ id: 'UserConfig' })

/** Flags whose feature doesn't exist yet (DATA-18): none. The console would say so. */
export const plannedFlags = [] as const satisfies readonly (keyof ConfigFlags)[]

/** The flags that code may read: reading a planned one doesn't compile. */
export type FlagsInUse = Omit<ConfigFlags, (typeof plannedFlags)[number]>

export const getUserConfig = endpoint({
  summary: 'Configuration flags, the guest id, contacts and the buyer’s pincode',
  tag: 'profile',
  body: z.object({ guest_user_id: guestId.optional() }),
  answer: z.object({
    success: z.literal(true),
    config: userConfig,
    guest_user_id: z.string(),
    contact: z.object({
      brand: z.string(),
      legal_name: z.string(),
      /** Of a company (Companies Act 2013 s. 12(3)(c)). */
      cin: z.string().nullable(),
      support_email: z.string(),
      info_email: z.string(),
      phone: z.string(),
      city: z.string(),
      support_hours: z.string(),
      social: z.array(z.string()),
      /** The shop’s own apps at Google Play and the App Store (APP-03). */
      app_links: z.array(z.string()),
      grievance_officer: z.string(),
      address: z.string(),
    }),
    /** Sign-in settings of pages: whether One Tap is configured (UI-03), and in development the path of the mailbox; otherwise empty. */
    sign_in: z.object({ one_tap: z.boolean(), mailbox: z.string() }),
  }),
  refusals: [
    { code: 'guest_unknown', status: 401, means: 'The guest id was not issued by this shop' },
    {
      code: 'guest_mismatch',
      status: 403,
      means: 'The body names another guest than the cookie',
    },
  ],
})
