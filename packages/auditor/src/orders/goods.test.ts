import { describe, expect, it } from 'vitest'
import { day, lotOf, orderOf, ownLot, saidOf, withLine } from '../testing/order.ts'
import { batchCheck, licenceCheck } from './goods.ts'
import type { Line } from './order.ts'

const lot = (part: Partial<Line['lots'][number]>) => [{ ...lotOf, ...part }]

describe('batches and licences', () => {
  it.each([
    [
      'expired before the day',
      { lots: lot({ expiresOn: '2026-11-23', own: { ...ownLot, expiresOn: '2026-11-23' } }) },
      /expired on 2026-11-23, sold on 2026-11-24 by 3$/,
    ],
    [
      'are too few',
      { lots: lot({ quantity: 2n }) },
      /3 were ordered, 2 were taken from batches by -1$/,
    ],
    [
      'are of other goods',
      { lots: lot({ own: { ...ownLot, offerId: '2' } }) },
      /is of other goods by 3$/,
    ],
    ['are another batch', { lots: lot({ own: { ...ownLot, batchNo: 'B2' } }) }, /is batch B2/],
    [
      'have another expiry date',
      { lots: lot({ own: { ...ownLot, expiresOn: '2027-12-31' } }) },
      /expires 2027-12-31/,
    ],
    [
      'lie in another warehouse',
      { lots: lot({ own: { ...ownLot, warehouseId: 72n } }) },
      /left a warehouse of another seller/,
    ],
    ['are another seller’s', { lots: lot({ sellerId: 8n }) }, /left a warehouse of another seller/],
    ['are gone', { lots: lot({ own: null }) }, /the lot lot is gone/],
    [
      'lie in no parcel of theirs',
      { lots: lot({ parcelId: 'other' }) },
      /lies in a parcel of another seller or warehouse/,
    ],
    [
      'have a serial number twice',
      { lots: lot({ serials: ['S1', 'S1'] }) },
      /has 2 serial numbers, some twice or more than pieces/,
    ],
    [
      'have more serial numbers than pieces',
      { lots: lot({ serials: ['S1', 'S2', 'S3', 'S4'] }) },
      /has 4 serial numbers, some twice or more than pieces/,
    ],
  ] as const)('batches are named that %s', (_what, line, text) => {
    const said = saidOf(batchCheck, orderOf(withLine(line)))
    expect(
      said.filter((one) => text.test(one)),
      said.join('\n'),
    ).toHaveLength(1)
  })
  it('OPS-02 a batch that expires before the promised day is named', () => {
    const promised = (expiresFrom: string) => {
      const order = orderOf(withLine({}))
      const lines = order.quote.lines.map((line) => ({ ...line, expiresFrom }))
      return saidOf(batchCheck, { ...order, quote: { ...order.quote, lines } })
    }
    const ends = lotOf.expiresOn ?? ''
    expect(promised(ends)).toEqual([])
    expect(promised('2099-01-01').join()).toMatch(/expires before the promised day by 3$/)
  })
  it('a batch that expires on the day, and pieces that are cancelled, are right', () => {
    const today = { lots: lot({ expiresOn: day, own: { ...ownLot, expiresOn: day } }) }
    expect(saidOf(batchCheck, orderOf(withLine(today)))).toEqual([])
    const two = { cancelled: 1n, lots: lot({ quantity: 2n }) }
    expect(saidOf(batchCheck, orderOf(withLine(two)))).toEqual([])
  })
  it('KYC-04 a sale needs the seller’s licence of its class on the day, for the goods’ warehouse', () => {
    const always = { validFrom: null, validTo: null }
    const licenceRules = [{ productClass: 'DEV_A', need: 'sale', form: 'MD-42', ...always }]
    const held = (part: object) => [
      { sellerId: 7, form: 'MD-42', warehouseId: null, ...always, ...part },
    ]
    const of = (part: object) =>
      saidOf(licenceCheck, orderOf(), { licenceRules, licences: held(part) })
    for (const right of [{}, { warehouseId: 71 }, { validTo: day }, { validFrom: day }])
      expect(of(right), JSON.stringify(right)).toEqual([])
    for (const wrong of [
      { sellerId: 8 },
      { form: '21B' },
      { warehouseId: 72 },
      { validTo: '2026-11-23' },
      { validFrom: '2026-11-25' },
    ])
      expect(of(wrong), JSON.stringify(wrong)).toHaveLength(1)
    expect(saidOf(licenceCheck, orderOf(), { licenceRules: [] })).toHaveLength(1)
  })
  it('KYC-04 guests buy only what they may, nobody under a licence that had ended', () => {
    const guests = [{ productClass: 'DEV_A', requirement: 'kyc', validFrom: null, validTo: null }]
    expect(saidOf(licenceCheck, orderOf(), { guests })).toEqual([
      'GLOVES (DEV_A) was sold to a guest, who may not buy it by null',
    ])
    expect(saidOf(licenceCheck, orderOf({ isGuest: false }), { guests })).toEqual([])
    const under = (licenceValidUntil: string) =>
      saidOf(licenceCheck, orderOf(withLine({ licenceNumber: 'MH-1', licenceValidUntil })))
    expect([under(day), under('2026-11-23')]).toEqual([
      [],
      ["GLOVES: the buyer's licence MH-1 ended on 2026-11-23 by null"],
    ])
  })
})
