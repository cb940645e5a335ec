import { randomUUID, type KeyObject } from 'node:crypto'
import { sql } from '../../platform/db/sql.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Ewb01 } from '../../modules/orders/e-documents/ewb-01.ts'
import type { Inv01 } from '../../modules/orders/e-documents/inv-01.ts'
import type { QueryInput } from '@upchar/contract/schema/endpoints'
import { wrongBooks } from '@upchar/testkit/books'
import { courierScan } from '@upchar/testkit/courier-scan'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { packOrders } from '@upchar/testkit/packing'
import { pdfLines } from '@upchar/testkit/pdf-text'
import { signedInSeller } from '@upchar/testkit/sellers'
import { created, guestWith, outcomeOf, pay, place, type Form } from '@upchar/testkit/shop'
import { signedInStaff } from '@upchar/testkit/staff'
import { portalAnswer, portalKey } from '@upchar/testkit/tax-portal'
import { useWorld, type Visitor } from '@upchar/testkit/world'

const { privateKey, publicPem } = portalKey()
const world = useWorld({
  SANDBOX_COURIER_SECONDS: '3600',
  IRP_PUBLIC_KEY: publicPem,
})
const buyer = '27AAACX1234A1ZX'
let goods: Goods
let desk: Visitor
let books: Visitor
beforeAll(async () => {
  goods = await stockGoods(world.db)
  desk = (await signedInStaff(world, 'support')).visitor
  books = (await signedInStaff(world, 'finance')).visitor
  const set = await books.call('staffSetTurnover', {
    params: { id: String(goods.sellers.mumbai) },
    body: { financial_year: '2025-26', turnover: 120_000_000 },
  })
  expect(set.status, JSON.stringify(set.body)).toBe(200)
})

/** Buys of the seller in Mumbai, whose turnover is twelve crore rupees, or of the one in Delhi, who stated none. */
async function order(
  {
    pricePaise = 10_500,
    quantity = 2,
    seller = 'mumbai' as const,
    hsn = '40151900',
  }: {
    pricePaise?: number
    quantity?: number
    seller?: 'mumbai' | 'delhi'
    hsn?: string
  } = {},
  changes: Partial<Form> = {},
) {
  const { sku } = await goods.addVariant({
    pricePaise,
    mrpPaise: null,
    hsn,
    seller,
    stock: { [seller]: 20 },
  })
  const visitor = await guestWith(world, { sku, quantity })
  const checkout = await created(visitor, { form: { paymentOption: 1, ...changes } })
  const reply = await place(visitor, checkout)
  if (reply.body.outcome.state !== 'pay') throw new Error(reply.body.outcome.state)
  await pay(visitor, reply.body.outcome.payment_url)
  const outcome = await outcomeOf(visitor, checkout)
  if (outcome.state !== 'placed') throw new Error(outcome.state)
  return { visitor, ...outcome }
}
const toBusiness = { gstin: buyer, businessName: 'Marine Lines Clinic' }

const parcelOf = async (orderId: string) => {
  const [parcel] = (
    await desk.call('staffGetOrder', { params: { id: orderId } })
  ).body.order.parts.flatMap(({ parcels }) => parcels)
  if (parcel === undefined) throw new Error('no parcel')
  return parcel
}
async function book(orderId: string): Promise<string> {
  const { id, version } = await parcelOf(orderId)
  const awb = `E${id.slice(-11)}`.toUpperCase()
  const booked = await desk.call('staffSetParcelCourier', {
    params: { id },
    body: { version, courier: 'Test Express', awb, tracking_url: '' },
  })
  expect(booked.status, JSON.stringify(booked.body)).toBe(200)
  return awb
}
async function handOver(orderId: string) {
  const { id, version } = await parcelOf(orderId)
  return desk.call('staffMoveParcel', {
    params: { id },
    body: { version, state: 'shipped', at: world.clock.now().toISOString() },
  })
}
const listed = async (orderId: string, query: QueryInput<'staffListEDocuments'> = {}) =>
  (
    await desk.call('staffListEDocuments', { query: { limit: '100', ...query } })
  ).body.documents.find(({ order_id }) => order_id === orderId)
type Row = NonNullable<Awaited<ReturnType<typeof listed>>>
async function fileOf<T>({ kind, id }: Pick<Row, 'kind' | 'id'>): Promise<T> {
  const file = await desk.raw({
    method: 'GET',
    url: `/api/staff/e-documents/json?kind=${kind}&ids=${id}`,
  })
  expect(file.status, JSON.stringify(file.body)).toBe(200)
  return file.body as T
}
async function payloadOf(row: Row | undefined): Promise<Inv01> {
  if (row === undefined) throw new Error('nothing waits')
  const [payload] = await fileOf<Inv01[]>(row)
  if (payload === undefined) throw new Error('an empty file')
  return payload
}

