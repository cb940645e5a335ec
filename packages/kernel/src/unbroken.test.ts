import { describe, expect, it } from 'vitest'
import { unbroken } from './unbroken.ts'

describe('unbroken', () => {
  const lines = (words: string) =>
    unbroken(words)
      .split(' ')
      .map((part) => part.replaceAll('\u00a0', ' '))

  it('breaks between two days, never within one', () => {
    expect(lines('Delivery Tue, 24 Nov – Wed, 25 Nov')).toEqual([
      'Delivery',
      'Tue, 24 Nov –',
      'Wed, 25 Nov',
    ])
    expect(lines('Arrives by Sat, 2 Jan')).toEqual(['Arrives', 'by', 'Sat, 2 Jan'])
  })

  it('keeps an hour together with AM or PM', () => {
    expect(lines('by 4:29 PM tomorrow')).toEqual(['by', '4:29 PM', 'tomorrow'])
    expect(lines('3 Nov 2026, 4:29 PM')).toEqual(['3 Nov 2026,', '4:29 PM'])
  })

  it('keeps a number together with its unit', () => {
    expect(lines('Gauze Bandage Roll, Pack of 12, 5 cm × 3 m')).toEqual([
      'Gauze',
      'Bandage',
      'Roll,',
      'Pack',
      'of 12,',
      '5 cm × 3 m',
    ])
    expect(lines('Etchant Gel 37 % Phosphoric Acid, 2.5 ml')).toEqual([
      'Etchant',
      'Gel',
      '37 %',
      'Phosphoric',
      'Acid,',
      '2.5 ml',
    ])
    expect(lines('5% off, at most ₹500')).toEqual(['5%', 'off,', 'at', 'most ₹500'])
    expect(lines('Keep at 2 to 8 °C')).toEqual(['Keep', 'at', '2 to', '8 °C'])
  })
})
