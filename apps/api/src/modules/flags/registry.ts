import { configFlags } from '@upchar/contract/schema/profile'
import { isPincode } from '@upchar/kernel/validate'
import type { z } from 'zod'

/** Every flag of DATA-05 with its type, as it goes out. */
export type ConfigFlags = z.output<typeof configFlags>
export type FlagKey = keyof ConfigFlags

/** How a flag is edited, and which values it may take. */
export type FlagKind =
  | { readonly type: 'switch' }
  | { readonly type: 'pincode' }
  | { readonly type: 'number'; readonly unit: 'rupees' | 'percent'; readonly max: number }
  | {
      readonly type: 'choice'
      readonly choices: readonly { readonly value: string; readonly name: string }[]
    }

export type FlagFacts<V = unknown> = FlagKind & {
  readonly standard: V
  readonly group: string
  readonly meaning: string
  /** The feature isn't there yet: nothing reads the flag, and staff are told so. */
  readonly waits?: true
}
type Registry = { readonly [K in FlagKey]: FlagFacts<ConfigFlags[K]> }

const waits = { waits: true } as const
const onOff = { type: 'switch' } as const
const percent = { type: 'number', unit: 'percent', max: 100 } as const
const rupees = { type: 'number', unit: 'rupees', max: 1_000_000 } as const
const choice = <const C extends readonly { value: string; name: string }[]>(...choices: C) =>
  ({ type: 'choice', choices }) as const
const none = { value: '', name: 'None' } as const

/**
 * What each flag does and what it is until staff change it. Features that need facts we don't have yet (social proof,
 * loyalty) are off: nothing is shown that the data doesn't back. Amounts in rupees, rates in percent.
 */
export const flagRegistry: Registry = {
  is_social_proof: {
    ...waits,
    ...onOff,
    standard: false,
    group: 'Products and prices',
    meaning: 'Shows how many others bought or look at a product',
  },
  is_cod_snippet: {
    ...onOff,
    standard: true,
    group: 'Products and prices',
    meaning: 'Says on product pages that cash on delivery is offered',
  },
  is_search_by_brand: {
    ...onOff,
    standard: true,
    group: 'Products and prices',
    meaning: 'Search finds products by the name of their brand',
  },
  loyalty_program: {
    ...waits,
    ...onOff,
    standard: false,
    group: 'Rewards and referrals',
    meaning: 'Reward points are earned and spent',
  },
  cart: {
    ...onOff,
    standard: true,
    group: 'Cart and checkout',
    meaning: 'Products can be put into the cart and ordered; off during maintenance',
  },
  login_trigger: {
    ...choice(
      { value: '', name: 'Once a session' },
      { value: 'product', name: 'Once a session, on product pages' },
      { value: 'off', name: 'Never' },
    ),
    standard: '',
    group: 'Visitors',
    meaning: 'When visitors are asked to sign in',
  },
  limited_offer_type: {
    ...waits,
    ...choice(none),
    standard: '',
    group: 'Cart and checkout',
    meaning: 'Kind of limited-time offer in the cart',
  },
  recent_order_collection_type: {
    ...waits,
    ...choice(none),
    standard: '',
    group: 'Visitors',
    meaning: 'Where the "buy again" list comes from',
  },
  similar_products: {
    ...onOff,
    standard: true,
    group: 'Products and prices',
    meaning: 'Shows similar products on product pages',
  },
  guest_checkout_type: {
    ...choice(
      { value: 'guest_standard_checkout', name: 'Guests may buy' },
      { value: 'guest_checkout_disabled', name: 'Sign-in needed' },
    ),
    standard: 'guest_standard_checkout',
    group: 'Cart and checkout',
    meaning: 'Whether guests may buy',
  },
  can_generate_referral_link: {
    ...waits,
    ...onOff,
    standard: false,
    group: 'Rewards and referrals',
    meaning: 'Customers may invite others by link',
  },
  can_share_cart: {
    ...waits,
    ...onOff,
    standard: false,
    group: 'Cart and checkout',
    meaning: 'A cart can be shared by link',
  },
  show_delivery_tat_range: {
    ...onOff,
    standard: true,
    group: 'Products and prices',
    meaning: 'Delivery as a range of days; off: the latest day only',
  },
  service_fee_type: {
    ...waits,
    ...choice(none),
    standard: '',
    group: 'Cart and checkout',
    meaning: 'Kind of platform fee',
  },
  pincode: {
    type: 'pincode',
    standard: '110001',
    group: 'Cart and checkout',
    meaning: 'Pincode of visitors who have not told theirs (ADDR-06)',
  },
  abandon_nudge_type: {
    ...choice(
      { value: 'last_step', name: 'Once a visit, where it can be gone on with' },
      { value: '', name: 'Not at all' },
    ),
    standard: 'last_step',
    group: 'Cart and checkout',
    meaning: 'How a visitor is reminded of a checkout that is still open',
  },
  show_product_rating: {
    ...onOff,
    standard: true,
    group: 'Products and prices',
    meaning: 'Shows ratings where there are any',
  },
  data_logger_charges_without_tax: {
    ...waits,
    ...rupees,
    standard: 0,
    group: 'Cold chain',
    meaning: 'Temperature logger in a cold-chain parcel, without GST; 0: not offered',
  },
  data_logger_charges_tax: {
    ...waits,
    ...rupees,
    standard: 0,
    group: 'Cold chain',
    meaning: 'GST on the temperature logger',
  },
  data_logger_charges_exemption_threshold: {
    ...waits,
    ...rupees,
    standard: 0,
    group: 'Cold chain',
    meaning: 'Cart value from which the logger is free; 0: never',
  },
  bought_together_pdp: {
    ...waits,
    ...onOff,
    standard: false,
    group: 'Products and prices',
    meaning: 'Shows on product pages what is bought together',
  },
  max_referee_discount: {
    ...waits,
    ...rupees,
    standard: 0,
    group: 'Rewards and referrals',
    meaning: 'Most that an invited buyer saves',
  },
  max_referrer_discount: {
    ...waits,
    ...rupees,
    standard: 0,
    group: 'Rewards and referrals',
    meaning: 'Most that an inviting buyer saves',
  },
  redirect_to_cart: {
    ...onOff,
    standard: false,
    group: 'Cart and checkout',
    meaning: 'Opens the cart after a product was added',
  },
  reward_points_discount_percentage: {
    ...waits,
    ...percent,
    standard: 0,
    group: 'Rewards and referrals',
    meaning: 'Part of an order that may be paid with points',
  },
  max_reward_points_discount_amount: {
    ...waits,
    ...rupees,
    standard: 0,
    group: 'Rewards and referrals',
    meaning: 'Most that points pay of an order',
  },
  reward_points_earn_percentage: {
    ...waits,
    ...percent,
    standard: 0,
    group: 'Rewards and referrals',
    meaning: 'Part of an order that comes back as points',
  },
  max_reward_points_discount_earn: {
    ...waits,
    ...rupees,
    standard: 0,
    group: 'Rewards and referrals',
    meaning: 'Most points that an order earns',
  },
  limited_time_deal_pdp: {
    ...onOff,
    standard: true,
    group: 'Products and prices',
    meaning: 'Shows on product pages when a true deal ends',
  },
  app_voucher_discount: {
    ...waits,
    ...percent,
    standard: 7,
    group: 'Visitors',
    meaning: 'Discount that the mobile app offers on a first order',
  },
  app_first_cohort: {
    ...waits,
    ...onOff,
    standard: false,
    group: 'Visitors',
    meaning: 'Visitors are asked to use the mobile app first',
  },
  gst_inclusive_price: {
    ...onOff,
    standard: true,
    group: 'Products and prices',
    meaning: 'Headline prices include GST',
  },
  total_savings: {
    ...onOff,
    standard: true,
    group: 'Cart and checkout',
    meaning: 'Shows in the cart what is saved altogether',
  },
}

