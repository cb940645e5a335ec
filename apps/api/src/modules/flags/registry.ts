import type { FlagKey, FlagFacts, ConfigFlags } from './types.ts'

type Registry = { readonly [K in FlagKey]: FlagFacts<ConfigFlags[K]> }

const onOff = { type: 'switch' } as const
const percent = { type: 'number', unit: 'percent', max: 100 } as const
const choice = <const C extends readonly { value: string; name: string }[]>(...choices: C) =>
  ({ type: 'choice', choices }) as const
const none = { value: '', name: 'None' } as const

/**
 * Purpose and default of every flag (DATA-05, DATA-20). Amounts are in rupees, rates in percent.
 */
export const flagRegistry: Registry = {
  is_social_proof: {
    ...onOff,
    standard: false,
    group: 'Products and prices',
    meaning:
      'Says on product pages how many buyers ordered the product in the last 30 days, from 5 buyers on',
  },
  is_cod_snippet: {
    ...onOff,
    standard: true,
    group: 'Products and prices',
    meaning: 'Says on product pages that cash on delivery is available',
  },
  is_search_by_brand: {
    ...onOff,
    standard: true,
    group: 'Products and prices',
    meaning: 'Search finds products by the name of their brand',
  },
  loyalty_program: {
    ...onOff,
    standard: false,
    group: 'Rewards and referrals',
    meaning: 'Customers earn and spend reward points, on the terms of the page Reward points',
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
    ...choice({ value: 'end_time', name: 'Until when they hold' }, none),
    standard: 'end_time',
    group: 'Cart and checkout',
    meaning: 'What the cart says of limited-time deals in it',
  },
  recent_order_collection_type: {
    ...choice(
      { value: 'ordered', name: 'All orders' },
      { value: 'delivered', name: 'Orders that have arrived' },
      none,
    ),
    standard: 'ordered',
    group: 'Visitors',
    meaning: 'Which orders the list "Buy again" on the shop home and in the account comes from',
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
    ...onOff,
    standard: false,
    group: 'Rewards and referrals',
    meaning:
      'Customers refer others by a link, on the terms of the page Referrals; needs reward points, in which they earn',
  },
  can_share_cart: {
    ...onOff,
    standard: true,
    group: 'Cart and checkout',
    meaning: 'A cart can be shared by link',
  },
  show_delivery_tat_range: {
    ...onOff,
    standard: true,
    group: 'Products and prices',
    meaning: 'Delivery as a range of days; off: the latest day only',
  },
  pincode: {
    type: 'pincode',
    standard: '110001',
    group: 'Cart and checkout',
    meaning: 'Pincode for visitors who have not set one (ADDR-06)',
  },
  abandon_nudge_type: {
    ...choice(
      { value: 'last_step', name: 'Once a visit, where checkout can be resumed' },
      { value: '', name: 'Never' },
    ),
    standard: 'last_step',
    group: 'Cart and checkout',
    meaning: 'How visitors are reminded of an unfinished checkout',
  },
  show_product_rating: {
    ...onOff,
    standard: true,
    group: 'Products and prices',
    meaning: 'Shows ratings of products that buyers have reviewed',
  },
  bought_together_pdp: {
    ...onOff,
    standard: true,
    group: 'Products and prices',
    meaning: 'Shows on product pages what other buyers ordered with the product',
  },
  redirect_to_cart: {
    ...onOff,
    standard: false,
    group: 'Cart and checkout',
    meaning: 'Opens the cart after a product is added',
  },
  limited_time_deal_pdp: {
    ...onOff,
    standard: true,
    group: 'Products and prices',
    meaning: 'Shows on product pages when a limited-time deal ends',
  },
  app_voucher_discount: {
    ...percent,
    standard: 7,
    group: 'Visitors',
    meaning: 'Discount that the mobile app offers on a first order',
  },
  app_first_cohort: {
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
    meaning: 'Shows the total savings in the cart',
  },
  auto_coupon: {
    ...onOff,
    standard: true,
    group: 'Cart and checkout',
    meaning: 'Puts the best voucher that staff marked for it on a cart, once (CART-25)',
  },
}