const answerTo = (
  report: Inv01,
  { key = privateKey, ...other } = {} as { key?: KeyObject; total?: number },
) => portalAnswer(report, { key, at: world.clock.now(), ...other })
const upload = (answer: unknown) =>
  desk.call('staffUploadEAnswer', { body: { text: JSON.stringify(answer) } })
const pdfOf = async (visitor: Visitor, orderId: string, which = 0) => {
  const { sub_orders: parts } = (await visitor.call('getOrderStatus', { query: { id: orderId } }))
    .body.order
  const url = parts[0]?.documents[which]?.url ?? ''
  const file = await visitor.raw({ method: 'GET', url })
  expect(file.status).toBe(200)
  return pdfLines(file.body as Buffer).join('\n')
}

describe('an invoice that must be reported', () => {
  it('APP-01 keeps its parcel from the seller too, who is told what to wait for', async () => {
    const bought = await order({}, toBusiness)
    await packOrders(world, bought.order_id)
    await book(bought.order_id)
    const { id, version } = await parcelOf(bought.order_id)
    const { visitor: member } = await signedInSeller(world, 'operations', goods.sellers.mumbai)
    const refused = await member.call('sellerMoveParcel', {
      params: { id },
      body: { version, state: 'shipped' },
    })
    expect(refused).toMatchObject({
      status: 409,
      body: {
        code: 'report_missing',
        message: expect.stringMatching(
          /has no Invoice Reference Number yet.*Try again when it has/,
        ),
      },
    })
    const shown = (await member.call('sellerGetParcel', { params: { id } })).body.parcel
    expect(shown).toMatchObject({ state: 'packed', version })
    expect(shown.missing).toEqual([expect.stringMatching(/Invoice Reference Number/)])
  })

  it('RET-03 keeps its parcel until the portal’s number is there, says so on paper, and carries number and QR code then', async () => {
    const bought = await order({}, toBusiness)
    await packOrders(world, bought.order_id)
    await book(bought.order_id)
    const row = await listed(bought.order_id)
    expect(row).toMatchObject({
      kind: 'e_invoice',
      state: 'waiting',
      title: 'Tax invoice',
      buyer: 'Marine Lines Clinic',
      last_day: '2026-12-24',
      is_late: false,
      problem: null,
      total: 210,
    })
    const now = world.clock.now().toISOString()
    const isLate = async (at: string) => {
      world.clock.set(at)
      const { body } = await (
        await signedInStaff(world, 'support')
      ).visitor.call('staffListEDocuments', { query: { limit: '100' } })
      return body.documents.find(({ order_id }) => order_id === bought.order_id)?.is_late
    }
    // The last day ends at midnight in India.
    expect(await isLate('2026-12-24T18:29:00Z')).toBe(false)
    expect(await isLate('2026-12-24T18:31:00Z')).toBe(true)
    world.clock.set(now)
    expect(await handOver(bought.order_id)).toMatchObject({
      status: 409,
      body: {
        code: 'report_missing',
        message: expect.stringMatching(/has no Invoice Reference Number yet/),
      },
    })
    expect((await parcelOf(bought.order_id)).missing).toHaveLength(1)
    expect(await pdfOf(bought.visitor, bought.order_id)).toContain('THIS IS NO TAX INVOICE')

    const payload = await payloadOf(row)
    const answer = answerTo(payload)
    expect((await upload([answer])).body.results).toEqual([
      { document: payload.DocDtls.No, message: null },
    ])
    const text = await pdfOf(bought.visitor, bought.order_id)
    expect(text).not.toContain('THIS IS NO')
    expect(text.replaceAll(/\s/g, '')).toContain(answer.Irn)
    expect(text).toContain(String(answer.AckNo))
    expect((await handOver(bought.order_id)).status).toBe(200)
    expect(await wrongBooks(world)).toBe('')
  })

  it('RET-03 refuses an answer of another total, of another key, or of another document', async () => {
    const one = await order({}, toBusiness)
    const other = await order({}, toBusiness)
    await packOrders(world, one.order_id, other.order_id)
    const first = await payloadOf(await listed(one.order_id))
    const messages = async (answer: unknown) => (await upload(answer)).body.results[0]?.message
    expect(await messages(answerTo(first, { total: 211 }))).toMatch(/another date or total/)
    const stranger = portalKey().privateKey
    expect(await messages(answerTo(first, { key: stranger }))).toMatch(/isn’t signed by the portal/)
    const second = await payloadOf(await listed(other.order_id))
    const { Irn: irn, AckNo, SignedQRCode: qr } = answerTo(second)
    const typed = await desk.call('staffRecordIrn', {
      params: { id: (await listed(one.order_id))?.id ?? '' },
      body: { irn, ack_no: String(AckNo), ack_at: world.clock.now().toISOString(), signed_qr: qr },
    })
    expect(typed).toMatchObject({ status: 409, body: { code: 'answer_wrong' } })
    expect((await upload('no answer')).status).toBe(400)
    // Twice is once.
    expect(await messages(answerTo(second))).toBeNull()
    expect(await messages(answerTo(second))).toBeNull()
  })

  it('RET-03 a courier’s pick-up without it waits, and takes effect when the number comes', async () => {
    const bought = await order({}, toBusiness)
    await packOrders(world, bought.order_id)
    const awb = await book(bought.order_id)
    const scan = await courierScan(world, awb, 6, '24 11 2026 12:30:00')
    expect(scan.status).toBe(200)
    expect(await parcelOf(bought.order_id)).toMatchObject({ state: 'packed', is_held: true })
    const { rows } = await world.db.execute(
      sql`select 1 from mail_message where subject = ${`Parcel ${awb} left without its documents`}`,
    )
    expect(rows).toHaveLength(1)
    const payload = await payloadOf(await listed(bought.order_id))
    await upload({ Status: 1, Data: JSON.stringify(answerTo(payload)) })
    expect(await parcelOf(bought.order_id)).toMatchObject({ state: 'shipped', missing: [] })
  })

  it('RET-03 is asked of nobody else: consumers, sellers below the threshold, exempt goods', async () => {
    const consumer = await order()
    const small = await order({ seller: 'delhi' }, toBusiness)
    await packOrders(world, consumer.order_id, small.order_id)
    for (const { order_id: id } of [consumer, small]) {
      expect(await listed(id)).toBeUndefined()
      await book(id)
      expect((await handOver(id)).status).toBe(200)
    }
  })

  it('RET-03 is cancelled within 24 hours only; its credit note then isn’t reported, and the parcel can’t leave', async () => {
    const bought = await order({}, toBusiness)
    const late = await order({}, toBusiness)
    await packOrders(world, bought.order_id, late.order_id)
    for (const { order_id: id } of [bought, late])
      await upload(answerTo(await payloadOf(await listed(id))))
    const done = await listed(bought.order_id, { state: 'done' })
    expect(done?.may_cancel).toBe(true)
    const cancel = (id: string, by = desk) =>
      by.call('staffCancelEDocument', {
        params: { kind: 'e_invoice', id },
        body: { reason: 'Ordered twice' },
      })
    const pressed = await Promise.all([cancel(done?.id ?? ''), cancel(done?.id ?? '', books)])
    expect(pressed.map(({ status }) => status).toSorted()).toEqual([200, 409])
    await book(bought.order_id)
    expect((await handOver(bought.order_id)).status).toBe(409)
    const params = { id: bought.order_id }
    const { cancel: seen } = (await desk.call('staffPreviewCancel', { params, body: {} })).body
    const undone = await desk.call('staffCancelOrder', {
      params,
      body: { reason: 'buyer_asked', amount: seen.amount, request_key: randomUUID() },
    })
    expect(undone.status, JSON.stringify(undone.body)).toBe(200)
    const { rows } = await world.db.execute(
      sql`select state from e_invoice where order_id = ${bought.order_id}::uuid order by state`,
    )
    expect(rows).toEqual([{ state: 'cancelled' }, { state: 'void' }])
    expect(await listed(bought.order_id)).toBeUndefined()
    const before = world.clock.now()
    try {
      const id = (await listed(late.order_id, { state: 'done' }))?.id ?? ''
      world.clock.advance(24 * 3_600_000)
      const { visitor } = await signedInStaff(world, 'support')
      const refused = await cancel(id, visitor)
      expect(refused).toMatchObject({ status: 409, body: { code: 'cancel_too_late' } })
    } finally {
      world.clock.set(before.toISOString())
    }
    expect(await wrongBooks(world)).toBe('')
  })
})

