import { beforeAll, describe, expect, it } from 'vitest'
import { announceChange } from '../../platform/db/changes.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { announced } from '@upchar/testkit/announced'
import { signUp } from '@upchar/testkit/customers'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { created, guestWith, place, placed } from '@upchar/testkit/shop'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld, type Visitor } from '@upchar/testkit/world'
import { countPairs } from './count-pairs.ts'
import { refreshReadModels } from '../../modules/catalogue/index.ts'

const world = useWorld({ SANDBOX_COURIER_SECONDS: '3600' })
let goods: Goods
let desk: Visitor
beforeAll(async () => {
  goods = await stockGoods(world.db)
  desk = (await signedInStaff(world, 'catalogue')).visitor
})

type Product = Awaited<ReturnType<Goods['addVariant']>>
const product = async (options: Parameters<Goods['addVariant']>[0] = {}) => {
  const added = await goods.addVariant({ stock: { mumbai: 100 }, ...options })
  await refreshReadModels(world.db, [added.groupId], world.clock.now())
  return added
}

let phones = 9_800_000_000
/** A guest of a new phone orders the products. */
async function order(products: readonly Product[], phone = String((phones += 1))) {
  const [first, ...others] = products
  const visitor = await guestWith(world, { sku: first?.sku ?? '' })
  for (const { sku } of others)
    await visitor.call('updateGuestCart', { body: { type: 'ADD', product: { sku_id: sku } } })
  return placed(await place(visitor, await created(visitor, { form: { PhoneNumber: phone } })))
}
/** Counts, and waits until this process has heard of it; says whether anything changed. */
const count = async () => {
  const versionNow = async () =>
    (
      await world.db.execute<{ version: number }>(
        sql`select version::int as version from catalogue_version where id = 1`,
      )
    ).rows[0]?.version
  const before = await versionNow()
  await countPairs(world.context)
  const after = await versionNow()
  await expect.poll(() => world.context.changes.version()).toBe(after)
  return after !== before
}
const groupsShown = async ({ sku }: Product, visitor = world.visitor()) =>
  (await visitor.call('getBoughtTogether', { query: { sku_id: sku } })).body.products.map(
    ({ product_group_id: id }) => Number(id),
  )
/** Three buyers order it with a new product, whose group is shown once the count has reached the shop. */
async function controlOf(one: Product): Promise<number> {
  const control = await product()
  for (let i = 0; i < 3; i += 1) await order([one, control])
  return control.groupId
}

