import { sql } from '../../platform/db/sql.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { signUp } from '@upchar/testkit/customers'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { useWorld, type Visitor } from '@upchar/testkit/world'

const world = useWorld()
let goods: Goods
let slugs: string[] = []
let groups: number[] = []
beforeAll(async () => {
  goods = await stockGoods(world.db)
  const { products } = (
    await world.visitor().call('listProducts', { query: { search: 'nitrile gloves', limit: 6 } })
  ).body
  slugs = products.map((product) => product.slug)
  groups = products.map((product) => product.product_group_id)
})

const add = (visitor: Visitor, sku: string, quantity: number) =>
  visitor.call('updateGuestCart', {
    body: { type: 'ADD', product: { sku_id: sku, quantity }, pincode: '400001' },
  })
const items = async (visitor: Visitor) =>
  (await visitor.call('readCart', { body: { pincode: '400001' } })).body.cart.items.map(
    ({ sku_id, quantity }) => `${quantity} ${sku_id}`,
  )
const compared = async (visitor: Visitor) =>
  (await visitor.call('getCompareItems', { body: {} })).body.products.map(
    (product) => product.product_group_id,
  )
const compare = (visitor: Visitor, ...ids: number[]) =>
  visitor.call('addToCompare', { body: { products: ids.map((group_id) => ({ group_id })) } })
const wish = (visitor: Visitor, sku_id: string) =>
  visitor.call('addToWishlist', { body: { sku_id } })
const price = (offerId: number, paise: number) =>
  world.db.execute(sql`update offer set price_paise = ${paise} where id = ${offerId}`)

describe('a guest who signs in', () => {
  it('CART-08 keeps the cart at sign-in, and the answer says so', async () => {
    const { email, password } = await signUp(world)
    const { sku } = await goods.addVariant({ maxOq: 10 })
    const visitor = world.visitor()
    await add(visitor, sku, 3)
    const reply = await visitor.call('signIn', { body: { email, password } })
    expect(reply.body.message).toBe('1 product from before you signed in is in your cart.')
    expect(await items(visitor)).toEqual([`3 ${sku}`])
  })

  it('CART-08 merges the cart once when two tabs sign in at once', async () => {
    const { email, password } = await signUp(world)
    const { sku } = await goods.addVariant({ maxOq: 50 })
    const visitor = world.visitor()
    await add(visitor, sku, 3)
    const twin = world.visitor()
    twin.cookies.set('upchar_guest', visitor.cookies.get('upchar_guest') ?? '')
    await Promise.all([
      visitor.call('signIn', { body: { email, password } }),
      twin.call('signIn', { body: { email, password } }),
    ])
    expect([await items(visitor), await items(twin)]).toEqual([[`3 ${sku}`], [`3 ${sku}`]])
  })

  it('COMPARE-01 keeps the compare list as far as there is room', async () => {
    const { email, password, visitor: before } = await signUp(world)
    await compare(before, groups[0] ?? 0, groups[1] ?? 0)
    const visitor = world.visitor()
    await compare(visitor, groups[1] ?? 0, groups[2] ?? 0, groups[3] ?? 0, groups[4] ?? 0)
    await visitor.call('signIn', { body: { email, password } })
    expect(await compared(visitor)).toEqual(groups.slice(0, 4))
  })

  it('WISH-01 joins the wishlists, as either added them, and empties the guest’s', async () => {
    const { email, password, visitor: before } = await signUp(world)
    const [own, both, brought] = [
      await goods.addVariant(),
      await goods.addVariant({ pricePaise: 30_000 }),
      await goods.addVariant({ pricePaise: 20_000 }),
    ]
    const visitor = world.visitor()
    for (const { sku } of [own, both]) await wish(before, sku)
    await price(both.offerId, 25_000)
    world.clock.advance(1000)
    for (const { sku } of [both, brought]) await wish(visitor, sku)
    await price(brought.offerId, 10_000)
    await visitor.call('signIn', { body: { email, password } })
    const { items: wished } = (await visitor.call('listWishlist', { body: {} })).body
    const then = new Map(wished.map((item) => [item.sku_id, item.price_then]))
    expect(wished).toHaveLength(3)
    expect(wished[0]?.sku_id).toBe(brought.sku)
    expect([then.get(own.sku), then.get(both.sku), then.get(brought.sku)]).toEqual([null, 300, 200])
    const { rows } = await world.db.execute(
      sql`select 1 from wishlist_item where guest_hash is not null`,
    )
    expect(rows).toEqual([])
  })

  it('WISH-01 brings the newest of the guest’s wishlist as far as there is room', async () => {
    const { email, password, visitor: before, id } = await signUp(world)
    await world.db
      .execute(sql`insert into wishlist_item (id, customer_id, variant_id, sold_out, added_at)
      select gen_random_uuid(), ${id}, v.id, false, now() - interval '1 year' from variant v
        join offer o on o.variant_id = v.id order by v.id limit 499`)
    const visitor = world.visitor()
    const [older, newer] = [await goods.addVariant(), await goods.addVariant()]
    await wish(visitor, older.sku)
    world.clock.advance(1000)
    await wish(visitor, newer.sku)
    await visitor.call('signIn', { body: { email, password } })
    const skus = (await before.call('listWishlist', { body: {} })).body.items.map(
      ({ sku_id: sku }) => sku,
    )
    expect(skus).toHaveLength(500)
    expect([skus.includes(newer.sku), skus.includes(older.sku)]).toEqual([true, false])
  })

  it('DATA-12 keeps this browser’s viewed products and searches under the new guest id', async () => {
    const { email, password } = await signUp(world)
    const visitor = world.visitor()
    await visitor.call('recordView', { body: { slugs: slugs.slice(0, 2) } })
    await visitor.call('updateSearchKeyword', { body: { keyword: 'sutures' } })
    const planted = visitor.cookies.get('upchar_guest') ?? ''
    await visitor.call('signIn', { body: { email, password } })
    expect(
      (await visitor.call('recentlyViewed')).body.products.map((product) => product.slug),
    ).toEqual(slugs.slice(0, 2))
    expect(JSON.stringify((await visitor.call('recentSearches', { body: {} })).body)).toContain(
      'sutures',
    )
    const stranger = world.visitor()
    stranger.cookies.set('upchar_guest', planted)
    expect((await stranger.call('recentlyViewed')).body.products).toEqual([])
    expect(await items(stranger)).toEqual([])
  })
})
