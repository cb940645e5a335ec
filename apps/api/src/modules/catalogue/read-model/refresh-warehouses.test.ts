import { sql } from '../../../platform/db/sql.ts'
import { expect, it } from 'vitest'
import { stockGoods } from '@upchar/testkit/goods'
import { useWorld } from '@upchar/testkit/world'
import { refreshAllWarehouses } from './refresh-warehouses.ts'
import { refreshReadModels } from '../index.ts'

const world = useWorld()
const version = async (): Promise<number> =>
  Number(
    (await world.db.execute<{ version: number }>(sql`select version from catalogue_version`))
      .rows[0]?.version,
  )

it('CHECKOUT-09 announces goods that come too close to their expiry, and nothing without a change', async () => {
  const goods = await stockGoods(world.db)
  const now = world.clock.now()
  const { groupId, offerId } = await goods.addVariant({ stock: { mumbai: 5 } })
  await refreshReadModels(world.db, [groupId], now)
  await refreshAllWarehouses(world.db, now)
  const before = await version()
  expect(await refreshAllWarehouses(world.db, now)).toBe(false)
  expect(await version()).toBe(before)
  await world.db.execute(sql`update lot set expires_on = '2026-11-25' where offer_id = ${offerId}`)
  expect(await refreshAllWarehouses(world.db, now)).toBe(true)
  expect(await version()).toBeGreaterThan(before)
})
