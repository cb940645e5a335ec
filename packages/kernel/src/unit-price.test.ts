import { expect, it } from 'vitest'
import { unitPrice } from './unit-price.ts'

// Legal Metrology (Packaged Commodities) Rules 2011, rule 6(11).
it.each([
  ['₹90 for 250 ml: 36 paise', 9_000, '250 ml', 36, 'ml'],
  ['₹90 for 999 ml', 9_000, '999 ml', 9, 'ml'],
  ['₹90 for a litre', 9_000, '1 L', 9_000, 'litre'],
  ['₹90 for 1,000 ml, which is a litre', 9_000, '1,000 ml', 9_000, 'litre'],
  ['₹90 for 1.5 L', 9_000, '1.5 L', 6_000, 'litre'],
  ['₹100 for 3 g, rounded', 10_000, '3 g', 3_333, 'g'],
  ['₹100 for half a kilogram', 10_000, '0.5 kg', 20, 'g'],
  ['₹50 for 5 m of tape', 5_000, '5 m', 1_000, 'metre'],
  ['₹50 for 80 cm of tube, rounded up', 5_000, '80 cm', 63, 'cm'],
])('names the unit sale price: %s', (_, price, quantity, paise, per) => {
  expect(unitPrice(price, quantity)).toEqual({ paise, per })
})

it.each(['100 gloves', '1 unit', '0 ml', '100 ml or 250 ml', '2 × 500 ml', ''])(
  'has none for "%s"',
  (quantity) => {
    expect(unitPrice(9_000, quantity)).toBeUndefined()
  },
)

it('has none without a price', () => {
  expect(unitPrice(0, '250 ml')).toBeUndefined()
})
