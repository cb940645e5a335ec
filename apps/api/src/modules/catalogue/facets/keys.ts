import { createHash } from 'node:crypto'

/** Facets of every product. Attributes have separate keys. */
export const commonFacets = [
  'business',
  'category',
  'family',
  'brand',
  'speciality',
  'procedure',
  'price',
  'state',
  'origin',
  'class',
  'cold_chain',
  'offer',
  'offers',
  'discount',
  'buying',
  'in_stock',
] as const

const common: ReadonlySet<string> = new Set(commonFacets)
/** Parameters of a listing's address that aren't filters: its own, and those by which other sites count visitors. */
const taken = /^(?:search|page|sort|filters|gclid|fbclid|msclkid|ref|source|utm_.*)$/
/** The storefront reads no longer ones from an address. */
const longest = 40
const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12)

/**
 * The filter key of an attribute: lower case, joined by underscores ('powderFree' becomes
 * powder_free). A prefix keeps attributes apart from common facets of the same name.
 */
export function attributeFacetKey(attribute: string): string {
  const key = attribute
    .replace(/([a-z\d])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '_')
    .replace(/^_+|_+$/g, '')
  // Names in other scripts have no letters that stay.
  if (key === '') return `attr_${digest(attribute)}`
  const own = common.has(key) || taken.test(key) || !/^[a-z]/.test(key) ? `attr_${key}` : key
  return own.length > longest ? `${own.slice(0, longest - 13)}_${digest(own)}` : own
}

/** Regulatory class for buyers; home and professional use of a class are one value (MDR 2017, Drugs Rules 1945). */
export const regulatoryClasses: Readonly<Record<string, string>> = {
  GEN: 'General goods',
  DEV_A: 'Medical device, class A',
  DEV_B_HOME: 'Medical device, class B',
  DEV_B_PRO: 'Medical device, class B',
  DEV_C: 'Medical device, class C',
  DEV_D: 'Medical device, class D',
  IVD_HOME: 'In-vitro test for home use',
  IVD_PRO: 'In-vitro test for professionals',
  DRUG_GEN: 'Medicine',
  DRUG_H: 'Medicine, Schedule H',
  DRUG_H1: 'Medicine, Schedule H1',
  BIO_C: 'Vaccine or biological',
  VET: 'Veterinary medicine',
  RADIATION: 'Radiation equipment',
  ULTRASOUND: 'Ultrasound equipment',
}
