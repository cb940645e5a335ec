import { z } from 'zod'
import { buying, volumePrices } from './product-shapes.ts'
import { rupees, sku, stockAt } from './common.ts'

/** Tax by place of supply: CGST and SGST within the seller's state, else IGST (CART-23). */
const tax = { taxable: rupees, cgst: rupees, sgst: rupees, igst: rupees }

/** The tax inside an amount, by rate. */
export const taxByRate = z.array(z.object({ gst_rate: z.number(), ...tax }))

/** DATA-07 */
export const cartItem = z
  .object({
    sku_id: sku,
    quantity: z.int(),
    moq: z.int(),
    max_oq: z.int(),
    engraving_name: z.string(),
    /** A name can be engraved on it (CART-22). */
    engravable: z.boolean().default(false),
    /** Months of shelf life that the buyer wants on delivery, at least; absent: any. */
    shelf_life_months: z.int().optional(),
    title: z.string(),
    option_label: z.string(),
    /** What the variants differ by, such as "Size". Absent from checkouts of older releases. */
    option_name: z.string().optional(),
    slug: z.string(),
    family: z.string(),
    brand: z.string(),
    /** Price of one pack for this quantity, GST included. */
    price: rupees,
    /** With volume prices or a deal (CART-11): the price of one pack without; the prices for more. */
    list_price: rupees.optional(),
    volume_prices: volumePrices.optional(),
    /** What the quantity saves, and how many more lower the price; absent if neither. */
    volume_note: z.string().optional(),
    /** That the price is one for the buyer's business type: "Price for hospitals" (OPS-04); absent otherwise. */
    price_note: z.string().optional(),
    /** With a deal whose price the line has: its end. */
    deal_ends_at: z.iso.datetime().optional(),
    /** What a deal does to the line, or that it ended or is used up; absent if neither. */
    deal_note: z.string().optional(),
    /** That the line is a free gift or has a lower price, and with what (CART-11); absent if neither. */
    gift_note: z.string().optional(),
    mrp: rupees.nullable(),
    /** The earlier price if it has changed since the buyer last saw the line. */
    price_before: rupees.nullable(),
    /** Until then the price doesn't rise (CART-20); null without a hold, and after its end. */
    price_held_until: z.iso.datetime().nullable(),
    /** That a hold ended and the price has risen since; absent otherwise. */
    hold_note: z.string().optional(),
    line_total: rupees,
    gst_rate: z.number(),
    hsn: z.string(),
    ...tax,
    business_categories: z.array(z.string()),
    fulfillment_type: z.string(),
    seller: z.object({ name: z.string(), state: z.string() }),
    is_free: z.boolean(),
    cold_chain: z.boolean(),
    stock: stockAt,
    /** False if the line can't be bought; `message` says why and what to do. */
    available: z.boolean(),
    message: z.string().nullable(),
    /** Set when only the buyer's KYC is missing: where to complete it. */
    buying: buying.optional(),
    /** How merging the guest's cart at sign-in changed the line (CART-08), until the buyer changes it. */
    merge_note: z.string().nullable(),
  })
  .meta({ id: 'CartItem' })

export const totalSavings = z.object({
  total_savings: rupees,
  coupon_discount: rupees,
  limited_offer_discount: rupees,
  reward_point_discount: rupees,
  /** The referral of a first order (CART-13). */
  referral_discount: rupees,
  platform_fee_waiver: rupees,
  delivery_fee_waiver: rupees,
  data_logger_charges_waiver: rupees,
  cod_fee_waiver: rupees,
  volume_based_discount: rupees,
  upsell_discount: rupees,
})

/** A free gift or a lower price that the cart's goods entitle to (CART-11); only the buyer adds it. */
export const giftOffer = z
  .object({
    /** For `takeGift`. */
    id: z.uuid(),
    kind: z.enum(['gift', 'upsell']),
    sku_id: sku,
    /** The goods in the cart that entitle to it; absent where the cart's amount does (DATA-07). */
    skus: z.array(sku).optional(),
    title: z.string(),
    option_label: z.string(),
    option_name: z.string(),
    slug: z.string(),
    family: z.string(),
    /** The packs that the goods entitle to. */
    quantity: z.int(),
    /** Of one pack, and what it costs otherwise. */
    price: rupees,
    list_price: rupees,
    /** With what. */
    note: z.string(),
  })
  .meta({ id: 'GiftOffer' })

