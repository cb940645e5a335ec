import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isIntraState, splitInclusive, usesUtgst, withoutGst } from './gst.ts'
import { MAX_PAISE } from './money.ts'

const rate = fc.oneof(fc.constantFrom(0, 25, 150, 300, 500, 1800, 4000), fc.integer({ min: 0, max: 10_000 }))
const amount = fc.oneof(fc.nat({ max: 1_000_000 }), fc.nat({ max: 400_000_000_000_000 }))

describe('splitInclusive', () => {
  it.each([
    ['99.00 at 5 % to another state', 9900, 500, false, 9429, 0, 471],
    ['99.00 at 5 % within the state', 9900, 500, true, 9430, 235, 0],
    ['999.00 at 18 % to another state', 99_900, 1800, false, 84_661, 0, 15_239],
    ['999.00 at 18 % within the state', 99_900, 1800, true, 84_662, 7619, 0],
    ['1.00 at 5 % within the state', 100, 500, true, 96, 2, 0],
  ])('CART-23 %s', (_, gross, bp, intra, taxable, half, igst) => {
    expect(splitInclusive({ gross, bp, intra })).toEqual({
      taxable, cgst: half, sgst: half, igst, tax: 2 * half + igst, total: gross,
    })
  })

  it('CART-23 the shown price never moves, CGST = SGST, nothing negative, an odd paisa goes into the taxable value', () => {
    fc.assert(
      fc.property(amount, rate, (gross, bp) => {
        const inter = splitInclusive({ gross, bp, intra: false })
        const intra = splitInclusive({ gross, bp, intra: true })
        for (const split of [inter, intra]) {
          expect(split.total).toBe(gross)
          expect(split.taxable + split.cgst + split.sgst + split.igst).toBe(gross)
          expect(split.tax).toBe(split.cgst + split.sgst + split.igst)
          expect(split.cgst).toBe(split.sgst)
          expect(Math.min(split.taxable, split.cgst, split.igst)).toBeGreaterThanOrEqual(0)
        }
        expect(intra.igst + inter.cgst).toBe(0)
        expect(intra.taxable - inter.taxable).toBe(inter.tax % 2)
      }),
      { numRuns: 2000 },
    )
  })

  it('CART-23 a price without GST is the taxable value of a sale to another state', () => {
    expect(withoutGst(9900, 500)).toBe(9429)
    expect(withoutGst(78_435, 500)).toBe(74_700)
  })
})

describe('gst input', () => {
  it('nil rate charges nothing', () => {
    const none = { taxable: 5000, cgst: 0, sgst: 0, igst: 0, tax: 0, total: 5000 }
    for (const intra of [true, false]) {
      expect(splitInclusive({ gross: 5000, bp: 0, intra })).toEqual(none)
    }
  })

  it('throws on negative, fractional or too large amounts and on impossible rates', () => {
    for (const value of [-1, 0.5, Number.NaN, MAX_PAISE + 1]) {
      expect(() => splitInclusive({ gross: value, bp: 500, intra: true })).toThrow(RangeError)
    }
    for (const bp of [-1, 0.05, 10_001, Number.NaN]) {
      expect(() => splitInclusive({ gross: 100, bp, intra: false })).toThrow(RangeError)
    }
  })
})

describe('which taxes apply', () => {
  it('CART-23 are CGST and SGST within a state, IGST between two', () => {
    expect(isIntraState('27', '27')).toBe(true)
    expect(isIntraState('27', '29')).toBe(false)
  })

  it('CART-23 Chandigarh pays UTGST, Delhi SGST', () => {
    expect(usesUtgst('04')).toBe(true)
    expect(usesUtgst('07')).toBe(false)
  })

  it('throws on a state that can not be taxed', () => {
    for (const code of ['', '00', '25', '28', '99', '7', 'Delhi']) {
      expect(() => isIntraState(code, '27')).toThrow(RangeError)
      expect(() => isIntraState('27', code)).toThrow(RangeError)
    }
  })
})
