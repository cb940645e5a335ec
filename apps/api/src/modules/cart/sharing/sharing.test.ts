import { beforeAll, describe, expect, it } from 'vitest'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { guestWith, runJobs, withGoods } from '@upchar/testkit/shop'
import { signUp } from '@upchar/testkit/customers'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld, type Visitor } from '@upchar/testkit/world'
import { sql } from '../../../platform/db/sql.ts'

const world = useWorld()
let goods: Goods

beforeAll(async () => {
  goods = await stockGoods(world.db)
})

const [mumbai, delhi] = ['400001', '110001']

async function linkOf(visitor: Visitor): Promise<string> {
  const { status, body } = await visitor.call('generateCartLink', { body: {} })
  expect(status, JSON.stringify(body)).toBe(200)
  return body.link
}
const seen = (visitor: Visitor, link: string, pincode = mumbai) =>
  visitor.call('identifyLink', { body: { link, pincode } })
const add = (visitor: Visitor, link: string, pincode = mumbai) =>
  visitor.call('addSharedCart', { body: { link, pincode } })
const quantities = async (visitor: Visitor) =>
  (await visitor.call('readCart', { body: { pincode: mumbai } })).body.cart.items.map(
    ({ sku_id, quantity, merge_note }) => [sku_id, quantity, merge_note],
  )

