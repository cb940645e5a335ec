import { describe, expect, it } from 'vitest'
import { wantedBy } from './desk/order-query.ts'
import { nextStates, needsReason } from './desk/next-states.ts'
import { stateBefore, takenBack } from './desk/taken-back.ts'
import { isOwner, maySeeOrder } from './policy.ts'
import { progress, stateOfScan } from './scan-states.ts'
import type { OrderRow, ScanRow, ShipmentRow, SubOrderRow } from './store/read.ts'
import { grantsAccess, trackKey, trackKeyHash } from './track-link.ts'
import { orderSummary, orderView, paymentLabel } from './view.ts'

const form = {
  email: 'ward@hospital.example',
  fullName: 'Meera Nair',
  phone: '9876543210',
  pincode: '400001',
  house: '12',
  street: 'Marine Lines',
  landmark: '',
  city: 'Mumbai',
  state: 'Maharashtra',
  stateCode: '27',
  gstin: '',
  businessName: '',
}
const quote: OrderRow['quote'] = {
  placeOfSupply: '27',
  voucher: null,
  lines: [],
  charges: [],
  taxByRate: [],
  subtotalPaise: 10_500,
  discountPaise: 0,
  platformPaidPaise: 0,
  mrpTotalPaise: 10_500,
  totalTaxPaise: 500,
  shippingPaise: 0,
  slashedShippingPaise: 0,
  remainingForFreeShippingPaise: 0,
  minimumOrderPaise: 0,
  codFeePaise: 0,
  codFeeWaivedPaise: 0,
  totalPaise: 10_500,
}
const scan = (statusId: number, at: string, part: Partial<ScanRow> = {}): ScanRow => ({
  statusId,
  at,
  activity: '',
  location: '',
  staffId: null,
  memberId: null,
  ...part,
})
const parcel = (part: Partial<ShipmentRow> = {}): ShipmentRow => ({
  id: 'parcel-1',
  version: 1,
  courier: 'BlueDart',
  awb: 'AWB1',
  trackingUrl: null,
  state: 'placed',
  promisedFrom: '2026-11-26',
  promisedTo: '2026-11-27',
  scans: [],
  ...part,
})
const subOrder = (part: Partial<SubOrderRow> = {}): SubOrderRow => ({
  id: 'sub-1',
  state: 'placed',
  totalPaise: 10_500,
  sellerName: 'Arogya',
  gstin: '27AABCT0001T1Z5',
  sellerCity: 'Mumbai',
  lines: [],
  replacements: [],
  shipments: [parcel()],
  ...part,
})
const order = (part: Partial<OrderRow> = {}): OrderRow => ({
  id: 'order-1',
  creditNotes: [],
  challans: [],
  number: 'UP-261124-ABCDE',
  guestId: 'guest-1',
  customerId: null,
  trackKeyHash: 'hash',
  form,
  quote,
  totalPaise: 10_500,
  walletPaise: 0,
  paymentOption: 2,
  paymentId: null,
  purchaseId: 'purchase-1',
  givenBackPaise: 0,
  isRecalled: false,
  placedAt: new Date('2026-11-24T05:30:00Z'),
  subOrders: [subOrder()],
  invoices: [],
  cancels: [],
  ...part,
})
const now = new Date('2026-11-24T06:00:00Z')
const shown = (part: Partial<OrderRow> = {}, isOwnerOfIt = true) =>
  orderView(order(part), { key: 'k', isOwner: isOwnerOfIt, cancels: 'buyer' }, now)
const sub = (part: Partial<SubOrderRow> = {}, isOwnerOfIt = true) => {
  const [first] = shown({ subOrders: [subOrder(part)] }, isOwnerOfIt).sub_orders
  if (first === undefined) throw new Error('no part')
  return first
}
const line: SubOrderRow['lines'][number] = {
  id: 'line-1',
  offerId: 1,
  cancelled: 0,
  returned: 0,
  sku: 'A',
  title: 'Gloves',
  slug: 'gloves',
  family: 'gloves',
  quantity: 2,
  unitPricePaise: 5_250,
  totalPaise: 10_500,
  gstBp: 1_800,
  engravingName: null,
  maker: null,
  batches: [],
  licence: null,
}

