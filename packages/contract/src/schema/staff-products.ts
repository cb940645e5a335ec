import { z } from 'zod'
import { MOST_DISPATCH_DAYS } from '@upchar/kernel/dispatch-days'
import { SOLD_CLASSES, WAITING_REASONS } from '@upchar/kernel/waiting-goods'
import { rupees, setRupees } from './common.ts'
import { endpoint } from './endpoint.ts'
import { uploadRefusals } from './files.ts'
import { productCard, productDetail } from './product-shapes.ts'
import {
  changedMeanwhile,
  counted,
  paging,
  staffLine,
  staffRefusals,
  staffText,
  who,
} from './staff.ts'

/** `waiting`: a file has brought it, and facts are missing; `refused`: staff decided not to sell it. */
export const PRODUCT_STATES = ['on_sale', 'draft', 'waiting', 'refused'] as const
const state = z.enum(PRODUCT_STATES)

const attribute = z.object({
  label: staffLine(60).min(1, 'Give it a name'),
  value: staffLine(200).min(1, 'Enter a value'),
})

/** Rupees with GST. */
export const goodsAmount = setRupees.min(0, 'Enter an amount of 0 or more')
export const goodsNumber = z.int32().min(1, 'Enter a whole number of at least 1')

const daysWords = `Enter 0 to ${MOST_DISPATCH_DAYS} days`
/**
 * Working days before the seller hands the goods to the courier; 0: the day of the order. Absent: an offer that is stored keeps its
 * own, a new one has 0.
 */
export const dispatchDays = z
  .int32()
  .min(0, daysWords)
  .max(MOST_DISPATCH_DAYS, daysWords)
  .optional()

/** A photo: the hash of its bytes, and what it shows, for whoever can't see it. */
const photoKey = z.string().regex(/^[0-9a-f]{20}$/, 'Upload the photo')
const photos = z
  .array(z.object({ key: photoKey, alt: staffLine(160).min(1, 'Describe the photo') }))
  .max(12, 'Keep at most 12 photos')
  .default([])

const variantFacts = z.object({
  /** null: a new variant. */
  id: z.int32().nullable(),
  /** Never changes once stored. */
  sku: staffLine(64),
  option_label: staffLine(80),
  attributes: z.array(attribute).max(60),
  part_number: staffLine(64),
  gtins: z.array(staffLine(20)).max(10),
  /** Rupees with GST, as printed on the pack; null: none is printed. */
  mrp: goodsAmount.nullable(),
  /** Rupees with GST; null: on request. */
  price: goodsAmount.nullable(),
  hsn: staffLine(12),
  /** Percent, stated for these goods alone from the day on which it is saved; null: the rate of the HSN on the day of the sale. */
  gst_rate: z.number().min(0).max(100).nullable(),
  moq: goodsNumber,
  max_oq: goodsNumber,
  /** Working days before the seller hands the goods to the courier; 0: the day of the order. */
  dispatch_days: z.int(),
  pack_size: goodsNumber,
  pack_unit: staffLine(30),
  net_quantity: staffLine(60),
  uqc: z.string().regex(/^[A-Z]{3}$/, 'Enter the three letters of the unit code'),
  weight_grams: goodsNumber,
  /** Its own; empty: the product's. */
  photos,
  active: z.boolean(),
})

const variants = <V extends z.ZodType>(one: V) =>
  z.array(one).min(1, 'A product has at least one variant').max(100)

const productFacts = z.object({
  title: staffLine(300),
  brand: staffLine(100),
  /** The name of the product type. */
  family: staffLine(120),
  description: staffText(5000),
  highlights: z.array(staffLine(200).min(1)).max(12),
  attributes: z.array(attribute).max(60),
  /** In order; empty: a drawing. */
  photos,
  product_class: z.union([z.enum(SOLD_CLASSES), z.literal('')]),
  country_of_origin: staffLine(60),
  maker: staffLine(150),
  maker_address: staffLine(300),
  importer: staffLine(150),
  importer_address: staffLine(300),
  licence: staffLine(80),
  storage: staffLine(200),
  shelf_life_months: z.int().min(1).max(600).nullable(),
  consumer_care: staffLine(300),
  warranty: staffLine(200),
  box_contents: staffLine(500),
  cold_chain: z.boolean(),
  /** Sold on enquiry; prices may then be empty. */
  lead_only: z.boolean(),
  engravable: z.boolean(),
  /** On the list of medicines that dentists may buy. */
  dental_list: z.boolean(),
  variants: variants(variantFacts),
})
/** As they are sent. */
const givenFacts = productFacts.extend({
  variants: variants(variantFacts.extend({ dispatch_days: dispatchDays })),
})

const labelFact = z.object({
  key: z.string(),
  name: z.string(),
  done: z.boolean(),
  /** SKUs that lack it. */
  skus: z.array(z.string()),
  why: z.string(),
})

const productRow = z.object({
  id: z.int(),
  title: z.string(),
  brand: z.string(),
  family: z.string(),
  sku: z.string(),
  variants: z.int(),
  state,
  /** Of the cheapest variant, rupees with GST; null: on request. */
  price: rupees.nullable(),
  stock: z.int(),
  /** Percent of the declarations of its label that are known. */
  label_score: z.int(),
})

