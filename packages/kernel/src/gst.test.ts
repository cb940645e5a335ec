import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isIntraState, placeOfSupply, splitInclusive, usesUtgst, withoutGst } from './gst.ts'
import { MAX_PAISE } from './money.ts'

const rate = fc.oneof(
  fc.constantFrom(0, 25, 150, 300, 500, 1800, 4000),
  fc.integer({ min: 0, max: 10_000 }),
)
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
      taxable,
      cgst: half,
      sgst: half,
      igst,
      tax: 2 * half + igst,
      total: gross,
    })
  })

  it('CART-23 never changes the shown price: CGST = SGST, nothing negative, an odd paisa goes to the taxable value', () => {
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

  it('CART-23 returns the price without GST as taxable value of an interstate sale', () => {
    expect(withoutGst(9900, 500)).toBe(9429)
    expect(withoutGst(78_435, 500)).toBe(74_700)
  })
})

describe('gst input', () => {
  it('charges nothing at nil rate', () => {
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

describe('placeOfSupply', () => {
  const GSTIN_27 = '27AAACX1234A1ZX'
  const GSTIN_29 = '29AABTC4321D1Z6'
  const GSTIN_07 = '07AAAFS5678B1Z8'

  it.each([
    [
      '1 consumer in the supplier state',
      '27',
      { billToState: '27', shipToState: '27' },
      '27',
      true,
    ],
    [
      '2 consumer elsewhere: delivery wins over billing',
      '27',
      { billToState: '27', shipToState: '29' },
      '29',
      false,
    ],
    [
      '3 business, own branch',
      '27',
      { buyerGstin: GSTIN_29, billToState: '29', shipToState: '33' },
      '33',
      false,
    ],
    [
      '3 business, to another person',
      '27',
      { buyerGstin: GSTIN_29, billToState: '29', shipToState: '33', thirdParty: true },
      '29',
      false,
    ],
    [
      '4 business, bill to X and ship to Y',
      '27',
      { buyerGstin: GSTIN_27, billToState: '27', shipToState: '29', thirdParty: true },
      '27',
      true,
    ],
    [
      '5 business in Delhi',
      '07',
      { buyerGstin: GSTIN_07, billToState: '07', shipToState: '07' },
      '07',
      true,
    ],
    ['6 consumer in Chandigarh', '04', { billToState: '04', shipToState: '04' }, '04', true],
  ] as const)('CART-23 row %s', (_, supplier, addresses, expected, intra) => {
    expect(placeOfSupply(addresses)).toBe(expected)
    expect(isIntraState(supplier, expected)).toBe(intra)
  })

  it('CART-23 charges UTGST in Chandigarh, SGST in Delhi', () => {
    expect(usesUtgst('04')).toBe(true)
    expect(usesUtgst('07')).toBe(false)
  })

  it('CART-23 considers a third party only for a buyer with a valid GSTIN', () => {
    const sent = { billToState: '27', shipToState: '29', thirdParty: true }
    expect(placeOfSupply(sent)).toBe('29')
    expect(placeOfSupply({ ...sent, buyerGstin: '' })).toBe('29')
    expect(placeOfSupply({ ...sent, buyerGstin: '27AAACX1234A1ZO' })).toBe('29')
    expect(placeOfSupply({ ...sent, buyerGstin: undefined })).toBe('29')
    expect(placeOfSupply({ ...sent, buyerGstin: GSTIN_27 })).toBe('27')
  })

  it('throws on a state without tax rules', () => {
    for (const code of ['', '00', '25', '28', '99', '7', 'Delhi']) {
      expect(() => placeOfSupply({ billToState: code, shipToState: '27' })).toThrow(RangeError)
      expect(() => placeOfSupply({ billToState: '27', shipToState: code })).toThrow(RangeError)
      expect(() => isIntraState(code, code)).toThrow(RangeError)
    }
  })
})
