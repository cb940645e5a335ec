import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  givenBack,
  keptQuote,
  priceCart,
  type ChargeRule,
  type Quote,
  type QuoteInputLine,
} from './index.ts'

const line = (over: Partial<QuoteInputLine> & { gstBp: number }): QuoteInputLine => {
  const { gstBp, ...rest } = over
  return {
    offerId: 1,
    sku: 'A',
    title: 'Gloves',
    optionLabel: 'M',
    quantity: 1,
    unitPricePaise: 9_900,
    mrpPaise: null,
    gst: { rateBp: gstBp, cheap: null },
    packSize: 1,
    hsn: '40151200',
    sellerId: 1,
    sellerStateCode: '27',
    coldChain: false,
    vaccine: false,
    engravingName: null,
    ...rest,
  }
}

const rule = (kind: ChargeRule['kind'], over: Partial<ChargeRule>): ChargeRule => ({
  kind,
  basis: 'fixed',
  percentBp: null,
  atMostPaise: null,
  amountPaise: 0,
  gstBp: 1800,
  chargedBy: 'seller',
  freeFromPaise: null,
  validFrom: '2026-01-01',
  validTo: null,
  source: 'test',
  ...over,
})

const charge = fc.record({
  amountPaise: fc.integer({ min: 0, max: 100_000 }),
  chargedBy: fc.constantFrom('seller' as const, 'platform' as const),
})

