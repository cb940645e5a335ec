import { BUSINESS_TYPES } from './business-types.ts'
import type { BusinessTypeId } from './business-types.ts'
import type { IstDate } from './dates.ts'
import { isInForce } from './day-rules.ts'
import {
  type KycStatus,
  type BuyerLicence,
  type ProductClass,
  PRODUCT_CLASSES,
  type BuyingPolicyRow,
  GUEST,
} from './buying-rules.ts'

/** Who wants to buy. */
export type Buyer = {
  /** Whether the buyer is signed in, which decides the next step. */
  readonly signedIn?: boolean
  /** Null for guests and customers without a type. */
  readonly businessTypeId: BusinessTypeId | null
  readonly kycStatus: KycStatus
  readonly licences?: readonly BuyerLicence[] | undefined
}

/** The product. */
export type BuyableProduct = {
  readonly productClass: ProductClass
  /** Labelled for animal treatment only. */
  readonly veterinary?: boolean | undefined
  /** On the list of medicines that dentists may buy. */
  readonly dentalList?: boolean | undefined
}

/** The step that provides what is missing. */
export type BuyingAction = 'none' | 'sign_in' | 'kyc' | 'pharma_kyc' | 'enquire' | 'business_type'

/** Whether the buyer may buy now; if not, a message about what is missing, and the next step. */
export type BuyingDecision = {
  readonly outcome: 'allow' | 'needs_kyc' | 'needs_pharma_kyc' | 'lead_only' | 'blocked'
  /** Empty for `allow`. */
  readonly message: string
  readonly action: BuyingAction
}

/**
 * The policy class of a regulatory class: `DEV_B` and `IVD` split by home use, others are unchanged. Undefined for an
 * unknown class.
 */
export function productClassOf(
  regulatoryClass: string,
  homeUse: boolean,
): ProductClass | undefined {
  if (regulatoryClass === 'DEV_B') return homeUse ? 'DEV_B_HOME' : 'DEV_B_PRO'
  if (regulatoryClass === 'IVD') return homeUse ? 'IVD_HOME' : 'IVD_PRO'
  return PRODUCT_CLASSES.find((productClass) => productClass === regulatoryClass)
}

/** Whether a row was replaced before its first day: its last day is earlier. */
export const wasReplacedEarly = ({
  validFrom,
  validTo,
}: Pick<BuyingPolicyRow, 'validFrom' | 'validTo'>): boolean =>
  validTo !== null && validTo < validFrom

/** The row in force on a day; of several, the newest. Undefined if there is none. */
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
      !isInForce(row, on)
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

/** Says who may buy, so that a buyer with the wrong business type knows what to change. */
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

/** Checks conditions that no document can meet first: nobody should do KYC for a product that stays blocked. */
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
 * Whether a buyer may buy: evaluated on the server at add-to-cart and again at checkout, with the current KYC status.
 * `on` is today in India. A product without a row is blocked. The caller handles disabled categories and `lead_only`
 * products. Source: design decision 8, domain reference 3.3.
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
