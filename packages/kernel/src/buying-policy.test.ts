import { describe, expect, it } from 'vitest'
import { BUSINESS_TYPES } from './business-types.ts'
import type { BusinessTypeId } from './business-types.ts'
import { GUEST, PRODUCT_CLASSES, REQUIREMENTS } from './buying-rules.ts'
import { evaluateBuying, policyRow, productClassOf, wasReplacedEarly } from './buying-policy.ts'
import type { BuyableProduct, Buyer } from './buying-policy.ts'
import type { BuyingPolicyRow, KycStatus } from './buying-rules.ts'
import { buyingRules as rows } from '@upchar/reference/buying-rules'

const on = '2026-11-21'
const HOSPITAL = 1
const DOCTOR = 2
const RESELLER = 3
const DENTIST = 4
const VET = 13
const GENERAL = 25

function decide(
  buyer: Partial<Buyer>,
  product: BuyableProduct,
  policy: readonly BuyingPolicyRow[] = rows,
) {
  return evaluateBuying({
    buyer: { businessTypeId: null, kycStatus: 'notVerified', ...buyer },
    product,
    rows: policy,
    on,
  })
}

/** Domain reference 3.3 as printed, its thirteen rows; columns 25, 1, 2, 3, 4, 13, 22, 5, 11, 15, 7. */
const PRINTED: ReadonlyArray<readonly [string, string]> = [
  ['GEN', 'Y|Y|Y|Y|Y|Y|Y|Y|Y|Y|Y'],
  ['DEV_A', 'Y|Y|Y|K+MD|Y|Y|Y|Y|Y|Y|Y'],
  ['DEV_B_HOME', 'Y|Y|Y|K+MD|Y|Y|Y|Y|Y|Y|Y'],
  ['DEV_B_PRO', '–|K|K|K+MD|K|K|K (needles only)|K|K|K|–'],
  ['DEV_C DEV_D', '–|K|K|K+MD|K|K|–|–|K|K|–'],
  ['IVD_HOME', 'Y|Y|Y|K+MD|Y|Y|Y|Y|Y|Y|Y'],
  ['IVD_PRO', '–|K|K|K+MD|–|K|–|–|K|K|–'],
  ['DRUG_GEN', '–|P|P|P|P|P|–|P|P|P|–'],
  ['DRUG_H DRUG_H1', '–|P|P|P|P (dental list)|P (VET)|–|–|P|P|–'],
  ['BIO_C', '–|P|P|P (21/21B)|–|P (VET)|–|–|P|–|–'],
  ['VET', '–|–|–|P|–|P|–|–|P|–|–'],
  [
    'RADIATION ULTRASOUND',
    '–|lead only + certificate|lead only + certificate|–|lead only (RADIATION)|lead only|–|–|lead only|lead only|–',
  ],
  ['BANNED', '–|–|–|–|–|–|–|–|–|–|–'],
]
/** Design decision 8. */
const OPEN = new Set(['GEN', 'DEV_A', 'DEV_B_HOME', 'DEV_B_PRO', 'IVD_HOME'])
const COLUMN_IDS: readonly BusinessTypeId[] = [25, 1, 2, 3, 4, 13, 22, 5, 11, 15, 7]

const CELLS = PRINTED.flatMap(([classes, cells]) =>
  classes
    .split(' ')
    .flatMap((name) =>
      cells.split('|').map((cell, column) => ({ name, cell, type: COLUMN_IDS[column] ?? 7 })),
    ),
)

function outcomeOf(name: string, type: BusinessTypeId, kycStatus: KycStatus, everything: boolean) {
  const productClass = PRODUCT_CLASSES.find((entry) => entry === name) ?? 'BANNED'
  const flags = everything ? { dentalList: true, veterinary: true } : {}
  return decide(
    { businessTypeId: type, kycStatus, licences: everything ? ['MD-42', '20/20B', '21/21B'] : [] },
    { productClass, ...flags },
  ).outcome
}

