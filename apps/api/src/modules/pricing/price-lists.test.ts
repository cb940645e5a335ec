import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Buyer } from '@upchar/kernel/buying-policy'
import { listPriceProblem, PriceLists, type PriceList } from './index.ts'

const at = new Date('2026-11-24T05:30:00Z')
const hour = 3_600_000

const anyPrice = fc.integer({ min: 1, max: 2_000 })
const type = fc.constantFrom(1, 2, 15, 25)
const listOf = fc.record({
  types: fc.uniqueArray(type, { minLength: 1 }),
  price: anyPrice,
  from: fc.integer({ min: -3, max: 3 }),
  hours: fc.option(fc.integer({ min: 0, max: 4 })),
})
const buyerOf = fc.record({
  businessTypeId: fc.option(fc.constantFrom(1, 2, 15, 25)),
  kycStatus: fc.constantFrom('notVerified', 'partialVerified', 'verified'),
}) satisfies fc.Arbitrary<Buyer>
const goodsOf = fc.record({
  productClass: fc.constantFrom('GEN', 'DEV_A', 'DRUG_GEN', 'DRUG_H', 'DRUG_H1', 'BIO_C'),
  pricePaise: fc.integer({ min: 0, max: 2_000 }),
  mrpPaise: fc.option(anyPrice),
})

describe('OPS-04 price lists', () => {
  it('OPS-04 give the lowest fitting price below everybody’s, and nobody else any', () => {
    fc.assert(
      fc.property(fc.array(listOf, { maxLength: 6 }), buyerOf, goodsOf, (wanted, buyer, goods) => {
        const lists = wanted.map(({ types, price, from, hours }, i): PriceList => {
          const validFrom = new Date(at.getTime() + from * hour)
          return {
            id: String(i),
            name: `List ${i}`,
            businessTypes: types,
            validFrom,
            validTo: hours === null ? null : new Date(validFrom.getTime() + hours * hour),
            prices: { A: price },
            groupIds: [7],
          }
        })
        const found = new PriceLists(lists).lowest({ sku: 'A', ...goods }, buyer, at)
        const mayHave =
          [1, 2, 15].includes(buyer.businessTypeId ?? 0) &&
          buyer.kycStatus !== 'notVerified' &&
          !['DRUG_H', 'DRUG_H1', 'BIO_C'].includes(goods.productClass)
        // Counted in whole hours from now, apart from the code.
        const prices = wanted
          .filter(
            ({ types, from, hours }) =>
              types.some((one) => one === buyer.businessTypeId) &&
              from <= 0 &&
              (hours === null || from + hours > 0),
          )
          .map(({ price }) => price)
          .filter((price) => price < goods.pricePaise && price <= (goods.mrpPaise ?? price))
        expect(found?.pricePaise).toBe(
          mayHave && prices.length > 0 ? Math.min(...prices) : undefined,
        )
        if (found !== null) expect(found.ordinaryPaise).toBe(goods.pricePaise)
      }),
      { numRuns: 2_000 },
    )
  })

  it('OPS-04 let nothing be set above MRP, ceiling or everybody’s price, or below the lowest price', () => {
    const bounds = fc.record({
      lowestPaise: fc.option(anyPrice, { nil: undefined }),
      ceilingPaise: fc.option(anyPrice, { nil: undefined }),
    })
    fc.assert(
      fc.property(
        fc.integer({ min: -5, max: 2_100 }),
        goodsOf,
        bounds,
        (price, goods, { lowestPaise, ceilingPaise }) => {
          const isAbove = ceilingPaise !== undefined && price > ceilingPaise
          const problem = listPriceProblem(price, goods, {
            lowestPaise,
            aboveCeiling: isAbove ? 'the ceiling' : undefined,
          })
          const stands =
            price > 0 &&
            price < goods.pricePaise &&
            price <= (goods.mrpPaise ?? price) &&
            price <= (ceilingPaise ?? price) &&
            price >= (lowestPaise ?? price) &&
            !['DRUG_H', 'DRUG_H1', 'BIO_C'].includes(goods.productClass)
          expect(problem === undefined).toBe(stands)
        },
      ),
      { numRuns: 2_000 },
    )
  })

  it('OPS-04 know which groups a buyer has prices of', () => {
    const lists = new PriceLists([
      {
        id: '1',
        name: 'List',
        businessTypes: [1],
        validFrom: at,
        validTo: null,
        prices: { A: 5 },
        groupIds: [7],
      },
    ])
    const hospital: Buyer = { businessTypeId: 1, kycStatus: 'verified' }
    expect(lists.concerns(7, hospital)).toBe(true)
    expect(lists.concerns(8, hospital)).toBe(false)
    expect(lists.concerns(7, { ...hospital, businessTypeId: 2 })).toBe(false)
  })
})
