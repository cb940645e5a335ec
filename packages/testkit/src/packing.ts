import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { signedInStaff } from './staff.ts'
import type { World } from './world.ts'

/** Staff set all parcels of these orders, by their ids, to packed: that issues their invoices (RET-03). */
export async function packOrders(world: World, ...orderIds: string[]): Promise<void> {
  const { visitor: desk } = await signedInStaff(world, 'support')
  const { rows } = await world.db.execute<{ id: string; version: number }>(sql`
    select h.id, h.version from shipment h join sub_order s on s.id = h.sub_order_id
      join json_array_elements_text(${JSON.stringify(orderIds)}::json) with ordinality o(id, nth) on o.id = s.order_id::text
    where h.state in ('placed', 'confirmed') order by o.nth, h.id`)
  for (const { id, version } of rows) {
    const packed = await desk.call('staffMoveParcel', {
      params: { id },
      body: { version, state: 'packed', at: world.clock.now().toISOString() },
    })
    expect(packed.status, JSON.stringify(packed.body)).toBe(200)
  }
}

/** The same with every order that waits, oldest first. */
export async function packAll(world: World): Promise<void> {
  const { rows } = await world.db.execute<{ id: string }>(
    sql`select id from "order" order by placed_at, id`,
  )
  await packOrders(world, ...rows.map(({ id }) => id))
}

/** Staff take all parcels of these orders, by their ids, to the buyer's door. */
export async function deliverOrders(world: World, ...orderIds: string[]): Promise<void> {
  await packOrders(world, ...orderIds)
  const { visitor: desk } = await signedInStaff(world, 'support')
  const { rows } = await world.db.execute<{ id: string; version: number; booked: boolean }>(sql`
    select h.id, h.version, coalesce(h.awb, '') <> '' as booked from shipment h join sub_order s on s.id = h.sub_order_id
    where s.order_id::text in (select json_array_elements_text(${JSON.stringify(orderIds)}::json)) and h.state = 'packed'
    order by h.id`)
  for (const { id, version, booked } of rows) {
    const params = { id }
    // A job of the sandbox courier may have given it an AWB.
    if (!booked) {
      const set = await desk.call('staffSetParcelCourier', {
        params,
        body: { version, courier: 'Test Express', awb: `T${id.slice(-12)}`, tracking_url: '' },
      })
      expect(set.status, JSON.stringify(set.body)).toBe(200)
    }
    const moved = await desk.call('staffMoveParcel', {
      params,
      body: {
        version: booked ? version : version + 1,
        state: 'delivered',
        at: world.clock.now().toISOString(),
      },
    })
    expect(moved.status, JSON.stringify(moved.body)).toBe(200)
  }
}