it('ORDER-02 calls cash paid once every parcel has arrived, and an online payment at once', () => {
  const state = (paymentOption: number, ...states: SubOrderRow['state'][]) =>
    paymentLabel({
      paymentOption,
      totalPaise: 10_500,
      walletPaise: 500,
      subOrders: states.map((one) => ({ state: one })),
    }).state
  expect(state(2, 'delivered', 'delivered')).toBe('paid')
  expect(state(2, 'delivered', 'placed')).toBe('due')
  expect(state(2)).toBe('due')
  // RET-05: what goes back is paid by nobody.
  expect(state(2, 'delivered', 'rto')).toBe('paid')
  expect(state(2, 'out_for_delivery', 'rto')).toBe('due')
  expect(state(2, 'rto', 'cancelled')).toBe('none')
  expect(state(1, 'placed')).toBe('paid')
})

describe('ORDER-02 the page of an order', () => {
  it('shows what was scanned, then the usual steps that are still to come', () => {
    const scans = [
      scan(5, '2026-11-24T08:00:00+00:00'),
      scan(777, '2026-11-24T08:30:00+00:00'),
      scan(42, '2026-11-24T09:00:00+00:00', { activity: 'Picked up', location: 'Bhiwandi' }),
    ]
    const { steps } = sub({ state: 'shipped', shipments: [parcel({ state: 'shipped', scans })] })
    expect(steps.map(({ label, at, place }) => [label, at, place])).toEqual([
      ['Order placed', '2026-11-24T05:30:00.000Z', ''],
      ['Packed', '2026-11-24T08:00:00.000Z', ''],
      ['Picked up', '2026-11-24T09:00:00.000Z', 'Bhiwandi'],
      ['On the way', null, ''],
      ['Out for delivery', null, ''],
      ['Delivered', null, ''],
    ])
  })

  it('promises nothing more of a parcel that was cancelled or goes back, and goes on after a failed attempt', () => {
    const ahead = (state: SubOrderRow['state']) =>
      sub({ state })
        .steps.filter(({ at }) => at === null)
        .map((step) => step.state)
    expect([ahead('cancelled'), ahead('rto'), ahead('returned')]).toEqual([[], [], []])
    expect(ahead('delivery_failed')).toEqual(['delivered'])
    expect(ahead('delivered')).toEqual([])
  })

  it('gives the day in India on which it was delivered last, else the promise or how late it is', () => {
    const label = (part: Partial<SubOrderRow>) => sub(part).promised.label
    // 19:00 UTC of the 26th is half past midnight of the 27th in India.
    const scans = [
      scan(7, '2026-11-25T10:00:00+00:00'),
      scan(21, '2026-11-25T11:00:00+00:00'),
      scan(7, '2026-11-26T19:00:00+00:00'),
    ]
    expect(label({ state: 'delivered', shipments: [parcel({ state: 'delivered', scans })] })).toBe(
      'Delivered Fri, 27 Nov',
    )
    expect(label({ state: 'delivered' })).toBe('Delivered Fri, 27 Nov')
    expect(label({})).toBe('Delivery Thu, 26 Nov – Fri, 27 Nov')
    expect(
      label({ shipments: [parcel({ promisedFrom: '2026-11-20', promisedTo: '2026-11-21' })] }),
    ).toMatch(/^Late: it was due /)
  })

  it('speaks of the parcel that is least advanced, and of no courier before there is one', () => {
    const { shipment } = sub({
      shipments: [
        parcel({ id: 'a', state: 'delivered', awb: 'FAST' }),
        parcel({ id: 'b', state: 'shipped', awb: 'SLOW' }),
      ],
    })
    expect(shipment).toEqual({ courier: 'BlueDart', awb: 'SLOW', tracking_url: null })
    expect(sub({ shipments: [parcel({ courier: '' })] }).shipment).toBeNull()
    expect(sub({ shipments: [] }).shipment).toBeNull()
  })

  it('links the tax invoice and the bill of supply of a part, and the invoice of the shop’s fee', () => {
    const invoices: OrderRow['invoices'] = [
      { id: 'bill', number: 'B1', subOrderId: 'sub-1', shipmentId: 'a', title: 'Bill of supply' },
      { id: 'tax', number: 'T1', subOrderId: 'sub-1', shipmentId: 'a', title: 'Tax invoice' },
      {
        id: 'fee',
        number: 'U1',
        subOrderId: 'sub-of-the-shop',
        shipmentId: null,
        title: 'Tax invoice',
      },
    ]
    const view = shown({ invoices })
    const link = (id: string, number: string) => ({
      id,
      number,
      url: `/api/orders/order-1/invoice/${id}?key=k`,
    })
    expect(view.sub_orders).toMatchObject([
      { invoice: link('tax', 'T1'), bill_of_supply: link('bill', 'B1') },
    ])
    expect(view.fee_invoice).toEqual(link('fee', 'U1'))
    const only = shown({ invoices: invoices.slice(0, 1) })
    expect(only.sub_orders).toMatchObject([{ invoice: link('bill', 'B1'), bill_of_supply: null }])
    expect(only.fee_invoice).toBeNull()
  })

  it('shows batches that have a number, and the licence to its owner alone', () => {
    const lines = [
      {
        ...line,
        engravingName: 'Ward 3',
        batches: [
          { lotId: 1, parcelId: 'parcel', batchNo: 'IMPORT', expiresOn: null, quantity: 1 },
          { lotId: 2, parcelId: 'parcel', batchNo: 'B7', expiresOn: '2027-01-31', quantity: 1 },
        ],
        licence: { kind: 'MD-42' as const, number: 'MH/42', validUntil: null },
      },
    ]
    expect(sub({ lines }).items).toMatchObject([
      {
        price: 52.5,
        line_total: 105,
        gst_rate: 18,
        engraving_name: 'Ward 3',
        batches: [{ batch: 'B7', expires_on: '2027-01-31', quantity: 1 }],
        licence: { kind: 'MD-42', number: 'MH/42', valid_until: null },
      },
    ])
    expect(sub({ lines }, false).items).toMatchObject([{ licence: null }])
  })

  it('masks phone and email, and names who is billed only where that was said', () => {
    const view = shown()
    expect(view.delivery_to).toMatchObject({ name: 'Meera Nair', instructions: '' })
    expect(JSON.stringify(view)).not.toContain('9876543210')
    expect(JSON.stringify(view)).not.toContain('ward@hospital.example')
    expect(view.billed_to).toBeNull()
    expect(
      shown({ form: { ...form, gstin: '27AAPFU0939F1ZV', businessName: 'Ward LLP' } }).billed_to,
    ).toMatchObject({ name: 'Meera Nair', business_name: 'Ward LLP', gstin: '27AAPFU0939F1ZV' })
    const billing = { ...form, fullName: 'Accounts', city: 'Pune', pincode: '411001' }
    expect(shown({ form: { ...form, billing } }).billed_to).toMatchObject({
      name: 'Accounts',
      city: 'Pune',
      gstin: '',
    })
  })

  it('adds up the cash fee alone, and is summed up by parcels and goods in the list', () => {
    const charge = { gstBp: 0, taxablePaise: 0, cgstPaise: 0, sgstPaise: 0, igstPaise: 0 }
    const charges: OrderRow['quote']['charges'] = [
      { ...charge, kind: 'shipping', sellerId: 1, totalPaise: 7_000 },
      { ...charge, kind: 'cod_fee', sellerId: 1, totalPaise: 2_000 },
      { ...charge, kind: 'cod_fee', sellerId: 2, totalPaise: 2_900 },
    ]
    expect(shown({ quote: { ...quote, charges } }).cod_fee).toBe(49)
    expect(orderSummary(order({ subOrders: [subOrder({ lines: [line] })] }), now)).toMatchObject({
      number: 'UP-261124-ABCDE',
      total: 105,
      parcels: [{ state: 'placed', state_label: 'Order placed' }],
      items: [{ sku_id: 'A', title: 'Gloves', slug: 'gloves', quantity: 2 }],
    })
  })
})

