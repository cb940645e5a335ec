import { describe, expect, it } from 'vitest'
import { chargeRules } from '@upchar/reference/charge-rules'
import {
  chargesInForce,
  priceCart,
  savingsOf,
  type ChargeRule,
  type Quote,
  type QuoteInput,
  type QuoteInputLine,
} from './index.ts'

const line = ({
  gstBp = 500,
  ...over
}: Partial<QuoteInputLine> & { gstBp?: number } = {}): QuoteInputLine => ({
  offerId: 1,
  sku: 'A',
  title: 'Gloves',
  optionLabel: 'M',
  quantity: 1,
  unitPricePaise: 9_900,
  mrpPaise: 12_000,
  gst: { rateBp: gstBp, cheap: null },
  packSize: 1,
  hsn: '40151200',
  sellerId: 1,
  sellerStateCode: '27',
  coldChain: false,
  vaccine: false,
  engravingName: null,
  ...over,
})
const rule = (kind: ChargeRule['kind'], over: Partial<ChargeRule> = {}): ChargeRule => ({
  kind,
  basis: 'fixed',
  percentBp: null,
  atMostPaise: null,
  amountPaise: 0,
  gstBp: null,
  chargedBy: 'seller',
  freeFromPaise: null,
  validFrom: '2026-01-01',
  validTo: null,
  source: 'test',
  ...over,
})
const quote = (lines: QuoteInputLine[], over: Partial<QuoteInput> = {}): Quote =>
  priceCart({
    lines,
    placeOfSupply: '27',
    charges: chargesInForce(chargeRules, '2026-11-24'),
    platformStateCode: '27',
    payment: 'online',
    discount: null,
    ...over,
  })

describe('GST', () => {
  it('CART-23 splits a price that includes GST as in domain reference 1.5', () => {
    expect(quote([line()]).lines[0]).toMatchObject({
      taxablePaise: 9_430,
      cgstPaise: 235,
      sgstPaise: 235,
      igstPaise: 0,
      totalPaise: 9_900,
    })
    expect(quote([line()], { placeOfSupply: '29' }).lines[0]).toMatchObject({
      taxablePaise: 9_429,
      cgstPaise: 0,
      igstPaise: 471,
      totalPaise: 9_900,
    })
  })

  it('CART-23 taxes each seller by its own state, and sums by rate', () => {
    const { lines, taxByRate, totalTaxPaise } = quote([
      line(),
      line({
        offerId: 2,
        sellerId: 2,
        sellerStateCode: '07',
        gstBp: 1800,
        unitPricePaise: 99_900,
      }),
    ])
    expect(lines.map((l) => [l.cgstPaise, l.igstPaise])).toEqual([
      [235, 0],
      [0, 15_239],
    ])
    expect(taxByRate).toEqual([
      { gstBp: 500, taxablePaise: 9_430, cgstPaise: 235, sgstPaise: 235, igstPaise: 0 },
      { gstBp: 1800, taxablePaise: 84_661, cgstPaise: 0, sgstPaise: 0, igstPaise: 15_239 },
    ])
    expect(totalTaxPaise).toBe(470 + 15_239)
  })
})

describe('vouchers', () => {
  const both = [
    line({ unitPricePaise: 10_000 }),
    line({ offerId: 2, unitPricePaise: 30_000, gstBp: 1800 }),
    line({ offerId: 3 }),
  ]
  const discount = {
    code: 'WARD5',
    title: '₹20 off',
    amountPaise: 2_000,
    offerIds: new Set([1, 2]),
  }

  it('CART-09 deducts a seller’s voucher from the taxable value, allocated to its goods by value', () => {
    const q = quote(both, { discount: { ...discount, fundedBy: 'seller' } })
    expect(q.lines.map((l) => [l.discountPaise, l.platformPaidPaise, l.totalPaise])).toEqual([
      [500, 0, 9_500],
      [1_500, 0, 28_500],
      [0, 0, 9_900],
    ])
    expect(q.lines[0]).toMatchObject({ taxablePaise: 9_048, cgstPaise: 226, sgstPaise: 226 })
    expect(q).toMatchObject({
      discountPaise: 2_000,
      platformPaidPaise: 0,
      totalPaise: 47_900,
      voucher: { code: 'WARD5', title: '₹20 off', fundedBy: 'seller' },
    })
    expect(savingsOf(q).couponDiscount).toBe(2_000)
  })

  it('CART-09 keeps the seller’s taxable value and tax when the platform pays', () => {
    const [with_, without] = [
      quote(both, { discount: { ...discount, fundedBy: 'platform' } }),
      quote(both),
    ]
    expect(with_.lines.map((l) => [l.discountPaise, l.platformPaidPaise, l.totalPaise])).toEqual([
      [0, 500, 10_000],
      [0, 1_500, 30_000],
      [0, 0, 9_900],
    ])
    expect(with_.taxByRate).toEqual(without.taxByRate)
    expect(with_).toMatchObject({
      discountPaise: 2_000,
      platformPaidPaise: 2_000,
      totalPaise: 47_900,
    })
  })

  it('CART-09 CART-17 measures the free delivery threshold by the discounted value', () => {
    const charges = { shipping: rule('shipping', { amountPaise: 10_000, freeFromPaise: 40_000 }) }
    expect(quote([line({ unitPricePaise: 40_000 })], { charges }).shippingPaise).toBe(0)
    for (const fundedBy of ['seller', 'platform'] as const) {
      expect(
        quote([line({ unitPricePaise: 40_000 })], { charges, discount: { ...discount, fundedBy } }),
      ).toMatchObject({
        shippingPaise: 10_000,
        remainingForFreeShippingPaise: 2_000,
        totalPaise: 48_000,
      })
    }
  })
})