const cartArbitrary = fc.record({
  lines: fc.array(
    fc.record({
      quantity: fc.integer({ min: 1, max: 60 }),
      unitPricePaise: fc.integer({ min: 0, max: 5_000_000 }),
      gstBp: fc.constantFrom(0, 500, 1800, 4000),
      sellerId: fc.integer({ min: 1, max: 3 }),
    }),
    { minLength: 1, maxLength: 7 },
  ),
  placeOfSupply: fc.constantFrom('27', '07', '33'),
  shipping: charge,
  cod: charge,
  feePaise: fc.integer({ min: 0, max: 20_000 }),
  voucher: fc.option(
    fc.record({
      fundedBy: fc.constantFrom('seller' as const, 'platform' as const),
      bp: fc.integer({ min: 1, max: 10_000 }),
      reaches: fc.array(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
    }),
  ),
})

type Cart = typeof cartArbitrary extends fc.Arbitrary<infer T> ? T : never

function quoteOf({ lines, placeOfSupply, shipping, cod, feePaise, voucher }: Cart): Quote {
  const priced = lines.map((one, i) =>
    line({
      ...one,
      offerId: i + 1,
      sku: `S${i}`,
      sellerStateCode: ['27', '07', '29'][one.sellerId - 1] ?? '27',
    }),
  )
  const reached = priced.filter((one) => voucher?.reaches.includes(one.offerId))
  const worth = reached.reduce((sum, one) => sum + one.unitPricePaise * one.quantity, 0)
  return priceCart({
    lines: priced,
    placeOfSupply,
    platformStateCode: '27',
    payment: 'cod',
    charges: {
      shipping: rule('shipping', shipping),
      cod_fee: rule('cod_fee', cod),
      platform_fee: rule('platform_fee', { amountPaise: feePaise, chargedBy: 'platform' }),
    },
    discount:
      voucher === null
        ? null
        : {
            code: 'RANDOM',
            title: '',
            fundedBy: voucher.fundedBy,
            amountPaise: Math.floor((worth * voucher.bp) / 10_000),
            offerIds: new Set(reached.map((one) => one.offerId)),
          },
  })
}

/** A share of k in n packs, the nearer paisa, halves up: domain reference 1.8, computed on its own. */
const share = (all: number, k: number, n: number): bigint =>
  (2n * BigInt(all) * BigInt(k) + BigInt(n)) / (2n * BigInt(n))

/** What the buyer pays for what stays, by hand: prices less the shares of the voucher, plus charges of whoever still sells. */
function dueFor(quote: Quote, kept: ReadonlyMap<number, number>): bigint {
  let due = 0n
  const sellers = new Set<number>()
  for (const one of quote.lines) {
    const k = kept.get(one.offerId) ?? 0
    if (k === 0) continue
    sellers.add(one.sellerId)
    due += BigInt(one.unitPricePaise) * BigInt(k)
    due -= share(one.discountPaise, k, one.quantity) + share(one.platformPaidPaise, k, one.quantity)
  }
  for (const one of quote.charges)
    if (one.sellerId === null ? sellers.size > 0 : sellers.has(one.sellerId))
      due += BigInt(one.totalPaise)
  return due
}

const cuts = fc.array(fc.record({ at: fc.nat(), packs: fc.nat() }), { minLength: 1, maxLength: 12 })

describe('what cutting an order gives back', () => {
  it('RET-01 RET-04 adds up to what was paid, whatever is cut in which order', () => {
    fc.assert(
      fc.property(cartArbitrary, cuts, (cart, steps) => {
        const quote = quoteOf(cart)
        const kept = new Map(quote.lines.map((one) => [one.offerId, one.quantity]))
        let before = quote
        let back = 0
        const whole = quote.lines.map((_, at) => ({ at, packs: 59 }))
        for (const { at, packs } of [...steps, ...whole]) {
          const cut = quote.lines[at % quote.lines.length]
          if (cut === undefined) continue
          const left = kept.get(cut.offerId) ?? 0
          if (left === 0) continue
          kept.set(cut.offerId, left - Math.min(left, 1 + packs))
          const after = keptQuote(quote, kept)
          const gives = givenBack(before, after)
          const parts = [...gives.lines, ...gives.charges].map((one) => one.paise)
          if (gives.totalPaise !== parts.reduce((a, b) => a + b, 0) || Math.min(0, ...parts) < 0)
            throw new Error('a part is missing or negative')
          if (BigInt(after.totalPaise) !== dueFor(quote, kept)) throw new Error('not what is due')
          for (const part of [...after.lines, ...after.charges]) {
            const { taxablePaise, cgstPaise, sgstPaise, igstPaise, totalPaise } = part
            if (taxablePaise + cgstPaise + sgstPaise + igstPaise !== totalPaise)
              throw new Error('tax does not add up')
          }
          for (const one of after.charges)
            if (
              one.sellerId !== null &&
              !after.lines.some((l) => l.sellerId === one.sellerId && l.gstBp === one.gstBp)
            )
              throw new Error('a charge is taxed as goods that are gone')
          back += gives.totalPaise
          before = after
        }
        if (back !== quote.totalPaise || before.totalPaise !== 0)
          throw new Error(`${back} of ${quote.totalPaise} came back`)
      }),
      { numRuns: 2_000 },
    )
  })

  it('CART-16 gives a temperature logger back with the last vaccine, not before', () => {
    const quote = priceCart({
      lines: [
        line({ offerId: 1, sku: 'VACCINE', gstBp: 500, quantity: 2, vaccine: true }),
        line({ offerId: 2, sku: 'GLOVES', gstBp: 500 }),
      ],
      placeOfSupply: '27',
      platformStateCode: '27',
      payment: 'online',
      charges: {
        data_logger: rule('data_logger', { amountPaise: 59_000, chargedBy: 'platform' }),
        platform_fee: rule('platform_fee', { amountPaise: 1_000, chargedBy: 'platform' }),
      },
      dataLogger: true,
      discount: null,
    })
    const chargesOf = (kept: [number, number][]) =>
      keptQuote(quote, new Map(kept)).charges.map(({ kind, totalPaise }) => [kind, totalPaise])
    const both = [
      ['data_logger', 59_000],
      ['platform_fee', 1_000],
    ]
    expect(quote.charges.map(({ kind, totalPaise }) => [kind, totalPaise]).toSorted()).toEqual(both)
    expect(chargesOf([[1, 1]]).toSorted()).toEqual(both)
    expect(chargesOf([[1, 0]])).toEqual([['platform_fee', 1_000]])
  })

  it('RET-01 leaves an order alone of which everything stays', () => {
    const quote = quoteOf({
      lines: [{ quantity: 3, unitPricePaise: 10_000, gstBp: 500, sellerId: 1 }],
      placeOfSupply: '27',
      shipping: { amountPaise: 4_900, chargedBy: 'seller' },
      cod: { amountPaise: 0, chargedBy: 'seller' },
      feePaise: 0,
      voucher: null,
    })
    expect(keptQuote(quote, new Map())).toEqual(quote)
  })

  it('RET-01 keeps agreed prices and the delivery charge, and gives the voucher back by packs', () => {
    // Three packs of ₹100 and one of ₹50 by one seller, ₹35 off by the seller, ₹49 delivery.
    const quote = quoteOf({
      lines: [
        { quantity: 3, unitPricePaise: 10_000, gstBp: 500, sellerId: 1 },
        { quantity: 1, unitPricePaise: 5_000, gstBp: 1800, sellerId: 1 },
      ],
      placeOfSupply: '27',
      shipping: { amountPaise: 4_900, chargedBy: 'seller' },
      cod: { amountPaise: 0, chargedBy: 'seller' },
      feePaise: 0,
      voucher: { fundedBy: 'seller', bp: 1_000, reaches: [1, 2] },
    })
    expect(quote.totalPaise).toBe(36_400)
    const first = keptQuote(quote, new Map([[1, 2]]))
    expect(givenBack(quote, first)).toEqual({
      lines: [{ offerId: 1, quantity: 1, paise: 9_000 }],
      charges: [],
      totalPaise: 9_000,
    })
    const second = keptQuote(quote, new Map([[1, 0]]))
    // Only goods at 18 % are left, so the delivery is taxed like them: 4900 × 18 ÷ 118 = 747.5, 374 + 374.
    expect(second.charges).toEqual([
      expect.objectContaining({ kind: 'shipping', gstBp: 1800, totalPaise: 4_900 }),
    ])
    const third = keptQuote(
      quote,
      new Map([
        [1, 0],
        [2, 0],
      ]),
    )
    expect(givenBack(second, third)).toEqual({
      lines: [{ offerId: 2, quantity: 1, paise: 4_500 }],
      charges: [{ kind: 'shipping', paise: 4_900 }],
      totalPaise: 9_400,
    })
  })
})
