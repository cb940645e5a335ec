import { beforeAll, describe, expect, it } from 'vitest'
import { useWorld } from '@upchar/testkit/world'
import { refreshReadModels, refreshWarehouses } from '../../modules/catalogue/index.ts'
import { announceChange } from '../../platform/db/changes.ts'
import { sql } from '../../platform/db/sql.ts'
import { eventually, listedBy } from './testing/listed.ts'

const world = useWorld()
const { list } = listedBy(world)
beforeAll(async () => {
  await list({ limit: 1 })
})

describe('freshness', () => {
  it('marks a product out of stock and back in stock', async () => {
    const slug = (await list({ filters: 'family=stethoscope', limit: 1 })).products[0]?.slug ?? ''
    const offers = (
      await world.db.execute<{ id: number; groupId: number }>(
        sql`select o.id, v.group_id as "groupId" from variant v join offer o on o.variant_id = v.id join product_group g on g.id = v.group_id where g.slug = ${slug}`,
      )
    ).rows
    const groupId = String(offers[0]?.groupId)
    const ids = offers.map((row) => Number(row.id))
    await world.db.execute(
      sql`create table kept_lot as select id, on_hand from lot where offer_id = any(${sql.param(ids)}::bigint[])`,
    )
    await world.db.execute(sql`update lot set on_hand = 0 where id in (select id from kept_lot)`)
    expect(await refreshWarehouses(world.db, ids, world.clock.now())).toBe(true)
    expect(await refreshWarehouses(world.db, ids, world.clock.now())).toBe(false)
    await eventually(async () => {
      const answer = await list({ filters: 'family=stethoscope', limit: 60 })
      expect(answer.stock[groupId]?.state).toBe('out_of_stock')
      const place = answer.products.findIndex((card) => card.slug === slug)
      const states = answer.products.map((card) => answer.stock[card.product_group_id]?.state)
      expect(new Set(states.slice(place))).toEqual(new Set(['out_of_stock']))
      expect(states[0]).toBe('in_stock')
    })
    await world.db.execute(
      sql`update lot set on_hand = kept_lot.on_hand from kept_lot where kept_lot.id = lot.id`,
    )
    await refreshWarehouses(world.db, ids, world.clock.now())
    await eventually(async () =>
      expect((await list({ filters: 'family=stethoscope', limit: 60 })).stock[groupId]?.state).toBe(
        'in_stock',
      ),
    )
  })

  it('drops a discontinued product and shows a new price', async () => {
    const before = await list({ filters: 'family=pulse-oximeter', limit: 60 })
    const [gone, dearer] = before.products
    if (gone === undefined || dearer === undefined) throw new Error('two oximeters are needed')
    await world.db.execute(
      sql`update product_group set active = false where id = ${gone.product_group_id}`,
    )
    await world.db.execute(
      sql`with goods as (update variant set mrp_paise = null where group_id = ${dearer.product_group_id} returning id)
      update offer set price_paise = price_paise + 12345 from goods where variant_id = goods.id`,
    )
    await refreshReadModels(
      world.db,
      [gone.product_group_id, dearer.product_group_id],
      world.clock.now(),
    )
    await announceChange(world.db)
    await eventually(async () => {
      const after = await list({ filters: 'family=pulse-oximeter', limit: 60 })
      expect(after.total).toBe(before.total - 1)
      expect(
        after.products.find((card) => card.product_group_id === dearer.product_group_id)?.price_gst,
      ).toBeCloseTo(dearer.price_gst + 123.45, 2)
    })
    expect((await world.visitor().call('getProduct', { params: { slug: gone.slug } })).status).toBe(
      404,
    )
  })

  it('ROUTE-10 shows an offer only while it runs', async () => {
    const running = await list({ filters: 'offers=1', limit: 60 })
    expect(running.total).toBeGreaterThan(0)
    expect(
      running.products.every(
        (card) => card.offer !== null && card.offer.ends_at > world.clock.now().toISOString(),
      ),
    ).toBe(true)
    const offer = running.products[0]?.offer
    expect((await list({ filters: `offer=${offer?.slug}` })).total).toBeGreaterThan(0)
    const then = world.clock.now().toISOString()
    world.clock.set('2028-01-04T05:30:00Z')
    try {
      expect((await list({ filters: 'offers=1' })).total).toBe(0)
      expect((await list({ limit: 60 })).products.every((card) => card.offer === null)).toBe(true)
      expect(
        (
          await world
            .visitor()
            .call('getListingScope', { query: { kind: 'offer', slug: offer?.slug ?? '' } })
        ).status,
      ).toBe(404)
      expect((await world.visitor().call('getMainOffer')).body.offers).toEqual([])
    } finally {
      world.clock.set(then)
    }
  })
})

describe('during a database outage', () => {
  it('serves what is cached, and catches up afterwards', async () => {
    const before = (await list({ filters: 'family=hospital-bed' })).total
    const { id } = (
      await world.db.execute<{ id: number }>(
        sql`select id from product_group where family_key = 'hospital-bed' and active order by id desc limit 1`,
      )
    ).rows[0] ?? { id: 0 }
    await world.db.execute(sql`alter table product_read rename to product_read_away`)
    await announceChange(world.db)
    await new Promise((resolve) => {
      setTimeout(resolve, 200)
    })
    expect((await list({ filters: 'family=hospital-bed' })).total).toBe(before)
    await world.db.execute(sql`alter table product_read_away rename to product_read`)
    await world.db.execute(sql`delete from product_read where group_id = ${id}`)
    await eventually(async () =>
      expect((await list({ filters: 'family=hospital-bed' })).total).toBe(before - 1),
    )
  })
})
