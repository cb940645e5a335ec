import { describe, expect, it } from 'vitest'
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

describe('the licences of an approval', () => {
  const needed: KycLicenceKind[][] = [['20/20B', '21/21B']]
  const fields = (...given: Licence[]) => {
    const checked = checkLicences(needed, given, on)
    return checked.ok ? [] : checked.error.map(({ field }) => field)
  }

  it('KYC-04 are valid through their last day', () => {
    expect(fields(licence('20/20B', on))).toEqual([])
    expect(fields(licence('20/20B', '2026-11-23'))).toEqual(['licences.0.valid_until'])
  })

  it('KYC-04 need a last day where they open products', () => {
    expect(fields(licence('21/21B', null))).toEqual(['licences.0.valid_until'])
    expect(checkLicences([['MD-42']], [licence('MD-42', null)], on).ok).toBe(false)
    expect(checkLicences([['establishment']], [licence('establishment', null)], on).ok).toBe(true)
  })

  it('KYC-04 are one of each proof, each once, and none that the form doesn’t show', () => {
    expect(fields()).toEqual(['licences'])
    expect(fields(licence('20/20B', on), licence('20/20B', on))).toEqual(['licences.1'])
    expect(fields(licence('20/20B', on), licence('MD-42', on))).toEqual(['licences.1'])
    expect(fields(licence('registration', on))).toEqual(['licences.0', 'licences'])
  })

  it('KYC-04 that don’t end with the approval don’t end it', () => {
    const two: KycLicenceKind[][] = [['registration'], ['establishment']]
    const given = [licence('registration', null), licence('establishment', '2027-03-31')]
    expect(checkLicences(two, given, on)).toEqual({ ok: true, value: '2027-03-31' })
  })
})