export const isFlagKey = (key: string): key is FlagKey => Object.hasOwn(flagRegistry, key)

const standards = configFlags.parse(
  Object.fromEntries(Object.entries(flagRegistry).map(([key, flag]) => [key, flag.standard])),
)

/** The flags with stored values in the place of standards. What doesn't have the flag's type is left out and reported. */
export function flagsWith(stored: readonly { key: string; value: unknown }[]): {
  flags: ConfigFlags
  ignored: string[]
} {
  const ignored: string[] = []
  const given: Record<string, unknown> = {}
  for (const { key, value } of stored) {
    if (isFlagKey(key) && flagProblem(key, value) === undefined) given[key] = value
    else ignored.push(key)
  }
  return { flags: configFlags.parse({ ...standards, ...given }), ignored }
}

function kindProblem(kind: FlagKind, value: unknown): string | undefined {
  switch (kind.type) {
    case 'switch':
      return undefined
    case 'pincode':
      return typeof value === 'string' && isPincode(value) ? undefined : 'Enter a 6-digit pincode'
    case 'choice':
      return kind.choices.some((one) => one.value === value)
        ? undefined
        : `Choose one of: ${kind.choices.map(({ name }) => name).join(', ')}`
    case 'number':
      return typeof value === 'number' && value >= 0 && value <= kind.max
        ? undefined
        : `Enter a number from 0 to ${kind.max}`
  }
}

/** What is wrong with a value for a flag; undefined when it fits. */
export function flagProblem(key: FlagKey, value: unknown): string | undefined {
  const parsed = configFlags.shape[key].safeParse(value)
  return parsed.success
    ? kindProblem(flagRegistry[key], value)
    : 'This flag takes another kind of value'
}
