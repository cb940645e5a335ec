import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Basket, CountedVoucher } from './model.ts'
import { judgeVoucher } from './rules.ts'
import { offersFor, voucherView } from './view.ts'

const at = new Date('2026-11-24T05:30:00Z')
const after = (milliseconds: number) => new Date(at.getTime() + milliseconds)

const voucher = (terms: Partial<CountedVoucher> = {}): CountedVoucher => ({
  id: 'v',
  code: 'WARD',
  percentBp: terms.amountPaise == null ? 1_000 : null,
  amountPaise: null,
  maxDiscountPaise: null,
  minimumPaise: 0,
  businessCategory: null,
  sellerId: null,
  sellerName: null,
  audience: 'anyone',
  maxUses: null,
  maxUsesPerBuyer: null,
  startsAt: after(-86_400_000),
  endsAt: after(86_400_000),
  used: 0,
  usedByBuyer: 0,
  forApp: false,
  ...terms,
})
let offers = 0
const goods = (grossPaise: number, part: Partial<Basket[number]> = {}): Basket[number] => ({
  offerId: ++offers,
  sellerId: 1,
  grossPaise,
  productClass: 'GEN',
  businessCategory: 'dental',
  ...part,
})
const judge = (terms: Partial<CountedVoucher>, basket: Basket, signedIn = false) =>
  judgeVoucher(voucher(terms), basket, { signedIn, at })
/** The discount in paise, or why there is none. */
const off = (
  terms: Partial<CountedVoucher>,
  basket: Basket = [goods(100_000)],
  signedIn = false,
) => {
  const judged = judge(terms, basket, signedIn)
  return judged.ok ? judged.value.amountPaise : judged.error.code
}

describe('CART-09 what a voucher takes off', () => {
  it('is its share of the goods rounded half up to a paisa, or its amount', () => {
    // 12.5 % of ₹0.99, ₹1.00 and ₹1.08: 12.375, 12.5 and 13.5 paise.
    expect([99, 100, 108].map((paise) => off({ percentBp: 1_250 }, [goods(paise)]))).toEqual([
      12, 13, 14,
    ])
    expect(off({ amountPaise: 20_000, minimumPaise: 20_001 })).toBe(20_000)
  })

  it('equals a calculation in fractions for any share, maximum and goods', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 900_000_000 }), { minLength: 1, maxLength: 6 }),
        fc.integer({ min: 1, max: 9_000 }),
        fc.option(fc.integer({ min: 1, max: 5_000_000 })),
        (prices, percentBp, max) => {
          const worth = prices.reduce((sum, price) => sum + BigInt(price), 0n)
          const [whole, rest] = [
            (worth * BigInt(percentBp)) / 10_000n,
            (worth * BigInt(percentBp)) % 10_000n,
          ]
          const share = Number(whole) + (rest >= 5_000n ? 1 : 0)
          const basket = prices.map((price) => goods(price))
          expect(off({ percentBp, maxDiscountPaise: max }, basket)).toBe(
            max === null ? share : Math.min(share, max),
          )
        },
      ),
      { numRuns: 500 },
    )
  })

  it('is limited to its maximum, and not below it', () => {
    expect(off({ maxDiscountPaise: 9_999 })).toBe(9_999)
    expect(off({ maxDiscountPaise: 10_000 })).toBe(10_000)
    expect(off({ maxDiscountPaise: 10_001 })).toBe(10_000)
  })

  it('counts its goods alone: category, seller, and nothing that may not be promoted', () => {
    const dental = goods(100_000)
    const other = goods(300_000, { businessCategory: 'veterinary', sellerId: 2 })
    const medicine = goods(500_000, { productClass: 'DRUG_H' })
    const basket = [other, medicine, dental]
    const reached = (terms: Partial<CountedVoucher>) => {
      const judged = judge(terms, basket)
      return judged.ok && [judged.value.amountPaise, judged.value.offerIds]
    }
    expect(reached({})).toEqual([40_000, new Set([dental.offerId, other.offerId])])
    expect(reached({ businessCategory: 'dental' })).toEqual([10_000, new Set([dental.offerId])])
    expect(reached({ sellerId: 2, sellerName: 'S' })).toEqual([30_000, new Set([other.offerId])])
    // The minimum is measured by the same goods.
    expect(off({ businessCategory: 'dental', minimumPaise: 100_000 }, basket)).toBe(10_000)
    expect(off({ businessCategory: 'dental', minimumPaise: 100_001 }, basket)).toBe(
      'voucher_minimum',
    )
  })

  it('is paid for by its seller, or else by the marketplace', () => {
    const fundedBy = (terms: Partial<CountedVoucher>) => {
      const judged = judge(terms, [goods(100_000)])
      return judged.ok && judged.value.fundedBy
    }
    expect(fundedBy({ sellerId: 1, sellerName: 'S' })).toBe('seller')
    expect(fundedBy({})).toBe('platform')
  })
})