describe('default policy against the printed table', () => {
  it('has one rule for each class and business type, and for guests', () => {
    const keys = rows.map((row) => `${row.productClass}/${row.businessTypeId}`)
    expect(new Set(keys).size).toBe(PRODUCT_CLASSES.length * (BUSINESS_TYPES.length + 1))
    expect(keys).toHaveLength(new Set(keys).size)
    expect(CELLS).toHaveLength(PRODUCT_CLASSES.length * BUSINESS_TYPES.length)
    expect(new Set(rows.map((row) => row.requirement))).toEqual(new Set(REQUIREMENTS))
  })

  it.each(CELLS)('$name for business type $type: $cell', ({ name, cell, type }) => {
    const statuses: readonly KycStatus[] = ['notVerified', 'partialVerified', 'verified']
    const all = statuses.map((status) => outcomeOf(name, type, status, true))
    if (OPEN.has(name) || cell === 'Y') {
      expect(all).toEqual(['allow', 'allow', 'allow'])
      expect(outcomeOf(name, type, 'notVerified', false)).toBe('allow')
    } else if (cell === 'lead only (RADIATION)') {
      expect(new Set(all)).toEqual(new Set([name === 'RADIATION' ? 'lead_only' : 'blocked']))
    } else if (cell.startsWith('lead only')) {
      expect(new Set(all)).toEqual(new Set(['lead_only']))
    } else if (cell === '–') {
      expect(new Set(all)).toEqual(new Set(['blocked']))
    } else if (cell.startsWith('K')) {
      expect(all).toEqual(['needs_kyc', 'allow', 'allow'])
      expect(outcomeOf(name, type, 'verified', false)).toBe(cell === 'K+MD' ? 'needs_kyc' : 'allow')
    } else {
      expect(all).toEqual(['needs_pharma_kyc', 'needs_pharma_kyc', 'allow'])
      const withoutExtras: Record<string, string> = {
        'P (dental list)': 'blocked',
        'P (VET)': 'blocked',
        'P (21/21B)': 'needs_pharma_kyc',
      }
      expect(outcomeOf(name, type, 'verified', false)).toBe(withoutExtras[cell] ?? 'allow')
    }
  })

  it('lets guests buy open products, and names what is missing for the rest', () => {
    const expected: Record<string, string> = {
      DEV_C: 'needs_kyc',
      DEV_D: 'needs_kyc',
      IVD_PRO: 'needs_kyc',
      DRUG_GEN: 'needs_pharma_kyc',
      DRUG_H: 'needs_pharma_kyc',
      DRUG_H1: 'needs_pharma_kyc',
      BIO_C: 'needs_pharma_kyc',
      VET: 'needs_pharma_kyc',
      RADIATION: 'lead_only',
      ULTRASOUND: 'lead_only',
      BANNED: 'blocked',
    }
    for (const productClass of PRODUCT_CLASSES) {
      expect([productClass, decide({}, { productClass }).outcome]).toEqual([
        productClass,
        expected[productClass] ?? 'allow',
      ])
    }
  })
})

describe('the message for the buyer', () => {
  it('is empty when allowed', () => {
    expect(decide({}, { productClass: 'GEN' })).toEqual({
      outcome: 'allow',
      message: '',
      action: 'none',
    })
  })

  it('names what is missing and where to get it', () => {
    expect(decide({}, { productClass: 'DEV_C' })).toEqual({
      outcome: 'needs_kyc',
      action: 'sign_in',
      message: 'Sign in and verify your practice or business to buy this product.',
    })
    expect(decide({ signedIn: true }, { productClass: 'DEV_C' })).toEqual({
      outcome: 'needs_kyc',
      action: 'business_type',
      message:
        'Choose your business type in your profile and verify your practice or business to buy this product.',
    })
    expect(decide({ businessTypeId: DOCTOR }, { productClass: 'DEV_C' })).toEqual({
      outcome: 'needs_kyc',
      action: 'kyc',
      message: 'Complete your KYC to buy this product: add proof of your practice or business.',
    })
    expect(
      decide({ businessTypeId: DOCTOR, kycStatus: 'partialVerified' }, { productClass: 'DRUG_H' }),
    ).toEqual({
      outcome: 'needs_pharma_kyc',
      action: 'pharma_kyc',
      message: 'Add your medicine licence or registration to your KYC to buy this product.',
    })
    expect(decide({ businessTypeId: DOCTOR }, { productClass: 'DRUG_H' })).toMatchObject({
      message: 'Complete your KYC with your medicine licence or registration to buy this product.',
    })
  })

  it('says who may buy to a business type that may not', () => {
    expect(
      decide({ businessTypeId: GENERAL, kycStatus: 'verified' }, { productClass: 'VET' }),
    ).toEqual({
      outcome: 'blocked',
      action: 'business_type',
      message:
        "Your business type can't buy this product. It is sold to: Reseller, Vet, NGO or government. If you are one of these, change your business type in your profile.",
    })
    expect(
      decide({ businessTypeId: HOSPITAL, kycStatus: 'verified' }, { productClass: 'BANNED' }),
    ).toEqual({
      outcome: 'blocked',
      action: 'none',
      message: 'This product is not available online.',
    })
  })

  it('directs radiation and ultrasound buyers to an enquiry with the registration they need', () => {
    expect(decide({ businessTypeId: HOSPITAL }, { productClass: 'RADIATION' })).toMatchObject({
      action: 'enquire',
      message: /AERB/,
    })
    expect(decide({ businessTypeId: HOSPITAL }, { productClass: 'ULTRASOUND' })).toMatchObject({
      action: 'enquire',
      message: /PCPNDT/,
    })
  })

  it('never asks for KYC that wouldn’t help', () => {
    expect(decide({ businessTypeId: DENTIST }, { productClass: 'DRUG_H' })).toMatchObject({
      outcome: 'blocked',
      message: /dental use/,
    })
    expect(decide({ businessTypeId: VET }, { productClass: 'BIO_C' })).toMatchObject({
      outcome: 'blocked',
      message: /animals/,
    })
    expect(
      decide({ businessTypeId: VET }, { productClass: 'BIO_C', veterinary: true }).outcome,
    ).toBe('needs_pharma_kyc')
  })

  it('asks resellers for the licence that the class needs', () => {
    const reseller = { businessTypeId: RESELLER, kycStatus: 'verified' } as const
    expect(decide(reseller, { productClass: 'DEV_C' })).toMatchObject({
      outcome: 'needs_kyc',
      action: 'kyc',
      message: /MD-42/,
    })
    for (const licence of ['MD-42', '20/20B', '21/21B'] as const) {
      expect(decide({ ...reseller, licences: [licence] }, { productClass: 'DEV_C' }).outcome).toBe(
        'allow',
      )
    }
    expect(
      decide({ ...reseller, licences: ['MD-42', '20/20B'] }, { productClass: 'BIO_C' }),
    ).toMatchObject({
      outcome: 'needs_pharma_kyc',
      action: 'pharma_kyc',
      message: /Form 21 or 21B/,
    })
    expect(decide({ ...reseller, licences: ['21/21B'] }, { productClass: 'BIO_C' }).outcome).toBe(
      'allow',
    )
  })
})

