import { beforeAll, expect, it } from 'vitest'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { packOrders } from '@upchar/testkit/packing'
import { buyInCash } from '@upchar/testkit/shop'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld } from '@upchar/testkit/world'
import { audit } from './audit.ts'

const world = useWorld({ COURIER_PROVIDER: 'manual' })
let goods: Goods
let staffId: string
beforeAll(async () => {
  goods = await stockGoods(world.db)
  staffId = (await signedInStaff(world, 'support')).id
})

const run = (query: string) => world.db.$client.query<{ id: string; number: string }>(query)

async function said(): Promise<string[]> {
  const lines: string[] = []
  const url = world.db.$client.options.connectionString ?? ''
  await audit(
    url,
    ({ check, order, text, by }) => void lines.push(`${check} ${order}: ${text} by ${by}`),
    world.clock.now(),
  )
  return lines.toSorted()
}

/** A packed cash order of ₹364, booked as its row says. */
async function booked(awb: string, collect: number | null) {
  const { sku } = await goods.addVariant({ maxOq: 50 })
  const { order } = await buyInCash(world, { sku, quantity: 3 })
  await packOrders(world, order.order_id)
  const { rows } =
    await run(`select h.id, o.number from shipment h join sub_order s on s.id = h.sub_order_id
    join "order" o on o.id = s.order_id where o.id = '${order.order_id}'`)
  const [row = { id: '', number: '' }] = rows
  await run(`update shipment set awb = '${awb}', courier = 'Konkan Express' where id = '${row.id}'`)
  await run(`insert into courier_booking (id, shipment_id, reference, courier_id, courier, cost_paise, collect_paise, order_ref, shipment_ref, awb,
      staff_id, begun_at, booked_at)
    values (gen_random_uuid(), '${row.id}', '${row.number}-1', 51, 'Konkan Express', 12300, ${collect}, '1', '2', '${awb}', '${staffId}', now(), now())`)
  return row
}

it('OPS-02 names a booking that collects another amount, or goes under another AWB, than its parcel', async () => {
  await booked('RIGHT0001', 36_400)
  expect(await said()).toEqual([])
  const less = await booked('LESS00001', 36_300)
  const nothing = await booked('NOTHING01', null)
  const other = await booked('OTHER0001', 36_400)
  await run(`update shipment set awb = 'TYPED00001' where id = '${other.id}'`)
  expect(await said()).toEqual(
    [
      `courier-bookings ${less.number}: the courier was told to collect ₹363.00, the parcel’s cash is ₹364.00 by -100`,
      `courier-bookings ${nothing.number}: the courier was told to collect ₹0.00, the parcel’s cash is ₹364.00 by -36400`,
      `courier-bookings ${other.number}: booked as OTHER0001, but the parcel goes as TYPED00001 by 12300`,
    ].toSorted(),
  )
})
