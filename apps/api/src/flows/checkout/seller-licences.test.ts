import { sql } from '../../platform/db/sql.ts'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { announceChange } from '@upchar/api/platform/db/changes'
import { announced } from '@upchar/testkit/announced'
import { courierScan } from '@upchar/testkit/courier-scan'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { countOf, create, created, guestWith, outcomeOf, place, placed } from '@upchar/testkit/shop'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld } from '@upchar/testkit/world'
import { createJobHandlers } from '../../jobs.ts'

const world = useWorld({ SANDBOX_COURIER_SECONDS: '0' })
let goods: Goods
beforeAll(async () => {
  goods = await stockGoods(world.db)
})

const words =
  'Not on sale at present: the seller’s licence for this kind of product isn’t in force.'
/** Sets the last day of the Mumbai seller's MD-42 and takes its drug licences, which permit devices too. */
async function lastDay(day: string | null) {
  await world.db.execute(
    sql`delete from seller_licence where seller_id = ${goods.sellers.mumbai} and form <> 'MD-42'`,
  )
  await world.db.execute(
    sql`update seller_licence set valid_until = ${day} where seller_id = ${goods.sellers.mumbai}`,
  )
  await announced(world, () => announceChange(world.db))
}
/** Midnight in India, which ends 24 November 2026. */
const midnight = '2026-11-24T18:30:00.000Z'
beforeEach(async () => {
  world.clock.set('2026-11-24T18:29:00.000Z')
  await lastDay(null)
})
const device = () =>
  goods.addVariant({ productClass: 'DEV_B_HOME', stock: { mumbai: 20 }, pricePaise: 50_000 })

