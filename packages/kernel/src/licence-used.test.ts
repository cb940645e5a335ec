import { describe, expect, it } from 'vitest'
import type { Buyer } from './buying-policy.ts'
import { buyingRules } from '@upchar/reference/buying-rules'
import type { KycLicenceKind } from './kyc-licences.ts'
import { licenceUsed } from './licence-used.ts'

const HOSPITAL = 1
const RESELLER = 3
const licence = (kind: KycLicenceKind, number: string, validUntil: string | null = null) => ({
  kind,
  number,
  validUntil,
})
const used = (
  businessTypeId: Buyer['businessTypeId'],
  productClass: string,
  ...licences: ReturnType<typeof licence>[]
) =>
  licenceUsed({
    buyer: { businessTypeId, kycStatus: 'verified' },
    productClass,
    rows: buyingRules,
    on: '2026-11-24',
    licences,
  })?.number

describe('the licence stored with an order', () => {
  it('is undefined for unrestricted products', () => {
    expect(used(HOSPITAL, 'GEN', licence('registration', 'R'))).toBeUndefined()
    expect(used(null, 'DEV_C', licence('registration', 'R'))).toBeUndefined()
    expect(used(HOSPITAL, 'SOMETHING', licence('registration', 'R'))).toBeUndefined()
  })
  it('is the registration for professional devices, the permission to sell for resellers', () => {
    expect(used(HOSPITAL, 'DEV_C', licence('20/20B', 'D'), licence('establishment', 'E'))).toBe('E')
    expect(used(RESELLER, 'DEV_C', licence('20/20B', 'D'), licence('MD-42', 'M'))).toBe('M')
    expect(used(RESELLER, 'DEV_C', licence('21/21B', 'B'))).toBe('B')
    expect(used(RESELLER, 'DEV_C', licence('registration', 'R'))).toBeUndefined()
  })
  it('is the drug licence for medicines, and the one for biologicals', () => {
    const both = [licence('20/20B', 'D'), licence('21/21B', 'B')]
    expect(used(HOSPITAL, 'DRUG_H', ...both)).toBe('D')
    expect(used(HOSPITAL, 'BIO_C', ...both)).toBe('B')
    expect(used(RESELLER, 'BIO_C', ...both)).toBe('B')
    expect(used(HOSPITAL, 'DRUG_GEN', licence('registration', 'R'))).toBe('R')
  })
  it('is the last to expire of several of a kind', () => {
    expect(
      used(
        HOSPITAL,
        'DRUG_H',
        licence('20/20B', 'old', '2026-12-31'),
        licence('20/20B', 'new', '2027-12-31'),
      ),
    ).toBe('new')
    expect(
      used(HOSPITAL, 'DRUG_H', licence('20/20B', 'ends', '2027-12-31'), licence('20/20B', 'stays')),
    ).toBe('stays')
  })
})
