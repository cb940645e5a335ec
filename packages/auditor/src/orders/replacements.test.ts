import { describe, expect, it } from 'vitest'
import { documentOf, goodsPart, lineOf, orderOf, saidOf } from '../testing/order.ts'
import type { Replacement, Return } from './order.ts'
import { replacementCheck } from './replacements.ts'

const part = goodsPart({ lines: [lineOf()] })
const back: Return = {
  id: 'return',
  number: 'UP-1/R1',
  state: 'settled',
  byBuyer: true,
  outcome: 'replacement',
  subOrderId: part.id,
  credit: 0n,
  refund: 0n,
  cash: 0n,
  back: 0n,
  lines: [{ line: lineOf().id, quantity: 2n }],
  pieces: [
    { line: lineOf().id, lotId: '1', parcelId: 'p', fate: 'destroy', quantity: 2n },
    { line: lineOf().id, lotId: '1', parcelId: 'p', fate: 'rejected', quantity: 1n },
  ],
  strays: 0n,
  restocked: [],
}
const lot: Replacement['lots'][number] = {
  line: lineOf().id,
  lotId: '9',
  batchNo: 'B9',
  expiresOn: null,
  quantity: 2n,
  warehouseId: 1n,
  own: { batchNo: 'B9', expiresOn: null, offerId: lineOf().offerId, warehouseId: 1n },
}
const challan = (changes: object = {}) => ({
  number: 'T0D/26-27/000001',
  issuedDay: '2026-11-24',
  isCancelled: false,
  document: documentOf({
    title: 'Delivery challan',
    number: 'T0D/26-27/000001',
    orderNumber: orderOf().number,
    issuedOn: '2026-11-24',
    replaces: { return: 'UP-1/R1', reason: 'It arrived damaged', invoices: [] },
    lines: [row()],
    totals: { taxablePaise: 19_048, cgstPaise: 0, sgstPaise: 0, igstPaise: 0, totalPaise: 19_048 },
    ...changes,
  }),
})
const row = (changes: object = {}) => ({
  sku: lineOf().sku,
  quantity: 2,
  taxablePaise: 19_048,
  cgstPaise: 0,
  sgstPaise: 0,
  igstPaise: 0,
  ...changes,
})
const sent = (changes: Partial<Replacement> = {}): Replacement => ({
  id: 'again',
  returnId: 'return',
  subOrderId: part.id,
  state: 'packed',
  warehouseId: 1n,
  sellerId: part.sellerId,
  cash: null,
  challans: [challan()],
  invoices: 0n,
  leftOn: null,
  lots: [lot],
  ...changes,
})
const said = (one: Partial<Replacement> = {}, other: Partial<Return> = {}) =>
  saidOf(
    replacementCheck,
    orderOf({ parts: [part], returns: [{ ...back, ...other }], replacements: [sent(one)] }),
  )

describe('RET-02 goods sent once more', () => {
  it('are right as many as were accepted, with their challan, or waiting without one', () => {
    expect(said()).toEqual([])
    expect(said({ state: 'placed', challans: [] })).toEqual([])
  })
  it.each([
    [
      'of fewer pieces',
      { lots: [{ ...lot, quantity: 1n }] },
      {},
      /accepts 2 pieces to replace, 1 were sent by -1/,
    ],
    [
      'for goods that were paid back',
      {},
      { outcome: 'refund' },
      /accepts 0 pieces to replace, 2 were sent by 2/,
    ],
    ['with money', {}, { credit: 100n }, /is replaced, and gives back money by 100/],
    ['for cash', { cash: 5n }, {}, /asks for cash by 5/],
    ['with an invoice', { invoices: 1n }, {}, /has an invoice/],
    ['packed without a challan', { challans: [] }, {}, /is packed, and has 0 delivery challans/],
    [
      'unpacked with a challan that stands',
      { state: 'cancelled', lots: [] },
      { outcome: 'refund' },
      /T0D\/26-27\/000001 isn’t cancelled, of a parcel that is cancelled/,
    ],
    [
      'packed with a cancelled challan',
      { challans: [{ ...challan(), isCancelled: true }] },
      {},
      /T0D\/26-27\/000001 is cancelled, of a parcel that is packed/,
    ],
    ['with a challan too early', { state: 'placed' }, {}, /is placed, and has 1 delivery challans/],
    [
      'of other goods',
      { lots: [{ ...lot, own: { ...lot.own, offerId: 'x' } }] },
      {},
      /is of other goods/,
    ],
    [
      'expired',
      {
        leftOn: '2026-11-24',
        lots: [{ ...lot, expiresOn: '2026-11-23', own: { ...lot.own, expiresOn: '2026-11-23' } }],
      },
      {},
      /expired on 2026-11-23/,
    ],
    ['for another part', { subOrderId: 'other' }, {}, /is for no return of its seller’s goods/],
    ['from another seller', { sellerId: 99n }, {}, /another seller/],
    ['taxed', { challans: [challan({ lines: [row({ igstPaise: 7 })] })] }, {}, /states a tax by 7/],
    [
      'with another value',
      { challans: [challan({ lines: [row({ taxablePaise: 1 })] })] },
      {},
      /its value adds up to/,
    ],
    [
      'with other pieces on the challan',
      { challans: [challan({ lines: [row({ quantity: 3 })] })] },
      {},
      /are 3, 2 lie in the parcel/,
    ],
  ] as const)('are named %s', (_what, one, other, text) => {
    expect(said(one as Partial<Replacement>, other).join('\n')).toMatch(text)
  })
})
