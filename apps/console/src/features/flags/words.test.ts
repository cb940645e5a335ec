import { describe, expect, it } from 'vitest'
import { fitsText, readTyped, valueWords } from './words.ts'

const number = { type: 'number', unit: 'rupees', max: 1000, choices: [] } as const

describe('DATA-05 values of flags for people', () => {
  it('are shown in words', () => {
    expect(valueWords({ type: 'switch', unit: null, choices: [] }, true)).toBe('On')
    expect(valueWords({ ...number, choices: [] }, 1250.5)).toBe('₹1,250.50')
    expect(valueWords({ ...number, unit: 'percent', choices: [] }, 7)).toBe('7%')
    expect(
      valueWords({ type: 'choice', unit: null, choices: [{ value: 'off', name: 'Never' }] }, 'off'),
    ).toBe('Never')
  })

  it('are parsed from typed text, or refused with a hint', () => {
    expect(readTyped(number, ' 99.50 ')).toEqual({ value: 99.5 })
    expect(readTyped(number, '1e3')).toEqual({
      problem: 'Enter an amount in rupees, such as 150 or 99.50',
    })
    expect(readTyped(number, '1001')).toEqual({ problem: 'Enter a number from 0 to 1000' })
    expect(readTyped({ type: 'pincode', unit: null, max: null }, '560 001')).toEqual({
      value: '560001',
    })
    expect(readTyped({ type: 'pincode', unit: null, max: null }, '5600')).toEqual({
      problem: 'Enter a 6-digit pincode',
    })
  })

  it('are found by key and by words', () => {
    const flag = {
      key: 'is_cod_snippet',
      name: 'Note on delivery',
      meaning: 'Shows that cash on delivery is offered',
      group: 'Products and prices',
    }
    expect([
      fitsText(flag, 'is_cod_snippet'),
      fitsText(flag, 'note delivery'),
      fitsText(flag, 'cash delivery'),
      fitsText(flag, 'referral'),
    ]).toEqual([true, true, true, false])
  })
})
