import { beforeEach, expect } from 'vitest'
import { wrongBooks } from '@upchar/testkit/books'
import { startTestCourier } from '@upchar/testkit/courier'
import { useDesk } from '@upchar/testkit/desk'
import type { Goods } from '@upchar/testkit/goods'
import { packOrders } from '@upchar/testkit/packing'
import { atGateway, buyInCash, countOf, outcomeOf, pay } from '@upchar/testkit/shop'
import { useWorld } from '@upchar/testkit/world'
import type { Context } from '../../../platform/context.ts'
import { sql } from '../../../platform/db/sql.ts'

export const box = { weight_grams: 1250, length_mm: 300, width_mm: 200, height_mm: 100 }
/** The cheapest of the stand-in's couriers. */
export const surface = 24
/** How the stand-in behaves unless a test says otherwise. */
export const good = { hang: null, fail: null, lose: null, refuseAwb: null }

export const scanOf = (date: string, status: number, activity: string) => ({
  date,
  status: activity,
  activity,
  location: 'Mumbai',
  'sr-status': String(status),
  'sr-status-label': activity.toUpperCase(),
})

/** Presses, and the process ends before the courier's answer is kept. */
async function endAtBooking(context: Context, press: () => Promise<{ status: number }>) {
  const api = context.courier
  if (api === undefined) throw new Error('no API')
  context.courier = {
    ...api,
    book: async (toBook, choice) => {
      await api.book(toBook, choice)
      throw new Error('the process ended')
    },
  }
  expect((await press()).status).toBe(500)
  context.courier = api
}

/** A shop whose parcels are booked at the stand-in of a courier's API, for the tests of a file. */
export async function useCourierDesk() {
  const courier = await startTestCourier()
  const world = useWorld({ SANDBOX_COURIER_SECONDS: '360000', ...courier.settings })
  const { goods, desk } = useDesk(world)
  beforeEach(() => courier.tell({ behaviour: good }))

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
  const couriersOf = (id: string) => desk.call('staffListCouriers', { params: { id } })
  const book = async (id: string, by = desk, choice = surface) => {
    const shown = await couriersOf(id)
    if (shown.status !== 200) return { ...shown, body: { ...shown.body, awb: '' } }
    const { version, couriers } = shown.body
    const cost = couriers.find((one) => one.id === choice)?.cost ?? 0
    return by.call('staffBookParcel', { params: { id }, body: { version, courier: choice, cost } })
  }
  /** The couriers of a parcel's bookings. */
  const choiceOf = async (id: string) =>
    (
      await world.db.execute<{ courierId: number }>(
        sql`select courier_id as "courierId" from courier_booking where shipment_id = ${id}::uuid`,
      )
    ).rows
  /** Orders that the courier's API knows by a reference. */
  const atCourier = async (reference: string) =>
    (await courier.tell()).orders.filter((one) => one.channel_order_id.startsWith(reference))
  const sound = async () => expect(await wrongBooks(world)).toBe('')
  const audited = (orderId: string, action: string) =>
    countOf(world, 'audit_entry', sql`subject_id = ${orderId} and action = ${action}`)

  return {
    courier,
    world,
    goods,
    desk,
    parcelOf,
    packedForCash,
    packedAndPaid,
    couriersOf,
    book,
    endAtBooking: (press: () => Promise<{ status: number }>) => endAtBooking(world.context, press),
    choiceOf,
    atCourier,
    sound,
    audited,
  }
}
