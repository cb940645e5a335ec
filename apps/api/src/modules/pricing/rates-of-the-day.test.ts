import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gstTermsOn, type DatedGstRate } from '@upchar/kernel/gst-rates'
import { priceCart, type QuoteInput } from './index.ts'

/**
 * The second calculation: the law in fractions, without the code under test. A day is a number, a rate a percentage,
 * and tax is what is left of a price when its value is rounded half up to a paisa (domain reference 1.5).
 */
const days = ['2025-09-22', '2026-03-31', '2026-04-01', '2026-11-24', '2027-01-01']
const law: Record<string, (day: string, rupeesAPiece: number) => number> = {
  '90183100': () => 5,
  '90214010': () => 0,
  // Cheaper from 1 April 2026.
  '94029010': (day) => (day < '2026-04-01' ? 18 : 5),
  '63079090': (_, value) => (value <= 2500 ? 5 : 18),
  // The slab ends with the year.
  '62101000': (day, value) => (day < '2027-01-01' && value > 2500 ? 18 : 5),
}
const row = (
  hsnPrefix: string,
  rateBp: number,
  more: Partial<DatedGstRate> = {},
): DatedGstRate => ({
  hsnPrefix,
  rateBp,
  tag: null,
  maxPiecePaise: null,
  validFrom: '2025-09-22',
  validTo: null,
  ...more,
})
const table = [
  row('9018', 500),
  row('9021', 500),
  row('902140', 0),
  row('9402', 1800, { validTo: '2026-03-31' }),
  row('9402', 500, { validFrom: '2026-04-01' }),
  row('6307', 500, { maxPiecePaise: 250_000 }),
  row('6307', 1800),
  row('6210', 500, { maxPiecePaise: 250_000, validTo: '2026-12-31' }),
  row('6210', 1800, { validTo: '2026-12-31' }),
  row('6210', 500, { validFrom: '2027-01-01' }),
]

/** Floor of a fraction. */
const floor = (n: bigint, d: bigint) => n / d

function taxBySecondCalculation(
  hsn: string,
  day: string,
  { paid, pieces, intra }: { paid: number; pieces: number; intra: boolean },
) {
  const rule = law[hsn]
  if (rule === undefined) throw new Error(hsn)
  // Within the slab: what a piece costs without the lower rate's 5 %, exactly 2,500 included.
  const within = BigInt(paid) * 100n <= 2_500n * 100n * 105n * BigInt(pieces)
  const percent = BigInt(rule(day, within ? 2_500 : 2_500.01))
  const value = floor(2n * BigInt(paid) * 100n + (100n + percent), 2n * (100n + percent))
  const tax = BigInt(paid) - value
  return intra
    ? { percent: Number(percent), cgst: Number(tax / 2n), igst: 0 }
    : { percent: Number(percent), cgst: 0, igst: Number(tax) }
}

const lineOf = fc.record({
  hsn: fc.constantFrom(...Object.keys(law)),
  // Around the slab of 2,500 rupees too.
  unitPricePaise: fc.oneof(
    fc.integer({ min: 1, max: 1_000_000 }),
    fc.integer({ min: 262_490, max: 262_510 }),
    fc.constantFrom(525_000, 525_001, 13_125_000, 13_125_050),
  ),
  packSize: fc.constantFrom(1, 1, 2, 50),
  quantity: fc.integer({ min: 1, max: 40 }),
  sellerStateCode: fc.constantFrom('27', '16', '36'),
})

describe('the rate of the day in a cart', () => {
  it('CART-23 equals a second calculation over days, rates, slabs, places and who pays a discount', () => {
    fc.assert(
      fc.property(
        fc.record({
          day: fc.constantFrom(...days),
          lines: fc.array(lineOf, { minLength: 1, maxLength: 8 }),
          placeOfSupply: fc.constantFrom('27', '16'),
          off: fc.integer({ min: 0, max: 10_000 }),
          fundedBy: fc.constantFrom('seller' as const, 'platform' as const),
        }),
        ({ day, lines, placeOfSupply, off, fundedBy }) => {
          const gross = lines.reduce((sum, one) => sum + one.unitPricePaise * one.quantity, 0)
          const input: QuoteInput['lines'] = lines.map((one, i) => {
            const gst = gstTermsOn(table, { hsn: one.hsn, tag: null }, day)
            if (gst === undefined) throw new Error('no rate')
            return {
              ...one,
              gst,
              offerId: i + 1,
              sku: `S${i}`,
              title: '',
              optionLabel: '',
              mrpPaise: null,
              sellerId: Number(one.sellerStateCode),
              coldChain: false,
              vaccine: false,
              engravingName: null,
            }
          })
          const quote = priceCart({
            lines: input,
            placeOfSupply,
            platformStateCode: '27',
            charges: {},
            payment: 'online',
            discount: {
              code: 'X',
              title: '',
              fundedBy,
              amountPaise: Math.floor((gross * off) / 10_000),
              offerIds: new Set(input.map((one) => one.offerId)),
            },
          })
          const sums = new Map<number, number>()
          for (const [i, line] of quote.lines.entries()) {
            const one = lines[i]
            if (one === undefined) throw new Error('a line too many')
            // A seller's discount lowers the value of its goods, the platform's doesn't.
            const paid = one.unitPricePaise * one.quantity - line.discountPaise
            expect(fundedBy === 'seller' || line.discountPaise === 0).toBe(true)
            const intra = one.sellerStateCode === placeOfSupply
            const pieces = one.packSize * one.quantity
            const wanted = taxBySecondCalculation(one.hsn, day, { paid, pieces, intra })
            expect({
              percent: line.gstBp / 100,
              cgst: line.cgstPaise,
              sgst: line.sgstPaise,
              igst: line.igstPaise,
              total: line.taxablePaise + line.cgstPaise + line.sgstPaise + line.igstPaise,
            }).toEqual({ ...wanted, sgst: wanted.cgst, total: paid })
            sums.set(
              wanted.percent,
              (sums.get(wanted.percent) ?? 0) + 2 * wanted.cgst + wanted.igst,
            )
          }
          expect(
            quote.taxByRate.map((sum) => [
              sum.gstBp / 100,
              sum.cgstPaise + sum.sgstPaise + sum.igstPaise,
            ]),
          ).toEqual([...sums].toSorted(([a], [b]) => a - b))
        },
      ),
      { numRuns: 500 },
    )
  })
})
