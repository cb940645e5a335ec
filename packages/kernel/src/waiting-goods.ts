import { PRODUCT_CLASSES, type ProductClass } from './buying-rules.ts'

/** Why an imported product isn't on sale yet, in the order in which staff settle them. */
export const WAITING_REASONS = Object.freeze([
  'class_unknown',
  'class_doubtful',
  'hsn_missing',
  'rate_missing',
  'maker_missing',
  'origin_missing',
  'importer_missing',
  'licence_missing',
  'batch_missing',
] as const)

/** One of {@link WAITING_REASONS}. */
export type WaitingReason = (typeof WAITING_REASONS)[number]

/** The reasons for staff: short for a table, and what to do. */
export const WAITING_REASON_WORDS: Readonly<
  Record<WaitingReason, { readonly short: string; readonly todo: string }>
> = Object.freeze({
  class_unknown: {
    short: 'Class unknown',
    todo: 'Choose the class: it decides who may buy.',
  },
  class_doubtful: {
    short: 'Class doubtful',
    todo: 'The class contradicts name, HSN or schedule: confirm or correct it.',
  },
  hsn_missing: {
    short: 'HSN missing',
    todo: 'Enter the HSN: rate, class and invoices follow from it.',
  },
  rate_missing: {
    short: 'GST rate missing',
    todo: 'No rate is known for the HSN: correct the HSN or enter the rate.',
  },
  maker_missing: {
    short: 'Maker missing',
    todo: 'Enter the manufacturer as the pack names it; a brand is not enough.',
  },
  origin_missing: {
    short: 'Origin missing',
    todo: 'Enter the country where it was made.',
  },
  importer_missing: {
    short: 'Importer missing',
    todo: 'Goods from abroad name their importer.',
  },
  licence_missing: {
    short: 'Licence missing',
    todo: 'Enter the manufacturing or import licence, or the registration number.',
  },
  batch_missing: {
    short: 'Batch or expiry missing',
    todo: 'Enter batch and expiry: goods of chapter 30 are sold by them.',
  },
})

/** A class under which goods may be sold. */
export type SoldClass = Exclude<ProductClass, 'BANNED'>
/** Every {@link SoldClass}. */
export const SOLD_CLASSES: readonly SoldClass[] = PRODUCT_CLASSES.filter((one) => one !== 'BANNED')

/** Medicines, vaccines and sera (Drugs Rules 1945). */
export const MEDICINE_CLASSES = Object.freeze([
  'DRUG_GEN',
  'DRUG_H',
  'DRUG_H1',
  'BIO_C',
  'VET',
] as const satisfies readonly ProductClass[])

/** Whether a class is one of {@link MEDICINE_CLASSES}. */
export const isMedicineClass = (productClass: string): boolean =>
  MEDICINE_CLASSES.some((one) => one === productClass)

/** Goods that are sold by batch number and expiry date only: chapter 30 of the tariff, and every medicine. */
export const needsBatch = (hsn: string, productClass: string): boolean =>
  hsn.startsWith('30') || isMedicineClass(productClass)

/** The facts that decide whether a product may be on sale; an empty text is an unknown fact. */
export type GoodsFacts = {
  readonly productClass: string
  /** Why the class isn't settled. */
  readonly classProblem: 'class_unknown' | 'class_doubtful' | undefined
  readonly hsn: string
  readonly hasRate: boolean
  readonly maker: string
  readonly countryOfOrigin: string
  readonly importer: string
  /** Number of the manufacturing or import licence, or of the registration. */
  readonly licence: string
  /** Stock lies in a lot without batch number or expiry date. */
  readonly undatedStock: boolean
}

/**
 * What is missing before a product may be on sale. Legal Metrology (Packaged Commodities) Rules 2011 r. 6(1) and 6(10),
 * Medical Devices Rules 2017 r. 44, Drugs Rules 1945 r. 96; domain reference 3.1.
 */
export function missingFacts(goods: GoodsFacts): WaitingReason[] {
  const abroad = goods.countryOfOrigin !== '' && goods.countryOfOrigin.toLowerCase() !== 'india'
  const licensed = goods.productClass !== '' && goods.productClass !== 'GEN'
  const missing: Readonly<Record<WaitingReason, boolean>> = {
    class_unknown: goods.classProblem === 'class_unknown',
    class_doubtful: goods.classProblem === 'class_doubtful',
    hsn_missing: goods.hsn === '',
    rate_missing: goods.hsn !== '' && !goods.hasRate,
    maker_missing: goods.maker === '',
    origin_missing: goods.countryOfOrigin === '',
    importer_missing: abroad && goods.importer === '',
    licence_missing: licensed && goods.licence === '',
    batch_missing: goods.undatedStock && needsBatch(goods.hsn, goods.productClass),
  }
  return WAITING_REASONS.filter((reason) => missing[reason])
}