describe('a shared cart', () => {
  it('CART-19 opens for 30 days, with the goods and quantities of its sender and nothing else', async () => {
    const [gauze, name] = [
      await goods.addVariant({ title: 'Gauze' }),
      await goods.addVariant({ engravable: true, pricePaise: 25_050 }),
    ]
    const sender = await guestWith(world, { sku: gauze.sku, quantity: 4 })
    await sender.call('updateGuestCart', {
      body: { type: 'ADD', product: { sku_id: name.sku, engraving_name: 'Dr Asha Rao' } },
    })
    const made = await sender.call('generateCartLink', { body: {} })
    expect(made.body).toMatchObject({ item_count: 2 })
    const at = world.clock.now().getTime()
    expect(new Date(made.body.expires_at).getTime() - at).toBe(30 * 86_400_000)
    const [address, key = ''] = made.body.link.split('?key=')
    expect(address).toBe(`${world.context.config.origin}/cart/shared`)
    expect(key.length).toBeGreaterThan(20)

    const { rows } = await world.db.execute(
      sql`select to_jsonb(s) - 'key_hash' - 'expires_at' as kept from shared_cart s`,
    )
    const lines = [
      { sku: gauze.sku, quantity: 4 },
      { sku: name.sku, quantity: 1 },
    ]
    expect(rows).toEqual([{ kept: { lines } }])
    expect(JSON.stringify(rows)).not.toContain(key)

    const { body } = await seen(world.visitor(), made.body.link)
    expect(body).toMatchObject({ type: 'cart', cart: { pincode: mumbai, city: 'Mumbai' } })
    expect(body.cart.goods_total).toBe(4 * 105 + 250.5)
    expect(body.cart.items).toMatchObject([
      { sku_id: gauze.sku, title: 'Gauze', quantity: 4, can_add: 4, price: 105, line_total: 420 },
      { sku_id: name.sku, quantity: 1, can_add: 1, price: 250.5, message: null },
    ])
    expect((await seen(world.visitor(), key)).status).toBe(200)
  })

  it('CART-19 shows prices, stock and rights of its receiver’s own pincode', async () => {
    const plenty = await goods.addVariant({ stock: { mumbai: 100 } })
    const few = await goods.addVariant({ stock: { mumbai: 9 } })
    const near = await goods.addVariant({ coldChain: true })
    const secret = await goods.addVariant({ productClass: 'DRUG_H', pricePaise: 77_700 })
    const gone = await goods.addVariant()
    const wanted = [plenty, few, near, gone].map(({ sku }) => ({ sku, quantity: 8 }))
    const sender = await guestWith(world, ...wanted)
    // A prescription drug as it lies in the cart of a verified buyer.
    await world.db.execute(sql`insert into cart_line
      (cart_id, offer_id, quantity, seen_price_paise, added_at) select id, ${secret.offerId}, 2, 1, now()
      from cart where guest_id = ${sender.cookies.get('upchar_guest')}`)
    const link = await linkOf(sender)
    await world.db.execute(sql`update variant set active = false where id = ${gone.variantId}`)
    await world.db.execute(sql`update lot set on_hand = 5 where offer_id = ${few.offerId}`)
    await world.db.execute(sql`update offer set price_paise = 9900 where id = ${plenty.offerId}`)
    const receiver = world.visitor()
    const { cart } = (await seen(receiver, link)).body
    const bySku = new Map(cart.items.map((item) => [item.sku_id, item]))
    expect(bySku.get(plenty.sku)).toMatchObject({ price: 99, can_add: 8, message: null })
    expect(bySku.get(few.sku)).toMatchObject({
      can_add: 5,
      line_total: 525,
      message: 'Only 5 left in your location.',
    })
    expect(bySku.get(secret.sku)).toMatchObject({ price: null, line_total: null, can_add: 0 })
    expect(bySku.get(secret.sku)?.buying).toMatchObject({ state: 'needs_pharma_kyc' })
    expect(JSON.stringify(cart)).not.toContain('777')
    expect(bySku.get(gone.sku)).toMatchObject({
      can_add: 0,
      slug: '',
      message: 'This product is no longer sold.',
    })
    expect(cart.goods_total).toBe(8 * 99 + 525 + (bySku.get(near.sku)?.line_total ?? 0))
    const elsewhere = (await seen(receiver, link, '744101')).body.cart
    expect(elsewhere.items.find(({ sku_id }) => sku_id === near.sku)).toMatchObject({ can_add: 0 })
    expect(elsewhere.pincode).toBe('744101')
  })

  it('CART-19 CART-07 joins the receiver’s cart within limits, and says by line what was left out', async () => {
    const [joined, full, fresh, capped] = [
      await goods.addVariant({ maxOq: 10 }),
      await goods.addVariant({ maxOq: 3 }),
      await goods.addVariant({ moq: 5 }),
      await goods.addVariant({ maxOq: 6 }),
    ]
    const link = await linkOf(
      await guestWith(
        world,
        { sku: joined.sku, quantity: 4 },
        { sku: full.sku, quantity: 2 },
        { sku: fresh.sku, quantity: 5 },
        { sku: capped.sku, quantity: 5 },
      ),
    )
    const customer = await signUp(world)
    const { visitor } = customer
    for (const [sku_id, quantity] of [
      [joined.sku, 3],
      [full.sku, 3],
      [capped.sku, 4],
    ] as const)
      await visitor.call('updateCart', { body: { type: 'ADD', product: { sku_id, quantity } } })
    world.clock.advance(1000)
    const { status, body } = await add(visitor, link)
    expect(status).toBe(200)
    expect(body.message).toBe(
      '3 products added to your cart. 2 products could not be added in full.',
    )
    expect(body.lines).toMatchObject([
      { sku_id: joined.sku, quantity: 4, added: 4, message: null },
      {
        sku_id: full.sku,
        added: 0,
        message: 'You already have 3 of this product in your cart. You can only buy 3 at a time.',
      },
      { sku_id: fresh.sku, added: 5, message: null },
      { sku_id: capped.sku, added: 2 },
    ])
    expect(await quantities(visitor)).toEqual([
      [joined.sku, 7, null],
      [full.sku, 3, null],
      [capped.sku, 6, '2 of 5 in the shared cart were added. You can only buy 6 at a time.'],
      [fresh.sku, 5, null],
    ])
    expect(body.cart.items.map(({ sku_id }) => sku_id)).toHaveLength(4)
  })

  it('CART-19 raises a quantity to a minimum order that came later', async () => {
    const { sku, offerId } = await goods.addVariant({ moq: 1 })
    const link = await linkOf(await guestWith(world, { sku, quantity: 2 }))
    await world.db.execute(sql`update offer set moq = 5 where id = ${offerId}`)
    const visitor = world.visitor()
    expect((await add(visitor, link)).body.lines).toMatchObject([{ added: 5, message: null }])
  })

  it('CART-19 CART-07 never exceeds a limit, pressed in ten tabs at once', async () => {
    const { sku } = await goods.addVariant({ maxOq: 10 })
    const link = await linkOf(await guestWith(world, { sku, quantity: 4 }))
    const other = await goods.addVariant()
    const visitor = await guestWith(world, { sku: other.sku })
    world.clock.advance(1000)
    const answers = await Promise.all(Array.from({ length: 10 }, () => add(visitor, link)))
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
    const added = answers.flatMap(({ body }) => body.lines.map((line) => line.added))
    expect(added.toSorted((a, b) => b - a)).toEqual([4, 4, 2, 0, 0, 0, 0, 0, 0, 0])
    expect((await quantities(visitor)).map(([, quantity]) => quantity)).toEqual([1, 10])
  })

  it('CART-19 leaves a full cart as it is', async () => {
    const shared = await goods.addVariant()
    const link = await linkOf(await guestWith(world, { sku: shared.sku }))
    const receiver = await guestWith(world, { sku: (await goods.addVariant()).sku })
    await world.db.execute(sql`insert into cart_line
      (cart_id, offer_id, quantity, seen_price_paise, added_at)
      select c.id, o.id, 1, 1, now() from cart c, (select id from offer where active
        and id not in (select offer_id from cart_line) and id <> ${shared.offerId} order by id limit 199) o
      where c.guest_id = ${receiver.cookies.get('upchar_guest')}`)
    const { body } = await add(receiver, link)
    expect(body.message).toBe('None of these products could be added to your cart.')
    expect(body.lines).toMatchObject([
      {
        added: 0,
        message:
          'Your cart holds 200 different products already. Remove one or place this order first.',
      },
    ])
  })

  it('CART-19 fills a cart up to its two hundredth product and no further', async () => {
    const goodsOf = await Promise.all([1, 2, 3].map(() => goods.addVariant()))
    const [own, ...shared] = goodsOf.map(({ sku }) => sku)
    const link = await linkOf(await guestWith(world, ...shared.map((sku) => ({ sku }))))
    const receiver = await guestWith(world, { sku: own ?? '' })
    await world.db.execute(sql`insert into cart_line
      (cart_id, offer_id, quantity, seen_price_paise, added_at)
      select c.id, o.id, 1, 1, now() from cart c, (select id from offer where active
        and id not in (select offer_id from cart_line) order by id limit 198) o
      where c.guest_id = ${receiver.cookies.get('upchar_guest')}`)
    const { body } = await add(receiver, link)
    expect(body.lines.map(({ added }) => added)).toEqual([1, 0])
    expect(body.lines[1]?.message).toMatch(/holds 200 different products already/)
  })

  it('CART-19 keeps the first page with the cart that it makes (ATTR-01)', async () => {
    const { sku } = await goods.addVariant()
    const link = await linkOf(await guestWith(world, { sku }))
    const visitor = world.visitor()
    await visitor.call('addSharedCart', {
      body: { link, landed_page_url: '/cart/shared?utm_source=whatsapp' },
    })
    const { rows } = await world.db.execute(
      sql`select attribution from cart where guest_id = ${visitor.cookies.get('upchar_guest')}`,
    )
    expect(rows).toMatchObject([{ attribution: { landedPage: '/cart/shared' } }])
  })
})

