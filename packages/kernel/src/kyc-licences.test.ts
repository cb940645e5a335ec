import { expect, it } from 'vitest'
import { buyerLicenceOf, KYC_WARNING_DAYS, licenceName } from './kyc-licences.ts'

it('KYC-04 a licence has its name on pages and invoices', () => {
  expect(licenceName('MD-42')).toBe('MD-42 registration for medical devices')
  expect(licenceName('20/20B')).toBe('Drug licence, Form 20 or 20B')
  expect(licenceName('21/21B')).toBe('Drug licence, Form 21 or 21B')
})

it('KYC-04 licences open goods by themselves, registrations don’t', () => {
  expect((['MD-42', '20/20B', '21/21B'] as const).map(buyerLicenceOf)).toEqual([
    'MD-42',
    '20/20B',
    '21/21B',
  ])
  expect((['registration', 'establishment'] as const).map(buyerLicenceOf)).toEqual([
    undefined,
    undefined,
  ])
})

it('KYC-04 warns 30 and 7 days before the end', () => {
  expect(KYC_WARNING_DAYS).toEqual([30, 7])
})