describe('goods whose seller’s licence has ended', () => {
  it('are sold until midnight in India and not a second longer: cart, quote and order', async () => {
    const { sku } = await device()
    await lastDay('2026-11-24')
    const visitor = await guestWith(world, { sku })
    const checkout = await created(visitor)
    world.clock.set('2026-11-24T18:29:59.999Z')
    placed(await place(visitor, checkout))

    const late = await guestWith(world, { sku })
    const quoted = await created(late)
    world.clock.set(midnight)
    expect(await place(late, quoted)).toMatchObject({
      status: 403,
      body: { code: 'buying_not_allowed', message: words },
    })
    expect(await create(late)).toMatchObject({
      status: 409,
      body: { code: 'cart_not_ready', detail: { items: [{ sku_id: sku, message: words }] } },
    })
    const { cart } = (await late.call('readCart', { body: { pincode: '400001' } })).body
    expect(cart).toMatchObject({
      checkout_allowed: false,
      deleted_items: [],
      items: [{ sku_id: sku, available: false, message: words, buying: { state: 'blocked' } }],
    })
    expect(
      await world.visitor().call('updateGuestCart', {
        body: { type: 'ADD', product: { sku_id: sku }, pincode: '400001' },
      }),
    ).toMatchObject({ status: 403, body: { code: 'buying_not_allowed', message: words } })
  })

  it('come back by a renewal, at once in the cart', async () => {
    const { sku } = await device()
    const visitor = await guestWith(world, { sku })
    await lastDay('2026-11-23')
    expect(await create(visitor)).toMatchObject({ body: { code: 'cart_not_ready' } })
    const admin = await signedInStaff(world, 'admin')
    const seller = (await admin.visitor.call('staffGetSetup')).body.sellers.find(
      ({ id }) => id === goods.sellers.mumbai,
    )
    await admin.visitor.call('staffAddLicence', {
      params: { id: goods.sellers.mumbai },
      body: { form: 'MD-42', number: seller?.licences[0]?.number ?? '', valid_until: '2031-03-31' },
    })
    await expect.poll(async () => (await create(visitor)).status).toBe(200)
  })

  it('don’t stop an order that was paid for, nor goods that need no licence', async () => {
    await lastDay('2026-11-23')
    const { sku } = await goods.addVariant({ productClass: 'GEN', stock: { mumbai: 5 } })
    const visitor = await guestWith(world, { sku })
    const checkout = await created(visitor)
    const { order_id: id } = placed(await place(visitor, checkout))
    expect((await outcomeOf(visitor, checkout)).state).toBe('placed')
    expect(id).not.toBe('')
  })

  it('aren’t packed, since that invoices and so sells them, until the licence is renewed', async () => {
    const { sku } = await device()
    const free = await goods.addVariant({ productClass: 'GEN', stock: { mumbai: 5 } })
    const [visitor, other] = [await guestWith(world, { sku }), await guestWith(world, free)]
    const order = placed(await place(visitor, await created(visitor)))
    const unlicensed = placed(await place(other, await created(other)))
    const { visitor: desk } = await signedInStaff(world, 'support')
    const pack = async (id: string) => {
      const { body } = await desk.call('staffGetOrder', { params: { id } })
      const [parcel] = body.order.parts.flatMap(({ parcels }) => parcels)
      return desk.call('staffMoveParcel', {
        params: { id: parcel?.id ?? '' },
        body: {
          version: parcel?.version ?? 0,
          state: 'packed',
          at: world.clock.now().toISOString(),
        },
      })
    }
    // Of the goods; the marketplace's fee has its own.
    const invoices = () =>
      countOf(world, 'invoice', sql`order_id = ${order.order_id}::uuid and shipment_id is not null`)
    await lastDay('2026-11-23')
    world.clock.advance(1000)
    expect(await pack(order.order_id)).toMatchObject({
      status: 409,
      body: { code: 'sale_unlicensed' },
    })
    expect(await invoices()).toBe(0)
    expect((await pack(unlicensed.order_id)).status).toBe(200)
    await lastDay('2031-03-31')
    expect((await pack(order.order_id)).status).toBe(200)
    expect(await invoices()).toBe(1)
  })

  it('are packed only on the premises that the licence is for', async () => {
    const { sku } = await device()
    const visitor = await guestWith(world, { sku })
    const { order_id: id } = placed(await place(visitor, await created(visitor)))
    const { visitor: desk } = await signedInStaff(world, 'support')
    const pack = async () => {
      const { body } = await desk.call('staffGetOrder', { params: { id } })
      const [parcel] = body.order.parts.flatMap(({ parcels }) => parcels)
      return desk.call('staffMoveParcel', {
        params: { id: parcel?.id ?? '' },
        body: {
          version: parcel?.version ?? 0,
          state: 'packed',
          at: world.clock.now().toISOString(),
        },
      })
    }
    const licensedAt = async (warehouse: number | null) => {
      await world.db.execute(sql`update seller_licence set warehouse_id = ${warehouse}
        where seller_id = ${goods.sellers.mumbai}`)
      await lastDay(null)
    }
    await licensedAt(goods.warehouses.nagpur)
    expect((await pack()).body).toMatchObject({ code: 'sale_unlicensed' })
    await licensedAt(goods.warehouses.mumbai)
    expect((await pack()).status).toBe(200)
    await licensedAt(null)
  })

  it('aren’t invoiced by a courier’s scan: staff are told once, and packing them catches up', async () => {
    const { sku } = await device()
    const visitor = await guestWith(world, { sku })
    const { order_id: id } = placed(await place(visitor, await created(visitor)))
    const { visitor: desk } = await signedInStaff(world, 'support')
    const parcel = async () => {
      const { body } = await desk.call('staffGetOrder', { params: { id } })
      const [one] = body.order.parts.flatMap(({ parcels }) => parcels)
      if (one === undefined) throw new Error('no parcel')
      return one
    }
    await world.db.execute(
      sql`update shipment set awb = 'HELD00001' where id = ${(await parcel()).id}::uuid`,
    )
    const scan = (statusId: number, minutes: number) =>
      courierScan(world, 'HELD00001', statusId, `25 11 2026 00:${minutes}:00`)
    const invoices = () =>
      countOf(world, 'invoice', sql`order_id = ${id}::uuid and shipment_id is not null`)
    const told = () =>
      countOf(world, 'mail_message', sql`subject = 'Parcel HELD00001 left and may not be sold'`)
    await lastDay('2026-11-23')
    world.clock.set('2026-11-24T18:50:00.000Z')
    expect((await scan(1, 11)).status).toBe(200)
    expect(await parcel()).toMatchObject({ state: 'confirmed', is_held: false })
    expect(await told()).toBe(0)
    for (const [statusId, minutes] of [
      [42, 12],
      [18, 13],
      [18, 13],
    ] as const)
      expect((await scan(statusId, minutes)).status).toBe(200)
    expect(await parcel()).toMatchObject({ state: 'confirmed', is_held: true })
    expect(await invoices()).toBe(0)
    expect(await told()).toBe(1)

    await lastDay('2031-03-31')
    const { version, id: parcelId } = await parcel()
    const packed = await desk.call('staffMoveParcel', {
      params: { id: parcelId },
      body: { version, state: 'packed', at: world.clock.now().toISOString() },
    })
    expect(packed.status).toBe(200)
    expect(await parcel()).toMatchObject({ state: 'in_transit', is_held: false })
    expect(await invoices()).toBe(1)
  })

  it('say so on their card and page after midnight, and lose the words when the licence is renewed', async () => {
    const { groupId } = await device()
    const run = async () => {
      const jobs = createJobHandlers(world.context)
      await jobs['refresh-seller']({ sellerId: goods.sellers.mumbai })
    }
    const buying = async () => {
      const { rows } = await world.db.execute<{ card: string; detail: string; facets: string[] }>(
        sql`select card, detail, facets from product_read where group_id = ${groupId}`,
      )
      const [row] = rows
      const parsed = [row?.card, row?.detail].map(
        (text): unknown => JSON.parse(text ?? '{}').buying,
      )
      return { parsed, facet: row?.facets.find((key) => key.startsWith('buying=')) }
    }
    await lastDay('2026-11-24')
    await run()
    expect(await buying()).toEqual({
      parsed: [{ state: 'open' }, { state: 'open' }],
      facet: 'buying=open',
    })
    world.clock.set(midnight)
    await createJobHandlers(world.context)['follow-licences']({})
    const blocked = { state: 'blocked', message: words, action: 'none' }
    expect(await buying()).toEqual({ parsed: [blocked, blocked], facet: 'buying=blocked' })
    await lastDay('2031-03-31')
    await run()
    expect((await buying()).facet).toBe('buying=open')
  })
})