describe('a link to a cart', () => {
  it('CART-19 opens nothing when it is wrong, and is erased when it has ended', async () => {
    const { sku } = await goods.addVariant()
    const sender = await guestWith(world, { sku })
    const link = await linkOf(sender)
    const visitor = world.visitor()
    for (const wrong of [
      `${link}x`,
      link.slice(0, -1),
      'https://evil.example/?key=1',
      "'--",
      '%00',
    ])
      for (const call of [seen, add])
        expect(await call(visitor, wrong), wrong).toMatchObject({
          status: 404,
          body: {
            code: 'link_unknown',
            message: 'This link has ended or is incomplete. Ask for a new one.',
          },
        })
    const now = world.clock.now().getTime()
    const count = async () =>
      (await world.db.execute<{ n: number }>(sql`select count(*)::int as n from shared_cart`)).rows
    world.clock.set(new Date(now + 30 * 86_400_000 - 1).toISOString())
    expect((await seen(visitor, link, delhi)).status).toBe(200)
    world.clock.set(new Date(now + 30 * 86_400_000).toISOString())
    expect((await seen(visitor, link)).status).toBe(404)
    world.clock.set(new Date(now + 30 * 86_400_000 + 1).toISOString())
    await world.db.execute(sql`select graphile_worker.add_job('forget')`)
    await runJobs(world)
    expect(await count()).toEqual([{ n: 0 }])
    world.clock.set(new Date(now).toISOString())
  })

  it('CART-19 needs goods, and an unknown pincode changes nothing', async () => {
    const visitor = world.visitor()
    expect(await visitor.call('generateCartLink', { body: {} })).toMatchObject({
      status: 409,
      body: { code: 'cart_empty' },
    })
    const { sku } = await goods.addVariant()
    const link = await linkOf(await withGoods(visitor, { sku }))
    for (const call of [seen, add])
      expect(await call(world.visitor(), link, '999999')).toMatchObject({
        status: 400,
        body: { code: 'pincode_unknown' },
      })
  })

  it('CART-19 DATA-18 can_share_cart: is neither made nor opened while it is off', async () => {
    const { sku } = await goods.addVariant()
    const visitor = await guestWith(world, { sku })
    const link = await linkOf(visitor)
    const admin = (await signedInStaff(world, 'admin')).visitor
    const set = async (value: boolean, seen_changed_at: string | null) =>
      (
        await admin.call('staffSetFlag', {
          params: { key: 'can_share_cart' },
          body: { value, seen_changed_at },
        })
      ).body
    const { flag } = await set(false, null)
    const off = { status: 403, body: { code: 'sharing_off' } }
    await expect.poll(async () => (await seen(visitor, link)).status).toBe(403)
    expect(await visitor.call('generateCartLink', { body: {} })).toMatchObject(off)
    expect(await seen(visitor, link)).toMatchObject(off)
    expect(await add(visitor, link)).toMatchObject(off)
    expect((await set(true, flag.changed_at)).flag.value).toBe(true)
    await expect.poll(async () => (await seen(visitor, link)).status).toBe(200)
  })

  it('CART-19 is made thirty times an hour from one network', async () => {
    const { sku } = await goods.addVariant()
    const visitor = await guestWith(world, { sku })
    world.clock.advance(3_600_000)
    for (let i = 0; i < 30; i++) await linkOf(visitor)
    expect(await visitor.call('generateCartLink', { body: {} })).toMatchObject({
      status: 429,
      body: { code: 'too_many_attempts' },
    })
  })
})
