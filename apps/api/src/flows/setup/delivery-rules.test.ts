import { beforeAll, describe, expect, it } from 'vitest'
import type { Answer, BodyInput } from '@upchar/contract/schema/endpoints'
import { auditOf } from '@upchar/testkit/audit'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { guestWith } from '@upchar/testkit/shop'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld } from '@upchar/testkit/world'
import { sql } from '../../platform/db/sql.ts'

// A Tuesday, 9:30 in India: before the hour until which orders leave on the same day.
const world = useWorld()
let admin: Awaited<ReturnType<typeof signedInStaff>>
let goods: Goods
beforeAll(async () => {
  admin = await signedInStaff(world, 'admin')
  goods = await stockGoods(world.db)
})

const setup = async () => (await admin.visitor.call('staffGetSetup')).body
type Band = Answer<'staffGetSetup'>['delivery_days']['bands'][number]
const band = (km: number, least: number, most: number): Band => ({
  up_to_km: km,
  min_days: least,
  max_days: most,
})

describe('delivery days', () => {
  const set = (bands: Band[], revision: string) =>
    admin.visitor.call('staffSetDeliveryDays', { body: { bands, seen_revision: revision } })
  const promised = async (sku: string, pincode: string) =>
    (await world.visitor().call('checkAvailability', { body: { sku_id: sku, pincode } })).body.stock

  it('UI-16 are what couriers usually quote until staff change them, from today on', async () => {
    const { sku } = await goods.addVariant({ stock: { mumbai: 10 } })
    const { bands, revision } = (await setup()).delivery_days
    expect(bands[0]).toEqual(band(25, 0, 0))
    expect(bands.at(-1)).toEqual(band(4_500, 6, 9))
    world.clock.set('2026-11-24T04:00:00Z')
    expect(await promised(sku, '400001')).toMatchObject({ delivery: { from: '2026-11-24' } })

    const wanted = [band(100, 1, 2), band(900, 3, 4)]
    expect(await set(wanted, revision)).toMatchObject({
      status: 200,
      body: { delivery_days: { bands: wanted } },
    })
    await expect
      .poll(async () => await promised(sku, '400001'))
      .toMatchObject({ delivery: { from: '2026-11-25', to: '2026-11-26' } })
    // Bengaluru is 845 km from Mumbai, Kolkata 1,650 km: beyond the last distance nothing is delivered.
    expect(await promised(sku, '560001')).toMatchObject({
      delivery: { from: '2026-11-27', to: '2026-11-28' },
    })
    expect((await promised(sku, '700001')).delivery).toBeUndefined()
    // What held before keeps its last day.
    const { rows } = await world.db.execute(
      sql`select count(*)::int as ended from transit_band where valid_from = '2026-01-01' and valid_to = '2026-11-23'`,
    )
    expect(rows).toEqual([{ ended: 7 }])
    expect(await auditOf(world.db, 'delivery_days')).toMatchObject([
      { action: 'setup.delivery_days', by: admin.id, after: { bands: wanted } },
    ])
  })

  it('UI-16 can be set twice on a day, and not over a colleague’s change', async () => {
    const { revision } = (await setup()).delivery_days
    const wanted = [band(50, 1, 1)]
    expect((await set(wanted, revision)).status).toBe(200)
    expect(await set([band(50, 2, 2)], revision)).toMatchObject({
      status: 409,
      body: { code: 'changed_meanwhile' },
    })
    const after = (await setup()).delivery_days
    expect(after.bands).toEqual(wanted)
    // The same again changes nothing.
    expect((await set(wanted, after.revision)).status).toBe(200)
    expect((await setup()).delivery_days.revision).toBe(after.revision)
  })

  it.each([
    ['none', []],
    ['twenty-one', Array.from({ length: 21 }, (_, i) => band(i + 1, 0, 1))],
    ['from far to near', [band(400, 1, 2), band(100, 1, 1)]],
    ['twice', [band(100, 1, 1), band(100, 1, 2)]],
    ['most before least', [band(100, 2, 1)]],
    ['no distance', [band(0, 0, 0)]],
    ['half a day', [band(100, 0.5, 1)]],
    ['a quarter', [band(100, 1, 90)]],
  ])('UI-16 refuse distances that are wrong: %s', async (_, bands) => {
    const { revision } = (await setup()).delivery_days
    expect((await set(bands, revision)).status).toBe(400)
    expect((await setup()).delivery_days.revision).toBe(revision)
  })
})

describe('the rules of cash on delivery', () => {
  const wanted: Omit<BodyInput<'staffSetCashRules'>, 'seen_revision'> = {
    at_most: 2_000,
    first_order_at_most: 1_000.5,
    a_day_at_most: null,
    orders_a_day: 2,
    cold_chain: true,
    medicines: false,
    refurbished: true,
  }
  const set = async (over: Partial<BodyInput<'staffSetCashRules'>> = {}) =>
    admin.visitor.call('staffSetCashRules', {
      body: { ...wanted, seen_revision: (await setup()).cash_rules.revision, ...over },
    })

  it('CHECKOUT-05 hold from today on, for carts that stand too', async () => {
    expect((await setup()).cash_rules).toMatchObject({
      at_most: 25_000,
      first_order_at_most: 5_000,
      cold_chain: false,
    })
    const { revision } = (await setup()).delivery_days
    await admin.visitor.call('staffSetDeliveryDays', {
      body: { bands: [band(4_000, 1, 2)], seen_revision: revision },
    })
    const { sku } = await goods.addVariant({ pricePaise: 150_000, stock: { mumbai: 50 } })
    const visitor = await guestWith(world, { sku, quantity: 2 })
    const ask = async () => (await visitor.call('checkCod', { query: { pincode: '400001' } })).body
    expect(await ask()).toMatchObject({ allowed: true })

    expect(await set()).toMatchObject({ status: 200, body: { cash_rules: wanted } })
    await expect.poll(ask).toMatchObject({
      allowed: false,
      message: expect.stringContaining('Cash on delivery is offered up to ₹2,000'),
    })
    expect(await auditOf(world.db, 'cash_rules')).toMatchObject([
      { action: 'setup.cash_rules', before: { at_most: 25_000 }, after: { at_most: 2_000 } },
    ])
  })

  it.each<[string, Partial<BodyInput<'staffSetCashRules'>>]>([
    ['₹2 lakh', { at_most: 200_000 }],
    ['more for first orders', { first_order_at_most: 2_000.01 }],
    ['less in a day than at once', { a_day_at_most: 1_999 }],
    ['nothing', { at_most: 0, first_order_at_most: 0 }],
    ['a part of a paisa', { at_most: 2_000.005 }],
    ['no order in a day', { orders_a_day: 0 }],
  ])('CHECKOUT-05 refuse what no shop may take: %s', async (_, over) => {
    const { revision } = (await setup()).cash_rules
    expect((await set(over)).status).toBe(400)
    expect((await setup()).cash_rules.revision).toBe(revision)
  })

  it('CHECKOUT-05 are not set over a colleague’s change', async () => {
    expect(await set({ seen_revision: '0' })).toMatchObject({
      status: 409,
      body: { code: 'changed_meanwhile' },
    })
  })
})
