import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  chargesInForce,
  priceCart,
  type ChargeRule,
  type QuoteInputLine,
} from '../pricing/index.ts'
import type { GuestForm } from '../checkout/index.ts'
import { makeInvoice, type Supplier } from './make-invoice.ts'
import { taxByHsn } from './tax-by-hsn.ts'
import { splitOrder } from './split-order.ts'

const states = ['27', '07', '29', '04', '33'] as const
const seller = fc.integer({ min: 1, max: 4 })
const line = fc.record({
  sellerId: seller,
  quantity: fc.integer({ min: 1, max: 500 }),
  unitPricePaise: fc.integer({ min: 1, max: 5_000_000 }),
  gstBp: fc.constantFrom(0, 500, 1800),
  coldChain: fc.boolean(),
})
const rule = (
  kind: ChargeRule['kind'],
  amountPaise: number,
  chargedBy: ChargeRule['chargedBy'],
): ChargeRule => ({
  kind,
  basis: 'fixed',
  percentBp: null,
  atMostPaise: null,
  amountPaise,
  gstBp: chargedBy === 'platform' ? 1800 : null,
  chargedBy,
  freeFromPaise: null,
  validFrom: '2026-01-01',
  validTo: null,
  source: 'test',
})

const cart = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 12 }),
  placeOfSupply: fc.constantFrom(...states),
  cod: fc.boolean(),
  shipping: fc.integer({ min: 0, max: 50_000 }),
  shippingBy: fc.constantFrom('seller' as const, 'platform' as const),
  fee: fc.integer({ min: 0, max: 20_000 }),
  voucher: fc.option(
    fc.record({
      fundedBy: fc.constantFrom('seller' as const, 'platform' as const),
      bp: fc.integer({ min: 0, max: 9_000 }),
    }),
  ),
})

const form: GuestForm = {
  email: 'a@b.example',
  fullName: 'A',
  phone: '9876543210',
  pincode: '400001',
  house: '1',
  street: 'S',
  landmark: '',
  city: 'Mumbai',
  state: 'Maharashtra',
  stateCode: '27',
  gstin: '',
  businessName: '',
}
const supplier: Supplier = {
  legalName: 'S',
  tradeName: 'S',
  address: 'A',
  city: 'C',
  stateCode: '27',
  state: 'Maharashtra',
  pincode: '400001',
  gstin: '27AAACX1234A1ZX',
  licence: null,
  invoicePrefix: 'MH1',
  hsnDigits: 4,
}
const at = new Date('2026-11-24T05:30:00Z')

const quoteOf = (input: typeof cart extends fc.Arbitrary<infer T> ? T : never) =>
  priceCart({
    lines: input.lines.map(({ gstBp, ...l }, i): QuoteInputLine => ({
      ...l,
      gst: { rateBp: gstBp, cheap: null },
      packSize: 1,
      offerId: i + 1,
      sku: `S${i}`,
      title: `T${i}`,
      optionLabel: '',
      mrpPaise: null,
      hsn: '90183100',
      sellerStateCode: states[l.sellerId] ?? '27',
      vaccine: false,
      engravingName: null,
    })),
    placeOfSupply: input.placeOfSupply,
    platformStateCode: '27',
    payment: input.cod ? 'cod' : 'online',
    charges: chargesInForce(
      [rule('shipping', input.shipping, input.shippingBy), rule('cod_fee', input.fee, 'platform')],
      '2026-11-24',
    ),
    discount:
      input.voucher === null
        ? null
        : {
            code: 'WARD5',
            title: '',
            fundedBy: input.voucher.fundedBy,
            offerIds: new Set(input.lines.map((_, i) => i + 1)),
            amountPaise: Math.floor(
              (sum(input.lines.map((l) => l.unitPricePaise * l.quantity)) * input.voucher.bp) /
                10_000,
            ),
          },
  })

const sum = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0)

describe('splitting an order by seller', () => {
  it('ORDER-06 CART-09 sub-orders and invoices add up to what is charged and what the shop pays by a voucher, to the paisa, for 10,000 random carts', () => {
    fc.assert(
      fc.property(cart, (input) => {
        const quote = quoteOf(input)
        const parts = splitOrder(quote)
        const invoices = parts.map((part) =>
          makeInvoice({
            part,
            supplier,
            form,
            placeOfSupply: quote.placeOfSupply,
            voucher: quote.voucher?.code ?? null,
            orderNumber: 'UP',
            paidBy: '',
            orderedAt: at,
            at,
            lots: [],
            articles: new Map(),
            sellerLicences: {
              premisesFor: () => 'all',
              boundGoods: () => [],
              isSuspended: () => false,
              licencesFor: () => [],
            },
            licences: null,
            operator: { legalName: 'Upchar', gstin: '27AABCU7421K1Z5' },
          }),
        )
        const supplied = quote.totalPaise + quote.platformPaidPaise
        expect(sum(parts.map((part) => part.totalPaise))).toBe(supplied)
        expect(sum(invoices.map((invoice) => invoice.totals.totalPaise))).toBe(supplied)
        expect(sum(invoices.map((invoice) => invoice.paidByShop?.paise ?? 0))).toBe(
          quote.platformPaidPaise,
        )
        for (const { totals, lines, charges } of invoices) {
          expect(totals.taxablePaise + totals.cgstPaise + totals.sgstPaise + totals.igstPaise).toBe(
            totals.totalPaise,
          )
          expect(totals.cgstPaise).toBe(totals.sgstPaise)
          expect(totals.cgstPaise === 0 || totals.igstPaise === 0).toBe(true)
          expect(sum([...lines, ...charges].map((taxed) => taxed.totalPaise))).toBe(
            totals.totalPaise,
          )
          const byCode = taxByHsn({ lines, charges })
          for (const key of ['taxablePaise', 'cgstPaise', 'sgstPaise', 'igstPaise'] as const)
            expect(sum(byCode.map((row) => row[key]))).toBe(totals[key])
          expect(new Set(byCode.map(({ code, gstBp }) => `${code}/${gstBp}`)).size).toBe(
            byCode.length,
          )
        }
        expect(sum(parts.map((part) => part.lines.length))).toBe(quote.lines.length)
        expect(new Set(parts.map((part) => part.sellerId)).size).toBe(parts.length)
      }),
      { numRuns: 10_000 },
    )
  })

  it('puts the shop’s fee last, and has no part without charges', () => {
    const quote = quoteOf({
      lines: [{ sellerId: 2, quantity: 1, unitPricePaise: 100, gstBp: 500, coldChain: false }],
      placeOfSupply: '27',
      cod: true,
      shipping: 0,
      shippingBy: 'seller',
      fee: 4_900,
      voucher: null,
    })
    expect(splitOrder(quote).map((part) => [part.sellerId, part.totalPaise])).toEqual([
      [2, 100],
      [null, 4_900],
    ])
  })
})
