import type { GstTag } from '@upchar/kernel/gst-rates'

/** Regulatory class of domain reference 3.1. `IVD` and `DEV_B` split into home use and professional use by `homeUse`. */
export type RegulatoryClass =
  | 'GEN'
  | 'DEV_A'
  | 'DEV_B'
  | 'DEV_C'
  | 'DEV_D'
  | 'IVD'
  | 'DRUG_GEN'
  | 'DRUG_H'
  | 'DRUG_H1'
  | 'BIO_C'
  | 'VET'
  | 'RADIATION'
  | 'ULTRASOUND'

/** The licence that a seller must hold to list the product (domain reference 3.1, last column). */
export type LicenceClass = 'none' | 'MD-42' | '20/20B' | '21/21B' | 'AERB' | 'PCPNDT'

/** Unit quantity codes of the e-invoice schema. */
export type Uqc = 'NOS' | 'BOX' | 'PCS' | 'PAC' | 'KIT' | 'BTL' | 'SET' | 'ROL' | 'PRS'

export type AttributeType = 'text' | 'number' | 'bool'

export type AttributeScalar = string | number | boolean

export interface AttributeDefinition {
  readonly key: string
  readonly label: string
  readonly type: AttributeType
  readonly unit: string | null
  readonly filterable: boolean
  readonly position: number
  /** True for the one attribute whose values are the variants of a group. */
  readonly makesVariant: boolean
}

/** Law and trade data of a product family. Verified against `trade-table.ts`. */
export interface FamilyFacts {
  /** Same keys as `packages/drawings/src/families.ts`. */
  readonly key: string
  readonly name: string
  /** Slug of the sub-category. */
  readonly subCategory: string
  readonly genericName: string
  /** Two or three sentences: what it is, its use, and how to choose. */
  readonly description: string
  readonly hsn: string
  /** Selects among GST rates for tagged products. */
  readonly gstTag?: GstTag
  readonly regulatoryClass: RegulatoryClass
  readonly homeUse?: boolean
  readonly coldChain?: boolean
  /** Sold on enquiry only. */
  readonly leadOnly?: boolean
  /** A medicine for dental use: dentists may buy it. */
  readonly dentalList?: boolean
  /** Unset for products that don't expire. */
  readonly shelfLifeMonths?: number
  readonly uqc: Uqc
  /** The distinguishing attributes, in display order. */
  readonly attributes: readonly FamilyAttribute[]
}

export type FamilyAttribute = Omit<AttributeDefinition, 'position'>

export const attribute = (
  key: string,
  label: string,
  type: AttributeType,
  more: { unit?: string; filterable?: boolean; makesVariant?: boolean } = {},
): FamilyAttribute => ({
  key,
  label,
  type,
  unit: more.unit ?? null,
  filterable: more.filterable ?? true,
  makesVariant: more.makesVariant ?? false,
})

/** The licence that a seller needs for a class (domain reference 3.1). */
export const licenceOf = (cls: RegulatoryClass): LicenceClass => {
  if (cls === 'GEN') return 'none'
  if (cls === 'BIO_C') return '21/21B'
  if (cls.startsWith('DRUG') || cls === 'VET') return '20/20B'
  if (cls === 'RADIATION') return 'AERB'
  return cls === 'ULTRASOUND' ? 'PCPNDT' : 'MD-42'
}
