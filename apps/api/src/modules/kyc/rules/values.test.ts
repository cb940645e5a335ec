import { describe, expect, it } from 'vitest'
import type { KycFieldName } from '@upchar/kernel/kyc-fields'
import { checkValue, draftValue } from './values.ts'

const on = '2026-11-24'
const accepts = (name: KycFieldName, given: string, stored = '') =>
  checkValue(name, given, { on, stored }).ok

describe('a value of a form', () => {
  it('KYC-04 a last day is today or later, at most a hundred years away', () => {
    const days = ['2026-11-23', '2026-11-24', '2126-10-31', '2126-11-01', '2026-13-01']
    expect(days.map((day) => accepts('registration_valid_until', day))).toEqual([
      false,
      true,
      true,
      false,
      false,
    ])
  })

  it('KYC-04 a year is one of 1940 up to the present one', () => {
    const years = ['1939', '1940', '2026', '2027', '26']
    expect(years.map((year) => accepts('registration_year', year))).toEqual([
      false,
      true,
      true,
      false,
      false,
    ])
  })

  it('VALID-05 a masked Aadhaar number stands for the stored one only, and a draft keeps that one', () => {
    expect(accepts('aadhaar', 'XXXX XXXX 1234', 'XXXX XXXX 1234')).toBe(true)
    expect(accepts('aadhaar', 'XXXX XXXX 1234', 'XXXX XXXX 9999')).toBe(false)
    expect(accepts('aadhaar', 'XXXX XXXX 1234')).toBe(false)
    expect(draftValue('aadhaar', '499118665246', 'XXXX XXXX 1234')).toBe('XXXX XXXX 1234')
  })

  it('KYC-04 an empty value passes, spaces are empty', () => {
    expect(checkValue('pan', '  ', { on, stored: '' })).toEqual({ ok: true, value: '' })
  })
})
