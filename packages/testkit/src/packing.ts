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
