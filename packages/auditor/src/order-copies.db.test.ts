import { expect, it } from 'vitest'
import { stockGoods } from '@upchar/testkit/goods'
import { buyInCash } from '@upchar/testkit/shop'
import { useWorld } from '@upchar/testkit/world'
import { audit } from './audit.ts'

const world = useWorld()

it('OPS-01 names parts, parcels and lines that say another order, time or seller than theirs', async () => {
  const said = async () => {
    const lines: string[] = []
    await audit(
      world.db.$client.options.connectionString ?? '',
      ({ check, table }) => lines.push(`${check}: ${table}`),
      world.clock.now(),
    )
    return lines.toSorted()
  }
  const goods = await stockGoods(world.db)
  const { sku } = await goods.addVariant({ stock: { mumbai: 9 } })
  const { order } = await buyInCash(world, { sku, quantity: 2 })
  expect(await said()).toEqual([])
  const run = (set: string) => world.db.$client.query(set, [order.order_id])
  await run(`update shipment set seller_id = seller_id + 1 where order_id = $1`)
  await run(`update order_line set placed_at = placed_at - interval '1 day' where order_id = $1`)
  expect(await said()).toEqual(['order-copies: order_line', 'order-copies: shipment'])
  await run(`update sub_order set placed_at = placed_at + interval '1 ms' where order_id = $1`)
  expect(await said()).toContain('order-copies: sub_order')
})