describe('charges', () => {
  it('CART-17 CART-24 CART-27 strikes nothing through where nobody pays for delivery', () => {
    const free = quote([line()])
    expect(free).toMatchObject({
      shippingPaise: 0,
      slashedShippingPaise: 0,
      remainingForFreeShippingPaise: 0,
      totalPaise: 9_900,
    })
    expect(savingsOf(free)).toMatchObject({ deliveryFeeWaiver: 0, total: 0 })
    expect(quote([])).toMatchObject({ shippingPaise: 0, slashedShippingPaise: 0, totalPaise: 0 })
  })

  it('CART-24 CART-27 counts delivery as saved only where this cart escapes a charge in force', () => {
    const charge = { amountPaise: 6_000, freeFromPaise: 150_000 }
    const rows = [
      rule('shipping', { ...charge, validTo: '2026-11-30' }),
      rule('shipping', { validFrom: '2026-12-01' }),
    ]
    // On the day, for goods of ₹1,499.99 and of ₹1,500: what is charged, and what is saved.
    for (const [on, price, charged, saved] of [
      ['2026-11-30', 149_999, 6_000, 0],
      ['2026-11-30', 150_000, 0, 6_000],
      ['2026-12-01', 149_999, 0, 0],
      ['2026-12-01', 150_000, 0, 0],
    ] as const) {
      const q = quote([line({ unitPricePaise: price })], { charges: chargesInForce(rows, on) })
      expect(q.shippingPaise).toBe(charged)
      expect(q.slashedShippingPaise).toBe(charged + saved)
      expect(savingsOf(q)).toMatchObject({ deliveryFeeWaiver: saved, total: saved })
      expect(q.totalPaise).toBe(price + charged)
    }
    // A charge of nothing on goods of nothing isn't a waiver.
    const given = quote([line({ unitPricePaise: 0, mrpPaise: null })], {
      charges: { shipping: rule('shipping', charge) },
    })
    expect(savingsOf(given).deliveryFeeWaiver).toBe(0)
  })

  it('CART-17 charges shipping below a limit, shows the shortfall, and taxes it like the goods', () => {
    const charges = { shipping: rule('shipping', { amountPaise: 10_000, freeFromPaise: 50_000 }) }
    const below = quote(
      [line({ unitPricePaise: 30_000 }), line({ offerId: 2, unitPricePaise: 10_000, gstBp: 1800 })],
      { charges },
    )
    expect(below).toMatchObject({
      shippingPaise: 10_000,
      remainingForFreeShippingPaise: 10_000,
      totalPaise: 50_000,
    })
    expect(below.charges.map((c) => [c.gstBp, c.totalPaise, c.sellerId])).toEqual([
      [500, 7_500, 1],
      [1800, 2_500, 1],
    ])
    expect(quote([line({ unitPricePaise: 50_000 })], { charges })).toMatchObject({
      shippingPaise: 0,
      remainingForFreeShippingPaise: 0,
      totalPaise: 50_000,
    })
  })

  it('CART-17 taxes a seller’s delivery where the goods go, also for a buyer registered elsewhere', () => {
    const charges = { shipping: rule('shipping', { amountPaise: 10_500 }) }
    const [charge] = quote([line()], { charges, recipientStateCode: '29' }).charges
    expect(charge).toMatchObject({ cgstPaise: 250, sgstPaise: 250, igstPaise: 0 })
  })

  it('CART-17 measures what free delivery lacks by what the buyer pays, and names none where none is free', () => {
    const shipping = rule('shipping', { amountPaise: 10_000, freeFromPaise: 50_000 })
    const discount = {
      code: 'WARD5',
      title: '',
      fundedBy: 'platform',
      amountPaise: 2_000,
      offerIds: new Set([1]),
    } as const
    const lacks = (charge: ChargeRule) =>
      quote([line({ unitPricePaise: 49_000 })], { charges: { shipping: charge }, discount })
        .remainingForFreeShippingPaise
    expect(lacks(shipping)).toBe(3_000)
    expect(lacks({ ...shipping, freeFromPaise: null })).toBe(0)
  })

  it('CART-18 compares with the MRP of every piece, and with the price where that is higher or there is none', () => {
    const { mrpTotalPaise, subtotalPaise } = quote([
      line({ quantity: 3, unitPricePaise: 9_900, mrpPaise: 12_000 }),
      line({ offerId: 2, quantity: 2, unitPricePaise: 9_900, mrpPaise: null }),
      line({ offerId: 3, quantity: 2, unitPricePaise: 9_900, mrpPaise: 9_000 }),
    ])
    expect([mrpTotalPaise, subtotalPaise]).toEqual([3 * 12_000 + 4 * 9_900, 7 * 9_900])
  })

  it('CART-09 CART-17 splits a seller’s delivery by what its goods cost after its discount', () => {
    const { charges } = quote(
      [line({ unitPricePaise: 20_000 }), line({ offerId: 2, unitPricePaise: 10_000, gstBp: 1800 })],
      {
        charges: { shipping: rule('shipping', { amountPaise: 10_000 }) },
        discount: {
          code: 'WARD5',
          title: '',
          fundedBy: 'seller',
          amountPaise: 10_000,
          offerIds: new Set([1]),
        },
      },
    )
    expect(charges.map((charge) => [charge.gstBp, charge.totalPaise])).toEqual([
      [500, 5_000],
      [1800, 5_000],
    ])
  })

  it('CHECKOUT-05 taxes the COD fee by the state of a registered recipient, wherever the goods go', () => {
    const taxOf = (recipientStateCode?: string) =>
      quote([line()], { payment: 'cod', recipientStateCode }).charges.map((c) => [
        c.cgstPaise,
        c.sgstPaise,
        c.igstPaise,
        c.totalPaise,
      ])
    expect(taxOf('29')).toEqual([[0, 0, 747, 4_900]])
    expect(taxOf()).toEqual([[373, 373, 0, 4_900]])
    expect(quote([line()], { payment: 'cod', recipientStateCode: '29' }).lines[0]?.igstPaise).toBe(
      0,
    )
  })

  it('CHECKOUT-05 taxes the COD fee of the marketplace at 18 % from its state', () => {
    expect(quote([line({ sellerStateCode: '07' })], { payment: 'cod' }).charges).toEqual([
      {
        kind: 'cod_fee',
        gstBp: 1800,
        sellerId: null,
        taxablePaise: 4_154,
        cgstPaise: 373,
        sgstPaise: 373,
        igstPaise: 0,
        totalPaise: 4_900,
      },
    ])
    expect(quote([line()], { payment: 'cod', placeOfSupply: '29' }).charges[0]).toMatchObject({
      cgstPaise: 0,
      igstPaise: 747,
    })
    expect(quote([line()], { payment: 'cod', platformStateCode: '07' }).charges[0]).toMatchObject({
      cgstPaise: 0,
      igstPaise: 747,
    })
    expect(quote([line()], { payment: 'undecided' }).codFeePaise).toBe(0)
  })

  it('CHECKOUT-05 taxes a seller’s COD fee like the goods, and can waive it', () => {
    const charges = { cod_fee: rule('cod_fee', { amountPaise: 4_900, freeFromPaise: 100_000 }) }
    expect(quote([line()], { charges, payment: 'cod' }).charges[0]).toMatchObject({
      sellerId: 1,
      gstBp: 500,
      totalPaise: 4_900,
    })
    const waived = quote([line({ unitPricePaise: 100_000 })], { charges, payment: 'cod' })
    expect(waived).toMatchObject({ codFeePaise: 0, codFeeWaivedPaise: 4_900, totalPaise: 100_000 })
    expect(savingsOf(waived).codFeeWaiver).toBe(4_900)
  })

  it('CART-17 CHECKOUT-05 has no charge of nothing', () => {
    const nothing = { gstBp: 1800, chargedBy: 'platform', amountPaise: 0 } as const
    const charges = { shipping: rule('shipping', nothing), cod_fee: rule('cod_fee', nothing) }
    expect(quote([line()], { charges, payment: 'cod' }).charges).toEqual([])
  })

  it('CART-17 names the minimum order in force', () => {
    const charges = { minimum_order: rule('minimum_order', { amountPaise: 50_000 }) }
    expect(quote([line()], { charges })).toMatchObject({
      minimumOrderPaise: 50_000,
      charges: [],
      totalPaise: 9_900,
    })
    expect(quote([line()]).minimumOrderPaise).toBe(0)
  })

  it('CART-17 uses the newest rate in force', () => {
    const rows = [
      rule('shipping', { amountPaise: 1 }),
      rule('shipping', { amountPaise: 2, validFrom: '2026-06-01' }),
      rule('shipping', { amountPaise: 3, validFrom: '2027-01-01' }),
      rule('cod_fee', { validTo: '2026-02-01' }),
    ]
    expect(chargesInForce(rows, '2026-11-24')).toEqual({ shipping: rows[1] })
    expect(chargesInForce(rows.toReversed(), '2026-11-24')).toEqual({ shipping: rows[1] })
    expect(chargesInForce(rows, '2026-02-01').cod_fee).toEqual(rows[3])
    expect(chargesInForce(rows, '2026-06-01').shipping).toEqual(rows[1])
    expect(chargesInForce(rows, '2026-05-31').shipping).toEqual(rows[0])
  })
})
