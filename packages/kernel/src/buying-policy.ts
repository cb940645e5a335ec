import { BUSINESS_TYPES } from './business-types.ts'
import type { BusinessTypeId } from './business-types.ts'
import type { IstDate } from './dates.ts'

/** Classes that the policy tells apart. Source: domain reference 3.1 and 3.3. */
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

/** What each class is, for staff. Source: domain reference 3.1. */
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

/** Classes that may not be advertised in public: no offer, no discount, no place in a site map. Source: domain reference 3.3. */
export const NOT_PROMOTED = Object.freeze([
  'DRUG_H',
  'DRUG_H1',
  'BIO_C',
] as const satisfies readonly ProductClass[])

/** KYC-01: partialVerified is basic KYC, verified includes pharma KYC. */
export type KycStatus = 'notVerified' | 'partialVerified' | 'verified'

/** Licences that staff have approved for a buyer and that are in force. */
export type BuyerLicence = 'MD-42' | '20/20B' | '21/21B'

/** Stands in rows for someone who has not signed in or has no business type yet. */
export const GUEST = 0

/**
 * What a row asks. After the plus stands a condition besides KYC: `medical_device` an MD-42 or any drug licence,
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

/** What each requirement means, for staff: in short for a table, and as a sentence. */
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

/** One cell of the policy table, in force from a day in India to another, both included. */
export type BuyingPolicyRow = {
  readonly productClass: ProductClass
  readonly businessTypeId: BusinessTypeId | typeof GUEST
  readonly requirement: Requirement
  readonly validFrom: IstDate
  /** null while in force. */
  readonly validTo: IstDate | null
}

/** Who wants to buy. */
export type Buyer = {
  /** Whether an account stands behind it: what is missing is got elsewhere then. */
  readonly signedIn?: boolean
  /** null before signing in or before a type is chosen. */
  readonly businessTypeId: BusinessTypeId | null
  readonly kycStatus: KycStatus
  readonly licences?: readonly BuyerLicence[] | undefined
}

/** What is to be bought. */
export type BuyableProduct = {
  readonly productClass: ProductClass
  /** Labelled for animal treatment only. */
  readonly veterinary?: boolean | undefined
  /** On the list of medicines that dentists may buy. */
  readonly dentalList?: boolean | undefined
}

/** Where the buyer goes to get what is missing. */
export type BuyingAction = 'none' | 'sign_in' | 'kyc' | 'pharma_kyc' | 'enquire' | 'business_type'

/** May this buyer buy this now; if not, what is missing in the buyer's words, and where to get it. */
export type BuyingDecision = {
  readonly outcome: 'allow' | 'needs_kyc' | 'needs_pharma_kyc' | 'lead_only' | 'blocked'
  /** Empty for `allow`. */
  readonly message: string
  readonly action: BuyingAction
}

/**
 * The policy class of a regulatory class as catalogues state it: `DEV_B` and `IVD` split by home use, the others stay.
 * Undefined for what is no class.
 */
export function productClassOf(
  regulatoryClass: string,
  homeUse: boolean,
): ProductClass | undefined {
  if (regulatoryClass === 'DEV_B') return homeUse ? 'DEV_B_HOME' : 'DEV_B_PRO'
  if (regulatoryClass === 'IVD') return homeUse ? 'IVD_HOME' : 'IVD_PRO'
  return PRODUCT_CLASSES.find((productClass) => productClass === regulatoryClass)
}

function inForce(row: BuyingPolicyRow, on: IstDate): boolean {
  return row.validFrom <= on && (row.validTo === null || on <= row.validTo)
}

/** Whether a row was replaced before its first day: its last one lies before it. */
export const neverBegan = ({
  validFrom,
  validTo,
}: Pick<BuyingPolicyRow, 'validFrom' | 'validTo'>): boolean =>
  validTo !== null && validTo < validFrom

/** The row in force on a day; of several, the one that began last. Undefined when nothing is ruled. */
export function policyRow<R extends BuyingPolicyRow>(
  rows: readonly R[],
  productClass: ProductClass,
  businessTypeId: BuyingPolicyRow['businessTypeId'],
  on: IstDate,
): R | undefined {
  let found: R | undefined
  for (const row of rows) {
    if (
      row.productClass !== productClass ||
      row.businessTypeId !== businessTypeId ||
      !inForce(row, on)
    )
      continue
    if (!found || row.validFrom >= found.validFrom) found = row
  }
  return found
}

const NOT_SOLD = 'This product is not available online.'

const ENQUIRY: Readonly<Partial<Record<ProductClass, string>>> = {
  RADIATION:
    'Sold on enquiry only: the buyer needs an AERB (eLORA) registration. Send an enquiry to get an offer.',
  ULTRASOUND:
    'Sold on enquiry only: the buyer needs a registration under the PCPNDT Act. Send an enquiry to get an offer.',
}

