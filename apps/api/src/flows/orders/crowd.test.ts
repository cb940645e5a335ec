import pg from 'pg'
import { beforeAll, expect, it } from 'vitest'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { brokenLedgers } from '@upchar/testkit/ledger-check'
import { useWorld } from '@upchar/testkit/world'
import { created, guestWith, place, placed } from '@upchar/testkit/shop'

const world = useWorld({ SANDBOX_COURIER_SECONDS: '3600' })
let goods: Goods
beforeAll(async () => {
  goods = await stockGoods(world.db)
})

it('CHECKOUT-04 places the orders of more concurrent buyers than connections while staff change cached data', async () => {
  const { sku } = await goods.addVariant({ stock: { mumbai: 500 } })
  const buyers = []
  for (let i = 0; i < 60; i++) {
    const visitor = await guestWith(world, { sku })
    buyers.push({ visitor, checkout: await created(visitor) })
  }
  const staff = new pg.Client({ connectionString: world.db.$client.options.connectionString })
  await staff.connect()
  const pressed = new AbortController()
  const changing = (async () => {
    while (!pressed.signal.aborted)
      await staff.query(
        `with v as (update catalogue_version set version = version + 1 returning version) select pg_notify('catalogue', version::text) from v`,
      )
  })()
  const orders = (
    await Promise.all(buyers.map(({ visitor, checkout }) => place(visitor, checkout))).finally(() =>
      pressed.abort(),
    )
  ).map(placed)
  await changing
  await staff.end()
  expect(new Set(orders.map(({ order_number: number }) => number)).size).toBe(60)
  expect(await brokenLedgers(world.db)).toEqual([])
})
