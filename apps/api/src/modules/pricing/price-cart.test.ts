import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ADDRESS_STATES } from '@upchar/kernel/states'
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

const line = (over: Partial<QuoteInputLine> = {}): QuoteInputLine => ({
  offerId: 1,
  sku: 'A',
  title: 'Gloves',
  optionLabel: 'M',
  quantity: 1,
  unitPricePaise: 9_900,
  mrpPaise: 12_000,
  gstBp: 500,
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
  it('CART-23 splits a price that contains GST as domain reference 1.5 does', () => {
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

  it('CART-09 a seller’s voucher lowers the taxable value, split over its goods by value', () => {
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

  it('CART-09 what the platform pays leaves the seller’s value and tax as they are', () => {
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

  it('CART-09 CART-17 free delivery goes by what is paid for the goods', () => {
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
  it('CART-17 sends for nothing and shows what that would have cost', () => {
    expect(quote([line()])).toMatchObject({
      shippingPaise: 0,
      slashedShippingPaise: 9_900,
      remainingForFreeShippingPaise: 0,
      totalPaise: 9_900,
    })
    expect(quote([])).toMatchObject({ shippingPaise: 0, slashedShippingPaise: 0, totalPaise: 0 })
  })

  it('CART-17 charges shipping below a limit, tells what is missing, and taxes it like the goods', () => {
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

  it('CHECKOUT-05 the marketplace charges the COD fee: 18 % from its own state', () => {
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

  it('CHECKOUT-05 a COD fee of the seller follows the goods, and may be waived', () => {
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

  it('CART-17 takes the row in force that began last', () => {
    const rows = [
      rule('shipping', { amountPaise: 1 }),
      rule('shipping', { amountPaise: 2, validFrom: '2026-06-01' }),
      rule('shipping', { amountPaise: 3, validFrom: '2027-01-01' }),
      rule('cod_fee', { validTo: '2026-02-01' }),
    ]
    expect(chargesInForce(rows, '2026-11-24')).toEqual({ shipping: rows[1] })
  })
})

const states = ADDRESS_STATES.map((state) => state.code)
const lineArbitrary = fc.record({
  quantity: fc.integer({ min: 1, max: 500 }),
  unitPricePaise: fc.integer({ min: 0, max: 50_000_000 }),
  mrpPaise: fc.option(fc.integer({ min: 0, max: 60_000_000 })),
  gstBp: fc.constantFrom(0, 500, 1800, 4000),
  sellerId: fc.integer({ min: 1, max: 4 }),
})
const chargeArbitrary = fc.record({
  amountPaise: fc.integer({ min: 0, max: 100_000 }),
  chargedBy: fc.constantFrom('seller' as const, 'platform' as const),
  freeFromPaise: fc.option(fc.integer({ min: 0, max: 10_000_000 })),
})
const cartArbitrary = fc.record({
  lines: fc
    .array(lineArbitrary, { maxLength: 12 })
    .map((lines) =>
      lines.map((l, i) =>
        line({ ...l, offerId: i + 1, sellerStateCode: states[l.sellerId * 7] ?? '27' }),
      ),
    ),
  placeOfSupply: fc.constantFrom(...states),
  platformStateCode: fc.constantFrom(...states),
  payment: fc.constantFrom('online' as const, 'cod' as const, 'undecided' as const),
  shipping: chargeArbitrary,
  cod: chargeArbitrary,
  list: fc.integer({ min: 0, max: 20_000 }),
  /** A share of the goods in basis points, and which of them it reaches. */
  voucher: fc.option(
    fc.record({
      fundedBy: fc.constantFrom('seller' as const, 'platform' as const),
      bp: fc.integer({ min: 0, max: 10_000 }),
      reaches: fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1 }),
    }),
  ),
})

function discountOf({
  lines,
  voucher,
}: {
  lines: readonly QuoteInputLine[]
  voucher: { fundedBy: 'seller' | 'platform'; bp: number; reaches: number[] } | null
}): QuoteInput['discount'] {
  if (voucher === null) return null
  const offerIds = new Set(voucher.reaches)
  const worth = sum(
    lines.filter((l) => offerIds.has(l.offerId)).map((l) => l.unitPricePaise * l.quantity),
  )
  return {
    code: 'RANDOM',
    title: '',
    fundedBy: voucher.fundedBy,
    amountPaise: Math.floor((worth * voucher.bp) / 10_000),
    offerIds,
  }
}

const sum = (values: readonly number[]) => values.reduce((a, b) => a + b, 0)
const taxOf = (part: { cgstPaise: number; sgstPaise: number; igstPaise: number }) =>
  part.cgstPaise + part.sgstPaise + part.igstPaise

describe('10,000 random carts', () => {
  it('CART-09 CART-17 CART-18 CART-23 add up to the paisa in every part, whatever the order of lines', () => {
    fc.assert(
      fc.property(cartArbitrary, fc.infiniteStream(fc.nat()), (cart, shuffle) => {
        const input: QuoteInput = {
          lines: cart.lines,
          placeOfSupply: cart.placeOfSupply,
          platformStateCode: cart.platformStateCode,
          payment: cart.payment,
          discount: discountOf(cart),
          charges: {
            shipping: rule('shipping', { ...cart.shipping, gstBp: 1800 }),
            cod_fee: rule('cod_fee', { ...cart.cod, gstBp: 1800 }),
            list_shipping: rule('list_shipping', { amountPaise: cart.list }),
          },
        }
        const q = priceCart(input)
        const parts = [...q.lines, ...q.charges]
        // What the buyer saw is what the buyer pays: prices never move, and a voucher takes off what it says.
        const off = sum(q.lines.map((l) => l.discountPaise + l.platformPaidPaise))
        if (
          sum(q.lines.map((l) => l.totalPaise + l.discountPaise)) !==
          sum(cart.lines.map((l) => l.unitPricePaise * l.quantity))
        )
          throw new Error('a price moved')
        if (off !== (input.discount?.amountPaise ?? 0) || off !== q.discountPaise)
          throw new Error('the discount is not its parts')
        for (const l of q.lines) {
          if (
            Math.min(l.discountPaise, l.platformPaidPaise, l.totalPaise - l.platformPaidPaise) < 0
          )
            throw new Error('a line pays back')
          if (
            l.discountPaise + l.platformPaidPaise > 0 &&
            input.discount?.offerIds.has(l.offerId) !== true
          )
            throw new Error('a discount on goods it is not for')
          if (input.discount?.fundedBy === 'platform' && l.totalPaise !== l.grossPaise)
            throw new Error('the seller is paid less')
        }
        for (const part of parts) {
          if (part.taxablePaise + taxOf(part) !== part.totalPaise)
            throw new Error('a part does not add up')
          if (part.cgstPaise !== part.sgstPaise) throw new Error('CGST is not SGST')
          if (part.igstPaise > 0 && part.cgstPaise > 0) throw new Error('both kinds of tax')
          if (
            Math.min(
              part.taxablePaise,
              part.cgstPaise,
              part.sgstPaise,
              part.igstPaise,
              part.totalPaise,
            ) < 0
          )
            throw new Error('negative')
        }
        if (q.totalPaise !== sum(parts.map((p) => p.totalPaise)) - q.platformPaidPaise)
          throw new Error('the total is not its parts')
        if (q.totalPaise !== q.subtotalPaise - q.discountPaise + q.shippingPaise + q.codFeePaise)
          throw new Error('the total is not its lines')
        if (
          q.totalPaise !==
            sum(q.taxByRate.map((r) => r.taxablePaise + taxOf(r))) - q.platformPaidPaise ||
          q.totalTaxPaise !== sum(q.taxByRate.map(taxOf))
        )
          throw new Error('rates do not add up')
        if (
          Math.min(
            q.remainingForFreeShippingPaise,
            q.slashedShippingPaise - q.shippingPaise,
            q.mrpTotalPaise - q.subtotalPaise,
          ) < 0
        )
          throw new Error('negative')
        const { total, ...savings } = savingsOf(q)
        if (total !== sum(Object.values(savings)) || Math.min(...Object.values(savings)) < 0)
          throw new Error('savings do not add up')

        const keys = new Map(input.lines.map((l) => [l.offerId, shuffle.next().value]))
        const other = priceCart({
          ...input,
          lines: input.lines.toSorted(
            (a, b) => (keys.get(a.offerId) ?? 0) - (keys.get(b.offerId) ?? 0),
          ),
        })
        const { lines: _, ...rest } = other
        const { lines: __, ...expected } = q
        if (JSON.stringify(rest) !== JSON.stringify(expected))
          throw new Error('the order of lines matters')
      }),
      { numRuns: 10_000 },
    )
  })
})
