import { configFlags } from '@upchar/contract/schema/profile'
import type { z } from 'zod'

/** Every flag of DATA-05 with its type, as it goes out. */
export type ConfigFlags = z.output<typeof configFlags>
export type FlagKey = keyof ConfigFlags

type Registry = { readonly [K in FlagKey]: { readonly standard: ConfigFlags[K]; readonly meaning: string } }

/**
 * What each flag does and what it is until staff change it. Features that need facts we don't have yet (social proof,
 * loyalty) are off: nothing is shown that the data doesn't back. Amounts in rupees, rates in percent.
 */
export const flagRegistry: Registry = {
  is_social_proof: { standard: false, meaning: 'Shows how many others bought or look at a product' },
  is_cod_snippet: { standard: true, meaning: 'Shows on product pages and in the cart that cash on delivery is offered' },
  is_search_by_brand: { standard: true, meaning: 'Search finds products by the name of their brand' },
  loyalty_program: { standard: false, meaning: 'Reward points are earned and spent' },
  cart: { standard: true, meaning: 'The cart can be reached; off during maintenance' },
  login_trigger: { standard: '', meaning: 'When the login popup comes; empty: once a session' },
  limited_offer_type: { standard: '', meaning: 'Kind of limited-time offer in the cart; empty: none' },
  recent_order_collection_type: { standard: '', meaning: 'Where the "buy again" list comes from; empty: none' },
  similar_products: { standard: true, meaning: 'Shows similar products on product pages' },
  guest_checkout_type: { standard: 'guest_standard_checkout', meaning: 'How guests may buy; guest_checkout_disabled: sign-in needed' },
  can_generate_referral_link: { standard: false, meaning: 'Customers may invite others by link' },
  can_share_cart: { standard: false, meaning: 'A cart can be shared by link' },
  show_delivery_tat_range: { standard: true, meaning: 'Delivery as a range of days; off: the latest day only' },
  service_fee_type: { standard: '', meaning: 'Kind of platform fee; empty: none' },
  pincode: { standard: '110001', meaning: 'Pincode of visitors who have not told theirs (ADDR-06)' },
  abandon_nudge_type: { standard: 'last_step', meaning: 'How a visitor is reminded of a checkout that is still open; last_step: once a visit, where it can be gone on with; empty: not at all' },
  show_product_rating: { standard: true, meaning: 'Shows ratings where there are any' },
  data_logger_charges_without_tax: { standard: 0, meaning: 'Temperature logger in a cold-chain parcel, without GST; 0: not offered' },
  data_logger_charges_tax: { standard: 0, meaning: 'GST on the temperature logger' },
  data_logger_charges_exemption_threshold: { standard: 0, meaning: 'Cart value from which the logger is free; 0: never' },
  bought_together_pdp: { standard: false, meaning: 'Shows on product pages what is bought together' },
  max_referee_discount: { standard: 0, meaning: 'Most that an invited buyer saves' },
  max_referrer_discount: { standard: 0, meaning: 'Most that an inviting buyer saves' },
  redirect_to_cart: { standard: false, meaning: 'Opens the cart after a product was added' },
  reward_points_discount_percentage: { standard: 0, meaning: 'Part of an order that may be paid with points' },
  max_reward_points_discount_amount: { standard: 0, meaning: 'Most that points pay of an order' },
  reward_points_earn_percentage: { standard: 0, meaning: 'Part of an order that comes back as points' },
  max_reward_points_discount_earn: { standard: 0, meaning: 'Most points that an order earns' },
  limited_time_deal_pdp: { standard: true, meaning: 'Shows on product pages when a true deal ends' },
  app_voucher_discount: { standard: 7, meaning: 'Discount that the mobile app offers on a first order' },
  app_first_cohort: { standard: false, meaning: 'Visitors are asked to use the mobile app first' },
  gst_inclusive_price: { standard: true, meaning: 'Headline prices include GST' },
  total_savings: { standard: true, meaning: 'Shows in the cart what is saved altogether' },
}

export const isFlagKey = (key: string): key is FlagKey => Object.hasOwn(flagRegistry, key)

const standards = configFlags.parse(Object.fromEntries(Object.entries(flagRegistry).map(([key, flag]) => [key, flag.standard])))

/** The flags with stored values in the place of standards. What doesn't have the flag's type is left out and reported. */
export function flagsWith(stored: readonly { key: string; value: unknown }[]): { flags: ConfigFlags; ignored: string[] } {
  const ignored: string[] = []
  const given: Record<string, unknown> = {}
  for (const { key, value } of stored) {
    if (isFlagKey(key) && flagProblem(key, value) === undefined) given[key] = value
    else ignored.push(key)
  }
  return { flags: configFlags.parse({ ...standards, ...given }), ignored }
}

/** What is wrong with a value for a flag; undefined when it fits. */
export function flagProblem(key: FlagKey, value: unknown): string | undefined {
  const parsed = configFlags.shape[key].safeParse(value)
  if (!parsed.success) return parsed.error.issues[0]?.message ?? 'has the wrong type'
  if (key === 'pincode' && !(typeof value === 'string' && /^[1-9]\d{5}$/.test(value))) return 'Enter a 6-digit pincode'
  return typeof value === 'number' && (value < 0 || !Number.isFinite(value)) ? 'must not be negative' : undefined
}
