import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { wrongBooks } from '@upchar/testkit/books'
import { courierScan } from '@upchar/testkit/courier-scan'
import { useDesk } from '@upchar/testkit/desk'
import { packOrders } from '@upchar/testkit/packing'
import { buyInCash, countOf } from '@upchar/testkit/shop'
import { useWorld } from '@upchar/testkit/world'
import { sql } from '../../platform/db/sql.ts'

const world = useWorld({ COURIER_PROVIDER: 'manual' })
const { goods, desk } = useDesk(world)

/** A packed cash order of two pieces that has an AWB. */
async function packed(awb: string) {
  const { sku } = await goods.addVariant({ stock: { mumbai: 9 } })
  const { order, visitor } = await buyInCash(world, { sku, quantity: 2 })
  await packOrders(world, order.order_id)
  const params = { id: order.order_id }
  const parcelNow = async () => {
    const [parcel] = (await desk.call('staffGetOrder', { params })).body.order.parts.flatMap(
      ({ parcels }) => parcels,
    )
    if (parcel === undefined) throw new Error('no parcel')
    return parcel
  }
  const { id, version } = await parcelNow()
  await desk.call('staffSetParcelCourier', {
    params: { id },
    body: { version, courier: 'Konkan Express', awb },
  })
  return { id, sku, visitor, orderId: order.order_id, parcelNow }
}

let minutes = 0
/** The courier tells one thing, and then the same again. */
async function tells(awb: string, ...statuses: number[]) {
  for (const status of statuses) {
    minutes++
    const at = `24 11 2026 11:${String(minutes).padStart(2, '0')}:00`
    for (let times = 0; times < 2; times++) {
      const sent = await courierScan(world, awb, status, at)
      expect(sent.status).toBe(200)
    }
  }
}
const mails = (subject: string) => countOf(world, 'mail_message', sql`subject = ${subject}`)
const sound = async () => expect(await wrongBooks(world)).toBe('')
const onHand = async (sku: string) =>
  (
    await world.db.execute<{ left: number }>(
      sql`select sum(l.on_hand)::int as left from lot l join offer o on o.id = l.offer_id join variant v on v.id = o.variant_id where v.sku = ${sku}`,
    )
  ).rows[0]?.left

/** Opens the return of a parcel that never arrived, and settles every piece alike. */
async function comesToAnEnd(
  parcel: string,
  reason: 'lost' | 'came_back',
  fate: 'absent' | 'destroy' | 'restock',
) {
  const opened = await desk.call('staffOpenReturn', {
    params: { id: parcel },
    body: { reason, request_key: randomUUID() },
  })
  expect(opened.status, JSON.stringify(opened.body)).toBe(200)
  const { id, items, version } = opened.body.return
  const pieces = items.flatMap(({ line, batches }) =>
    batches.map(({ lot, parcel: from, quantity }) => ({ line, lot, parcel: from, quantity, fate })),
  )
  const params = { id }
  const { settlement } = (await desk.call('staffPreviewReturn', { params, body: { pieces } })).body
  const settled = await desk.call('staffSettleReturn', {
    params,
    body: { version, pieces, credit: settlement.credit, decision: '' },
  })
  expect(settled.status, JSON.stringify(settled.body)).toBe(200)
  return settled.body.return
}

describe('a courier’s bad news', () => {
  it('RET-05 of a cancelled booking: the order and its invoice stay, staff are told once', async () => {
    const { parcelNow } = await packed('NOFETCH01')
    await tells('NOFETCH01', 8, 45)
    expect((await parcelNow()).state).toBe('packed')
    expect(await mails('Parcel NOFETCH01: the courier does not fetch it')).toBe(1)
    // It is fetched after all.
    await tells('NOFETCH01', 42)
    expect((await parcelNow()).state).toBe('shipped')
    await sound()
  })

  it('RET-05 of a loss: staff are told once, and what follows credits the buyer and takes no stock', async () => {
    const { id, sku, parcelNow } = await packed('LOST00001')
    await tells('LOST00001', 42, 18, 12, 76)
    expect((await parcelNow()).state).toBe('in_transit')
    expect(await mails('Parcel LOST00001: the courier has lost it')).toBe(1)
    expect(await comesToAnEnd(id, 'lost', 'absent')).toMatchObject({ to_pay: 0 })
    expect(await onHand(sku)).toBe(7)
    await sound()
  })

  it('RET-05 of a loss on the way back: staff are told, too', async () => {
    const { parcelNow } = await packed('LOSTBACK1')
    await tells('LOSTBACK1', 42, 9, 12)
    expect((await parcelNow()).state).toBe('rto')
    expect(await mails('Parcel LOSTBACK1: the courier has lost it')).toBe(1)
    await sound()
  })

  it('RET-05 of damage on the way: it comes back and is destroyed, or is as good as lost', async () => {
    const { id, sku } = await packed('BROKEN001')
    await tells('BROKEN001', 42, 25)
    expect(await mails('Parcel BROKEN001: the courier has damaged or destroyed it')).toBe(1)
    await tells('BROKEN001', 9, 10)
    expect(await comesToAnEnd(id, 'came_back', 'destroy')).toMatchObject({ to_pay: 0 })
    expect(await onHand(sku)).toBe(7)
    await sound()
  })

  it('RET-05 of cash refused at the door: it goes back into stock, nothing is asked for, and the buyer is told each step', async () => {
    const { id, sku, visitor, orderId, parcelNow } = await packed('REFUSED01')
    await tells('REFUSED01', 42, 17, 21, 9)
    expect((await parcelNow()).state).toBe('rto')
    const [{ number }] = [
      (await visitor.call('getOrderStatus', { query: { id: orderId } })).body.order,
    ]
    expect(await mails(`Order ${number} could not be delivered`)).toBe(1)
    expect(await mails(`Order ${number} is going back to the seller`)).toBe(1)
    expect(await comesToAnEnd(id, 'came_back', 'restock')).toMatchObject({ refund: 0, to_pay: 0 })
    expect(await onHand(sku)).toBe(9)
    await sound()
  })

  it('RET-05 of a delivered parcel that goes back: it stays delivered, staff are told', async () => {
    const { parcelNow } = await packed('AGAIN0001')
    await tells('AGAIN0001', 42, 7, 9, 10)
    expect((await parcelNow()).state).toBe('delivered')
    expect(await mails('Parcel AGAIN0001: delivered, and now on its way back')).toBe(1)
    await sound()
  })
})
