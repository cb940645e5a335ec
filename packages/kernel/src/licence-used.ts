import { policyRow } from './buying-policy.ts'
import { PRODUCT_CLASSES } from './buying-rules.ts'
import type { Buyer } from './buying-policy.ts'
import type { BuyingPolicyRow, ProductClass } from './buying-rules.ts'
import type { IstDate } from './dates.ts'
import type { KycLicenceKind } from './kyc-licences.ts'

/** A licence that a buyer buys under. `validUntil` is its last day; null: it never expires. */
export type UsableLicence = {
  readonly kind: KycLicenceKind
  readonly validUntil: IstDate | string | null
}

/** The licence that each restricted article was sold under, by variant id, as the order stores it. */
export type UsedLicences = Record<
  number,
  { kind: KycLicenceKind; number: string; validUntil: string | null }
>

/** Licences for biologicals come first for biologicals. Domain reference 3.1. */
const BIOLOGICALS: readonly KycLicenceKind[] = ['21/21B', '20/20B', 'registration', 'establishment']
const MEDICINES: readonly KycLicenceKind[] = ['20/20B', '21/21B', 'registration', 'establishment']
const DEVICES_TO_SELL: readonly KycLicenceKind[] = ['MD-42', '20/20B', '21/21B']
const PROFESSIONALS: readonly KycLicenceKind[] = [
  'registration',
  'establishment',
  'MD-42',
  '20/20B',
  '21/21B',
]

function kindsFor(requirement: string, productClass: ProductClass): readonly KycLicenceKind[] {
  if (requirement === 'needs_kyc+medical_device') return DEVICES_TO_SELL
  if (requirement === 'needs_kyc') return PROFESSIONALS
  if (requirement === 'needs_pharma_kyc+biologicals' || productClass === 'BIO_C') return BIOLOGICALS
  return requirement.startsWith('needs_pharma_kyc') ? MEDICINES : []
}

/**
 * The licence or registration that a buyer buys a product under, as the order stores it; of several of a kind the last to
 * expire. Undefined for unrestricted products, and for buyers whose KYC needs no licence, such as companies.
 */
export function licenceUsed<L extends UsableLicence>(input: {
  buyer: Buyer
  productClass: string
  rows: readonly BuyingPolicyRow[]
  on: IstDate
  licences: readonly L[]
}): L | undefined {
  const productClass = PRODUCT_CLASSES.find((one) => one === input.productClass)
  if (productClass === undefined || input.buyer.businessTypeId === null) return undefined
  const requirement = policyRow(
    input.rows,
    productClass,
    input.buyer.businessTypeId,
    input.on,
  )?.requirement
  if (requirement === undefined) return undefined
  for (const kind of kindsFor(requirement, productClass)) {
    const [best] = input.licences
      .filter((licence) => licence.kind === kind)
      .toSorted((a, b) => (b.validUntil ?? '9999').localeCompare(a.validUntil ?? '9999'))
    if (best !== undefined) return best
  }
  return undefined
}
