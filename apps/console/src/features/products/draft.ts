import type { Answer, BodyInput } from '@upchar/contract/schema/endpoints'
import { parseRupees, paiseToRupees } from '@upchar/kernel/money'
import { SOLD_CLASSES } from '@upchar/kernel/waiting-goods'
import { DISPATCH, isDispatch } from '../../kit/offer-words.ts'
import type { FieldProblem } from '@upchar/ui/form/problems'

export type Product = Answer<'staffGetProduct'>['product']
export type Facts = Product['facts']
type VariantFacts = Facts['variants'][number]
export type Photo = Facts['photos'][number]
export type Attribute = { label: string; value: string }

/** Texts of the product itself, in the order of the form. */
export const TEXTS = [
  'title',
  'brand',
  'family',
  'description',
  'product_class',
  'country_of_origin',
  'maker',
  'maker_address',
  'importer',
  'importer_address',
  'licence',
  'storage',
  'consumer_care',
  'warranty',
  'box_contents',
] as const
export const SWITCHES = ['cold_chain', 'lead_only', 'engravable', 'dental_list'] as const
export const VARIANT_TEXTS = [
  'sku',
  'option_label',
  'price',
  'mrp',
  'hsn',
  'gst_rate',
  'moq',
  'max_oq',
  'dispatch_days',
  'pack_size',
  'pack_unit',
  'net_quantity',
  'uqc',
  'weight_grams',
  'part_number',
  'gtins',
] as const
export type VariantText = (typeof VARIANT_TEXTS)[number]
type ProductText = (typeof TEXTS)[number] | 'highlights' | 'shelf_life_months'

/** A variant as it is typed. */
export type VariantDraft = Record<VariantText, string> & {
  id: number | null
  attributes: Attribute[]
  photos: Photo[]
  active: boolean
}
/** A product as it is typed. */
export type Draft = Record<ProductText, string> &
  Record<(typeof SWITCHES)[number], boolean> & {
    attributes: Attribute[]
    photos: Photo[]
    variants: VariantDraft[]
  }

export const freshVariant = (like?: VariantDraft): VariantDraft => ({
  price: '',
  mrp: '',
  hsn: '',
  gst_rate: '',
  moq: '1',
  max_oq: '100',
  dispatch_days: '0',
  pack_size: '1',
  pack_unit: 'piece',
  net_quantity: '',
  uqc: 'NOS',
  weight_grams: '500',
  ...like,
  id: null,
  sku: '',
  option_label: '',
  part_number: '',
  gtins: '',
  attributes: (like?.attributes ?? []).map(({ label }) => ({ label, value: '' })),
  photos: [],
  active: true,
})

export const freshDraft = (): Draft => ({
  ...(Object.fromEntries(TEXTS.map((name) => [name, ''])) as Record<
    (typeof TEXTS)[number],
    string
  >),
  country_of_origin: 'India',
  highlights: '',
  shelf_life_months: '',
  cold_chain: false,
  lead_only: false,
  engravable: false,
  dental_list: false,
  attributes: [],
  photos: [],
  variants: [freshVariant()],
})

const typed = (value: number | null) => (value === null ? '' : String(value))

const variantDraft = (variant: VariantFacts): VariantDraft => ({
  ...variant,
  gtins: variant.gtins.join(', '),
  mrp: typed(variant.mrp),
  price: typed(variant.price),
  gst_rate: typed(variant.gst_rate),
  moq: String(variant.moq),
  max_oq: String(variant.max_oq),
  dispatch_days: String(variant.dispatch_days),
  pack_size: String(variant.pack_size),
  weight_grams: String(variant.weight_grams),
})

export const draftOf = (facts: Facts): Draft => ({
  ...facts,
  highlights: facts.highlights.join('\n'),
  shelf_life_months: typed(facts.shelf_life_months),
  variants: facts.variants.map(variantDraft),
})