/** A voucher on a cart or checkout. */
export const appliedVoucher = z
  .object({
    code: z.string(),
    title: z.string(),
    /** The discount; 0 while it doesn't apply. */
    discount: rupees,
    /** Why it doesn't apply, and what to do; null while it does. */
    message: z.string().nullable(),
    /** The shop put it on the cart, not the buyer (CART-25). Absent from checkouts. */
    automatic: z.boolean().optional(),
    /** That the shop put it on. */
    note: z.string().optional(),
  })
  .meta({ id: 'AppliedVoucher' })

/** A referral on a cart (CART-13). */
export const appliedReferral = z
  .object({
    code: z.string(),
    /** What it takes off; 0 while it doesn't apply. */
    discount: rupees,
    /** What it does, or what to do so that it applies, as the buyer reads it. */
    note: z.string(),
    applies: z.boolean(),
  })
  .meta({ id: 'AppliedReferral' })

/** DATA-06 */
export const cart = z
  .object({
    guest_user_id: z.string(),
    pincode: z.string(),
    city: z.string(),
    items: z.array(cartItem),
    /**
     * The line whose price is held, and until when (CART-20, DATA-13): its `price_held_until` under the
     * specification's names. Absent without a hold.
     */
    cart_urgency: z.object({ skuId: sku, timeout: z.iso.datetime() }).optional(),
    /** Lines removed since the last read; reported once (CART-21). */
    deleted_items: z.array(z.object({ sku_id: sku, title: z.string(), reason: z.string() })),
    item_count: z.int(),
    /** The amount to pay; every other amount is a part of it or explains it. */
    total: rupees,
    subtotal: rupees,
    discount: rupees,
    /** The code of the cart's voucher; `voucher_detail` says whether it applies (CART-09). */
    voucher: z.string().nullable(),
    voucher_detail: appliedVoucher.nullable(),
    sales_code: z.string().nullable(),
    tax: taxByRate,
    total_tax: rupees,
    place_of_supply: z.string(),
    shipping: rupees,
    shipping_total: rupees,
    shipping_tax: rupees,
    slashed_shipping_total: rupees,
    actual_shipping_total: rupees,
    minimum_order_value: rupees,
    remaining_amount_free_shipping: rupees,
    /** The marketplace's own service, GST included; `platform_fee_waiver` is what it would have been (CART-24). */
    platform_fee: rupees,
    /** What of the total a wallet can’t pay: prescription medicines and vaccines (CHECKOUT-07). */
    not_from_wallet: rupees,
    limited_offer_discount_value: rupees,
    limited_offer_start_time: z.iso.datetime().nullable(),
    limited_offer_end_time: z.iso.datetime().nullable(),
    /** Slugs of products that were often ordered with those in the cart; `getCartBoughtTogether` has their cards (CART-10). */
    bought_together: z.array(z.string()),
    free_gift_and_upsell_discount: rupees,
    upsell_discount: rupees,
    is_free_gift_applied: z.boolean(),
    /** What the buyer may add free or at a lower price; `takeGift` adds it. */
    gift_offers: z.array(giftOffer),
    data_logger_charges: rupees,
    data_logger_charges_without_tax: rupees,
    data_logger_charges_tax: rupees,
    slashed_data_logger_charges: rupees,
    /** What adding the logger costs, GST included; null where none is offered. */
    /** Reward points that the cart takes or could take (CART-14); null where the buyer has none to use. */
    reward_points: z
      .object({
        used: z.boolean(),
        /** In points, each a rupee. */
        points: rupees,
        /** Why so many, as the buyer reads it. */
        note: z.string(),
      })
      .nullable(),
    data_logger_offer: rupees.nullable(),
    is_data_logger_added: z.boolean(),
    is_data_logger_available: z.boolean(),
    has_vaccine_category: z.boolean(),
    /** `referee` while a referral lowers the price of this first order (CART-13). */
    referral_discount_type: z.enum(['referee']).nullable(),
    /** The referral of the cart, whether it applies or not (CART-13); null: none. */
    referral: appliedReferral.nullable(),
    /** Whether a code can be entered: there are terms, and the buyer is signed in. */
    referral_offered: z.boolean(),
    total_savings_config: totalSavings,
    /** MRP of all lines, for 'you save'. */
    mrp_total: rupees,
    checkout_allowed: z.boolean(),
  })
  .meta({ id: 'Cart' })
