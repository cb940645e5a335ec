import type { BusinessTypeId } from './business-types.ts'
import type { IstDate } from './dates.ts'

/** The product classes of the policy. Source: domain reference 3.1 and 3.3. */
export const PRODUCT_CLASSES = Object.freeze([
  'GEN',
  'DEV_A',
  'DEV_B_HOME',
  'DEV_B_PRO',
  'DEV_C',
  'DEV_D',
  'IVD_HOME',
  'IVD_PRO',
  'DRUG_GEN',
  'DRUG_H',
  'DRUG_H1',
  'BIO_C',
  'VET',
  'RADIATION',
  'ULTRASOUND',
  'BANNED',
] as const)

/** One of {@link PRODUCT_CLASSES}. */
export type ProductClass = (typeof PRODUCT_CLASSES)[number]

/** The classes' descriptions for staff. Source: domain reference 3.1. */
export const PRODUCT_CLASS_WORDS: Readonly<Record<ProductClass, string>> = Object.freeze({
  GEN: 'General goods',
  DEV_A: 'Devices of class A',
  DEV_B_HOME: 'Devices of class B for the home',
  DEV_B_PRO: 'Devices of class B for professionals',
  DEV_C: 'Devices of class C',
  DEV_D: 'Devices of class D',
  IVD_HOME: 'Tests for the home',
  IVD_PRO: 'Tests and reagents for laboratories',
  DRUG_GEN: 'Medicines without prescription',
  DRUG_H: 'Medicines of Schedule H',
  DRUG_H1: 'Medicines of Schedule H1',
  BIO_C: 'Vaccines, sera and insulin',
  VET: 'Veterinary medicines',
  RADIATION: 'X-ray equipment',
  ULTRASOUND: 'Ultrasound machines',
  BANNED: 'Not sold online',
})

/** Classes that may not be advertised in public: no offer, no discount, not in a sitemap. Source: domain reference 3.3. */
export const NOT_PROMOTED = Object.freeze([
  'DRUG_H',
  'DRUG_H1',
  'BIO_C',
] as const satisfies readonly ProductClass[])

/**
 * Whether a product may be promoted: by a deal, tier, gift, points, referral, nudge, push, social proof or voucher, in a
 * sitemap, or by its price in public. Everything promotional asks this, and nothing else. Source: domain reference 3.1.
 */
export const mayPromote = (productClass: string): boolean =>
  !NOT_PROMOTED.some((barred) => barred === productClass)

/** KYC-01: partialVerified is basic KYC, verified includes pharma KYC. */
export type KycStatus = 'notVerified' | 'partialVerified' | 'verified'

/** Licences that staff have approved for a buyer and that are in force. */
export type BuyerLicence = 'MD-42' | '20/20B' | '21/21B'

/** The business type of rows for guests and customers without one. */
export const GUEST = 0

/**
 * A row's requirement. After the plus follows a condition besides KYC: `medical_device` an MD-42 or any drug licence,
 * `biologicals` a 21/21B licence, `dental_list` a product on the dental list, `veterinary` a product for animals.
 */
export const REQUIREMENTS = Object.freeze([
  'allow',
  'needs_kyc',
  'needs_kyc+medical_device',
  'needs_pharma_kyc',
  'needs_pharma_kyc+biologicals',
  'needs_pharma_kyc+dental_list',
  'needs_pharma_kyc+veterinary',
  'lead_only',
  'blocked',
] as const)

/** One of {@link REQUIREMENTS}. */
export type Requirement = (typeof REQUIREMENTS)[number]

/** The requirements for staff: short for a table, and as a sentence. */
export const REQUIREMENT_WORDS: Readonly<
  Record<Requirement, { readonly short: string; readonly name: string }>
> = Object.freeze({
  allow: { short: 'Open', name: 'May buy' },
  needs_kyc: { short: 'KYC', name: 'May buy after basic KYC' },
  'needs_kyc+medical_device': {
    short: 'KYC + MD-42',
    name: 'May buy after basic KYC with an MD-42 or a drug licence',
  },
  needs_pharma_kyc: { short: 'Pharma', name: 'May buy after KYC for medicines' },
  'needs_pharma_kyc+biologicals': {
    short: 'Pharma + 21B',
    name: 'May buy after KYC for medicines with a Form 21 or 21B licence',
  },
  'needs_pharma_kyc+dental_list': {
    short: 'Pharma, dental',
    name: 'May buy what is on the dental list after KYC for medicines',
  },
  'needs_pharma_kyc+veterinary': {
    short: 'Pharma, animals',
    name: 'May buy what is for animals after KYC for medicines',
  },
  lead_only: { short: 'Enquiry', name: 'May send an enquiry' },
  blocked: { short: '–', name: 'May not buy' },
})

/** One cell of the policy table, in force between two days in India, inclusive. */
export type BuyingPolicyRow = {
  readonly productClass: ProductClass
  readonly businessTypeId: BusinessTypeId | typeof GUEST
  readonly requirement: Requirement
  readonly validFrom: IstDate
  /** null while in force. */
  readonly validTo: IstDate | null
}