describe('a consignment', () => {
  const far = { pinCode: '110001', city: 'New Delhi' }
  const worth = (pricePaise: number) => ({ pricePaise, quantity: 1 })

  it('RET-03 needs an e-way bill above ₹50,000 between states, and above the state’s limit within it', async () => {
    const atLimit = await order(worth(5_000_000), far)
    const above = await order(worth(5_000_001), far)
    const within = await order(worth(9_999_999))
    const withinAbove = await order(worth(10_000_001))
    const all = [atLimit, above, within, withinAbove]
    await packOrders(world, ...all.map(({ order_id: id }) => id))
    const bills = await Promise.all(
      all.map(({ order_id: id }) => listed(id, { kind: 'e_way_bill' })),
    )
    expect(bills.map((bill) => bill?.total)).toEqual([undefined, 50_000.01, undefined, 100_000.01])
  })

  it('RET-03 leaves when staff have entered transport and number, and not after the bill has run out', async () => {
    const bought = await order(worth(6_000_000), far)
    await packOrders(world, bought.order_id)
    await book(bought.order_id)
    const row = await listed(bought.order_id, { kind: 'e_way_bill' })
    const id = row?.id ?? ''
    expect(row).toMatchObject({ state: 'waiting', problem: null })
    expect(await handOver(bought.order_id)).toMatchObject({
      status: 409,
      body: { code: 'report_missing', message: expect.stringMatching(/no e-way bill yet/) },
    })
    const early = await desk.raw({
      method: 'GET',
      url: `/api/staff/e-documents/json?kind=e_way_bill&ids=${id}`,
    })
    expect(early.status).toBe(409)
    const body = { transporter_id: '27AAACX1234A1ZX', vehicle: 'mh-12 ab 1234' }
    expect((await desk.call('staffSetTransport', { params: { id }, body })).status).toBe(200)
    const { billLists } = await fileOf<{ billLists: (Ewb01 & { vehicleNo: string })[] }>({
      kind: 'e_way_bill',
      id,
    })
    expect(billLists).toMatchObject([
      {
        supplyType: 'O',
        docType: 'INV',
        fromStateCode: 27,
        toStateCode: 7,
        toGstin: 'URP',
        totInvValue: 60_000,
        vehicleNo: 'MH12AB1234',
        transDistance: 0,
        transporterId: '27AAACX1234A1ZX',
      },
    ])
    const [bill] = billLists
    expect((bill?.totalValue ?? 0) + (bill?.igstValue ?? 0)).toBeCloseTo(60_000, 2)
    const hour = 3_600_000
    const at = (hours: number) => new Date(world.clock.now().getTime() + hours * hour).toISOString()
    const record = (until: string) =>
      desk.call('staffRecordEWayBill', {
        params: { id },
        body: { e_way_bill: '281000000001', made_at: at(-2), valid_until: until },
      })
    expect((await record(at(-1))).status).toBe(200)
    expect(await handOver(bought.order_id)).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/has run out/) },
    })
    expect((await record(at(24))).status).toBe(200)
    expect((await handOver(bought.order_id)).status).toBe(200)
    expect(await pdfOf(bought.visitor, bought.order_id)).toContain('281000000001')
    expect(await wrongBooks(world)).toBe('')
  })

  it('RET-03 takes another e-way bill where the first was cancelled or has run out; a late copy of an answer undoes nothing', async () => {
    const bought = await order(worth(6_000_000), far)
    await packOrders(world, bought.order_id)
    await book(bought.order_id)
    const id = (await listed(bought.order_id, { kind: 'e_way_bill' }))?.id ?? ''
    const hours = (n: number) => new Date(world.clock.now().getTime() + n * 3_600_000).toISOString()
    const record = async (number: string, until: string | null) =>
      (
        await desk.call('staffRecordEWayBill', {
          params: { id },
          body: { e_way_bill: number, made_at: hours(-2), valid_until: until },
        })
      ).status
    expect(await record('281000000011', hours(24))).toBe(200)
    expect(await record('281000000012', hours(24))).toBe(409)
    const cancelled = await desk.call('staffCancelEDocument', {
      params: { kind: 'e_way_bill', id },
      body: { reason: 'Another vehicle' },
    })
    expect(cancelled.status).toBe(200)
    expect((await handOver(bought.order_id)).status).toBe(409)
    expect(await record('281000000011', hours(24))).toBe(409)
    expect(await record('281000000012', hours(-1))).toBe(200)
    expect(await record('281000000012', null)).toBe(200)
    expect(await handOver(bought.order_id)).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/has run out/) },
    })
    expect(await record('281000000013', hours(24))).toBe(200)
    expect((await handOver(bought.order_id)).status).toBe(200)
    expect(await pdfOf(bought.visitor, bought.order_id)).toContain('281000000013')
    expect(await wrongBooks(world)).toBe('')
  })
})