describe('goods whose seller’s licence is for one warehouse', () => {
  it('OPS-06 are available from there only, and page, list, availability and cart say the same', async () => {
    const stocked = (stock: { mumbai?: number; nagpur?: number }) =>
      goods.addVariant({ productClass: 'DEV_B_HOME', stock, pricePaise: 50_000 })
    const [there, elsewhere, free] = [
      await stocked({ mumbai: 20 }),
      await stocked({ nagpur: 20 }),
      await goods.addVariant({ productClass: 'GEN', stock: { nagpur: 20 } }),
    ]
    const visitors = await Promise.all([there, elsewhere, free].map((one) => guestWith(world, one)))
    await world.db.execute(
      sql`update seller_licence set warehouse_id = ${goods.warehouses.mumbai} where seller_id = ${goods.sellers.mumbai}`,
    )
    try {
      await lastDay('2031-03-31')
      await createJobHandlers(world.context)['refresh-seller']({ sellerId: goods.sellers.mumbai })
      const shown = async ({ sku, groupId }: typeof there, visitor: (typeof visitors)[number]) => {
        const { rows } = await world.db.execute<{ slug: string }>(
          sql`select slug from product_read where group_id = ${groupId}`,
        )
        const page = await world.visitor().call('getProduct', {
          params: { slug: rows[0]?.slug ?? '' },
          query: { pincode: '400001' },
        })
        const asked = await world.visitor().call('checkAvailability', {
          body: { sku_id: sku, pincode: '400001' },
        })
        const { cart } = (await visitor.call('readCart', { body: { pincode: '400001' } })).body
        return [
          page.body.stock[sku]?.state === 'in_stock',
          asked.body.available,
          cart.items[0]?.available,
        ]
      }
      const listed = async () =>
        (
          await world.db.execute<{ ids: number[] }>(
            sql`select warehouse_ids as ids from product_read where group_id in (${there.groupId}, ${elsewhere.groupId}, ${free.groupId}) order by group_id`,
          )
        ).rows.map(({ ids }) => ids)
      const [first, second, third] = visitors
      if (!first || !second || !third) throw new Error('too few visitors')
      expect(await shown(there, first)).toEqual([true, true, true])
      expect(await shown(elsewhere, second)).toEqual([false, false, false])
      expect(await shown(free, third)).toEqual([true, true, true])
      const { mumbai, nagpur } = goods.warehouses
      expect(await listed()).toEqual([[mumbai], [], [nagpur]])
      // As after an order, and every night.
      await createJobHandlers(world.context)['age-stock']({})
      expect(await listed()).toEqual([[mumbai], [], [nagpur]])
    } finally {
      await world.db.execute(
        sql`update seller_licence set warehouse_id = null where seller_id = ${goods.sellers.mumbai}`,
      )
    }
  })
})

describe('the staff’s list of licences', () => {
  it('names goods that are off sale, licences that have ended, and those that end within 30 days', async () => {
    const gaps = async () =>
      (await admin.visitor.call('staffGetSetup')).body.licence_gaps.filter(
        ({ seller_id: id }) => id === goods.sellers.mumbai,
      )
    const admin = await signedInStaff(world, 'admin')
    await goods.addVariant({ productClass: 'DEV_C', stock: { mumbai: 1 } })
    await lastDay('2026-12-25')
    expect(await gaps()).toEqual([])
    await lastDay('2026-12-24')
    expect(await gaps()).toMatchObject([
      { kind: 'ends_soon', form: 'MD-42', valid_until: '2026-12-24', product_class: null },
    ])
    await lastDay('2026-11-23')
    const ended = await gaps()
    expect(ended.map(({ kind, product_class: cls }) => `${kind} ${cls ?? ''}`.trim())).toEqual(
      expect.arrayContaining(['missing DEV_C', 'missing DEV_B_HOME', 'ended']),
    )
    expect(ended.find(({ product_class: cls }) => cls === 'DEV_C')).toMatchObject({ offers: 1 })
    expect(ended[0]?.kind).toBe('missing')
  })
})
