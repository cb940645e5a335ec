import { describe, expect, it } from 'vitest'
import type { SaleLicences } from '../../modules/sellers/index.ts'
import { arrivalsOf, mayLeave, type WayToBuyer } from './way-to-buyer.ts'

type Arrival = WayToBuyer['plan'] extends ReadonlyMap<number, infer A> ? A : never
type Quote = Parameters<typeof mayLeave>[1]['quote']

const [near, far, elsewhere] = [1, 2, 9]
const days = (from: string, to: string) => ({ from, to, label: '', shipsFrom: '' })
const plan = new Map<number, Arrival>([
  [near, { ...days('2026-11-25', '2026-11-26'), cold: days('2026-11-30', '2026-12-01') }],
  [far, days('2026-11-27', '2026-11-29')],
])
const asked: string[] = []
/** Medicines leave from the far warehouse only, vaccines from none. */
const licences: SaleLicences = {
  premisesFor: ({ sellerId, productClass, on }) => {
    asked.push(`${sellerId} ${productClass} ${on}`)
    return productClass === 'DRUG_H' ? new Set([far]) : productClass === 'BIO_C' ? new Set() : 'all'
  },
  boundGoods: () => [],
  isSuspended: () => false,
  licencesFor: () => [],
}
const way: WayToBuyer = { plan, licences }
const line = (offerId: number, part: Partial<Quote['lines'][number]> = {}) => ({
  offerId,
  sku: '',
  title: '',
  optionLabel: '',
  quantity: 1,
  unitPricePaise: 100,
  mrpPaise: null,
  hsn: '',
  sellerId: 7,
  sellerStateCode: '27',
  coldChain: false,
  productClass: 'GEN',
  vaccine: false,
  engravingName: null,
  gstBp: 0,
  grossPaise: 100,
  discountPaise: 0,
  platformPaidPaise: 0,
  taxablePaise: 100,
  cgstPaise: 0,
  sgstPaise: 0,
  igstPaise: 0,
  totalPaise: 100,
  ...part,
})
const checkoutOf = (...lines: Quote['lines']): { quote: Quote } => ({
  quote: {
    placeOfSupply: '27',
    voucher: null,
    lines,
    charges: [],
    taxByRate: [],
    subtotalPaise: 0,
    discountPaise: 0,
    platformPaidPaise: 0,
    mrpTotalPaise: 0,
    totalTaxPaise: 0,
    shippingPaise: 0,
    slashedShippingPaise: 0,
    remainingForFreeShippingPaise: 0,
    minimumOrderPaise: 0,
    codFeePaise: 0,
    codFeeWaivedPaise: 0,
    totalPaise: 0,
  },
})
/** 00:30 on the 25th in India. */
const at = new Date('2026-11-24T19:00:00Z')

describe('CHECKOUT-09 the warehouses that goods may leave from', () => {
  const { productClass: _, ...older } = line(5)
  const may = mayLeave(
    way,
    checkoutOf(
      line(1),
      line(2, { coldChain: true }),
      line(3, { productClass: 'DRUG_H' }),
      line(4, { productClass: 'BIO_C' }),
      older,
    ),
    at,
  )

  it.each([
    ['goods that need nothing: from anywhere', 1, true, true],
    ['cold goods: where a cold lane begins', 2, true, false],
    ['a medicine: from licensed premises', 3, false, true],
    ['a vaccine of a seller without a licence: from none', 4, false, false],
    ['goods of a quote that names no class: from anywhere', 5, true, true],
  ])('are, for %s', (_, offerId, fromNear, fromFar) => {
    expect([may(offerId, near), may(offerId, far)]).toEqual([fromNear, fromFar])
  })

  it('are asked for the seller and the day in India', () => {
    may(3, far)
    expect(asked.at(-1)).toBe('7 DRUG_H 2026-11-25')
  })
})

describe('CHECKOUT-09 the days that an order promises', () => {
  const lot = (offerId: number, warehouseId: number) => ({
    offerId,
    lotId: 1,
    warehouseId,
    batchNo: '',
    expiresOn: null,
    quantity: 1,
  })
  const promised = (
    lines: Quote['lines'],
    lots: ReturnType<typeof lot>[],
    from: WayToBuyer = way,
  ) =>
    [...arrivalsOf(from, checkoutOf(...lines), lots, at)].map(([id, arrival]) => [
      id,
      arrival.from,
      arrival.to,
    ])

  it('are those of each parcel’s warehouse', () => {
    expect(promised([line(1)], [lot(1, near), lot(1, far)])).toEqual([
      [near, '2026-11-25', '2026-11-26'],
      [far, '2026-11-27', '2026-11-29'],
    ])
  })

  it('are those of the cold goods for all that shares their parcel', () => {
    expect(
      promised([line(1), line(2, { coldChain: true })], [lot(1, near), lot(2, near), lot(1, far)]),
    ).toEqual([
      [near, '2026-11-30', '2026-12-01'],
      [far, '2026-11-27', '2026-11-29'],
    ])
  })

  it('are the latest of the plan for a warehouse that has left it, or else a week', () => {
    expect(promised([line(1)], [lot(1, elsewhere)])).toEqual([
      [elsewhere, '2026-11-27', '2026-11-29'],
    ])
    const none: WayToBuyer = { plan: new Map(), licences }
    expect(promised([line(1)], [lot(1, elsewhere)], none)).toEqual([
      [elsewhere, '2026-11-28', '2026-12-02'],
    ])
  })
})