function decision(
  outcome: BuyingDecision['outcome'],
  action: BuyingAction,
  message: string,
): BuyingDecision {
  return { outcome, message, action }
}

/** Says who may buy instead, so that someone registered under the wrong business type knows what to change. */
function blockedForType(
  rows: readonly BuyingPolicyRow[],
  productClass: ProductClass,
  on: IstDate,
): BuyingDecision {
  const names = BUSINESS_TYPES.filter(({ id }) => {
    const requirement = policyRow(rows, productClass, id, on)?.requirement
    return requirement !== undefined && requirement !== 'blocked'
  }).map(({ name }) => name)
  if (names.length === 0) return decision('blocked', 'none', NOT_SOLD)
  return decision(
    'blocked',
    'business_type',
    `Your business type can't buy this product. It is sold to: ${names.join(', ')}. If you are one of these, change your business type in your profile.`,
  )
}

function missingKyc(buyer: Buyer, pharma: boolean): BuyingDecision | undefined {
  const outcome = pharma ? 'needs_pharma_kyc' : 'needs_kyc'
  if (buyer.kycStatus === 'verified' || (!pharma && buyer.kycStatus === 'partialVerified'))
    return undefined
  if (buyer.businessTypeId === null) {
    const proof = pharma ? 'medicine licence or registration' : 'practice or business'
    return buyer.signedIn === true
      ? decision(
          outcome,
          'business_type',
          `Choose your business type in your profile and verify your ${proof} to buy this product.`,
        )
      : decision(outcome, 'sign_in', `Sign in and verify your ${proof} to buy this product.`)
  }
  if (!pharma)
    return decision(
      outcome,
      'kyc',
      'Complete your KYC to buy this product: add proof of your practice or business.',
    )
  return decision(
    outcome,
    'pharma_kyc',
    buyer.kycStatus === 'partialVerified'
      ? 'Add your medicine licence or registration to your KYC to buy this product.'
      : 'Complete your KYC with your medicine licence or registration to buy this product.',
  )
}

function unmetCondition(buyer: Buyer, condition: string): BuyingDecision | undefined {
  const licences = buyer.licences ?? []
  if (condition === 'medical_device' && licences.length === 0) {
    return decision(
      'needs_kyc',
      'kyc',
      'Add your MD-42 registration or drug licence to your KYC to resell this product.',
    )
  }
  if (condition === 'biologicals' && !licences.includes('21/21B')) {
    return decision(
      'needs_pharma_kyc',
      'pharma_kyc',
      'Add your Form 21 or 21B drug licence to your KYC to resell this product.',
    )
  }
  return undefined
}

/** Conditions that no document can meet come first: nobody should do KYC for a product that stays blocked. */
function wrongProduct(product: BuyableProduct, condition: string): BuyingDecision | undefined {
  if (condition === 'dental_list' && product.dentalList !== true) {
    return decision(
      'blocked',
      'none',
      'Dentists can buy medicines for dental use only. This one is not among them.',
    )
  }
  if (condition === 'veterinary' && product.veterinary !== true) {
    return decision(
      'blocked',
      'none',
      'Vets can buy medicines for animals only. This one is for human use.',
    )
  }
  return undefined
}

/**
 * Who may buy: evaluated on the server at add-to-cart and again at checkout, with the KYC status of that moment.
 * `on` is today in India. What no row rules is blocked. Categories that are switched off and products that are
 * `lead_only` by themselves are decided elsewhere. Source: design decision 8, domain reference 3.3.
 */
export function evaluateBuying(input: {
  buyer: Buyer
  product: BuyableProduct
  rows: readonly BuyingPolicyRow[]
  on: IstDate
}): BuyingDecision {
  const { buyer, product, rows, on } = input
  const row = policyRow(rows, product.productClass, buyer.businessTypeId ?? GUEST, on)
  if (!row) return decision('blocked', 'none', NOT_SOLD)
  const [requirement, condition = ''] = row.requirement.split('+')
  if (requirement === 'allow') return decision('allow', 'none', '')
  if (requirement === 'lead_only') {
    return decision(
      'lead_only',
      'enquire',
      ENQUIRY[product.productClass] ?? 'Sold on enquiry only. Send an enquiry to get an offer.',
    )
  }
  if (requirement !== 'needs_kyc' && requirement !== 'needs_pharma_kyc') {
    return buyer.businessTypeId === null
      ? decision('blocked', 'none', NOT_SOLD)
      : blockedForType(rows, product.productClass, on)
  }
  return (
    wrongProduct(product, condition) ??
    missingKyc(buyer, requirement === 'needs_pharma_kyc') ??
    unmetCondition(buyer, condition) ??
    decision('allow', 'none', '')
  )
}
