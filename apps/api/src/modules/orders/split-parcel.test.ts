import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sumPaise } from '@upchar/kernel/money'
import { splitParcel, type PackedLot } from './split-parcel.ts'
import type { Part } from './split-order.ts'

type Line = Part['lines'][number]

/** Three pieces of ₹10.50 less ₹1.05 of the seller, with 5 % within the state. */
const line = (changes: Partial<Line> = {}): Line => ({
  offerId: 1,
  sku: 'A',
  title: 'Gloves',
  optionLabel: 'M',
  quantity: 3,
  unitPricePaise: 1_050,
  mrpPaise: 2_000,
  hsn: '40151200',
  sellerId: 1,
  sellerStateCode: '27',
  coldChain: false,
  vaccine: false,
  engravingName: null,
  gstBp: 500,
  grossPaise: 3_150,
  discountPaise: 105,
  platformPaidPaise: 0,
  taxablePaise: 2_901,
  cgstPaise: 72,
  sgstPaise: 72,
  igstPaise: 0,
  totalPaise: 3_045,
  ...changes,
})
const delivery: Part['charges'][number] = {
  kind: 'shipping',
  gstBp: 500,
  sellerId: 1,
  taxablePaise: 9_428,
  cgstPaise: 236,
  sgstPaise: 236,
  igstPaise: 0,
  totalPaise: 9_900,
}
const partOf = (...lines: Line[]): Part => ({
  sellerId: 1,
  lines,
  charges: [delivery],
  totalPaise: sumPaise([...lines, delivery].map(({ totalPaise }) => totalPaise)),
})
const lot = (offerId: number, parcel: number, quantity: number): PackedLot => ({
  offerId,
  lotId: parcel,
  parcelId: `P${parcel}`,
  warehouseId: 1,
  batchNo: `B${parcel}`,
  expiresOn: null,
  quantity,
  serials: [],
})

const at = (parcel: number, ...packed: number[]) => ({
  parcelId: `P${parcel}`,
  packed: new Set(packed.map((one) => `P${one}`)),
  placeOfSupply: '27',
  charges: [],
})

describe('RET-03 what a parcel of a part contains', () => {
  it('is the whole part where it is the only one', () => {
    const part = partOf(line())
    expect(splitParcel(part, { ...at(7), lots: [lot(1, 7, 3)], charges: [delivery] })).toEqual(part)
  })

  it('is its pieces of a divided line, and the charges with the first parcel only', () => {
    const part = partOf(line(), line({ offerId: 2, sku: 'B' }))
    const lots = [lot(1, 7, 2), lot(1, 9, 1), lot(2, 9, 3)]
    const near = splitParcel(part, { ...at(7), lots })
    const far = splitParcel(part, { ...at(9, 7), lots, charges: [delivery] })
    // Two thirds of ₹30.45 are ₹20.30, of ₹0.72 tax ₹0.48.
    expect(near).toMatchObject({
      lines: [
        {
          sku: 'A',
          quantity: 2,
          grossPaise: 2_100,
          discountPaise: 70,
          taxablePaise: 1_934,
          cgstPaise: 48,
          sgstPaise: 48,
          totalPaise: 2_030,
        },
      ],
      charges: [],
      totalPaise: 2_030,
    })
    expect(far).toMatchObject({
      lines: [
        { sku: 'A', quantity: 1, discountPaise: 35, taxablePaise: 967, totalPaise: 1_015 },
        { sku: 'B', quantity: 3, totalPaise: 3_045 },
      ],
      charges: [delivery],
      totalPaise: 1_015 + 3_045 + 9_900,
    })
  })

  it('adds up over the parcels to the line, each amount next to its share', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 5 }),
        fc.integer({ min: 1, max: 1_000_000 }),
        fc.integer({ min: 0, max: 100 }),
        fc.constantFrom(0, 500, 1_200, 1_800),
        (pieces, unitPricePaise, percentOff, gstBp) => {
          const quantity = sumPaise(pieces)
          const grossPaise = unitPricePaise * quantity
          const discountPaise = Math.floor((grossPaise * percentOff) / 100)
          const totalPaise = grossPaise - discountPaise
          const half = Math.floor((totalPaise * gstBp) / (10_000 + gstBp) / 2)
          const taxes = { cgstPaise: half, sgstPaise: half, igstPaise: 0 }
          const taxablePaise = totalPaise - 2 * half
          const amounts = { grossPaise, discountPaise, totalPaise, taxablePaise, ...taxes }
          const whole = line({ quantity, unitPricePaise, gstBp, platformPaidPaise: 99, ...amounts })
          const lots = pieces.map((count, i) => lot(1, i + 1, count))
          const shares = lots.flatMap(
            ({ lotId }, i) =>
              splitParcel(partOf(whole), {
                ...at(lotId, ...lots.slice(0, i).map((before) => before.lotId)),
                lots,
              }).lines,
          )
          const keys = [
            'quantity',
            'grossPaise',
            'discountPaise',
            'platformPaidPaise',
            'taxablePaise',
            'cgstPaise',
            'sgstPaise',
            'totalPaise',
          ] as const
          for (const key of keys) expect(sumPaise(shares.map((s) => s[key])), key).toBe(whole[key])
          for (const share of shares) {
            expect(share.cgstPaise).toBe(share.sgstPaise)
            expect(share.grossPaise - share.discountPaise).toBe(share.totalPaise)
            // Of a line's share of tax both halves are whole paise, so two such amounts may be two paise apart.
            for (const [key, most] of [
              ['totalPaise', 1],
              ['platformPaidPaise', 1],
              ['cgstPaise', 2],
            ] as const)
              expect(
                Math.abs(share[key] - (whole[key] * share.quantity) / quantity),
              ).toBeLessThanOrEqual(most)
          }
        },
      ),
    )
  })
})
