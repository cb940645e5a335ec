import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { wrongBooks } from '@upchar/testkit/books'
import { failWrites } from '@upchar/testkit/failing-writes'
import { startTestCourier } from '@upchar/testkit/courier'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { packOrders } from '@upchar/testkit/packing'
import { atGateway, buyInCash, countOf, outcomeOf, pay } from '@upchar/testkit/shop'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld, type Visitor } from '@upchar/testkit/world'
import { createShiprocket } from '../../platform/courier/index.ts'
import { sql } from '../../platform/db/sql.ts'
import { followBookings } from './index.ts'
import { keepsCold } from './parcel-to-book.ts'

const courier = await startTestCourier()
const world = useWorld({ SANDBOX_COURIER_SECONDS: '360000', ...courier.settings })
let goods: Goods
let desk: Visitor
let other: Visitor
beforeAll(async () => {
  goods = await stockGoods(world.db)
  desk = (await signedInStaff(world, 'support')).visitor
  other = (await signedInStaff(world, 'admin')).visitor
})
const good = { hang: null, fail: null, lose: null, refuseAwb: null }
beforeEach(() => courier.tell({ behaviour: good }))

const minute = 60_000
const box = { weight_grams: 1250, length_mm: 300, width_mm: 200, height_mm: 100 }
const surface = 24

const parcelOf = async (orderId: string) => {
  const { body } = await desk.call('staffGetOrder', { params: { id: orderId } })
  const parcel = body.order.parts[0]?.parcels[0]
  if (parcel === undefined) throw new Error('no parcel')
  return parcel
}
const pack = async (orderId: string) => {
  await packOrders(world, orderId)
  const { id, version } = await parcelOf(orderId)
  const measured = await desk.call('staffMeasureParcel', {
    params: { id },
    body: { version, ...box, logger_number: 'LOG-1' },
  })
  expect(measured.status, JSON.stringify(measured.body)).toBe(200)
  return parcelOf(orderId)
}
/** A packed and measured parcel of a cash order. */
const packedForCash = async () => {
  const { sku } = await goods.addVariant()
  const { order, visitor } = await buyInCash(world, { sku, quantity: 3 })
  return { order, visitor, parcel: await pack(order.order_id) }
}
/** The same, paid online. */
const packedAndPaid = async (variant: Parameters<Goods['addVariant']>[0] = {}) => {
  const { sku } = await goods.addVariant(variant)
  const { visitor, checkout, url } = await atGateway(world, { sku })
  await pay(visitor, url)
  const outcome = await outcomeOf(visitor, checkout)
  if (outcome.state !== 'placed') throw new Error('not placed')
  return { order: outcome, parcel: await pack(outcome.order_id) }
}
const couriersOf = async (id: string) => desk.call('staffListCouriers', { params: { id } })
const book = async (id: string, by = desk, choice = surface) => {
  const shown = await couriersOf(id)
  if (shown.status !== 200) return { ...shown, body: { ...shown.body, awb: '' } }
  const { version, couriers } = shown.body
  const cost = couriers.find((one) => one.id === choice)?.cost ?? 0
  return by.call('staffBookParcel', { params: { id }, body: { version, courier: choice, cost } })
}
/** Books, and the process ends before the answer is kept. */
const bookAndEnd = async (id: string) => {
  const api = world.context.courier
  if (api === undefined) throw new Error('no API')
  world.context.courier = {
    ...api,
    book: async (toBook, choice) => {
      await api.book(toBook, choice)
      throw new Error('the process ended')
    },
  }
  expect((await book(id)).status).toBe(500)
  world.context.courier = api
}
const choiceOf = async (id: string) =>
  (
    await world.db.execute<{ courierId: number }>(
      sql`select courier_id as "courierId" from courier_booking where shipment_id = ${id}::uuid`,
    )
  ).rows
const atCourier = async (reference: string) =>
  (await courier.tell()).orders.filter((one) => one.channel_order_id.startsWith(reference))