const product = z
  .object({
    id: z.int(),
    /** Sent back with a change, so that nobody overwrites what they haven’t seen. */
    version: z.string(),
    state,
    /** Why it waits, where it does. */
    waiting_for: z.array(z.enum(WAITING_REASONS)),
    refused_because: z.string(),
    seller: z.object({ id: z.int(), name: z.string() }),
    /** Pieces in all warehouses by SKU. */
    stock: z.record(z.string(), z.int()),
    /** The page in the shop. */
    href: z.string(),
    facts: productFacts,
    label: z.array(labelFact),
    label_score: z.int(),
  })
  .meta({ id: 'StaffProduct' })

export const productUnknown = {
  code: 'product_unknown',
  status: 404,
  means: 'No such product',
} as const
const productInvalid = {
  code: 'product_invalid',
  status: 400,
  means: 'Facts contradict each other or the law, or are missing for a sale; `fields` says which',
} as const
export const productParams = z.object({ id: z.coerce.number().int().min(1).max(2_147_483_647) })
const oneAnswer = z.object({ success: z.literal(true), product })

const change = {
  facts: givenFacts,
  /** Puts it on sale, or keeps it there; false: a draft, off sale whatever files bring. */
  publish: z.boolean(),
  /** Staff have checked a class that contradicts name, HSN or schedule. */
  class_confirmed: z.boolean().default(false),
  /** The product type may be new. */
  new_family: z.boolean().default(false),
}

export const staffListProducts = endpoint({
  summary: 'Products on sale and off it, the latest first, with how complete their labels are',
  tag: 'staff goods',
  query: z.object({
    /** A SKU, a bar code, or the beginning of words of the title. */
    q: z.string().trim().max(120).default(''),
    state: state.optional(),
    ...paging,
  }),
  answer: z.object({ success: z.literal(true), products: z.array(productRow), ...counted }),
  refusals: staffRefusals,
})

export const staffGetProduct = endpoint({
  summary: 'A product with its variants and all their facts',
  tag: 'staff goods',
  params: productParams,
  answer: oneAnswer,
  refusals: [...staffRefusals, productUnknown],
})

export const staffGetProductChoices = endpoint({
  summary: 'What a product can be made of: product types with their attributes, brands, sellers',
  tag: 'staff goods',
  answer: z.object({
    success: z.literal(true),
    families: z.array(
      z.object({ name: z.string(), attributes: z.array(z.string()), hsn: z.string() }),
    ),
    brands: z.array(z.string()),
    sellers: z.array(z.object({ id: z.int(), name: z.string() })),
    /** Percent: rates in force for goods. */
    gst_rates: z.array(z.number()),
  }),
  refusals: staffRefusals,
})

export const staffCreateProduct = endpoint({
  summary: 'Creates a product with its variants, as a draft or on sale',
  tag: 'staff goods',
  body: z.object({ ...change, seller_id: z.int32() }),
  answer: oneAnswer,
  refusals: [...staffRefusals, productInvalid],
})

export const staffSaveProduct = endpoint({
  summary: 'Changes a product and its variants, and puts it on sale or takes it off',
  tag: 'staff goods',
  params: productParams,
  body: z.object({ ...change, version: z.string().max(64) }),
  answer: oneAnswer,
  refusals: [...staffRefusals, productUnknown, productInvalid, changedMeanwhile],
})

export const staffPreviewProduct = endpoint({
  summary: 'Card and page of a product as buyers would see them, without storing anything',
  tag: 'staff goods',
  body: z.object({ id: z.int32().nullable(), facts: givenFacts, seller_id: z.int32() }),
  answer: z.object({ success: z.literal(true), card: productCard, detail: productDetail }),
  refusals: [...staffRefusals, productUnknown, productInvalid],
})

const photo = z.object({ key: photoKey, name: z.string(), src: z.string() })
const percent = z.int().min(0).max(99)
/** Of an upload. The kind of the file has a text of its own. */
const photoRefusals = [
  ...uploadRefusals.filter(
    ({ code }) => code === 'file_too_large' || code === 'file_damaged' || code === 'uploads_busy',
  ),
  { code: 'file_type_refused', status: 422, means: 'The content is not a JPEG, PNG or WebP' },
  { code: 'picture_too_small', status: 422, means: 'Less than 300 by 300 pixels' },
] as const

export const staffUploadPhoto = endpoint({
  summary:
    'Uploads a photo of goods: JPEG, PNG or WebP up to 5 MB, as multipart/form-data in the part "file". Re-encoded without its metadata; deleted after a week unless a product names it',
  tag: 'staff goods',
  answer: z.object({ success: z.literal(true), photo }),
  refusals: [
    ...staffRefusals,
    ...uploadRefusals.filter(({ code }) => code === 'file_missing'),
    ...photoRefusals,
  ],
})

export const staffCropPhoto = endpoint({
  summary: 'Cuts the edges off a photo, which makes another photo',
  tag: 'staff goods',
  params: z.object({ key: photoKey }),
  /** Percent of width and height that are cut off at each side. */
  body: z.object({ left: percent, top: percent, right: percent, bottom: percent }),
  answer: z.object({ success: z.literal(true), photo }),
  refusals: [
    ...staffRefusals,
    ...photoRefusals,
    { code: 'photo_unknown', status: 404, means: 'No such photo' },
  ],
})

export const staffListProductVersions = endpoint({
  summary: 'The latest versions of a product, the newest first, with what each changed',
  tag: 'staff goods',
  params: productParams,
  answer: z.object({
    success: z.literal(true),
    versions: z.array(
      z.object({
        id: z.int(),
        at: z.iso.datetime(),
        /** null: a file or another part of the shop. */
        by: who.nullable(),
        state,
        changes: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
        facts: productFacts,
      }),
    ),
  }),
  refusals: [...staffRefusals, productUnknown],
})