export const amountOf = (text: string): number | null => {
  const plain = text.replace(/[₹,\s]/g, '')
  if (plain === '') return null
  const parsed = parseRupees(plain)
  return parsed.ok ? paiseToRupees(parsed.value) : Number.NaN
}
export const wholeOf = (text: string): number => {
  const plain = text.replace(/[,\s]/g, '')
  return /^\d{1,9}$/.test(plain) ? Number(plain) : Number.NaN
}
const rateOf = (text: string): number | null => {
  const plain = text.trim().replace(/\s*%$/, '')
  if (plain === '') return null
  return /^\d{1,2}(\.\d{1,2})?$/.test(plain) ? Number(plain) : Number.NaN
}
const said = (attributes: readonly Attribute[]): Attribute[] =>
  attributes
    .map(({ label, value }) => ({ label: label.trim(), value: value.trim() }))
    .filter(({ label, value }) => label !== '' && value !== '')

/** The facts of a draft without problems. */
export function factsOf(draft: Draft): BodyInput<'staffSaveProduct'>['facts'] {
  const months = draft.shelf_life_months.trim()
  return {
    ...draft,
    product_class: SOLD_CLASSES.find((one) => one === draft.product_class) ?? '',
    highlights: draft.highlights
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
    shelf_life_months: months === '' ? null : wholeOf(months),
    attributes: said(draft.attributes),
    variants: draft.variants.map((variant) => ({
      ...variant,
      attributes: said(variant.attributes),
      gtins: variant.gtins.split(/[\s,;]+/).filter(Boolean),
      mrp: amountOf(variant.mrp),
      price: amountOf(variant.price),
      gst_rate: rateOf(variant.gst_rate),
      moq: wholeOf(variant.moq),
      max_oq: wholeOf(variant.max_oq),
      dispatch_days: wholeOf(variant.dispatch_days),
      pack_size: wholeOf(variant.pack_size),
      weight_grams: wholeOf(variant.weight_grams),
      uqc: variant.uqc.trim().toUpperCase(),
    })),
  }
}

/** The names of all fields, as refusals name them. */
export const fieldsOf = ({ variants }: Draft): string[] => [
  ...TEXTS,
  'highlights',
  'attributes',
  'photos',
  'shelf_life_months',
  'seller_id',
  ...variants.flatMap((_, i) =>
    [...VARIANT_TEXTS, 'attributes', 'photos'].map((name) => `variants.${i}.${name}`),
  ),
  'variants',
]

export const AMOUNT = 'Enter rupees with at most two decimals'
const DESCRIBE = 'Describe each photo'
const lacksWords = (photos: readonly Photo[]) => photos.some(({ alt }) => alt.trim() === '')
export const WHOLE = 'Enter a whole number'

/** What can’t be sent; the server judges the rest. */
export function draftProblems(draft: Draft): FieldProblem[] {
  const months = draft.shelf_life_months.trim()
  const problems: FieldProblem[] = []
  if (draft.title.trim() === '') problems.push({ field: 'title', message: 'Enter the title' })
  if (months !== '' && !(wholeOf(months) >= 1))
    problems.push({ field: 'shelf_life_months', message: 'Enter months, such as 36' })
  if (lacksWords(draft.photos)) problems.push({ field: 'photos', message: DESCRIBE })
  draft.variants.forEach((variant, i) => {
    if (lacksWords(variant.photos))
      problems.push({ field: `variants.${i}.photos`, message: DESCRIBE })
    const report = (name: VariantText, message: string) =>
      problems.push({ field: `variants.${i}.${name}`, message })
    if (variant.sku.trim() === '') report('sku', 'Enter the SKU')
    for (const name of ['price', 'mrp'] as const)
      if (Number.isNaN(amountOf(variant[name]))) report(name, AMOUNT)
    if (Number.isNaN(rateOf(variant.gst_rate)))
      report('gst_rate', 'Write a percentage, such as 5 or 18')
    for (const name of ['moq', 'max_oq', 'pack_size', 'weight_grams'] as const)
      if (!(wholeOf(variant[name]) >= 1)) report(name, WHOLE)
    if (!isDispatch(variant.dispatch_days)) report('dispatch_days', DISPATCH)
    if (!/^[A-Za-z]{3}$/.test(variant.uqc.trim()))
      report('uqc', 'Enter the three letters of the unit code, such as NOS')
  })
  return problems
}
