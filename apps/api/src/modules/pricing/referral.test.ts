import { describe, expect, it } from 'vitest'
import { keptQuote, linePart } from './kept-quote.ts'
import { priceCart } from './price-cart.ts'
import { referralReward } from './referral.ts'
import type { QuoteInput, QuoteInputLine, QuoteReferral } from './quote.ts'

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

function cartOf(seed: number): QuoteInput & { referral: QuoteReferral } {
  const roll = dice(seed)
  const lines = Array.from({ length: 1 + roll(6) }, (_, i) => line(i + 1, roll))
  const promoted = lines.filter((one) => !barred(one))
  const worth = sum(promoted.map((one) => one.unitPricePaise * one.quantity))
  return {
    lines,
    placeOfSupply: '27',
    charges: {},
    platformStateCode: '27',
    payment: 'online',
    discount:
      roll(2) === 0 || promoted.length === 0
        ? null
        : {
            code: 'V',
            title: '',
            fundedBy: roll(2) === 0 ? 'seller' : 'platform',
            amountPaise: roll(worth + 1),
            offerIds: new Set(promoted.map((one) => one.offerId)),
          },
    points:
      roll(2) === 0
        ? undefined
        : {
            earnBp: roll(2_000),
            earnMostPaise: roll(50_000),
            spendBp: roll(5_001),
            spendMostPaise: roll(60_000),
            validDays: 90,
            usePaise: roll(80_000),
          },
    referral: {
      code: 'ABCDEFGH',
      offBp: roll(5_001),
      offMostPaise: roll(60_000),
      rewardBp: roll(5_001),
      rewardMostPaise: roll(60_000),
      minimumPaise: roll(200_000),
      rewardDays: 90,
    },
  }
}
const seeds = Array.from({ length: 400 }, (_, i) => i + 1)

describe('referrals in the price', () => {
  it('CART-13 take whole rupees after the voucher, up to the maximum, in parts that add up, and no tax changes', () => {
    let taken = 0
    for (const seed of seeds) {
      const input = cartOf(seed)
      const { referral, points: _points, ...plain } = input
      const without = priceCart(plain)
      const quote = priceCart({ ...plain, referral })
      const paid = sum(
        without.lines
          .filter((one) => !barred(one))
          .map((one) => one.totalPaise - one.platformPaidPaise),
      )
      const worth = sum(without.lines.filter((one) => !barred(one)).map((one) => one.grossPaise))
      const share = Math.min((paid * referral.offBp) / 10_000, referral.offMostPaise)
      const right = worth < referral.minimumPaise ? 0 : Math.floor(share / 100) * 100
      expect(quote.referralPaise ?? 0, `seed ${seed}`).toBe(right)
      expect(quote.totalPaise).toBe(without.totalPaise - right)
      expect(quote.totalTaxPaise).toBe(without.totalTaxPaise)
      expect(quote.discountPaise).toBe(without.discountPaise)
      expect(sum(quote.lines.map((one) => one.referralPaise ?? 0))).toBe(right)
      for (const one of quote.lines) {
        if (barred(one)) expect(one.referralPaise).toBeUndefined()
        expect(one.totalPaise - one.platformPaidPaise).toBeGreaterThanOrEqual(0)
      }
      if (right > 0) taken++
    }
    expect(taken).toBeGreaterThan(100)
  })

  it('CART-13 leave points what is then to pay, and a removed one restores the quote', () => {
    for (const seed of seeds) {
      const input = cartOf(seed)
      const { referral, ...plain } = input
      const quote = priceCart(input)
      expect(quote.totalPaise).toBeGreaterThanOrEqual(0)
      expect(quote.platformPaidPaise).toBeGreaterThanOrEqual(
        (quote.pointsPaise ?? 0) + (quote.referralPaise ?? 0),
      )
      expect(quote.referralPaise).toBe(
        priceCart({ ...plain, points: undefined, referral }).referralPaise,
      )
      expect(priceCart({ ...input, referral: undefined })).toEqual(priceCart(plain))
    }
  })

  it('CART-13 keep their share of what stays, in any cut, and parts add up', () => {
    for (const seed of seeds) {
      const roll = dice(seed + 7)
      const quote = priceCart(cartOf(seed))
      const kept = new Map(quote.lines.map((one) => [one.offerId, roll(one.quantity + 1)]))
      const left = keptQuote(quote, kept)
      expect(left.discountPaise, `seed ${seed}`).toBeGreaterThanOrEqual(0)
      for (const one of left.lines)
        expect(one.platformPaidPaise).toBeGreaterThanOrEqual(
          (one.pointsPaise ?? 0) + (one.referralPaise ?? 0),
        )
      for (const one of quote.lines) {
        const first = roll(one.quantity)
        const parts = [
          linePart(one, { before: 0, quantity: first }, '27'),
          linePart(one, { before: first, quantity: one.quantity - first }, '27'),
        ]
        expect(sum(parts.map((part) => part.referralPaise ?? 0))).toBe(one.referralPaise ?? 0)
        expect(sum(parts.map((part) => part.platformPaidPaise))).toBe(one.platformPaidPaise)
      }
    }
  })

  it('CART-13 earn by what is paid for what is kept, and nothing below the minimum', () => {
    const roll = dice(1)
    const goods = { ...line(1, roll), unitPricePaise: 10_000, quantity: 10, productClass: 'GEN' }
    const referral = {
      code: 'ABCDEFGH',
      offBp: 1_000,
      offMostPaise: 20_000,
      rewardBp: 500,
      rewardMostPaise: 4_000,
      minimumPaise: 50_000,
      rewardDays: 90,
    }
    const quote = priceCart({
      lines: [goods],
      placeOfSupply: '27',
      charges: {},
      platformStateCode: '27',
      payment: 'online',
      discount: null,
      referral,
    })
    const earned = (packs: number) => referralReward(keptQuote(quote, new Map([[1, packs]])))
    // 5 % of ₹900, at most ₹40; of 6 packs 5 % of ₹540; of 4 packs nothing.
    expect([10, 6, 5, 4, 0].map(earned)).toEqual([4_000, 2_700, 2_200, 0, 0])
  })
})
