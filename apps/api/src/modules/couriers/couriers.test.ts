import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { packOrders } from '@upchar/testkit/packing'
import { buyInCash } from '@upchar/testkit/shop'
import { signedInStaff } from '@upchar/testkit/staff'
import type { Visitor } from '@upchar/testkit/world'
import { createShiprocket } from '../../platform/courier/index.ts'
import { keepsCold } from './parcel-to-book.ts'
import { box, good, surface, useCourierDesk } from './testing/courier-desk.ts'

const {
  courier,
  world,
  goods,
  desk,
  parcelOf,
  packedForCash,
  packedAndPaid,
  couriersOf,
  book,
  endAtBooking,
  choiceOf,
  atCourier,
  sound,
  audited,
} = await useCourierDesk()
const minute = 60_000
let other: Visitor
beforeAll(async () => {
  other = (await signedInStaff(world, 'admin')).visitor
})

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

  it('OPS-02 asks a courier that answers none of four parcels for no further one', async () => {
    const parcels: { id: string; version: number }[] = []
    for (let i = 0; i < 6; i++) {
      const { id, version } = (await packedForCash()).parcel
      parcels.push({ id, version })
    }
    const press = () => desk.call('staffBookParcels', { body: { parcels, most_cost: 200 } })
    const asked = async () =>
      (await courier.tell()).calls.filter((call) => call.includes('/courier/serviceability')).length
    const before = await asked()
    const away = { fail: { path: '/courier/serviceability', times: 99 } }
    await courier.tell({ behaviour: { ...good, ...away } })
    const { results } = (await press()).body
    expect(results.map(({ id }) => id)).toEqual(parcels.map(({ id }) => id))
    for (const { booked, message } of results)
      expect([booked, message]).toEqual([null, expect.stringContaining('doesn’t answer')])
    expect((await asked()) - before).toBe(4)
    // One lost answer doesn't keep the others.
    await courier.tell({ behaviour: { fail: { path: '/courier/serviceability', times: 1 } } })
    expect((await press()).body.results.filter(({ booked }) => booked !== null)).toHaveLength(5)
    expect((await press()).body.results.every(({ booked }) => booked !== null)).toBe(true)
    await sound()
  })

  it('OPS-02 books several once each, whatever the list, the cost or the middle of the work is like', async () => {
    const [first, second] = [await packedForCash(), await packedForCash()]
    const named = ({ parcel: { id, version } }: typeof first) => ({ id, version })
    const send = (parcels: unknown, most: unknown, more: object = {}) =>
      desk.raw({
        method: 'POST',
        url: '/api/staff/dispatch/book',
        headers: { 'content-type': 'application/json' },
        payload: JSON.stringify({ parcels, most_cost: most, ...more }),
      })
    const press = (...parcels: { id: string; version: number }[]) =>
      desk.call('staffBookParcels', { body: { parcels, most_cost: 200 } })
    // Less than a paisa is no amount.
    for (const most of [-1, 0, 0.001, 2 ** 53, 1e300, '200', null])
      expect((await send([named(first)], most)).status).toBe(400)
    for (const list of [
      [],
      null,
      [{ id: first.parcel.id }],
      Array.from({ length: 1000 }, () => named(first)),
    ])
      expect((await send(list, 200)).status).toBe(400)
    expect((await send([named(first)], 200, { x: 'y'.repeat(10_000_000) })).status).toBe(413)
    expect(await atCourier(first.order.order_number)).toEqual([])

    // A stranger's number, an old version, and a parcel that stands twice.
    const stale = { ...named(second), version: second.parcel.version - 1 }
    const strange = [randomUUID(), "' or 1=1"].map((id) => ({ id, version: 1 }))
    const mixed = await press(...strange, named(first), named(first), stale)
    expect(mixed.body.results).toMatchObject([
      { booked: null, message: expect.any(String) },
      { booked: null, message: expect.any(String) },
      { id: first.parcel.id, message: null },
      { id: second.parcel.id, booked: null },
    ])
    await endAtBooking(() => press(named(second)))
    const busy = await press(named(first), named(second))
    expect(busy.body.results).toMatchObject([{ message: null }, { booked: null }])
    world.clock.advance(3 * minute)
    const done = await press(named(first), named(second))
    expect(done.body.results).toMatchObject([{ message: null }, { message: null }])
    for (const { order } of [first, second]) {
      const made = await atCourier(order.order_number)
      expect(made.map(({ shipment }) => shipment.awb)).toEqual([
        (await parcelOf(order.order_id)).awb,
      ])
    }
    await sound()
  })

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
})
