import { eq, sql } from '../../platform/db/sql.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { cardsOf, isOnSale } from '../catalogue/index.ts'
import { productGroup } from '../catalogue/tables.ts'
import { announceChange } from '../../platform/db/changes.ts'
import { useWorld, type Visitor } from '@upchar/testkit/world'
import { additionTo } from './rules.ts'
import { compareItem } from './tables.ts'

const world = useWorld()
let ids: number[] = []
beforeAll(async () => {
  const { body } = await world
    .visitor()
    .call('listProducts', { query: { search: 'nitrile gloves', limit: 6 } })
  ids = body.products.map((product) => product.product_group_id)
  expect(ids.length).toBe(6)
})

const groups = (...wanted: number[]) => ({ products: wanted.map((group_id) => ({ group_id })) })
const add = (visitor: Visitor, ...wanted: number[]) =>
  visitor.call('addToCompare', { body: groups(...wanted) })
const listed = async (visitor: Visitor) =>
  (await visitor.call('getCompareItems', { body: {} })).body.products.map(
    (product) => product.product_group_id,
  )
const at = (index: number): number => ids[index] ?? 0

describe('the compare list', () => {
  it('COMPARE-01 adds a product by group_id, refuses a duplicate and removes one, with the specified texts', async () => {
    const visitor = world.visitor()
    expect(await add(visitor, at(0))).toMatchObject({
      status: 200,
      body: {
        success: true,
        message: 'Product added to compare list',
        products: [{ product_group_id: at(0) }],
      },
    })
    expect(
      (await add(visitor, at(1))).body.products.map((product) => product.product_group_id),
    ).toEqual([at(0), at(1)])
    expect(await add(visitor, at(0))).toMatchObject({
      status: 409,
      body: { code: 'already_compared', message: 'Product already added to the compare list' },
    })
    const deleted = await visitor.call('deleteFromCompare', { body: groups(at(0)) })
    expect(deleted).toMatchObject({
      status: 200,
      body: { message: 'Item removed from compare list', products: [{ product_group_id: at(1) }] },
    })
    expect((await visitor.call('deleteFromCompare', { body: groups(at(0)) })).status).toBe(200)
    expect(await listed(visitor)).toEqual([at(1)])
  })

  it('COMPARE-01 takes every product on sale', async () => {
    const { rows } = await world.db.execute<{ id: number }>(
      sql`select group_id::int as id from product_read order by group_id`,
    )
    const isListed = await isOnSale(world.context)
    expect(rows.filter(({ id }) => !isListed(id))).toEqual([])
    const all = rows.map(({ id }) => id)
    expect(await cardsOf(world.context, all)).toHaveLength(all.length)
  })

  it('COMPARE-01 holds four, and can be cleared', async () => {
    const visitor = world.visitor()
    for (const id of ids.slice(0, 4)) expect((await add(visitor, id)).status).toBe(200)
    expect(await add(visitor, at(4))).toMatchObject({ status: 409, body: { code: 'compare_full' } })
    expect(
      (await visitor.call('deleteFromCompare', { body: groups(...ids.slice(0, 4)) })).body.products,
    ).toEqual([])
    expect(await listed(visitor)).toEqual([])
  })

  it('COMPARE-01 holds at most four, each once, after concurrent adds', async () => {
    const visitor = world.visitor()
    await listed(visitor)
    const replies = await Promise.all([...ids, ...ids].map((id) => add(visitor, id)))
    expect(replies.filter((reply) => reply.status === 200)).toHaveLength(4)
    const kept = await listed(visitor)
    expect(new Set(kept).size).toBe(4)
  })

  it('COMPARE-01 DATA-09 returns the differences: attributes, facts, options and availability at the pincode', async () => {
    const visitor = world.visitor()
    await add(visitor, at(0), at(1))
    const { body } = await visitor.call('getCompareItems', { body: { pincode: '400001' } })
    expect(body.products).toHaveLength(2)
    for (const { product_group_id: id, variant_count: variants } of body.products) {
      const detail = body.details[id]
      expect(detail?.attributes.length).toBeGreaterThan(0)
      expect(detail?.facts.map((fact) => fact.label)).toContain('Country of origin')
      expect(detail?.options).toHaveLength(variants > 1 ? variants : 0)
      expect(['in_stock', 'out_of_stock']).toContain(detail?.stock.state)
    }
    expect(await visitor.call('getCompareItems', { body: { pincode: '000000' } })).toMatchObject({
      status: 400,
      body: { message: 'Invalid Pincode' },
    })
  })

  it('COMPARE-01 shows a shared comparison, and keeps the visitor’s own list', async () => {
    const visitor = world.visitor()
    await add(visitor, at(0))
    const { body } = await visitor.call('getCompareItems', { body: groups(at(2), at(3), at(2)) })
    expect(body.products.map((product) => product.product_group_id)).toEqual([at(2), at(3)])
    expect(await listed(visitor)).toEqual([at(0)])
  })

  it('is visible to its visitor only', async () => {
    const [mine, other] = [world.visitor(), world.visitor()]
    await add(mine, at(0))
    expect(await listed(other)).toEqual([])
    await other.call('deleteFromCompare', { body: groups(at(0)) })
    expect(await listed(mine)).toEqual([at(0)])
    const rows = await world.db.select().from(compareItem)
    expect(rows.every((row) => row.guestHash !== mine.cookies.get('upchar_guest'))).toBe(true)
  })

  it('refuses unsold products, and drops discontinued ones', async () => {
    const visitor = world.visitor()
    expect(await add(visitor, 2_000_000_000)).toMatchObject({
      status: 404,
      body: { code: 'product_not_found' },
    })
    expect((await visitor.call('addToCompare', { body: { products: [] } })).status).toBe(400)
    await add(visitor, at(0), at(5))
    await world.db
      .update(productGroup)
      .set({ active: false })
      .where(eq(productGroup.id, at(5)))
    const { refreshReadModels } = await import('../catalogue/index.ts')
    await refreshReadModels(world.db, [at(5)], world.clock.now())
    await announceChange(world.db)
    await expect.poll(() => listed(visitor)).toEqual([at(0)])
  })
})

describe('adding to the list', () => {
  const onSale = (id: number) => id !== 9
  it('skips present and discontinued products, and adds all or none of the rest', () => {
    expect(additionTo([1], [1, 2, 2, 9], onSale)).toEqual({ add: [2] })
    expect(additionTo([1], [1], onSale)).toEqual({ refused: 'already' })
    expect(additionTo([1], [9], onSale)).toEqual({ refused: 'unknown' })
    expect(additionTo([1, 2, 3], [4], onSale)).toEqual({ add: [4] })
    expect(additionTo([1, 2, 3], [4, 5], onSale)).toEqual({ refused: 'full' })
  })
})
