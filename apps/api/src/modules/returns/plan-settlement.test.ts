import { expect, it } from 'vitest'
import { invoice, line } from '../orders/testing/invoice.ts'
import { planSettlement } from './plan-settlement.ts'
import { soldBatch, soldLine } from './testing/sold-line.ts'

const at = new Date('2026-11-24T05:30:00Z')

/** Three boxes of a seller at ₹105, in one parcel. */
const sold = (seller: string) =>
  soldLine({
    id: `line ${seller}`,
    subOrderId: seller,
    batches: [soldBatch({ shipmentId: `parcel ${seller}`, quantity: 3 })],
  })
const invoiced = (seller: string) => ({
  id: `invoice ${seller}`,
  subOrderId: seller,
  shipmentId: `parcel ${seller}`,
  gstin: '27AABCT0001T1Z5',
  series: 'MH1',
  document: invoice([line({})]),
  notes: [],
  isIrnCancelled: false,
})
/** What comes back where these pieces of the first of two sellers do; the order cost ₹308 with delivery. */
const settled = (quantity: number) =>
  planSettlement({
    lines: [sold('first'), sold('second')],
    pieces: [
      { line: 'line first', lot: 1, parcel: 'parcel first', quantity, fate: 'restock' as const },
    ],
    invoices: [invoiced('first'), invoiced('second')],
    tenders: [{ kind: 'online', paymentId: 'pay_1', paise: 30_800 }],
    reason: 'Damaged',
    at,
  })

it('RET-04 a seller’s delivery charge comes back with the last of its goods, whatever stays of another seller', () => {
  const whole = settled(3)
  expect([...whole.wishes]).toEqual([['invoice first', 'all']])
  expect(whole.refundPaise).toBe(10_500 + 4_900)
  const part = settled(2)
  expect(part.wishes.get('invoice first')).toMatchObject({ lines: [{ quantity: 2 }], charges: [] })
  expect(part.refundPaise).toBe(7_000)
})