describe('ORDER-02 who may see an order', () => {
  const guest = { kind: 'guest', id: 'guest-1' } as const
  const ofGuest = { guestId: 'guest-1', customerId: null, trackKeyHash: trackKeyHash('s', 'o') }
  it('is its buyer, or whoever has its link', () => {
    expect(isOwner(ofGuest, { shopper: guest })).toBe(true)
    expect(isOwner(ofGuest, { shopper: { kind: 'guest', id: 'guest-2' } })).toBe(false)
    expect(isOwner(ofGuest, { shopper: { kind: 'customer', id: 'guest-1' } })).toBe(false)
    const stranger = { kind: 'guest', id: 'guest-2' } as const
    const key = trackKey('s', 'o')
    expect(maySeeOrder(ofGuest, { shopper: guest, key: undefined })).toBe(true)
    expect(maySeeOrder(ofGuest, { shopper: stranger, key })).toBe(true)
    for (const wrong of [undefined, '', trackKey('s', 'other'), trackKey('t', 'o')])
      expect(maySeeOrder(ofGuest, { shopper: stranger, key: wrong })).toBe(false)
    expect(grantsAccess(trackKeyHash('s', 'o'), key.slice(0, -1))).toBe(false)
  })
})

describe('OPS-01 the states of a parcel', () => {
  it('rank from placed to delivered, a failed attempt before its delivery, the rest after all', () => {
    const usual = [
      'placed',
      'confirmed',
      'packed',
      'shipped',
      'in_transit',
      'out_for_delivery',
      'delivery_failed',
      'delivered',
      'rto',
    ] as const
    const ranks = usual.map(progress)
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b))
    expect(new Set(ranks).size).toBe(ranks.length)
    expect([progress('cancelled'), progress('returned')]).toEqual([100, 100])
  })

  it.each([
    [1, 'confirmed'],
    [2, 'confirmed'],
    [3, 'packed'],
    [13, 'packed'],
    [20, 'packed'],
    [27, 'packed'],
    [6, 'shipped'],
    [42, 'shipped'],
    [51, 'shipped'],
    [18, 'in_transit'],
    [38, 'in_transit'],
    [39, 'in_transit'],
    [17, 'out_for_delivery'],
    [7, 'delivered'],
    [21, 'delivery_failed'],
    [8, undefined],
    [45, undefined],
    [12, undefined],
    [9, 'rto'],
    [10, 'rto'],
    [14, 'rto'],
    [40, 'rto'],
    [46, 'rto'],
    [999, undefined],
  ] as const)('are read from the courier’s status %i', (status, state) => {
    expect(stateOfScan(status)).toBe(state)
  })

  it('are offered to staff as far as they may follow, two of them with a reason', () => {
    expect(nextStates('placed')).toEqual([
      'packed',
      'shipped',
      'in_transit',
      'out_for_delivery',
      'delivered',
    ])
    expect(nextStates('out_for_delivery')).toEqual(['delivered', 'delivery_failed', 'rto'])
    expect(nextStates('delivered')).toEqual([])
    expect(nextStates('shipped').filter(needsReason)).toEqual(['delivery_failed', 'rto'])
  })

  it('can be taken back where staff typed the last one, to what the scans before it say', () => {
    const typed = (statusId: number) => ({ statusId, staffId: 'asha', memberId: null })
    const scanned = (statusId: number) => ({ statusId, staffId: null, memberId: null })
    expect(takenBack('shipped', [scanned(5), typed(42)])).toEqual(typed(42))
    expect(takenBack('shipped', [typed(5), scanned(42)])).toBeUndefined()
    const bySeller = { statusId: 42, staffId: null, memberId: 'ravi' }
    expect(takenBack('shipped', [typed(5), bySeller])).toEqual(bySeller)
    // The parcel has moved on by something else than the last scan.
    expect(takenBack('in_transit', [typed(42)])).toBeUndefined()
    expect(takenBack('placed', [])).toBeUndefined()
    expect(stateBefore([typed(5), typed(42), typed(7)])).toBe('shipped')
    expect(stateBefore([typed(42), typed(5), typed(7)])).toBe('shipped')
    expect(stateBefore([typed(42)])).toBe('placed')
  })
})

describe('OPS-01 what staff search for', () => {
  it('is read as words, SKU and AWB, and as the end of a phone number', () => {
    expect(wantedBy('   ')).toBeUndefined()
    expect(wantedBy(' up-gl0ve ')).toMatchObject({ sku: 'UP-GL0VE', number: 'UP-GL0VE' })
    expect(wantedBy('98765 43210')?.words).toContain('x0123456789')
    expect(wantedBy('meera')?.words).not.toContain('x')
    // “UP” begins every order number, so it narrows nothing down.
    expect(wantedBy('UP-261124-ABCDE')?.words).not.toMatch(/'up'/)
  })
})
