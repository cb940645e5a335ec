import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Answer, BodyInput } from '@upchar/contract/schema/endpoints'
import { announced } from '@upchar/testkit/announced'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { deliverOrders, packOrders } from '@upchar/testkit/packing'
import { buyInCash, countOf, create, created, guestWith, place, placed } from '@upchar/testkit/shop'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld, type Visitor } from '@upchar/testkit/world'
import { refreshReadModels } from '../../modules/catalogue/index.ts'
import { loadReference } from '../load-reference.ts'
import { sql } from '../../platform/db/sql.ts'

const world = useWorld({ SANDBOX_COURIER_SECONDS: '360000' })
let goods: Goods
let admin: Visitor
beforeAll(async () => {
  goods = await stockGoods(world.db)
})
beforeEach(async () => {
  world.clock.set('2026-11-24T05:30:00Z')
  admin = (await signedInStaff(world, 'admin')).visitor
})

const setup = async () => (await admin.call('staffGetSetup')).body
type Band = Answer<'staffGetSetup'>['delivery_days']['bands'][number]
const band = (km: number, least: number, most: number): Band => ({
  up_to_km: km,
  min_days: least,
  max_days: most,
})
const setDays = (bands: Band[], revision: string) =>
  admin.call('staffSetDeliveryDays', { body: { bands, seen_revision: revision } })
const days = async (...bands: Band[]) => {
  const { revision } = (await setup()).delivery_days
  const set = await announced(world, () => setDays(bands, revision))
  expect(set.status, JSON.stringify(set.body)).toBe(200)
}
type Cash = Omit<BodyInput<'staffSetCashRules'>, 'seen_revision'>
const usual: Cash = {
  at_most: 25_000,
  first_order_at_most: 5_000,
  a_day_at_most: null,
  orders_a_day: null,
  cold_chain: false,
  medicines: false,
  refurbished: false,
}
const setCash = (over: Partial<Cash>, revision: string) =>
  admin.call('staffSetCashRules', { body: { ...usual, ...over, seen_revision: revision } })
const cash = async (over: Partial<Cash>) => {
  const { revision } = (await setup()).cash_rules
  const set = await announced(world, () => setCash(over, revision))
  expect(set.status, JSON.stringify(set.body)).toBe(200)
}
const everywhere = band(5_000, 1, 2)
/** The bands in force on a day, as the table has them. */
const inForce = async (day: string) =>
  (
    await world.db.execute<{ band: string }>(sql`
      select max_km || ': ' || min_days || '–' || max_days as band from transit_band
      where valid_from <= ${day}::date and (valid_to is null or valid_to >= ${day}::date) order by max_km`)
  ).rows.map((row) => row.band)

describe('UI-16 delivery days', () => {
  it('are one of two that are set at once, and what stood before when they are set back', async () => {
    const { revision, bands } = (await setup()).delivery_days
    const replies = await announced(world, () =>
      Promise.all([setDays([band(100, 1, 1)], revision), setDays([band(200, 2, 2)], revision)]),
    )
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
    await days(...bands)
    await days(everywhere)
    await days(...bands)
    expect((await setup()).delivery_days.bands).toEqual(bands)
    expect(await inForce('2026-11-24')).toHaveLength(bands.length)
    expect(await inForce('2026-11-25')).toHaveLength(bands.length)
  })

  it('are of the day in India on which they are set', async () => {
    world.clock.set('2026-11-25T18:29:59Z')
    admin = (await signedInStaff(world, 'admin')).visitor
    await days(band(1_000, 1, 1))
    world.clock.set('2026-11-25T18:30:00Z')
    await days(band(2_000, 2, 2))
    expect(await inForce('2026-11-25')).toEqual(['1000: 1–1'])
    expect(await inForce('2026-11-26')).toEqual(['2000: 2–2'])
  })

  it('that reach nobody are said in words wherever something is bought, and move no promise', async () => {
    await days(everywhere)
    const { sku, groupId } = await goods.addVariant({ stock: { nagpur: 20 } })
    await refreshReadModels(world.db, [groupId], world.clock.now())
    const { order, visitor } = await buyInCash(world, { sku })
    const promised = async () =>
      (
        await world.db.execute(
          sql`select promised_from::text, promised_to::text from shipment where order_id = ${order.order_id}::uuid`,
        )
      ).rows
    const before = await promised()
    const open = await guestWith(world, { sku, quantity: 2 })
    const checkout = await created(open)
    const later = await guestWith(world, { sku, quantity: 1 })

    await days(band(1, 0, 0))
    const { rows } = await world.db.execute<{ slug: string }>(
      sql`select slug from product_group where id = ${groupId}`,
    )
    const pincode = '400001'
    const answers = [
      await world.visitor().call('checkAvailability', { body: { sku_id: sku, pincode } }),
      await world.visitor().call('getProduct', {
        params: { slug: rows[0]?.slug ?? '' },
        query: { pincode },
      }),
      await world.visitor().call('listProducts', { query: { search: 'gloves', pincode } }),
      await later.call('readCart', { body: { pincode } }),
      await later.call('checkCod', { query: { pincode } }),
      await visitor.call('getOrderStatus', { query: { id: order.order_id } }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
    expect((await create(later)).status).toBe(409)
    const orders = await countOf(world, 'order')
    expect(await place(open, checkout)).toMatchObject({
      status: 409,
      body: { code: 'out_of_stock' },
    })
    expect(await countOf(world, 'order')).toBe(orders)
    expect(await promised()).toEqual(before)
    await packOrders(world, order.order_id)
    expect(await promised()).toEqual(before)
  })
})

describe('CHECKOUT-05 the rules of cash on delivery', () => {
  it('are one of two that are set at once', async () => {
    const { revision } = (await setup()).cash_rules
    const replies = await announced(world, () =>
      Promise.all([setCash({ at_most: 9_000 }, revision), setCash({ at_most: 8_000 }, revision)]),
    )
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
    await cash({})
  })

  it('refuse an open checkout above a new limit in words, and let orders that stand be delivered', async () => {
    await days(everywhere)
    const { sku } = await goods.addVariant({ pricePaise: 100_000, mrpPaise: 120_000 })
    const { order } = await buyInCash(world, { sku, quantity: 2 })
    const open = await guestWith(world, { sku, quantity: 2 })
    const checkout = await created(open)
    await cash({ at_most: 1_500, first_order_at_most: 1_500 })
    const orders = await countOf(world, 'order')
    const refused = await place(open, checkout)
    expect(refused).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('Cash on delivery is offered up to ₹1,500') },
    })
    expect(await countOf(world, 'order')).toBe(orders)
    await deliverOrders(world, order.order_id)
    await cash({})
    placed(await place(open, checkout))
  })
})

describe('OPS-09 a release that loads its reference again', () => {
  it('keeps the delivery days and the rules of cash of staff', async () => {
    await days(band(777, 1, 4))
    await cash({ at_most: 7_777 })
    const rows = async () =>
      (
        await world.db
          .execute(sql`select (select jsonb_agg(t order by t.id) from transit_band t) as bands,
          (select jsonb_agg(c order by c.id) from cod_rule c) as rules`)
      ).rows
    const before = await rows()
    await loadReference(world.db)
    expect(await rows()).toEqual(before)
    expect(await inForce('2026-11-24')).toEqual(['777: 1–4'])
  })
})
