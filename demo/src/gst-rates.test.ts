import { describe, expect, it } from 'vitest'
import { generateCatalogue } from './generate.ts'
import { families } from '@upchar/reference/families'
import { gstRateFor, gstRates } from '@upchar/reference/gst-rates'

const today = '2026-11-21'
const tags = new Map(families.map(({ key, gstTag }) => [key, gstTag ?? null]))
const variants = [...generateCatalogue({ today }).groups()].flatMap((group) =>
  group.variants.map(({ hsn, pricePaise, packSize }) => ({
    hsn,
    gstBp: gstRateFor(hsn, pricePaise / packSize, today, tags.get(group.familyKey) ?? null),
  })),
)

describe('gst rates', () => {
  it('have no 12 % rate, in the table or on a product', () => {
    expect(gstRates.filter((row) => row.rateBp === 1200)).toEqual([])
    expect(
      [...new Set(variants.map((variant) => variant.gstBp))].toSorted((a, b) => a - b),
    ).toEqual([0, 500, 1800])
  })

  it.each(['63079090', '62101000'])(
    'change at 2,500 rupees a piece without tax for HSN %s',
    (hsn) => {
      expect(gstRateFor(hsn, 262_500, today)).toBe(500)
      expect(gstRateFor(hsn, 262_501, today)).toBe(1800)
    },
  )

  it.each(['6307', '6210'])('cover both sides of the threshold with products of %s', (chapter) => {
    expect(
      new Set(
        variants
          .filter((variant) => variant.hsn.startsWith(chapter))
          .map((variant) => variant.gstBp),
      ),
    ).toEqual(new Set([500, 1800]))
  })

  it('go by the price of a piece, not a box', () => {
    expect(gstRateFor('63079090', 300_000 / 50, today)).toBe(500)
  })

  it.each([
    ['40151200', null, 500],
    ['40151900', null, 1800],
    ['90251990', 'medical', 500],
    ['90251990', null, 1800],
    ['90189099', 'contraceptive', 0],
    ['90189099', null, 500],
    ['90214010', null, 0],
    ['94029010', null, 1800],
    ['38089400', null, 1800],
  ] as const)('find the longest prefix and the tag: %s %s is %s', (hsn, tag, rate) =>
    expect(gstRateFor(hsn, 10_000, today, tag)).toBe(rate),
  )

  it('are dated: none applies before 22 September 2025', () => {
    expect(() => gstRateFor('90183100', 100, '2025-09-21')).toThrow(/no GST rate/)
  })
})
