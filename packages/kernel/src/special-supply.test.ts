import { describe, expect, it } from 'vitest'
import { checkGstin } from './gstin.ts'
import { isSezKind, isUin, sezEndorsement, sezSupply } from './special-supply.ts'

describe('supplies to special economic zones', () => {
  it('are free of tax only in the zone and under a letter of undertaking (IGST Act s.16)', () => {
    expect(sezSupply({ deliveredInZone: true, hasLut: true })).toBe('lut')
    expect(sezSupply({ deliveredInZone: true, hasLut: false })).toBe('igst')
    expect(sezSupply({ deliveredInZone: false, hasLut: true })).toBe('igst')
  })

  it('carry the endorsement of rule 46', () => {
    expect(sezEndorsement({ kind: 'unit', supply: 'igst' })).toBe(
      'SUPPLY TO SEZ UNIT FOR AUTHORISED OPERATIONS ON PAYMENT OF INTEGRATED TAX',
    )
    expect(sezEndorsement({ kind: 'developer', supply: 'lut' })).toBe(
      'SUPPLY TO SEZ DEVELOPER FOR AUTHORISED OPERATIONS UNDER BOND OR LETTER OF UNDERTAKING WITHOUT PAYMENT OF INTEGRATED TAX',
    )
    expect(['unit', 'developer', 'toString'].map(isSezKind)).toEqual([true, true, false])
  })
})

describe('a Unique Identity Number', () => {
  it('is told by its form, and is no GSTIN', () => {
    expect(isUin('0717UNO00157UNO')).toBe(true)
    expect(isUin('2717USA00012UN1')).toBe(true)
    for (const other of ['27AAACX1234A1ZX', '0717UNO0157UNO', '0717UNO00157XNO', ''])
      expect(isUin(other), other).toBe(false)
    expect(checkGstin('0717UNO00157UNO').ok).toBe(false)
  })
})
