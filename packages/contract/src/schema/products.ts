import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { asciiText, guestId, pincode, rupees, sku, stockAt } from './common.ts'

const link = z.object({ name: z.string(), slug: z.string() })

/** What a buyer of the caller's kind may do with the product, and what is missing (design decision 8). */
export const buying = z
  .object({
    state: z.enum(['open', 'needs_kyc', 'needs_pharma_kyc', 'lead_only', 'blocked']),
    message: z.string().optional(),
    /** Where the buyer gets what is missing. */
    action: z.enum(['none', 'sign_in', 'kyc', 'pharma_kyc', 'enquire', 'business_type']).optional(),
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

export const productCard = z
  .object({
    product_group_id: z.int(),
    slug: z.string(),
    title: z.string(),
    brand: link,
    family: z.string(),
    business_category: z.string(),
    /** The cheapest variant: its sku, price and limits stand on the card. */
    sku,
    variant_count: z.int(),
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

export const variant = z
  .object({
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
    price_per_piece: rupees.nullable(),
    weight_grams: z.int(),
    seller: z.object({
      name: z.string(),
      slug: z.string(),
      legal_name: z.string(),
      city: z.string(),
      state: z.string(),
      gstin: z.string(),
      licence: z.string().nullable(),
    }),
  })
  .meta({ id: 'Variant' })

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
    images: z.array(z.object({ view: z.int(), label: z.string() })),
    attributes: z.array(z.object({ key: z.string(), label: z.string(), value: z.string() })),
    /** Legal Metrology, MDR and e-commerce facts, ready to print as label and value. */
    facts: z.array(z.object({ label: z.string(), value: z.string() })),
    product_class: z.string(),
    licence_class: z.string(),
    buying,
    lead_only: z.boolean(),
    /** A name can be engraved into it (CART-22). */
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

export const facet = z
  .object({
    key: z.string(),
    label: z.string(),
    /** choice: tick any; range: paise bands as 'min-max' rupees; flag: one tick. */
    kind: z.enum(['choice', 'range', 'flag']),
    promoted: z.boolean(),
    values: z.array(
      z.object({ value: z.string(), label: z.string(), count: z.int(), selected: z.boolean() }),
    ),
  })
  .meta({ id: 'Facet' })

/** Live facts about the cards of an answer, by product group id. */
const liveByGroup = z.record(z.string(), stockAt)

export const productList = z
  .object({
    success: z.literal(true),
    total: z.int(),
    /** True when more matched than were counted. */
    total_is_floor: z.boolean(),
    page: z.int(),
    limit: z.int(),
    sort: z.string(),
    products: z.array(productCard),
    stock: liveByGroup,
    facets: z.array(facet),
    /** Search only: what was understood. */
    search: z
      .object({
        text: z.string(),
        /** Set when unknown words were corrected: what was searched instead. */
        corrected: z.string().nullable(),
        /** Words taken as filters, such as a size. */
        understood: z.array(z.string()),
        /** neutral refusal for goods that are never listed (narcotics). */
        blocked: z.boolean(),
        /** When nothing was found: nearest families to look at. */
        nearest: z.array(z.object({ name: z.string(), href: z.string() })),
      })
      .nullable(),
  })
  .meta({ id: 'ProductList' })

export const sorts = [
  'relevance',
  'stock',
  'price_asc',
  'price_desc',
  'rating',
  'newest',
  'origin',
] as const

export const listProducts = endpoint({
  summary: 'A page of product groups with facets: a listing, or a search when text is given',
  tag: 'products',
  query: z.object({
    name: z.literal('product_group').default('product_group'),
    search: z.string().max(200).default(''),
    advance_search: z.string().max(200).optional(),
    page: z.coerce.number().int().min(1).max(400).default(1),
    limit: z.coerce.number().int().min(1).max(60).default(24),
    /** Form-encoded: `brand=a&brand=b&size=M&price=100-500&in_stock=1`; scope keys too: category, family, speciality, procedure, business, offer. */
    filters: z.string().max(2000).default(''),
    /** When unset: 'stock' (what can be had first, then by popularity) in listings, 'relevance' in searches. */
    sort: z.enum(sorts).optional().catch(undefined),
    pincode: pincode.optional(),
  }),
  answer: productList,
  refusals: [
    {
      code: 'pincode_unknown',
      status: 400,
      means: 'The pincode is not in the directory: Invalid Pincode',
    },
  ],
})

export const getProduct = endpoint({
  summary: 'One product group with its variants and what can be had at the pincode',
  tag: 'products',
  params: z.object({ slug: z.string().max(200) }),
  query: z.object({
    is_pdp: z.string().optional(),
    lead_only: z.string().optional(),
    guest_user_id: guestId.optional(),
    pincode: pincode.optional(),
  }),
  answer: z.object({
    success: z.literal(true),
    product: productDetail,
    stock: z.record(z.string(), stockAt),
    /** Variants that may be paid in cash at the pincode, by SKU: the smallest order of them; larger ones have limits (CHECKOUT-05). */
    cash_on_delivery: z.array(z.string()),
    pincode: z.string(),
    city: z.string(),
  }),
  refusals: [
    { code: 'product_not_found', status: 404, means: 'No such product' },
    {
      code: 'pincode_unknown',
      status: 400,
      means: 'The pincode is not in the directory: Invalid Pincode',
    },
  ],
})

const cards = z.object({ success: z.literal(true), products: z.array(productCard) })

export const getSimilar = endpoint({
  summary: 'Up to 10 similar product groups (ENGAGE-09)',
  tag: 'products',
  query: z.object({
    slug: z.string().max(200),
    limit: z.coerce.number().int().min(1).max(10).default(10),
  }),
  answer: cards,
  refusals: [],
})

export const recentlyViewed = endpoint({
  summary: "The guest's last viewed products, newest first",
  tag: 'products',
  answer: cards,
  refusals: [],
})

export const recordView = endpoint({
  summary: 'Records that the guest looked at products',
  tag: 'products',
  body: z.object({
    guest_user_id: guestId.optional(),
    slugs: z.array(z.string().max(200)).min(1).max(20),
  }),
  answer: z.object({ success: z.literal(true) }),
  refusals: [],
})

const namedLink = z.object({ name: z.string(), slug: z.string(), href: z.string(), count: z.int() })

export const categoryGenericNames = endpoint({
  summary: 'Generic names of a business category (default limit 10, page 1)',
  tag: 'products',
  query: z.object({
    category: z.string().max(60).optional(),
    page: z.coerce.number().int().min(1).default(1),
    limit: z.coerce.number().int().min(1).max(200).default(10),
  }),
  answer: z.object({
    success: z.literal(true),
    total: z.int(),
    generic_names: z.array(namedLink.extend({ business_category: z.string() })),
  }),
  refusals: [],
})

export const listCategories = endpoint({
  summary: 'Categories: all, or those of one business category',
  tag: 'products',
  query: z.object({ slug: z.string().max(60).optional(), type: z.string().max(40).optional() }),
  answer: z.object({
    success: z.literal(true),
    categories: z.array(namedLink.extend({ business_category: z.string() })),
  }),
  refusals: [],
})

export const getNavbar = endpoint({
  summary: 'The menu of a business category: categories with their generic names, top brands',
  tag: 'products',
  params: z.object({ category: z.string().max(60) }),
  answer: z.object({
    success: z.literal(true),
    categories: z.array(namedLink.extend({ generic_names: z.array(namedLink) })),
    brands: z.array(namedLink),
  }),
  refusals: [{ code: 'category_not_found', status: 404, means: 'No such business category' }],
})

export const getSubCategories = endpoint({
  summary: 'Categories of a business category',
  tag: 'products',
  params: z.object({ category: z.string().max(60) }),
  answer: z.object({ success: z.literal(true), categories: z.array(namedLink) }),
  refusals: [{ code: 'category_not_found', status: 404, means: 'No such business category' }],
})

/** What a listing page is about: heading, text, breadcrumbs. */
export const getListingScope = endpoint({
  summary:
    'Heading, text and breadcrumbs of a brand, category, procedure, speciality, generic-name or offer listing',
  tag: 'products',
  query: z.object({
    kind: z.enum(['brand', 'category', 'procedure', 'speciality', 'family', 'business', 'offer']),
    slug: z.string().max(120),
    business: z.string().max(60).optional(),
  }),
  answer: z.object({
    success: z.literal(true),
    title: z.string(),
    description: z.string(),
    breadcrumbs: z.array(z.object({ name: z.string(), href: z.string() })),
    related: z.array(namedLink),
    /** The filter that makes this listing, for get-data-json. */
    filters: z.string(),
    /** What decides the order of products, in plain words (E-Commerce Rules 2020). */
    ranking: z.string(),
    ends_at: z.iso.datetime().nullable(),
  }),
  refusals: [{ code: 'listing_not_found', status: 404, means: 'No such listing' }],
})

const deals = z.object({
  success: z.literal(true),
  offers: z.array(
    z.object({
      slug: z.string(),
      title: z.string(),
      description: z.string(),
      starts_at: z.iso.datetime(),
      ends_at: z.iso.datetime(),
      products: z.array(productCard),
    }),
  ),
})
export const getMainOffer = endpoint({
  summary: 'Offers running now, with products',
  tag: 'products',
  answer: deals,
  refusals: [],
})
export const getLimitedTimeDeals = endpoint({
  summary: 'Limited-time deals running now',
  tag: 'products',
  query: z.object({ guest_user_id: guestId.optional() }),
  answer: deals,
  refusals: [],
})

export const notifyMe = endpoint({
  summary: 'Tell me by email when this can be had at my pincode (ENGAGE-02)',
  tag: 'products',
  body: z.object({ sku, email: z.email().max(254), pincode, guest_user_id: guestId.optional() }),
  answer: z.object({ success: z.literal(true), message: z.string() }),
  refusals: [{ code: 'sku_unknown', status: 404, means: 'No such product' }],
})

export const leadEnquiry = endpoint({
  summary:
    'Ask for a call about a lead-only or restricted product, or one that was not found (ENGAGE-01)',
  tag: 'products',
  body: z.object({
    sku: sku.optional(),
    name: asciiText(80).min(2),
    phone: z.string().max(20),
    email: z.union([z.literal(''), z.email().max(254)]),
    pincode,
    comment: asciiText(500),
    guest_user_id: guestId.optional(),
  }),
  answer: z.object({ success: z.literal(true), message: z.string(), ticket: z.string() }),
  refusals: [
    { code: 'phone_invalid', status: 400, means: 'Enter a mobile number' },
    { code: 'sku_unknown', status: 404, means: 'No such product' },
  ],
})

export const checkAvailability = endpoint({
  summary: 'Can this be had at the pincode, and when (CHECKOUT-09)',
  tag: 'checkout',
  query: z.object({ business_category: z.string().max(60).optional() }),
  body: z.object({ sku_id: sku, pincode, quantity: z.int().min(1).max(100000).default(1) }),
  answer: z.object({
    success: z.literal(true),
    available: z.boolean(),
    message: z.string(),
    city: z.string(),
    state: z.string(),
    cod: z.boolean(),
    stock: stockAt,
  }),
  refusals: [
    { code: 'pincode_unknown', status: 400, means: 'Invalid Pincode' },
    { code: 'sku_unknown', status: 404, means: 'No such product' },
  ],
})

export const checkAvailabilityMultiple = endpoint({
  summary: 'Can these be had at the pincode, and when (CHECKOUT-09)',
  tag: 'checkout',
  body: z.object({
    pincode,
    items: z
      .array(z.object({ sku_id: sku, quantity: z.int().min(1).max(100000).default(1) }))
      .min(1)
      .max(100),
  }),
  answer: z.object({
    success: z.literal(true),
    available: z.boolean(),
    message: z.string(),
    items: z.array(z.object({ sku_id: sku, available: z.boolean(), stock: stockAt })),
  }),
  refusals: [
    { code: 'pincode_unknown', status: 400, means: 'Invalid Pincode' },
    { code: 'sku_unknown', status: 404, means: 'No such product' },
  ],
})
