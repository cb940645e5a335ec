import fc from 'fast-check'
import { describe, it } from 'vitest'
import { STATES } from '@upchar/kernel/states'

import {
  priceCart,
  savingsOf,
  type ChargeRule,
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

const states = STATES.filter((state) => !state.retired && state.code !== '97').map(
  (state) => state.code,
)

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

const platformFeeArbitrary = fc.oneof(
  chargeArbitrary.map((charge) => ({ ...charge, chargedBy: 'platform' as const })),
  chargeArbitrary.map((charge) => ({
    ...charge,
    chargedBy: 'platform' as const,
    basis: 'per_seller' as const,
  })),
  fc.record({
    basis: fc.constant('percentage' as const),
    chargedBy: fc.constant('platform' as const),
    percentBp: fc.integer({ min: 1, max: 10_000 }),
    atMostPaise: fc.option(fc.integer({ min: 0, max: 100_000 })),
    freeFromPaise: fc.option(fc.integer({ min: 0, max: 10_000_000 })),
  }),
)

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
  platformFee: platformFeeArbitrary,
  /** A discount in basis points, and the lines it applies to. */
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
  it('CART-09 CART-17 CART-18 CART-23 add up to the paisa in every part, in any order of lines', () => {
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
            platform_fee: rule('platform_fee', { ...cart.platformFee, gstBp: 1800 }),
          },
        }
        const q = priceCart(input)
        const parts = [...q.lines, ...q.charges]
        // The buyer pays the shown prices less the voucher's discount.
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
        const fees = q.shippingPaise + q.codFeePaise + (q.platformFeePaise ?? 0)
        if (q.totalPaise !== q.subtotalPaise - q.discountPaise + fees)
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
        const { amountPaise, freeFromPaise } = cart.shipping
        const paidForGoods =
          sum(cart.lines.map((l) => l.unitPricePaise * l.quantity)) -
          (input.discount?.amountPaise ?? 0)
        const escaped =
          cart.lines.length > 0 && freeFromPaise !== null && paidForGoods >= freeFromPaise
        if (savings.deliveryFeeWaiver !== (escaped ? amountPaise : 0))
          throw new Error('delivery saved that nobody pays')

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
