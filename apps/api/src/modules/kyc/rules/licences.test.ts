import { expect, it } from 'vitest'
import type { KycLicenceKind } from '@upchar/kernel/kyc-licences'
import type { Licence } from '../model.ts'
import { checkLicences } from './licences.ts'

const licence = (kind: KycLicenceKind, validUntil: string | null): Licence => ({
  kind,
  number: 'N-1',
  scope: '',
  validUntil,
})
const on = '2026-11-24'

it('KYC-04 ends an approval with the first proof that no licence covers any more', () => {
  const needed: KycLicenceKind[][] = [['20/20B', '21/21B'], ['registration']]
  const drugs = [licence('20/20B', '2027-01-31'), licence('21/21B', '2028-06-30')]
  expect(checkLicences(needed, [...drugs, licence('registration', '2029-03-31')], on)).toEqual({
    ok: true,
    value: '2028-06-30',
  })
  expect(checkLicences(needed, [...drugs, licence('registration', '2027-03-31')], on)).toEqual({
    ok: true,
    value: '2027-03-31',
  })
  expect(checkLicences(needed, [...drugs, licence('registration', null)], on)).toEqual({
    ok: true,
    value: '2028-06-30',
  })
  expect(checkLicences([['registration']], [licence('registration', null)], on)).toEqual({
    ok: true,
    value: null,
  })
})
