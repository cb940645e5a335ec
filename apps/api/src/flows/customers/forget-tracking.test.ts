import { beforeAll, expect, it } from 'vitest'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { guestWith } from '@upchar/testkit/shop'
import { useWorld, type Visitor } from '@upchar/testkit/world'
import { sql } from '../../platform/db/sql.ts'

const world = useWorld()
let goods: Goods
beforeAll(async () => {
  goods = await stockGoods(world.db)
})

it('AUTH-08 deletes what was recorded of who declines tracking, and of nobody else', async () => {
  const { sku } = await goods.addVariant()
  const { rows } = await world.db.execute<{ slug: string }>(
    sql`select slug from product_read order by slug limit 1`,
  )
  const track = async () => {
    const visitor = await guestWith(world, { sku })
    await visitor.call('recordView', { body: { slugs: [rows[0]?.slug ?? ''] } })
    await visitor.call('updateSearchKeyword', { body: { keyword: 'sutures' } })
    await visitor.call('readCart', {
      body: { pincode: '400001', landed_page_url: '/offers?utm_source=mail', device_source: 'web' },
    })
    return visitor
  }
  const known = async (visitor: Visitor) => {
    const { body } = await visitor.call('getForYou', { query: {} })
    return [body.recently_viewed.length, body.recent_searches]
  }
  const origins = async () =>
    (
      await world.db.execute<{ n: number }>(
        sql`select count(*)::int as n from cart where attribution::text like '%"mail"%'`,
      )
    ).rows[0]?.n
  const first = await track()
  const other = await track()
  expect([await known(first), await origins()]).toEqual([[1, ['sutures']], 2])
  expect((await first.call('forgetTracking', { body: {} })).status).toBe(200)
  expect([await known(first), await origins()]).toEqual([[0, []], 1])
  expect(await known(other)).toEqual([1, ['sutures']])
  const cart = await first.call('readCart', { body: { pincode: '400001' } })
  expect(JSON.stringify(cart.body)).toContain(sku)
})