describe('CART-09 a voucher can be used', () => {
  it('from its first moment, and no longer at its end', () => {
    expect(off({ startsAt: at })).toBe(10_000)
    expect(off({ startsAt: after(1) })).toBe('voucher_not_now')
    expect(off({ endsAt: after(1) })).toBe(10_000)
    expect(off({ endsAt: at })).toBe('voucher_not_now')
  })

  it('from its minimum to the paisa', () => {
    expect(off({ minimumPaise: 100_000 })).toBe(10_000)
    expect(judge({ minimumPaise: 100_050 }, [goods(100_000)])).toMatchObject({
      error: {
        code: 'voucher_minimum',
        message: 'Add goods worth ₹0.50 more to use WARD.',
        detail: { missing_paise: 50 },
      },
    })
    expect(
      judge({ minimumPaise: 200_000, sellerId: 1, sellerName: 'Arogya' }, [goods(100_000)]),
    ).toMatchObject({
      error: { message: 'Add products sold by Arogya worth ₹1,000 more to use WARD.' },
    })
  })

  it('as often as it says, by everybody and by one buyer', () => {
    expect(off({ maxUses: 2, used: 1 })).toBe(10_000)
    expect(off({ maxUses: 2, used: 2 })).toBe('voucher_used')
    expect(off({ maxUsesPerBuyer: 3, usedByBuyer: 2 })).toBe(10_000)
    const words = (most: number) => {
      const judged = judge({ maxUsesPerBuyer: most, usedByBuyer: most }, [goods(1)])
      return judged.ok || judged.error.message
    }
    expect(words(3)).toBe('You have used WARD as often as you can.')
    expect(words(1)).toBe('You have used WARD already.')
  })

  it('by signed-in customers only where it says so', () => {
    expect(off({ audience: 'customers' }, [goods(100_000)], false)).toBe('voucher_needs_account')
    expect(off({ audience: 'customers' }, [goods(100_000)], true)).toBe(10_000)
    expect(off({}, [goods(100_000)], true)).toBe(10_000)
  })

  it('on no prescription medicine or vaccine, and says so where there is nothing else', () => {
    const words = (...basket: Basket[number][]) => {
      const judged = judge({ businessCategory: 'dental' }, basket)
      return judged.ok || judged.error.message
    }
    const [medicine, vaccine] = [
      goods(1, { productClass: 'DRUG_H1' }),
      goods(1, { productClass: 'BIO_C' }),
    ]
    expect(words(medicine, vaccine)).toBe(
      'WARD can’t be used for prescription medicines and vaccines.',
    )
    for (const basket of [[], [medicine, goods(1, { businessCategory: 'veterinary' })]])
      expect(words(...basket)).toBe('WARD is for Dental products. There are none in your cart.')
  })
})

describe('CHECKOUT-03 vouchers on offer', () => {
  it('are listed as long as the buyer can still qualify, the nearest first', () => {
    const listed = offersFor(
      [
        voucher({ code: 'FAR', minimumPaise: 900_000 }),
        voucher({ code: 'ACCOUNT', audience: 'customers' }),
        voucher({ code: 'NEAR', minimumPaise: 150_000 }),
        voucher({ code: 'USED', maxUses: 1, used: 1 }),
        voucher({ code: 'OVER', endsAt: at }),
        voucher({ code: 'OTHER', sellerId: 9 }),
        voucher({ code: 'SMALL', percentBp: 500 }),
        voucher({ code: 'BIG' }),
      ],
      [goods(100_000)],
      { signedIn: false, at },
    )
    expect(listed.map(({ code, discount, applicable }) => [code, discount, applicable])).toEqual([
      ['BIG', 100, true],
      ['SMALL', 50, true],
      ['NEAR', 0, false],
      ['FAR', 0, false],
      ['ACCOUNT', 0, false],
    ])
  })

  it('say their terms in rupees and per cent', () => {
    expect(voucherView(voucher({ percentBp: 1_250, maxDiscountPaise: 50_050 }))).toMatchObject({
      kind: 'percent',
      percent: 12.5,
      amount: null,
      max_discount: 500.5,
      minimum_value: 0,
    })
    expect(voucherView(voucher({ amountPaise: 20_000, minimumPaise: 90_010 }))).toMatchObject({
      kind: 'amount',
      percent: null,
      amount: 200,
      max_discount: null,
      minimum_value: 900.1,
    })
  })
})
