import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isLoss, marginOf, shareBp } from './margins.ts'

const five = { rateBp: 500, cheap: null }
const own = { packSize: 1, terms: five, commissionBp: null }
const sold = { packSize: 1, terms: five, commissionBp: 1_250 }

describe('OPS-04 margins', () => {
  it('OPS-04 leaves of own goods the price without GST less the cost', () => {
    // ₹105 has ₹5 of GST in it.
    expect(marginOf({ ...own, pricePaise: 10_500, costPaise: 8_000 })).toEqual({
      netPaise: 10_000,
      commissionPaise: null,
      marginPaise: 2_000,
      marginBp: 2_000,
      sellerKeepsPaise: null,
    })
    expect(marginOf({ ...own, pricePaise: 10_500, costPaise: null })).toMatchObject({
      marginPaise: null,
      marginBp: null,
    })
    expect(marginOf({ ...own, pricePaise: 10_500, costPaise: 10_001 })).toMatchObject({
      marginPaise: -1,
      marginBp: -1,
    })
    expect(marginOf({ ...own, pricePaise: 0, costPaise: 100 })).toBeUndefined()
  })

  it('OPS-04 leaves of a seller’s goods the commission, whatever they cost', () => {
    expect(marginOf({ ...sold, pricePaise: 10_500, costPaise: null })).toEqual({
      netPaise: 10_000,
      commissionPaise: 1_250,
      marginPaise: 1_250,
      marginBp: 1_250,
      sellerKeepsPaise: null,
    })
    expect(marginOf({ ...sold, pricePaise: 10_500, costPaise: 9_000 })).toMatchObject({
      marginPaise: 1_250,
      sellerKeepsPaise: -250,
    })
  })

  it('OPS-04 goes by the rate of the value of a piece', () => {
    const terms = { rateBp: 1_800, cheap: { maxPiecePaise: 250_000, rateBp: 500 } }
    // Two pieces at ₹2,500 without GST each, and a paisa more.
    const pack = { ...own, packSize: 2, terms, costPaise: null }
    expect(marginOf({ ...pack, pricePaise: 525_000 })?.netPaise).toBe(500_000)
    expect(marginOf({ ...pack, pricePaise: 525_001 })?.netPaise).toBe(444_916)
  })

  it('OPS-04 agrees with exact arithmetic for every price', () => {
    const amount = fc.integer({ min: 1, max: 10_000_000_000 })
    const rate = fc.constantFrom(0, 250, 300, 500, 1_200, 1_800, 2_800, 4_000)
    fc.assert(
      fc.property(
        amount,
        rate,
        fc.option(fc.integer({ min: 0, max: 10_000 })),
        fc.option(amount),
        (pricePaise, rateBp, commissionBp, costPaise) => {
          const margin = marginOf({
            pricePaise,
            packSize: 1,
            terms: { rateBp, cheap: null },
            commissionBp,
            costPaise,
          })
          if (margin === undefined) throw new Error('a price has a margin')
          const { netPaise, commissionPaise, marginPaise, marginBp, sellerKeepsPaise } = margin
          // Half a paisa at most between the rounded amounts and the exact ones, in whole numbers.
          const off = (rounded: number, times: bigint, exact: bigint) => {
            const twice = 2n * (BigInt(rounded) * times - exact)
            return twice < 0n ? -twice : twice
          }
          const gross = BigInt(10_000 + rateBp)
          expect(off(netPaise, gross, BigInt(pricePaise) * 10_000n) <= gross).toBe(true)
          if (commissionBp === null) {
            expect(commissionPaise).toBeNull()
            expect(sellerKeepsPaise).toBeNull()
            expect(marginPaise).toBe(costPaise === null ? null : netPaise - costPaise)
          } else {
            const exact = BigInt(netPaise) * BigInt(commissionBp)
            expect(off(commissionPaise ?? -1, 10_000n, exact) <= 10_000n).toBe(true)
            expect(marginPaise).toBe(commissionPaise)
            // Nothing of the price gets lost between the shop, the seller and its cost.
            if (costPaise !== null)
              expect((sellerKeepsPaise ?? Number.NaN) + (commissionPaise ?? 0) + costPaise).toBe(
                netPaise,
              )
          }
          if (marginPaise !== null && netPaise > 0) {
            const whole = BigInt(netPaise)
            expect(off(marginBp ?? -1, whole, BigInt(marginPaise) * 10_000n) <= whole).toBe(true)
          }
          expect(isLoss(margin)).toBe(
            costPaise !== null && costPaise > netPaise - (commissionPaise ?? 0),
          )
        },
      ),
    )
  })

  it('OPS-04 has no share of nothing', () => {
    expect(shareBp(1, 0)).toBeNull()
  })
})
