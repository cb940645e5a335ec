import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { countOf } from '@upchar/testkit/shop'
import { sql } from '../../platform/db/sql.ts'
import { followBookings } from './index.ts'
import { scanOf, useCourierDesk } from './testing/courier-desk.ts'

const { courier, world, desk, parcelOf, packedForCash, book, atCourier, sound } =
  await useCourierDesk()
const minute = 60_000

describe('what follows a booking', () => {
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
