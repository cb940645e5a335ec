import { describe, expect, it } from 'vitest'
import { mostPoints, pointsEarned, wholePoints } from './points.ts'
import { keptQuote } from './kept-quote.ts'
import { priceCart } from './price-cart.ts'
import type { QuoteInput, QuoteInputLine } from './quote.ts'

const sum = (amounts: readonly number[]) => amounts.reduce((a, b) => a + b, 0)

/** Random numbers that are the same in every run. */
function dice(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}
const classes = ['GEN', 'DEV_A', 'DRUG_H', 'DRUG_H1', 'BIO_C', 'GEN']
const barred = (line: { productClass?: string }) =>
  ['DRUG_H', 'DRUG_H1', 'BIO_C'].includes(line.productClass ?? '')

const line = (offerId: number, roll: (below: number) => number): QuoteInputLine => ({
  offerId,
  sku: `S-${offerId}`,
  title: 'Goods',
  optionLabel: '',
  quantity: 1 + roll(9),
  unitPricePaise: 1 + roll(200_000),
  mrpPaise: null,
  gst: { rateBp: [0, 500, 1_200, 1_800][roll(4)] ?? 0, cheap: null },
  packSize: 1,
  hsn: '4015',
  sellerId: 1 + roll(3),
  sellerStateCode: roll(2) === 0 ? '27' : '07',
  coldChain: false,
  productClass: classes[roll(classes.length)] ?? 'GEN',
  vaccine: false,
  engravingName: null,
})

function cartOf(seed: number): QuoteInput & { points: NonNullable<QuoteInput['points']> } {
  const roll = dice(seed)
  const lines = Array.from({ length: 1 + roll(6) }, (_, i) => line(i + 1, roll))
  const gross = sum(lines.map((one) => one.unitPricePaise * one.quantity))
  const reached = new Set(lines.filter((one) => !barred(one)).map((one) => one.offerId))
  return {
    lines,
    placeOfSupply: '27',
    charges: {},
    platformStateCode: '27',
    payment: 'online',
    discount:
      roll(2) === 0 || reached.size === 0
        ? null
        : {
            code: 'V',
            title: '',
            fundedBy: roll(2) === 0 ? 'seller' : 'platform',
            amountPaise: roll(
              Math.min(
                gross,
                sum(
                  lines
                    .filter((one) => reached.has(one.offerId))
                    .map((one) => one.unitPricePaise * one.quantity),
                ),
              ) + 1,
            ),
            offerIds: reached,
          },
    points: {
      earnBp: roll(2_000),
      earnMostPaise: roll(50_000),
      spendBp: roll(5_001),
      spendMostPaise: roll(60_000),
      validDays: 90,
      usePaise: roll(80_000),
    },
  }
}

describe('reward points in a quote', () => {
  it('CART-14 random carts: whole points within share, maximum and what the buyer has, none on barred goods, tax untouched', () => {
    let used = 0
    for (let seed = 1; seed <= 500; seed++) {
      const input = cartOf(seed)
      const quote = priceCart(input)
      const without = priceCart({ ...input, points: { ...input.points, usePaise: 0 } })
      const points = quote.pointsPaise ?? 0
      used += points > 0 ? 1 : 0
      const { spendBp, spendMostPaise, usePaise } = input.points
      const reached = sum(
        without.lines
          .filter((one) => !barred(one))
          .map((one) => one.totalPaise - one.platformPaidPaise),
      )
      expect(points % 100).toBe(0)
      expect(points).toBeLessThanOrEqual(Math.min((reached * spendBp) / 10_000, spendMostPaise))
      expect(points).toBeLessThanOrEqual(usePaise)
      expect(without.totalPaise - quote.totalPaise).toBe(points)
      expect(quote.taxByRate).toEqual(without.taxByRate)
      expect(quote.discountPaise).toBe(without.discountPaise)
      expect(sum(quote.lines.map((one) => one.pointsPaise ?? 0))).toBe(points)
      for (const one of quote.lines) {
        expect(one.pointsPaise ?? 0).toBeLessThanOrEqual(one.totalPaise)
        if (barred(one)) expect(one.platformPaidPaise).toBe(0)
      }
      // The order of lines doesn't matter.
      const turned = priceCart({ ...input, lines: input.lines.toReversed() })
      expect(turned.lines.toSorted((a, b) => a.offerId - b.offerId)).toEqual(quote.lines)
      expect(mostPoints(quote.lines, input.points, usePaise)).toBe(points)
    }
    expect(used).toBeGreaterThan(200)
  })

  it('CART-14 RET-04 random cuts give back all points in the end, never more, whatever their order', () => {
    for (let seed = 1; seed <= 200; seed++) {
      const quote = priceCart(cartOf(seed))
      const roll = dice(seed + 7)
      const left = new Map(quote.lines.map((one) => [one.offerId, one.quantity]))
      let before = quote.pointsPaise ?? 0
      let back = 0
      while (sum([...left.values()]) > 0) {
        const open = [...left].filter(([, quantity]) => quantity > 0)
        const [offerId = 0, quantity = 0] = open[roll(open.length)] ?? []
        left.set(offerId, quantity - 1 - roll(quantity))
        const kept = keptQuote(quote, left)
        const now = kept.pointsPaise ?? 0
        expect(now).toBeLessThanOrEqual(before)
        expect(kept.discountPaise).toBeGreaterThanOrEqual(0)
        expect(kept.totalPaise).toBeGreaterThanOrEqual(0)
        back += before - now
        before = now
      }
      expect(back).toBe(quote.pointsPaise ?? 0)
      expect(pointsEarned(keptQuote(quote, left))).toBe(0)
    }
  })

  it.each([
    // 5 % of ₹105.99 are ₹5.29.
    [10_599, 500, 20_000, 500],
    [10_000, 10_000, 2_550, 2_500],
    [0, 500, 100, 0],
    [9_000_000_000_000, 3_333, 9_000_000_000_000, 2_999_700_000_000],
  ])('CART-14 a share of %i at %i bp, at most %i, is %i', (paise, bp, most, points) => {
    expect(wholePoints(paise, bp, most)).toBe(points)
  })
})