describe('products bought together', () => {
  it('CART-10 are those that three different buyers ordered with it, most buyers first', async () => {
    const [gloves, mask, gown] = [await product(), await product(), await product()]
    await order([gloves, mask])
    await order([gloves, mask, gown])
    const control = await controlOf(gloves)
    await count()
    await expect.poll(() => groupsShown(gloves)).toEqual([control])
    await order([gloves, mask, gown])
    await order([gloves, mask, gown])
    await count()
    await expect.poll(() => groupsShown(gloves)).toEqual([mask.groupId, gown.groupId, control])
    await expect.poll(() => groupsShown(gown)).toEqual([gloves.groupId, mask.groupId])
  })

  it('CART-10 count a buyer once, and no order that was cancelled or is older than a year', async () => {
    const [bin, bag, old, gone] = [
      await product(),
      await product(),
      await product(),
      await product(),
    ]
    for (let i = 0; i < 3; i += 1) await order([bin, bag], '9812345678')
    const ids: string[] = []
    for (let i = 0; i < 3; i += 1) ids.push((await order([bin, old])).order_id)
    await world.db.execute(
      sql`update "order" set placed_at = placed_at - interval '366 days' where id = any(${sql.param(ids)}::uuid[])`,
    )
    for (let i = 0; i < 3; i += 1) {
      const { order_id: id } = await order([bin, gone])
      await world.db.execute(
        sql`update order_line set cancelled = quantity where sku = ${gone.sku}
          and sub_order_id in (select s.id from sub_order s where s.order_id = ${id}::uuid)`,
      )
    }
    const control = await controlOf(bin)
    await count()
    await expect.poll(() => groupsShown(bin)).toEqual([control])
    expect(await count()).toBe(false)
  })

  it('CART-10 stand in the cart without what is in it, for guest and customer', async () => {
    const [a, b, c] = [await product(), await product(), await product()]
    for (let i = 0; i < 3; i += 1) await order([a, b, c])
    await count()
    const visitor = await guestWith(world, { sku: a.sku })
    await visitor.call('updateGuestCart', { body: { type: 'ADD', product: { sku_id: b.sku } } })
    const cardsOf = async (of: Visitor) =>
      (await of.call('getCartBoughtTogether')).body.products.map(({ product_group_id: id }) =>
        Number(id),
      )
    await expect.poll(() => cardsOf(visitor)).toEqual([c.groupId])
    // A client that keeps no cookie names its guest.
    const named = await world.visitor().call('getCartBoughtTogether', {
      query: { guestUserId: visitor.cookies.get('upchar_guest') },
    })
    expect(named.body.products.map(({ product_group_id: id }) => Number(id))).toEqual([c.groupId])
    const [card] = (await visitor.call('getCartBoughtTogether')).body.products
    const { cart } = (await visitor.call('readCart', { body: { pincode: '400001' } })).body
    expect(cart.bought_together).toEqual([card?.slug])
    const { visitor: customer } = await signUp(world)
    expect(await cardsOf(customer)).toEqual([])
    await customer.call('updateCart', { body: { type: 'ADD', product: { sku_id: c.sku } } })
    expect(await cardsOf(customer)).toHaveLength(2)
  })

  it('CART-26 are added along with a product, all at once, and what can’t be is named', async () => {
    const [kit, swab, none] = [
      await product(),
      await product({ moq: 5 }),
      await product({ stock: {} }),
    ]
    const visitor = await guestWith(world, { sku: kit.sku })
    const reply = await visitor.call('updateGuestCart', {
      body: {
        type: 'ADD',
        product: { sku_id: kit.sku, quantity: 2, bought_together: [swab.sku, none.sku] },
        pincode: '400001',
      },
    })
    expect(reply).toMatchObject({
      status: 200,
      body: {
        lines: [
          { sku_id: kit.sku, added: 2, message: null },
          { sku_id: swab.sku, added: 5, message: null },
          { sku_id: none.sku, added: 0, message: 'Oops! Out of stock in your location.' },
        ],
        message: '2 products added to your cart. 1 product could not be added in full.',
      },
    })
    expect(
      reply.body.cart.items.map(({ sku_id: sku, quantity }) => [sku, quantity]).toSorted(),
    ).toEqual(
      [
        [kit.sku, 3],
        [swab.sku, 5],
      ].toSorted(),
    )
  })

  it('CART-10 are never prescription medicines or vaccines, ordered or pinned', async () => {
    const [needle, vaccine] = [await product(), await product({ productClass: 'BIO_C' })]
    await world.db.execute(
      sql`insert into bought_together values (${needle.groupId}, ${vaccine.groupId}, 50, '2026-11-01')`,
    )
    expect(
      await desk.call('staffPinTogether', {
        body: { sku: needle.sku, with_sku: vaccine.sku, reason: 'Goes with it' },
      }),
    ).toMatchObject({ status: 409, body: { code: 'pin_refused' } })
    await count()
    const control = await controlOf(needle)
    await count()
    await expect.poll(() => groupsShown(needle)).toEqual([control])
  })

  it('CART-10 leave their places to others once they are off sale', async () => {
    const [lamp, sold] = [await product(), await product()]
    for (let i = 0; i < 8; i += 1) {
      const gone = await product()
      await world.db.execute(
        sql`update product_group set active = false where id = ${gone.groupId}`,
      )
      await refreshReadModels(world.db, [gone.groupId], world.clock.now())
      await world.db.execute(
        sql`insert into bought_together values (${lamp.groupId}, ${gone.groupId}, 50, '2026-11-01')`,
      )
    }
    await world.db.execute(
      sql`insert into bought_together values (${lamp.groupId}, ${sold.groupId}, 3, '2026-11-01')`,
    )
    await inTransaction(world.db, announceChange)
    await expect.poll(() => groupsShown(lamp)).toEqual([sold.groupId])
  })

  it('CART-10 are pinned by staff before those counted, until they are unpinned', async () => {
    const [drip, set, pole] = [await product(), await product(), await product()]
    for (let i = 0; i < 3; i += 1) await order([drip, set])
    await count()
    const body = { sku: drip.sku, with_sku: pole.sku, reason: 'Nobody finds the poles' }
    const pinned = await announced(world, () => desk.call('staffPinTogether', { body }))
    expect(pinned.body.pairs[0]).toMatchObject({
      group_id: drip.groupId,
      with_group_id: pole.groupId,
      buyers: 0,
      pin: { reason: 'Nobody finds the poles' },
    })
    await expect.poll(() => groupsShown(drip)).toEqual([pole.groupId, set.groupId])
    expect((await desk.call('staffPinTogether', { body })).body).toMatchObject({
      code: 'pin_refused',
    })
    const params = { group_id: drip.groupId, with_group_id: pole.groupId }
    const unpinned = await announced(world, () =>
      desk.call('staffUnpinTogether', { params, body: {} }),
    )
    expect(unpinned.status).toBe(200)
    await expect.poll(() => groupsShown(drip)).toEqual([set.groupId])
    expect((await desk.call('staffUnpinTogether', { params, body: {} })).body).toMatchObject({
      code: 'pin_missing',
    })
  })
})
