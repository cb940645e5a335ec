import { z } from 'zod'
import { rupees, sku, stockAt } from './common.ts'

const link = z.object({ name: z.string(), slug: z.string() })

/** Whether the caller may buy the product, and what is missing (design decision 8). */
const priceFields = {
  /** Selling price of the pack, GST included. */
  price_gst: rupees,
  /** The same without GST. */
  price: rupees,
  gst_rate: z.number(),
  mrp: rupees.nullable(),
}

/** Prices of one pack, GST included, for `from` packs or more, fewest first (CART-11). */
export const volumePrices = z.array(z.object({ from: z.int(), price: rupees }))

/** Per g, ml, cm or piece, GST included; null where the pack is one piece. */
const unitPrice = z.object({ price: rupees, per: z.string() }).nullable()

export const buying = z
  .object({
    state: z.enum(['open', 'needs_kyc', 'needs_pharma_kyc', 'lead_only', 'blocked']),
    message: z.string().optional(),
    /** The step that provides what is missing. */
    action: z.enum(['none', 'sign_in', 'kyc', 'pharma_kyc', 'enquire', 'business_type']).optional(),
    /**
     * Prices by SKU that cards and pages, which are shared, don't have: those that only this buyer's KYC allows to see (domain
     * reference 3.1), and those of a price list for the buyer's business type (OPS-04).
     */
    prices: z
      .record(
        sku,
        z.object({
          ...priceFields,
          discount_percent: z.int(),
          price_per_piece: rupees.nullable(),
          unit_price: unitPrice,
          /** Why this buyer has another price than others, such as "Price for hospitals" (OPS-04). */
          price_note: z.string().optional(),
        }),
      )
      .optional(),
  })
  .meta({ id: 'Buying' })

export const price = {
  /** Selling price of the pack, GST included. */
  price_gst: rupees,
  /** The same without GST. */
  price: rupees,
  gst_rate: z.number(),
  mrp: rupees.nullable(),
}

/** A variant on a card, in display order. */
const cardOption = z.object({
  sku,
  label: z.string(),
  ...price,
  discount_percent: z.int(),
  pack: z.string(),
  price_per_piece: rupees.nullable(),
  moq: z.int(),
  max_oq: z.int(),
  /** Its filter values by facet key, as in `size: M`. */
  values: z.record(z.string(), z.string()),
})

export const productCard = z
  .object({
    product_group_id: z.int(),
    slug: z.string(),
    title: z.string(),
    brand: link,
    family: z.string(),
    business_category: z.string(),
    /**
     * The variant whose SKU, price and limits the card shows: the one that the filters choose, else
     * the cheapest.
     */
    sku,
    variant_count: z.int(),
    /** What distinguishes the variants, such as "Size"; empty with one variant. */
    option_name: z.string(),
    /** The label of the variant that the filters choose; empty if they choose none. */
    chosen_option: z.string(),
    /** All variants; empty if there is only one. */
    options: z.array(cardOption),
    ...price,
    /** Other variants cost more. */
    price_from: z.boolean(),
    discount_percent: z.int(),
    key_attribute: z.string(),
    pack: z.string(),
    price_per_piece: rupees.nullable(),
    moq: z.int(),
    max_oq: z.int(),
    product_rating: z.number(),
    product_reviews_count: z.int(),
    product_class: z.string(),
    buying,
    lead_only: z.boolean(),
    cold_chain: z.boolean(),
    country_of_origin: z.string(),
    offer: z.object({ slug: z.string(), title: z.string(), ends_at: z.iso.datetime() }).nullable(),
  })
  .meta({ id: 'ProductCard' })

/** Pictures in order: a drawing's views, or photos, each served immutably as `/img/p/~{photo}/0-{width}.{format}` (UI-13). */
const images = z.array(z.object({ view: z.int(), label: z.string(), photo: z.string().optional() }))

const seller = z.object({
  name: z.string(),
  slug: z.string(),
  legal_name: z.string(),
  /** Street, city with pincode, state (E-Commerce Rules 2020, rule 5(3)). */
  address: z.string(),
  email: z.string(),
  phone: z.string(),
  city: z.string(),
  state: z.string(),
  gstin: z.string(),
  licence: z.string().nullable(),
  /** Its own officer with contact (rule 6(5)); absent: the shop's takes its complaints. */
  grievance_officer: z.string().optional(),
})

/** Another seller's offer on a variant. */
export const otherOffer = z.object({
  /** Names the offer in cart and order. */
  sku,
  /** The SKU under which the product shows the variant. */
  variant: sku,
  ...price,
  moq: z.int(),
  max_oq: z.int(),
  seller,
  stock: stockAt,
})

export const variant = z
  .object({
    /** Of the offer that is shown, the best one: it names it in cart and order. */
    sku,
    option_label: z.string(),
    attributes: z.array(z.object({ key: z.string(), label: z.string(), value: z.string() })),
    part_number: z.string().nullable(),
    gtin: z.string().nullable(),
    ...price,
    gst_amount: rupees,
    discount_percent: z.int(),
    hsn: z.string(),
    moq: z.int(),
    max_oq: z.int(),
    pack_size: z.int(),
    pack_unit: z.string(),
    unit_price: unitPrice,
    /** As declared on the pack; empty when unknown. */
    net_quantity: z.string(),
    weight_grams: z.int(),
    /** Its own photos; absent: the product's pictures. */
    images: images.optional(),
    seller,
  })
  .meta({ id: 'Variant' })

/** DATA-14 */
export const productDetail = z
  .object({
    product_group_id: z.int(),
    slug: z.string(),
    title: z.string(),
    brand: link.extend({ description: z.string(), country: z.string() }),
    family: z.string(),
    generic_name: link.extend({ description: z.string() }),
    category: link,
    business_category: z.object({ key: z.string(), name: z.string(), enabled: z.boolean() }),
    description: z.string(),
    highlights: z.array(z.string()),
    images,
    attributes: z.array(z.object({ key: z.string(), label: z.string(), value: z.string() })),
    /** Facts required by Legal Metrology, MDR and e-commerce rules, as label and value. */
    facts: z.array(z.object({ label: z.string(), value: z.string() })),
    product_class: z.string(),
    licence_class: z.string(),
    buying,
    lead_only: z.boolean(),
    /** A name can be engraved on it (CART-22). */
    engravable: z.boolean().default(false),
    cold_chain: z.boolean(),
    product_rating: z.number(),
    product_reviews_count: z.int(),
    country_of_origin: z.string(),
    specialities: z.array(link),
    procedures: z.array(link),
    offer: z.object({ slug: z.string(), title: z.string(), ends_at: z.iso.datetime() }).nullable(),
    variants: z.array(variant),
  })
  .meta({ id: 'ProductDetail' })
