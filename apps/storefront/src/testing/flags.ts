import type { Flags } from '../shell/page/shell-data.ts'

/** The flags of a new shop. */
export const FLAGS: Flags = {
  is_cod_snippet: true,
  is_search_by_brand: true,
  loyalty_program: false,
  can_generate_referral_link: false,
  cart: true,
  can_share_cart: true,
  login_trigger: '',
  similar_products: false,
  bought_together_pdp: false,
  guest_checkout_type: 'guest_standard_checkout',
  show_delivery_tat_range: true,
  pincode: '110001',
  abandon_nudge_type: '',
  show_product_rating: true,
  redirect_to_cart: false,
  limited_time_deal_pdp: true,
  gst_inclusive_price: true,
  total_savings: true,
  limited_offer_type: 'end_time',
  is_social_proof: false,
  recent_order_collection_type: 'ordered',
  auto_coupon: true,
  credit_line: false,
}
