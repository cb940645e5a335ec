import { beforeAll, describe, expect, it } from 'vitest'
import type { QueryInput } from '@upchar/contract/schema/endpoints'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { buyInCash } from '@upchar/testkit/shop'
import { signedInSeller } from '@upchar/testkit/sellers'
import { useWorld, type Visitor } from '@upchar/testkit/world'
import { sql } from '../../platform/db/sql.ts'

const world = useWorld()
let goods: Goods
let own: Visitor
let rival: Visitor
beforeAll(async () => {
  goods = await stockGoods(world.db)
  own = (await signedInSeller(world, 'operations', goods.sellers.mumbai)).visitor
  rival = (await signedInSeller(world, 'owner', goods.sellers.delhi)).visitor
})

const list = async (visitor: Visitor, query: QueryInput<'sellerListStock'> = {}) =>
  (await visitor.call('sellerListStock', { query })).body

describe('the stock that a seller sees', () => {
  it('APP-01 OPS-05 is the own goods by warehouse and batch, and never a rival’s', async () => {
    const { sku } = await goods.addVariant({
      title: 'Seller’s gauze swabs',
      stock: { mumbai: 10, nagpur: 4 },
      expiresOn: '2027-01-31',
    })
    const theirs = await goods.addVariant({
      title: 'Seller’s gauze rolls',
      seller: 'delhi',
      stock: { delhi: 7 },
    })
    await buyInCash(world, { sku, quantity: 3 })
    const { body } = await own.call('sellerListStock', { query: { q: sku } })
    expect(body.warehouses).toEqual([
      { id: goods.warehouses.mumbai, name: 'Mumbai depot' },
      { id: goods.warehouses.nagpur, name: 'Nagpur depot' },
    ])
    expect(body.lots.map((lot) => [lot.warehouse, lot.on_hand, lot.to_pack, lot.life])).toEqual([
      ['Mumbai depot', 7, 3, 'near'],
      ['Nagpur depot', 4, 0, 'near'],
    ])
    expect(body.total).toBe(2)
    const inNagpur = { q: 'gauze', warehouse: goods.warehouses.nagpur }
    expect((await list(own, inNagpur)).lots.map((lot) => lot.warehouse)).toEqual(['Nagpur depot'])
    // By every word that finds it for staff.
    for (const q of [theirs.sku, 'rolls'])
      expect(await list(own, { q })).toMatchObject({ lots: [], total: 0 })
    expect((await list(rival, { q: 'gauze' })).lots.map((lot) => lot.sku)).toEqual([theirs.sku])
    expect(
      await rival.call('sellerListStock', { query: { warehouse: goods.warehouses.mumbai } }),
    ).toMatchObject({ status: 404, body: { code: 'warehouse_unknown' } })
    expect(
      await rival.call('sellerListStock', { query: { warehouse: 2_000_000_000 } }),
    ).toMatchObject({ status: 404, body: { code: 'warehouse_unknown' } })
  })

  it('APP-01 is narrowed by the life that is left, and paged to its end', async () => {
    const { sku, offerId } = await goods.addVariant({ title: 'Paged needles', stock: {} })
    await world.db.execute(sql`
      with made as (insert into lot (offer_id, warehouse_id, batch_no, expires_on, on_hand)
        select ${offerId}, ${goods.warehouses.mumbai}, 'P' || n, date '2028-01-01' + n, 1 from generate_series(1, 10050) n
        returning id)
      insert into stock_movement (lot_id, quantity, reason, reference, at) select id, 1, 'receipt', 'opening stock', now() from made`)
    const first = await list(own, { q: sku, limit: 100 })
    expect(first).toMatchObject({ total: 10_000, total_is_more: true })
    expect(first.lots.map(({ batch }) => batch).slice(0, 2)).toEqual(['P1', 'P2'])
    const last = await list(own, { q: sku, limit: 100, page: 100 })
    expect(last.lots.at(-1)?.batch).toBe('P10000')
    expect(await list(own, { q: sku, life: 'ended' })).toMatchObject({ lots: [], total: 0 })
    expect(await list(own, { q: 'p10050' })).toMatchObject({ total: 1, lots: [{ sku }] })
    for (const query of [{ page: 0 }, { limit: 101 }, { warehouse: 0 }])
      expect((await own.call('sellerListStock', { query })).status).toBe(400)
  })

  it('APP-01 is the owner’s and operations’, not accounts’', async () => {
    const status = async (role: 'owner' | 'operations' | 'accounts') => {
      const { visitor } = await signedInSeller(world, role, goods.sellers.mumbai)
      return (await visitor.call('sellerListStock')).status
    }
    expect([await status('owner'), await status('operations'), await status('accounts')]).toEqual([
      200, 200, 403,
    ])
  })
})
