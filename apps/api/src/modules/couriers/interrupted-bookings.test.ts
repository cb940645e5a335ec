import { describe, expect, it } from 'vitest'
import { failWrites } from '@upchar/testkit/failing-writes'
import { countOf } from '@upchar/testkit/shop'
import { sql } from '../../platform/db/sql.ts'
import { followBookings } from './index.ts'
import { good, surface, useCourierDesk } from './testing/courier-desk.ts'

const {
  courier,
  world,
  desk,
  parcelOf,
  packedForCash,
  book,
  endAtBooking,
  choiceOf,
  atCourier,
  sound,
  audited,
} = await useCourierDesk()
const minute = 60_000
const bookAndEnd = (id: string) => endAtBooking(() => book(id))

describe('bookings that were interrupted', () => {
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
})