function row(
  requirement: BuyingPolicyRow['requirement'],
  validFrom: string,
  validTo: string | null,
): BuyingPolicyRow {
  return { productClass: 'GEN', businessTypeId: GENERAL, requirement, validFrom, validTo }
}

describe('policy rows', () => {
  it('apply from their first through their last day', () => {
    for (const [from, to, found] of [
      ['2026-11-21', null, true],
      ['2026-11-22', null, false],
      ['2026-01-01', '2026-11-21', true],
      ['2026-01-01', '2026-11-20', false],
    ] as const) {
      expect(policyRow([row('blocked', from, to)], 'GEN', GENERAL, on) !== undefined).toBe(found)
    }
  })

  it('are superseded by one that begins later, in any order', () => {
    const old = row('allow', '2026-01-01', null)
    const young = row('needs_kyc', '2026-11-01', null)
    for (const policy of [
      [old, young],
      [young, old],
    ]) {
      expect(decide({ businessTypeId: GENERAL }, { productClass: 'GEN' }, policy).outcome).toBe(
        'needs_kyc',
      )
    }
  })

  it('that begin on the same day: the last listed applies', () => {
    const policy = [row('allow', '2026-01-01', null), row('lead_only', '2026-01-01', null)]
    expect(decide({ businessTypeId: GENERAL }, { productClass: 'GEN' }, policy)).toEqual({
      outcome: 'lead_only',
      action: 'enquire',
      message: 'Sold on enquiry only. Send an enquiry to get an offer.',
    })
  })

  it('that are missing block the product', () => {
    expect(decide({ businessTypeId: GENERAL }, { productClass: 'GEN' }, [])).toMatchObject({
      outcome: 'blocked',
      action: 'none',
    })
    expect(
      decide({ businessTypeId: GENERAL }, { productClass: 'DEV_A' }, [
        row('allow', '2026-01-01', null),
      ]).outcome,
    ).toBe('blocked')
    expect(policyRow(rows, 'GEN', GUEST, '2026-03-31')).toBeUndefined()
    expect(policyRow(rows, 'GEN', GUEST, '2026-04-01')).toBeDefined()
  })
})

describe('productClassOf', () => {
  it('splits class B devices and tests by home use', () => {
    expect(productClassOf('DEV_B', true)).toBe('DEV_B_HOME')
    expect(productClassOf('DEV_B', false)).toBe('DEV_B_PRO')
    expect(productClassOf('IVD', true)).toBe('IVD_HOME')
    expect(productClassOf('IVD', false)).toBe('IVD_PRO')
    expect(productClassOf('DRUG_H1', false)).toBe('DRUG_H1')
    expect(productClassOf('DEV_E', false)).toBeUndefined()
  })
})

it('tells a rule that was replaced before its first day from one of a single day', () => {
  const replaced = (validTo: `${number}-${number}-${number}` | null) =>
    wasReplacedEarly({ validFrom: '2026-12-01', validTo })
  expect([replaced('2026-11-30'), replaced('2026-12-01'), replaced(null)]).toEqual([
    true,
    false,
    false,
  ])
})
