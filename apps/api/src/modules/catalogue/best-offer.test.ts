import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { byOffer, shownVariants } from './best-offer.ts'
import type { VariantRow } from './store/read-sources.ts'

const row = (id: number, offerId: number, pricePaise: number): VariantRow => ({
  id,
  offerId,
  sku: `S${offerId}`,
  variantSku: `V${id}`,
  groupId: 1,
  sellerId: offerId,
  optionLabel: '',
  attributes: {},
  partNumber: null,
  gtin: null,
  mrpPaise: null,
  pricePaise,
  gstBp: 500,
  hsn: '40151200',
  moq: 1,
  maxOq: 10,
  dispatchDays: 0,
  packSize: 1,
  packUnit: 'piece',
  netQuantity: '',
  weightGrams: 1,
  photos: [],
})
const shown = (offers: VariantRow[], ...inStock: number[]) =>
  shownVariants(offers, (id) => inStock.includes(id)).map(({ sku }) => sku)

describe('OPS-04 the best offer of a variant', () => {
  const [dear, cheap, older] = [row(1, 1, 10_500), row(1, 2, 9_500), row(1, 3, 9_500)]
  it.each([
    ['the cheapest of those in stock', [1, 2], 'S2'],
    ['a dearer one, where the cheap ones are sold out', [1], 'S1'],
    ['the older of two at one price', [3, 2], 'S2'],
    ['the other one, where the older is sold out', [3, 1], 'S3'],
    ['the cheapest, where all are sold out', [], 'S2'],
  ])('is %s', (_, inStock, expected) => {
    expect(shown([dear, cheap, older], ...inStock)).toEqual([expected])
  })
  it('is the one of the sooner dispatch at one price, whichever is older', () => {
    const late = { ...row(1, 2, 9_500), dispatchDays: 3 }
    expect(shown([late, { ...row(1, 3, 9_500), dispatchDays: 1 }], 2, 3)).toEqual(['S3'])
    expect(shown([late, row(1, 3, 9_600)], 2, 3)).toEqual(['S2'])
  })
  it('has a price: one on request comes last', () => {
    expect(shown([row(1, 1, 0), row(1, 5, 20_000)], 1, 5)).toEqual(['S5'])
    expect(shown([row(1, 1, 0)])).toEqual(['S1'])
  })
  it('is chosen for each variant, in their display order', () => {
    expect(
      shown([row(8, 1, 300), row(8, 4, 200), row(7, 2, 900), row(7, 3, 100)], 1, 2, 3),
    ).toEqual(['S1', 'S3'])
  })
  it('depends on no order of the offers, and nothing in stock is better', () => {
    const offers = fc.uniqueArray(
      fc.record({ id: fc.nat(50), price: fc.nat(5), stocked: fc.boolean() }),
      { selector: ({ id }) => id, minLength: 1, maxLength: 8 },
    )
    fc.assert(
      fc.property(offers, fc.nat(7), (given, turn) => {
        const rows = given.map(({ id, price }) => row(1, id, price))
        const turned = [...rows.slice(turn), ...rows.slice(0, turn)]
        const inStock = given.filter(({ stocked }) => stocked).map(({ id }) => id)
        expect(shown(turned, ...inStock)).toEqual(shown(rows, ...inStock))
        const [best] = shownVariants(rows, (id) => inStock.includes(id))
        const rivals = rows.filter(
          ({ offerId }) => inStock.length === 0 || inStock.includes(offerId),
        )
        for (const one of rivals) expect(best && byOffer(best, one)).toBeLessThanOrEqual(0)
      }),
    )
  })
})