const scanOf = (date: string, status: number, activity: string) => ({
  date,
  status: activity,
  activity,
  location: 'Mumbai',
  'sr-status': String(status),
  'sr-status-label': activity.toUpperCase(),
})
const sound = async () => expect(await wrongBooks(world)).toBe('')

describe('couriers by API', () => {
  it('OPS-02 compares them, books one, prints its label, has it fetched; cost and cash are kept to the paisa', async () => {
    const { order, parcel } = await packedForCash()
    expect(parcel).toMatchObject({ can_book: true, booking: null, awb: '' })
    const { body } = await couriersOf(parcel.id)
    expect(body).toMatchObject({
      collect: 364,
      cold_chain: false,
      pickup_name: expect.stringMatching(/^WAREHOUSE-\d+$/),
      couriers: [
        { id: 24, name: 'Narmada Example Surface', cost: 94.63, days: 4, keeps_cold: null },
        { id: 51, cost: 123, days: 2 },
        { id: 10, cost: 160.5, days: 1, rating: 4.6 },
      ],
    })
    const dearer = { version: body.version, courier: surface, cost: 94.62 }
    expect(
      (await desk.call('staffBookParcel', { params: { id: parcel.id }, body: dearer })).body,
    ).toMatchObject({ code: 'rate_changed' })
    const booked = await book(parcel.id)
    expect(booked.status, JSON.stringify(booked.body)).toBe(200)

    const now = await parcelOf(order.order_id)
    expect(now).toMatchObject({
      courier: 'Narmada Example Surface',
      awb: booked.body.awb,
      tracking_url: `https://shiprocket.co/tracking/${booked.body.awb}`,
      can_book: false,
      booking: {
        reference: `${order.order_number}-1`,
        is_finished: true,
        cost: 94.63,
        collect: 364,
        pickup: '',
      },
    })
    expect(await atCourier(order.order_number)).toMatchObject([
      { payment_method: 'COD', sub_total: 364, shipment: { courier_id: surface } },
    ])

    const params = { id: parcel.id }
    expect((await desk.call('staffAskPickup', { params, body: {} })).body).toMatchObject({
      pickup: '2026-11-25 09:00:00',
    })
    expect((await desk.call('staffAskPickup', { params, body: {} })).status).toBe(200)
    for (const kind of ['label', 'manifest']) {
      const paper = await desk.raw({
        method: 'GET',
        url: `/api/staff/parcels/${parcel.id}/booking/${kind}`,
      })
      expect(paper.headers['content-type']).toBe('application/pdf')
      expect(String(paper.body)).toMatch(/^%PDF-/)
    }
    const { body: shown } = await desk.call('staffGetOrder', { params: { id: order.order_id } })
    expect(shown.order.timeline.map(({ title }) => title)).toContain(
      `Booked with Narmada Example Surface ${booked.body.awb}`,
    )
    await sound()
  })

  it('OPS-02 refuses by hand what the courier knows otherwise, until the booking is cancelled', async () => {
    const { order, parcel } = await packedForCash()
    await book(parcel.id)
    const { version } = await parcelOf(order.order_id)
    const params = { id: parcel.id }
    const typed = { version, courier: 'By hand', awb: 'HAND-12345' }
    expect((await desk.call('staffSetParcelCourier', { params, body: typed })).body).toMatchObject({
      code: 'state_wrong',
    })
    const lighter = { version, ...box, weight_grams: 10, logger_number: '' }
    expect((await desk.call('staffMeasureParcel', { params, body: lighter })).body).toMatchObject({
      code: 'state_wrong',
    })
    const ended = await desk.call('staffCancelBooking', { params, body: { reason: 'Too slow' } })
    expect(ended.status, JSON.stringify(ended.body)).toBe(200)
    expect(await parcelOf(order.order_id)).toMatchObject({ awb: '', booking: null, can_book: true })
    expect(await atCourier(order.order_number)).toMatchObject([{ status: 'CANCELED' }])
    // The courier takes no number twice.
    expect((await book(parcel.id, desk, 51)).status).toBe(200)
    expect(await parcelOf(order.order_id)).toMatchObject({
      booking: { reference: `${order.order_number}-2` },
    })
    await sound()
  })

  it('OPS-02 books a paid parcel without cash, and none before it is packed and measured', async () => {
    const { sku } = await goods.addVariant()
    const early = await buyInCash(world, { sku })
    const waiting = await parcelOf(early.order.order_id)
    expect(waiting.can_book).toBe(false)
    expect((await couriersOf(waiting.id)).body).toMatchObject({ code: 'state_wrong' })
    await packOrders(world, early.order.order_id)
    expect((await couriersOf(waiting.id)).body).toMatchObject({
      code: 'state_wrong',
      message: 'Weigh and measure the parcel first.',
    })
    const { order, parcel } = await packedAndPaid()
    expect((await book(parcel.id)).status).toBe(200)
    expect(await atCourier(order.order_number)).toMatchObject([{ payment_method: 'Prepaid' }])
    expect((await parcelOf(order.order_id)).booking).toMatchObject({ collect: null })
  })

  it.each([
    ['an order without an answer', { lose: { path: '/orders/create', times: 1 } }],
    ['an AWB without an answer', { lose: { path: '/courier/assign', times: 1 } }],
    ['an outage before the order', { fail: { path: '/orders/create', times: 1 } }],
    ['an outage before the AWB', { fail: { path: '/courier/assign', times: 1 } }],
  ])('OPS-02 finds a booking again after %s: one order, one AWB', async (_, behaviour) => {
    const { order, parcel } = await packedForCash()
    await courier.tell({ behaviour })
    await book(parcel.id)
    await courier.tell({ behaviour: good })
    const again = await book(parcel.id)
    expect([200, 409], JSON.stringify(again.body)).toContain(again.status)
    const [made, ...more] = await atCourier(order.order_number)
    expect(more).toEqual([])
    expect(made?.shipment.awb).not.toBe('')
    expect((await parcelOf(order.order_id)).awb).toBe(made?.shipment.awb)
    await sound()
  })

  it('OPS-02 gives one AWB to two people who press at once, and to who presses twice', async () => {
    const { order, parcel } = await packedForCash()
    const pressed = await Promise.all([book(parcel.id), book(parcel.id, other), book(parcel.id)])
    expect(pressed.some(({ status }) => status === 200)).toBe(true)
    for (const { status, body } of pressed)
      expect(JSON.stringify(body)).toMatch(
        status === 200 ? /"awb":"19\d+"/ : /booking_busy|changed_meanwhile|state_wrong/,
      )
    expect(await atCourier(order.order_number)).toHaveLength(1)
  })

  it('OPS-02 books several at once, each with the cheapest that suits it and within the cost, and one AWB each however often it is pressed', async () => {
    const surfaced = (await packedForCash()).parcel
    const cold = (await packedAndPaid({ coldChain: true })).parcel
    const { sku } = await goods.addVariant()
    const unpacked = await parcelOf((await buyInCash(world, { sku })).order.order_id)
    const parcels = [surfaced, unpacked, cold].map(({ id, version }) => ({ id, version }))
    const press = (by: Visitor, most: number) =>
      by.call('staffBookParcels', { body: { parcels, most_cost: most } })
    const dear = await press(desk, 80)
    expect(dear.body.results).toMatchObject([
      {
        id: surfaced.id,
        message: 'The cheapest courier asks ₹94.63, more than ₹80.',
        booked: null,
      },
      { id: unpacked.id, message: expect.stringContaining('only a packed one is booked') },
      { id: cold.id, booked: null },
    ])
    const [one, two] = await Promise.all([press(desk, 200), press(other, 200)])
    const again = await press(desk, 200)
    expect(again.body.results).toMatchObject([
      { message: null, booked: { courier: 'Narmada Example Surface', cost: 94.63 } },
      { message: expect.stringContaining('only a packed one is booked'), booked: null },
      { message: null, booked: { cost: 88 } },
    ])
    const awbs = [one, two, again].flatMap(({ body }) =>
      body.results.flatMap(({ booked }) => (booked === null ? [] : [booked.awb])),
    )
    expect(new Set(awbs).size).toBe(2)
    for (const { id } of [surfaced, cold]) expect(await choiceOf(id)).toHaveLength(1)
    await sound()
  })

  it('OPS-02 a process that ended in the middle leaves a number by which the job finds the AWB', async () => {
    const { order, parcel } = await packedForCash()
    await bookAndEnd(parcel.id)
    const unfinished = await parcelOf(order.order_id)
    expect(unfinished).toMatchObject({ awb: '', booking: { is_finished: false } })
    expect((await book(parcel.id)).body).toMatchObject({ code: 'booking_busy' })
    world.clock.advance(3 * minute)
    await followBookings(world.context)
    const [made] = await atCourier(order.order_number)
    expect(await parcelOf(order.order_id)).toMatchObject({
      awb: made?.shipment.awb,
      booking: { is_finished: true },
    })
    await sound()
  })

  it('OPS-02 keeps courier and cost of the AWB that was made, not of a later choice', async () => {
    const { order, parcel } = await packedForCash()
    await bookAndEnd(parcel.id)
    world.clock.advance(3 * minute)
    const again = await book(parcel.id, desk, 51)
    const [made] = await atCourier(order.order_number)
    expect(again.body).toMatchObject({ awb: made?.shipment.awb })
    expect(await parcelOf(order.order_id)).toMatchObject({
      courier: 'Narmada Example Surface',
      booking: { is_finished: true, cost: 94.63 },
    })
    expect(await choiceOf(parcel.id)).toEqual([{ courierId: surface }])
    await sound()
  })

  it('OPS-02 takes courier and cost of the later choice where no AWB was made', async () => {
    const { order, parcel } = await packedForCash()
    await courier.tell({ behaviour: { ...good, refuseAwb: 'Courier is not available' } })
    expect((await book(parcel.id)).status).not.toBe(200)
    await courier.tell({ behaviour: good })
    expect((await book(parcel.id, desk, 51)).status).toBe(200)
    expect(await parcelOf(order.order_id)).toMatchObject({
      courier: 'Konkan Example Express',
      booking: { is_finished: true, cost: 123 },
    })
    expect(await choiceOf(parcel.id)).toEqual([{ courierId: 51 }])
    await sound()
  })

  it('OPS-02 tells staff once of an AWB that stands on another order', async () => {
    const [mine, theirs] = [await packedForCash(), await packedForCash()]
    await bookAndEnd(mine.parcel.id)
    const [made] = await atCourier(mine.order.order_number)
    const awb = made?.shipment.awb ?? ''
    const write = (to: string | null) =>
      world.db.execute(sql`update shipment set awb = ${to} where id = ${theirs.parcel.id}::uuid`)
    await write(awb)
    const subject = `Booking ${mine.order.order_number}-1: AWB ${awb} is on another parcel`
    const told = () =>
      countOf(
        world,
        'mail_message',
        sql`subject = ${subject} and text like ${`%${theirs.order.order_number}%`}`,
      )
    world.clock.advance(3 * minute)
    /** As an hour later, when staff are still signed in. */
    const follow = async () => {
      await world.db.execute(
        sql`update courier_booking set tracked_at = null where shipment_id = ${mine.parcel.id}::uuid`,
      )
      await followBookings(world.context)
    }
    for (let round = 0; round < 2; round++) {
      await follow()
      expect(await told()).toBe(1)
    }
    await write(null)
    await follow()
    expect((await parcelOf(mine.order.order_id)).awb).toBe(awb)
    await sound()
  })

  const audited = (orderId: string, action: string) =>
    countOf(world, 'audit_entry', sql`subject_id = ${orderId} and action = ${action}`)

  it.each([
    ['courier_booking', 'before insert'],
    ['courier_booking', 'before update'],
    ['shipment', 'before update'],
    ['audit_entry', 'before insert'],
  ] as const)('OPS-02 books once when %s fails (%s)', async (table, when) => {
    const { order, parcel } = await packedForCash()
    const failing = await failWrites(world.db, table, when)
    try {
      expect((await book(parcel.id)).status).toBe(500)
    } finally {
      await failing.mend()
    }
    expect(await parcelOf(order.order_id)).toMatchObject({ awb: '' })
    expect(await audited(order.order_id, 'parcel.courier')).toBe(0)
    await sound()
    world.clock.advance(3 * minute)
    const again = await book(parcel.id)
    expect(again.status, JSON.stringify(again.body)).toBe(200)
    const made = await atCourier(order.order_number)
    expect(made.map(({ shipment }) => shipment.awb)).toEqual([again.body.awb])
    expect(await audited(order.order_id, 'parcel.courier')).toBe(1)
    await sound()
  })

  it.each([
    ['shipment', 'before update'],
    ['audit_entry', 'before insert'],
  ] as const)(
    'OPS-02 ends a booking when %s failed (%s) once it was cancelled',
    async (table, when) => {
      const { order, parcel } = await packedForCash()
      const { awb } = (await book(parcel.id)).body
      const params = { id: parcel.id }
      const cancel = () => desk.call('staffCancelBooking', { params, body: { reason: 'Too slow' } })
      const failing = await failWrites(world.db, table, when)
      try {
        expect((await cancel()).status).toBe(500)
      } finally {
        await failing.mend()
      }
      expect(await parcelOf(order.order_id)).toMatchObject({ awb })
      world.clock.advance(3 * minute)
      const again = await Promise.all([cancel(), cancel()])
      expect(again.map(({ status }) => status).toSorted()).toEqual([200, 409])
      expect(await parcelOf(order.order_id)).toMatchObject({ awb: '', booking: null })
      expect(await audited(order.order_id, 'parcel.courier')).toBe(2)
      await sound()
    },
  )

  it('OPS-02 records one pick-up of two who ask at once', async () => {
    const { order, parcel } = await packedForCash()
    await book(parcel.id)
    const api = world.context.courier
    if (api === undefined) throw new Error('no API')
    const bothAsk = Promise.withResolvers<void>()
    let asking = 0
    world.context.courier = {
      ...api,
      askPickup: async (shipment) => {
        if (++asking === 2) bothAsk.resolve()
        await bothAsk.promise
        return api.askPickup(shipment)
      },
    }
    const ask = (by: Visitor) => by.call('staffAskPickup', { params: { id: parcel.id }, body: {} })
    const asked = await Promise.all([ask(desk), ask(other)])
    world.context.courier = api
    expect(asked.map(({ status }) => status)).toEqual([200, 200])
    expect(await audited(order.order_id, 'parcel.pickup')).toBe(1)
  })

  it.each([-94.63, 0, 94.64, 0.001, 2 ** 53, 1e300])(
    'OPS-02 books nothing at a cost of %d that the client names',
    async (cost) => {
      const { order, parcel } = await packedForCash()
      const { version } = (await couriersOf(parcel.id)).body
      const reply = await desk.call('staffBookParcel', {
        params: { id: parcel.id },
        body: { version, courier: surface, cost },
      })
      expect([400, 409], JSON.stringify(reply.body)).toContain(reply.status)
      expect(await atCourier(order.order_number)).toEqual([])
      expect(await parcelOf(order.order_id)).toMatchObject({ awb: '', booking: null })
    },
  )

  it('OPS-02 cancels at the courier what was booked for an order that is cancelled', async () => {
    const { order, parcel } = await packedForCash()
    await book(parcel.id)
    const params = { id: order.order_id }
    const seen = await desk.call('staffPreviewCancel', { params, body: {} })
    const cancelled = await desk.call('staffCancelOrder', {
      params,
      body: {
        reason: 'not_available',
        note: 'Water damage',
        amount: seen.body.cancel.amount,
        request_key: randomUUID(),
      },
    })
    expect(cancelled.status, JSON.stringify(cancelled.body)).toBe(200)
    expect((await parcelOf(order.order_id)).state).toBe('cancelled')
    await followBookings(world.context)
    expect(await atCourier(order.order_number)).toMatchObject([{ status: 'CANCELED' }])
    await sound()
  })

  it('DATA-12 books cold goods only with who is fast enough for the box', async () => {
    const { parcel } = await packedAndPaid({ coldChain: true })
    const { body } = await couriersOf(parcel.id)
    expect(body.couriers.map(({ id, keeps_cold: cold }) => [id, cold])).toEqual([
      [24, false],
      [51, true],
      [10, true],
    ])
    expect((await book(parcel.id)).body).toMatchObject({ code: 'courier_too_slow' })
    expect((await book(parcel.id, desk, 51)).status).toBe(200)
    // Where no box stays cold, not even who promises the same day is fast enough.
    expect(keepsCold(0, 0)).toBe(false)
    expect(keepsCold(24, 0)).toBe(true)
  })

  it('OPS-02 says what the courier says, and nothing of the account', async () => {
    const { parcel } = await packedForCash()
    await courier.tell({ behaviour: { refuseAwb: 'Please recharge your wallet' } })
    expect(await book(parcel.id)).toMatchObject({
      status: 409,
      body: { code: 'courier_refused', message: expect.stringMatching(/recharge your wallet/) },
    })
    await courier.tell({
      behaviour: { ...good, fail: { path: '/courier/serviceability', times: 1 } },
    })
    expect(await couriersOf(parcel.id)).toMatchObject({
      status: 503,
      body: { code: 'courier_unavailable' },
    })
    await courier.tell({ behaviour: { ...good, expireTokens: true } })
    expect((await couriersOf(parcel.id)).status).toBe(200)
  })

  it('OPS-02 tries a wrong password once, not until the account is blocked', async () => {
    const api = createShiprocket({
      baseUrl: courier.settings.COURIER_API_URL,
      email: courier.settings.COURIER_API_EMAIL,
      password: 'wrong',
      clock: world.clock,
    })
    const logins = async () =>
      (await courier.tell()).calls.filter((call) => call === 'POST /auth/login').length
    const before = await logins()
    for (let times = 0; times < 3; times++)
      expect(await api.find('UP-1')).toMatchObject({ ok: false, error: { kind: 'unauthorized' } })
    expect(await logins()).toBe(before + 1)
    world.clock.advance(11 * minute)
    await api.find('UP-1')
    expect(await logins()).toBe(before + 2)
  })

  it('OPS-02 asks for a pick-up whose answer was lost again, without a refusal', async () => {
    const { order, parcel } = await packedForCash()
    await book(parcel.id)
    const params = { id: parcel.id }
    await courier.tell({ behaviour: { lose: { path: '/courier/generate/pickup', times: 1 } } })
    expect((await desk.call('staffAskPickup', { params, body: {} })).status).toBe(503)
    expect((await desk.call('staffAskPickup', { params, body: {} })).body).toMatchObject({
      success: true,
      pickup: 'asked for',
    })
    expect((await parcelOf(order.order_id)).booking?.pickup).toBe('asked for')
  })

  it('RET-05 tells staff of each courier that does not fetch a parcel, of each once', async () => {
    const { parcel } = await packedForCash()
    const params = { id: parcel.id }
    const told = (awb: string) =>
      countOf(
        world,
        'mail_message',
        sql`subject = ${`Parcel ${awb}: the courier does not fetch it`}`,
      )
    const first = (await book(parcel.id)).body.awb
    await courier.tell({ awb: first, scans: [scanOf('2026-11-24 09:00:00', 8, 'Cancelled')] })
    await followBookings(world.context)
    expect(await told(first)).toBe(1)
    await desk.call('staffCancelBooking', { params, body: { reason: 'Not fetched' } })
    const second = (await book(parcel.id, desk, 51)).body.awb
    const news = [
      scanOf('2026-11-24 14:00:00', 8, 'Cancelled'),
      scanOf('2026-11-24 14:01:00', 45, 'Cancelled'),
    ]
    await courier.tell({ awb: second, scans: news })
    await followBookings(world.context)
    expect(await told(second)).toBe(1)
  })

  it('ORDER-02 follows the others when the courier never answers for one parcel', async () => {
    const [silent, told] = [await packedForCash(), await packedForCash()]
    const { awb: silentAwb } = (await book(silent.parcel.id)).body
    const { awb } = (await book(told.parcel.id)).body
    await courier.tell({
      behaviour: { fail: { path: `/courier/track/awb/${silentAwb}`, times: 9 } },
    })
    await courier.tell({ awb, scans: [scanOf('2026-11-24 12:00:00', 42, 'Picked up')] })
    // An outage ends a round, and the parcel on which it ended is not the first of the next one.
    for (let round = 0; round < 2; round++) await followBookings(world.context)
    expect((await parcelOf(told.order.order_id)).state).toBe('shipped')
  })

  it('ORDER-02 takes what the courier tells when asked once an hour, and a webhook of the same once', async () => {
    const { order, visitor, parcel } = await packedForCash()
    const { awb } = (await book(parcel.id)).body
    const way = [
      scanOf('2026-11-24 12:00:00', 42, 'Picked up'),
      scanOf('2026-11-24 13:00:00', 18, 'In transit'),
      scanOf('2026-11-24 14:00:00', 17, 'Out for delivery'),
      scanOf('2026-11-24 15:00:00', 21, 'Door locked'),
    ]
    await courier.tell({ awb, scans: way })
    await followBookings(world.context)
    const scans = async () => {
      const { body } = await visitor.call('getOrderStatus', { query: { id: order.order_id } })
      return body.order.sub_orders[0]
    }
    expect(await scans()).toMatchObject({ state: 'delivery_failed' })
    const count = async () =>
      (
        await world.db.execute<{ n: number }>(
          sql`select count(*)::int as n from shipment_scan where shipment_id = ${parcel.id}::uuid`,
        )
      ).rows[0]?.n
    const before = await count()
    const sent = await world.visitor().raw({
      method: 'POST',
      url: '/api/shipping/updates',
      headers: {
        'content-type': 'application/json',
        'x-api-key': world.context.config.COURIER_TOKEN ?? '',
      },
      payload: JSON.stringify({ awb, current_timestamp: '', scans: way }),
    })
    expect(sent.status).toBe(200)
    expect(await count()).toBe(before)
    // Nobody asks again within the hour.
    const asked = async () =>
      (await courier.tell()).calls.filter((call) => call.endsWith(`/awb/${awb}`)).length
    const times = await asked()
    await followBookings(world.context)
    expect(await asked()).toBe(times)
    // The clock of this file moves far ahead only here, at its end: sessions of staff run out.
    await courier.tell({ awb, scans: [scanOf('2026-11-25 15:00:00', 9, 'RTO initiated')] })
    world.clock.advance(61 * minute)
    await followBookings(world.context)
    expect(await scans()).toMatchObject({ state: 'rto' })
    expect(await asked()).toBe(times + 1)
    // What never arrives isn't asked after for ever.
    world.clock.advance(91 * 24 * 60 * minute)
    await followBookings(world.context)
    expect(await asked()).toBe(times + 1)
  })
})
