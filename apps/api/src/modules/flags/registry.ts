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
    name: 'Number of recent buyers',
    ...onOff,
    standard: false,
    group: 'Products and prices',
    meaning:
      'Says on product pages how many buyers ordered the product in the last 30 days, from 5 buyers on',
  },
  is_cod_snippet: {
    name: 'Note on cash on delivery',
    ...onOff,
    standard: true,
    group: 'Products and prices',
    meaning: 'Says on product pages that cash on delivery is available',
  },
  is_search_by_brand: {
    name: 'Search by brand',
    ...onOff,
    standard: true,
    group: 'Products and prices',
    meaning: 'Finds products by the name of their brand',
  },
  loyalty_program: {
    name: 'Reward points',
    ...onOff,
    standard: false,
    group: 'Rewards and referrals',
    meaning: 'Lets customers earn and spend reward points, on the terms of the page Reward points',
  },
  cart: {
    name: 'Cart and orders',
    ...onOff,
    standard: true,
    group: 'Cart and checkout',
    meaning: 'Lets products be put into the cart and ordered; off during maintenance',
  },
  login_trigger: {
    name: 'Invitation to sign in',
    ...choice(
      { value: '', name: 'Once a session' },
      { value: 'product', name: 'Once a session, on product pages' },
      { value: 'off', name: 'Never' },
    ),
    standard: '',
    group: 'Visitors',
    meaning: 'Says when visitors are asked to sign in',
  },
  limited_offer_type: {
    name: 'Deals in the cart',
    ...choice({ value: 'end_time', name: 'Until when they hold' }, none),
    standard: 'end_time',
    group: 'Cart and checkout',
    meaning: 'Says in the cart until when its limited-time deals hold',
  },
  recent_order_collection_type: {
    name: 'Buy again',
    ...choice(
      { value: 'ordered', name: 'All orders' },
      { value: 'delivered', name: 'Orders that have arrived' },
      none,
    ),
    standard: 'ordered',
    group: 'Visitors',
    meaning:
      'Chooses the orders that the list "Buy again" on the shop home and in the account comes from',
  },
  similar_products: {
    name: 'Similar products',
    ...onOff,
    standard: true,
    group: 'Products and prices',
    meaning: 'Shows similar products on product pages',
  },
  guest_checkout_type: {
    name: 'Buying without an account',
    ...choice(
      { value: 'guest_standard_checkout', name: 'Guests may buy' },
      { value: 'guest_checkout_disabled', name: 'Sign-in needed' },
    ),
    standard: 'guest_standard_checkout',
    group: 'Cart and checkout',
    meaning: 'Lets visitors buy without an account, or asks them to sign in first',
  },
  can_generate_referral_link: {
    name: 'Referrals',
    ...onOff,
    standard: false,
    group: 'Rewards and referrals',
    meaning:
      'Lets customers refer others by a link, on the terms of the page Referrals; needs reward points, in which they earn',
  },
  can_share_cart: {
    name: 'Sharing a cart',
    ...onOff,
    standard: true,
    group: 'Cart and checkout',
    meaning: 'Lets visitors share their cart by a link',
  },
  show_delivery_tat_range: {
    name: 'Delivery as a range',
    ...onOff,
    standard: true,
    group: 'Products and prices',
    meaning: 'Shows delivery as a range of days; off: the latest day only',
  },
  // ADDR-06
  pincode: {
    name: 'Default pincode',
    type: 'pincode',
    standard: '110001',
    group: 'Cart and checkout',
    meaning: 'Prices and delivery are shown for this pincode until a visitor sets one',
  },
  abandon_nudge_type: {
    name: 'Reminder of an unfinished checkout',
    ...choice(
      { value: 'last_step', name: 'Once a visit, where checkout can be resumed' },
      { value: '', name: 'Never' },
    ),
    standard: 'last_step',
    group: 'Cart and checkout',
    meaning: 'Reminds visitors of a checkout that they did not finish',
  },
  show_product_rating: {
    name: 'Product ratings',
    ...onOff,
    standard: true,
    group: 'Products and prices',
    meaning: 'Shows ratings of products that buyers have reviewed',
  },
  bought_together_pdp: {
    name: 'Bought together',
    ...onOff,
    standard: true,
    group: 'Products and prices',
    meaning: 'Shows on product pages what other buyers ordered with the product',
  },
  redirect_to_cart: {
    name: 'Open the cart after adding',
    ...onOff,
    standard: false,
    group: 'Cart and checkout',
    meaning: 'Opens the cart after a product is added',
  },
  limited_time_deal_pdp: {
    name: 'Deals on product pages',
    ...onOff,
    standard: true,
    group: 'Products and prices',
    meaning: 'Shows on product pages when a limited-time deal ends',
  },
  app_voucher_discount: {
    name: 'Voucher of the invitation to the app',
    ...percent,
    standard: 7,
    group: 'Visitors',
    meaning:
      'Names in the invitation to the app the voucher that is marked as the app’s, if it is of this percentage',
  },
  app_first_cohort: {
    name: 'App first',
    ...onOff,
    standard: false,
    group: 'Visitors',
    meaning: 'Invites visitors to the app, once a session, wherever their device can have it',
  },
  gst_inclusive_price: {
    name: 'Prices with GST',
    ...onOff,
    standard: true,
    group: 'Products and prices',
    meaning: 'Shows prices with GST; off: without, and the GST beside them',
  },
  total_savings: {
    name: 'Total savings',
    ...onOff,
    standard: true,
    group: 'Cart and checkout',
    meaning: 'Shows the total savings in the cart',
  },
  auto_coupon: {
    name: 'Best voucher by itself',
    ...onOff,
    standard: true,
    group: 'Cart and checkout',
    meaning: 'Puts the best voucher that staff marked for it on a cart, once',
  },
}
