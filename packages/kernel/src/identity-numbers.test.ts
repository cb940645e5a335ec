import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  hasAadhaarCheck,
  hasVerhoeffCheck,
  isAadhaar,
  isPan,
  isPlausiblePan,
  maskAadhaar,
  normaliseAadhaar,
  normalisePan,
} from './identity-numbers.ts'

const AADHAAR = ['200000000009', '299999999992', '345678901238', '567812345678', '987654321012']

describe('PAN', () => {
  it('VALID-04 is 5 letters, 4 digits, 1 letter', () => {
    expect(isPan('AAACX1234A')).toBe(true)
    expect(isPan('ABCDE1234F')).toBe(true)
    for (const pan of [
      '',
      'AAACX1234',
      'AAACX1234AB',
      'AAAC11234A',
      'AAACXA234A',
      'AAACX12341',
      'aaacx1234a',
      'AAACX1234A\n',
      ' AAACX1234A',
    ]) {
      expect([pan, isPan(pan)]).toEqual([pan, false])
    }
    expect(isPan(normalisePan(' aaacx 1234-a '))).toBe(true)
  })

  it('VALID-04 distinguishes a possible PAN from one that only matches the pattern', () => {
    expect(isPlausiblePan('AAACX1234A')).toBe(true)
    expect(isPlausiblePan('ABCDE1234F')).toBe(false)
    expect(isPlausiblePan('AAACX0000A')).toBe(false)
    expect(isPlausiblePan('AAAC')).toBe(false)
  })
})

describe('Aadhaar', () => {
  it('VALID-05 is exactly 12 digits', () => {
    expect(isAadhaar('123456789012')).toBe(true)
    for (const value of [
      '',
      '12345678901',
      '1234567890123',
      '12345678901a',
      '1234 5678 9012',
      '१२३४५६७८९०१२',
      '123456789012\n',
    ]) {
      expect([value, isAadhaar(value)]).toEqual([value, false])
    }
    expect(isAadhaar(normaliseAadhaar('1234 5678-9012'))).toBe(true)
  })

  it.each(AADHAAR)(
    'VALID-05 %s has a valid check digit, and no number with a changed digit or two swapped ones has',
    (value) => {
      expect(hasAadhaarCheck(value)).toBe(true)
      for (let index = 0; index < 12; index += 1) {
        for (const digit of '0123456789') {
          if (digit === value.charAt(index)) continue
          expect(hasAadhaarCheck(value.slice(0, index) + digit + value.slice(index + 1))).toBe(
            false,
          )
        }
        const [a, b] = [value.charAt(index), value.charAt(index + 1)]
        if (b === '' || a === b) continue
        expect(hasAadhaarCheck(value.slice(0, index) + b + a + value.slice(index + 2))).toBe(false)
      }
    },
  )

  it('VALID-05 begins with 2 to 9', () => {
    for (const first of '01') {
      const made = Array.from({ length: 10 }, (_, digit) => `${first}2345678901${digit}`).filter(
        hasVerhoeffCheck,
      )
      expect(made).toHaveLength(1)
      expect(made.some(hasAadhaarCheck)).toBe(false)
    }
  })

  it('VALID-05 accepts the first digits 2 and 9', () => {
    for (const stem of ['20000000000', '99999999999']) {
      expect(
        Array.from('0123456789').filter((digit) => hasAadhaarCheck(stem + digit)),
      ).toHaveLength(1)
    }
  })

  it('has exactly one check digit for each number', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{11}$/), (stem) => {
        expect(
          Array.from('0123456789').filter((digit) => hasVerhoeffCheck(stem + digit)),
        ).toHaveLength(1)
      }),
    )
    expect(hasVerhoeffCheck('2363')).toBe(true)
    expect(hasVerhoeffCheck('')).toBe(false)
    expect(hasVerhoeffCheck('23a3')).toBe(false)
  })

  it('shows the last four digits only', () => {
    expect(maskAadhaar('345678901238')).toBe('XXXX XXXX 1238')
    expect(() => maskAadhaar('1238')).toThrow(RangeError)
  })
})
