/** What trade and law say of a kind of goods, whoever makes and sells it. */

import type { BusinessCategoryKey } from '@upchar/kernel/business-categories'

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

/** Permission the seller must hold to list the product (domain reference 3.1, last column). */
export type LicenceClass = 'none' | 'MD-42' | '20/20B' | '21/21B' | 'AERB' | 'PCPNDT'

/** Unit quantity codes that the e-invoice schema knows. */
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

export interface GenericName {
  readonly slug: string
  readonly name: string
  readonly familyKey: string
  readonly categoryKey: BusinessCategoryKey
  /** Two or three sentences: what it is, what it is used for, what to look at when choosing. */
  readonly description: string
}
