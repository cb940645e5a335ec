import type { Answer } from '@upchar/contract/schema/endpoints'

/** Contract types ProductCard, ProductDetail and Facet. */
export type ProductCard = Answer<'listProducts'>['products'][number]
export type ProductDetail = Answer<'getProduct'>['product']
export type Facet = Answer<'listProducts'>['facets'][number]

/** A photo of goods: the hash of its bytes, under which it is served, and its description. */
export type ProductPhoto = { key: string; alt: string }

/** An attribute that describes and filters a family's products. */
export type AttributeDefinition = {
  key: string
  label: string
  /** `size`: words with an order, such as S, M, L. */
  type: 'text' | 'number' | 'boolean' | 'size'
  unit?: string
  /** The values in the order of a filter; others follow. Without it they stand in natural order. */
  order?: string[]
  /** Values come from files, which write one in many ways (`filterValue`). */
  loose?: true
  filterable: boolean
  /** The attribute that tells one variant of a group from another. */
  makesVariant: boolean
}

/** By attribute key: the typed value and its display text ('20 G', '+21.0 D', 'Yes'). */
export type AttributeValues = Record<string, { value: string | number | boolean; display: string }>

/**
 * Facts that must be displayed with a product: Legal Metrology Rules 2011 r. 6(10), MDR 2017 r. 44,
 * E-Commerce Rules 2020.
 */
export type StatutoryFacts = {
  manufacturerName: string
  manufacturerAddress: string
  importerName?: string
  importerAddress?: string
  netQuantity: string
  shelfLifeMonths?: number
  licenceClass: string
  licenceNumber?: string
  storage: string
  consumerCare: string
  warranty?: string
  boxContents?: string
  refurbished?: {
    makeYear: number
    usage: string
    refurbisher: string
    warranty: string
    installationIncluded: boolean
  }
}
