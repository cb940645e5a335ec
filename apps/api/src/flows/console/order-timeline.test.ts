import { expect, it } from 'vitest'
import { timelineOf, type Sources } from './order-timeline.ts'

type Parcel = Sources['order']['parts'][number]['parcels'][number]
type Entry = Sources['bookings'][number]

const asha = { id: 'asha', name: 'Asha Rao', email: 'asha@upchar.example' }
const parcel = (id: string): Parcel => ({
  id,
  version: 1,
  warehouse: { name: '', city: '' },
  courier: '',
  awb: '',
  tracking_url: '',
  booking: null,
  card_cost: null,
  card_costs: [],
  can_book: false,
  logger_number: '',
  temperature: null,
  proofs: [],
  takes_proof: false,
  state: 'placed',
  state_label: 'Order placed',
  promised: { from: '2026-11-26', to: '2026-11-27' },
  next: [],
  issues_invoice: true,
  is_replacement: false,
  is_stopped: false,
  is_held: false,
  missing: [],
  recalled: [],
  undo: null,
  contents: [],
})
const orderOf = (...parcels: string[]): Sources['order'] => ({
  id: 'order-1',
  placed_at: '2026-11-24T05:30:00.000Z',
  placed_by: null,
  payments: [],
  refunds: [],
  cancels: [],
  mails: [],
  parts: [
    {
      id: 'sub-1',
      seller: { name: 'Arogya', gstin: '', city: '' },
      state: 'placed',
      state_label: 'Order placed',
      cancel_note: '',
      total: 105,
      items: [],
      documents: [],
      parcels: parcels.map(parcel),
    },
  ],
})
const entry = (part: Pick<Entry, 'before' | 'after'>): Entry => ({
  id: 7,
  at: new Date('2026-11-24T07:00:00Z'),
  staffId: 'asha',
  keyId: null,
  by: asha,
  action: 'parcel.courier',
  subjectKind: 'order',
  subjectId: 'order-1',
  ...part,
})
const nothing = { scans: [], bookings: [], undone: [], redirected: [], names: new Map() }

it('OPS-01 an order’s history lists what happened, the latest first', () => {
  const order: Sources['order'] = {
    ...orderOf('p1'),
    payments: [
      {
        id: 'pay_1',
        method: 'upi',
        amount: 105,
        state: 'captured',
        at: '2026-11-24T05:29:00.000Z',
        error: '',
        reference: '',
        offer: null,
        of_order: true,
      },
    ],
    refunds: [
      {
        id: 'r1',
        payment_id: 'pay_1',
        amount: 5.5,
        reason: 'Paid twice',
        state: 'processed',
        to_wallet: false,
        at: '2026-11-24T09:00:00.000Z',
        reference: '',
      },
    ],
    mails: [
      { id: 'm1', to: 'ward@hospital.example', subject: 'Hello', at: '2026-11-24T06:00:00.000Z' },
    ],
  }
  expect(
    timelineOf({ ...nothing, order }).map(({ kind, title, note }) => [kind, title, note]),
  ).toEqual([
    ['refund', 'Refund processed: ₹5.50', 'Paid twice'],
    ['mail', 'Hello', 'Mail to ward@hospital.example'],
    ['order', 'Order placed', ''],
    ['payment', 'Payment captured: ₹105.00 by UPI', ''],
  ])
})

it('OPS-01 numbers parcels only where there are several', () => {
  const scans = [
    {
      parcelId: 'p2',
      at: '2026-11-24T08:00:00+00:00',
      statusId: 42,
      activity: 'Picked up',
      location: 'Bhiwandi',
      staffId: 'asha',
      memberId: null,
    },
    {
      parcelId: 'p2',
      at: '2026-11-24T08:30:00+00:00',
      statusId: 18,
      activity: 'On the way',
      location: '',
      staffId: null,
      memberId: 'ravi',
    },
    {
      parcelId: 'p2',
      at: '2026-11-24T08:45:00+00:00',
      statusId: 777,
      activity: 'Sorted',
      location: '',
      staffId: 'gone',
      memberId: null,
    },
  ]
  const ravi = { id: 'ravi', name: 'Ravi (seller)', email: 'ravi@seller.example' }
  const names = new Map([
    ['asha', asha],
    ['ravi', ravi],
  ])
  const of = (...parcels: string[]) =>
    timelineOf({ ...nothing, order: orderOf(...parcels), scans, names })
      .filter(({ kind }) => kind === 'parcel')
      .map(({ title, note, by }) => [title, note, by?.name ?? null])
  expect(of('p1', 'p2')).toEqual([
    ['Sorted · parcel 2', '', null],
    ['On the way · parcel 2', '', 'Ravi (seller)'],
    ['Shipped · parcel 2', 'Picked up, Bhiwandi', 'Asha Rao'],
  ])
  expect(of('p2').map(([title]) => title)).toEqual(['Sorted', 'On the way', 'Shipped'])
})

it('OPS-01 tells a booking from a correction, and says what was taken back and why', () => {
  const first = entry({
    before: { parcel: 'p1', courier: '', awb: null },
    after: { parcel: 'p1', courier: 'BlueDart', awb: 'A1', reason: '' },
  })
  const second = entry({
    before: { parcel: 'p1', courier: 'BlueDart', awb: 'A1' },
    after: { parcel: 'p1', courier: 'Delhivery', awb: 'D2', reason: 'Label damaged' },
  })
  const undone = entry({
    before: { parcel: 'p1' },
    after: { parcel: 'p1', undone: 'Delivered', reason: 'Wrong parcel' },
  })
  const told = (sources: Partial<Sources>) =>
    timelineOf({ ...nothing, order: orderOf('p1'), ...sources })
      .filter(({ kind }) => kind !== 'order')
      .map(({ kind, title, note, by }) => [kind, title, note, by?.id])
  expect(told({ bookings: [first] })).toEqual([['courier', 'Booked with BlueDart A1', '', 'asha']])
  expect(told({ bookings: [second] })).toEqual([
    ['courier', 'Corrected to Delhivery D2', 'Before: BlueDart A1\nLabel damaged', 'asha'],
  ])
  expect(told({ undone: [undone] })).toEqual([
    ['parcel', 'Taken back: Delivered', 'Wrong parcel', 'asha'],
  ])
})
