/** Types of the demo catalogue. Money is integer paise including GST, rates are basis points (500 = 5 %), dates are
 *  `YYYY-MM-DD` in India. Independent of the database; the loader maps these types to tables. */

import type { BusinessCategoryKey } from '@upchar/kernel/business-categories'
import type {
  AttributeDefinition,
  AttributeScalar,
  LicenceClass,
  RegulatoryClass,
  Uqc,
} from '@upchar/reference/family'

export interface AttributeValue {
  readonly key: string
  /** Typed by the attribute's definition; numbers without unit. */
  readonly value: AttributeScalar
  /** Display text: `20 G`, `+21.0 D`, `Yes`. */
  readonly display: string
}

export interface Family {
  /** Same keys as `packages/drawings/src/families.ts`. */
  readonly key: string
  /** Three letters inside SKUs, unique. */
  readonly code: string
  readonly categoryKey: BusinessCategoryKey
  readonly subCategorySlug: string
  readonly hsn: string
  readonly regulatoryClass: RegulatoryClass
  readonly homeUse: boolean
  readonly licenceClass: LicenceClass
  readonly coldChain: boolean
  readonly leadOnly: boolean
  readonly attributes: readonly AttributeDefinition[]
  readonly position: number
}

export type BrandTier = 'budget' | 'mid' | 'premium'
export type CountryCode = 'IN' | 'CN' | 'DE' | 'US' | 'JP' | 'MY' | 'KR'

export interface Party {
  readonly name: string
  readonly address: string
}

export interface Brand {
  readonly key: string
  readonly name: string
  /** Degrees on the colour wheel, for drawn packs and the brand tile. */
  readonly hue: number
  readonly country: CountryCode
  readonly tier: BrandTier
  readonly maker: Party
  readonly importer: Party | null
  readonly care: { readonly email: string; readonly phone: string }
  readonly familyKeys: readonly string[]
  readonly about: string
}

export type TurnoverClass = 'upto-5-crore' | '5-to-10-crore' | 'above-10-crore'

export interface Seller {
  readonly key: string
  readonly legalName: string
  readonly tradeName: string
  readonly gstin: string
  readonly pan: string
  readonly stateCode: string
  readonly state: string
  readonly address: {
    readonly line1: string
    readonly line2: string
    readonly city: string
    readonly pincode: string
  }
  readonly email: string
  readonly phone: string
  /** At most 3 characters, unique: `MH1/26-27/000123` must stay within 16. */
  readonly invoicePrefix: string
  readonly turnover: TurnoverClass
  readonly licences: readonly {
    readonly kind: Exclude<LicenceClass, 'none'>
    readonly number: string
    readonly validUntil: string | null
  }[]
  readonly categoryKeys: readonly BusinessCategoryKey[]
  readonly since: string
}

export interface Warehouse {
  readonly key: string
  readonly sellerKey: string
  readonly name: string
  readonly stateCode: string
  readonly city: string
  readonly pincode: string
  readonly addressLine: string
  readonly lat: number
  readonly lng: number
  /** Orders before this hour (IST, 24 h) ship the same working day. */
  readonly cutOffHour: number
  /** ISO weekdays, 1 = Monday. */
  readonly workingDays: readonly number[]
  readonly coldStore: boolean
}

export interface SeedLot {
  readonly warehouseKey: string
  readonly batchNo: string
  readonly mfgDate: string
  readonly expiryDate: string | null
  readonly quantity: number
}

export interface SeedVariant {
  /** Stable across runs and sizes: group number × 10 + position. */
  readonly no: number
  readonly sku: string
  readonly partNumber: string
  /** GTIN-13 in the in-store range 200–299, so none belongs to a real product. */
  readonly gtin: string
  readonly optionLabel: string
  readonly position: number
  readonly attributes: readonly AttributeValue[]
  readonly mrpPaise: number
  readonly pricePaise: number
  readonly hsn: string
  readonly moq: number
  readonly maxOq: number
  readonly weightGrams: number
  readonly uqc: Uqc
  /** The declared net quantity: `100 gloves`, `500 ml`, `1 unit`. */
  readonly netQuantity: string
  /** For the price per piece: one sale unit has `packSize` pieces named `packUnit`. */
  readonly packSize: number
  readonly packUnit: string
  readonly lots: readonly SeedLot[]
}

export interface RefurbishedFacts {
  readonly makeYear: number
  /** `4,200 hours`, `38,000 exposures`, … */
  readonly usage: string
  readonly warrantyMonths: number
  readonly installationIncluded: boolean
  readonly refurbisher: string
}

export interface SeedGroup {
  /** Stable across runs and sizes: family position × 100,000 + index in the family. */
  readonly no: number
  readonly slug: string
  readonly title: string
  readonly brandKey: string
  readonly familyKey: string
  readonly categoryKey: BusinessCategoryKey
  readonly sellerKey: string
  readonly description: string
  readonly highlights: readonly string[]
  /** Group-level attribute values; the variants add their own. */
  readonly attributes: readonly AttributeValue[]
  readonly countryOfOrigin: CountryCode
  readonly regulatoryClass: RegulatoryClass
  readonly homeUse: boolean
  readonly licenceClass: LicenceClass
  readonly coldChain: boolean
  readonly leadOnly: boolean
  readonly refurbished: RefurbishedFacts | null
  readonly warrantyMonths: number | null
  readonly maker: Party & { readonly licenceNo: string | null }
  readonly importer: (Party & { readonly licenceNo: string | null }) | null
  readonly customerCare: { readonly email: string; readonly phone: string }
  readonly shelfLifeMonths: number | null
  readonly storage: string
  /** One quantity if all variants agree, else all of them: `100 ml, 250 ml or 500 ml`. */
  readonly netQuantity: string
  readonly boxContents: readonly string[]
  /** 0–1000, higher sells more. */
  readonly popularity: number
  /** Engravable text, for instruments that carry a name. */
  readonly engravable: boolean
  /** On the list of medicines that dentists may buy. */
  readonly dentalList: boolean
  readonly variants: readonly SeedVariant[]
}

export interface Deal {
  readonly key: string
  readonly title: string
  readonly text: string
  readonly zone: 'limited-time' | 'offer-zone'
  readonly startsAt: string
  readonly endsAt: string
  readonly groupNos: readonly number[]
}

export interface Catalogue {
  readonly today: string
  readonly families: readonly Family[]
  readonly brands: readonly Brand[]
  readonly sellers: readonly Seller[]
  readonly warehouses: readonly Warehouse[]
  readonly deals: readonly Deal[]
  /** Generates product groups lazily; every call starts from the first. */
  readonly groups: () => Iterable<SeedGroup>
}
