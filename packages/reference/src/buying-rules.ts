import { BUSINESS_TYPES } from '@upchar/kernel/business-types'
import { GUEST } from '@upchar/kernel/buying-rules'
import type { BuyingPolicyRow, ProductClass, Requirement } from '@upchar/kernel/buying-rules'
import type { IstDate } from '@upchar/kernel/dates'

const LETTERS: Readonly<Record<string, Requirement>> = {
  Y: 'allow',
  K: 'needs_kyc',
  M: 'needs_kyc+medical_device',
  P: 'needs_pharma_kyc',
  B: 'needs_pharma_kyc+biologicals',
  D: 'needs_pharma_kyc+dental_list',
  V: 'needs_pharma_kyc+veterinary',
  L: 'lead_only',
  '-': 'blocked',
}

/** Columns: guest, then the business types in the order of the specification. */
const COLUMNS: ReadonlyArray<BuyingPolicyRow['businessTypeId']> = [
  GUEST,
  ...BUSINESS_TYPES.map(({ id }) => id),
]

//                guest gen hosp doc resell dent vet physio corp ngo lab others
const TABLE: Readonly<Record<ProductClass, string>> = {
  GEN: 'Y      Y   Y    Y   Y      Y    Y   Y      Y    Y   Y   Y',
  DEV_A: 'Y      Y   Y    Y   Y      Y    Y   Y      Y    Y   Y   Y',
  DEV_B_HOME: 'Y      Y   Y    Y   Y      Y    Y   Y      Y    Y   Y   Y',
  DEV_B_PRO: 'Y      Y   Y    Y   Y      Y    Y   Y      Y    Y   Y   Y',
  DEV_C: 'K      -   K    K   M      K    K   -      -    K   K   -',
  DEV_D: 'K      -   K    K   M      K    K   -      -    K   K   -',
  IVD_HOME: 'Y      Y   Y    Y   Y      Y    Y   Y      Y    Y   Y   Y',
  IVD_PRO: 'K      -   K    K   M      -    K   -      -    K   K   -',
  DRUG_GEN: 'P      -   P    P   P      P    P   -      P    P   P   -',
  DRUG_H: 'P      -   P    P   P      D    V   -      -    P   P   -',
  DRUG_H1: 'P      -   P    P   P      D    V   -      -    P   P   -',
  BIO_C: 'P      -   P    P   B      -    V   -      -    P   -   -',
  VET: 'P      -   -    -   P      -    P   -      -    P   -   -',
  RADIATION: 'L      -   L    L   -      L    L   -      -    L   L   -',
  ULTRASOUND: 'L      -   L    L   -      -    L   -      -    L   L   -',
  BANNED: '-      -   -    -   -      -    -   -      -    -   -   -',
}

const SOURCE =
  'Domain reference 3.3 and design decision 8; a proposal, to be confirmed by the drug consultant'

/** The table's first day. */
const VALID_FROM: IstDate = '2026-04-01'

/**
 * The initial policy of a new shop: domain reference 3.3 with the relaxation of design decision 8 (general goods, devices of
 * class A and B and home tests are open to everyone, also guests). A proposal from the laws for the marketplace's drug
 * consultant to sign; afterwards staff edit the rows in the database.
 */
export const buyingRules: readonly (BuyingPolicyRow & { readonly source: string })[] =
  Object.freeze(
    (Object.keys(TABLE) as ProductClass[]).flatMap((productClass) => {
      const letters = TABLE[productClass].split(/\s+/)
      return COLUMNS.map((businessTypeId, column) => {
        const requirement = LETTERS[letters[column] ?? '']
        if (!requirement)
          throw new Error(`No requirement for ${productClass} and business type ${businessTypeId}`)
        return Object.freeze({
          productClass,
          businessTypeId,
          requirement,
          validFrom: VALID_FROM,
          validTo: null,
          source: SOURCE,
        })
      })
    }),
  )
