import { sql } from '../../platform/db/sql.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { signUp } from '@upchar/testkit/customers'
import { approveKyc } from '@upchar/testkit/kyc'
import { countStatements, useWorld, type Visitor } from '@upchar/testkit/world'

const world = useWorld()
let goods: Goods
const pincode = '400001'

beforeAll(async () => {
  goods = await stockGoods(world.db)
})

const add = (visitor: Visitor, sku_id: string) =>
  visitor.call('addToWishlist', { body: { sku_id, pincode } })
const remove = (visitor: Visitor, sku_id: string) =>
  visitor.call('deleteFromWishlist', { body: { sku_id } })
const move = (visitor: Visitor, sku_id: string) =>
  visitor.call('moveToCart', { body: { sku_id, pincode } })
const save = (visitor: Visitor, sku_id: string) =>
  visitor.call('saveForLater', { body: { sku_id, pincode } })
const wished = async (visitor: Visitor) =>
  (await visitor.call('listWishlist', { body: { pincode } })).body.items
const skus = async (visitor: Visitor) => (await wished(visitor)).map(({ sku_id }) => sku_id)
const inCart = async (visitor: Visitor) =>
  (await visitor.call('readCart', { body: { pincode } })).body.cart.items.map(
    ({ sku_id, quantity }) => `${quantity} ${sku_id}`,
  )
const putInCart = (visitor: Visitor, sku: string, quantity: number) =>
  visitor.call('updateCart', {
    body: { type: 'ADD', product: { sku_id: sku, quantity }, pincode },
  })
const putInGuestCart = (visitor: Visitor, sku: string, quantity: number) =>
  visitor.call('updateGuestCart', {
    body: { type: 'ADD', product: { sku_id: sku, quantity }, pincode },
  })
/** Puts the first `count` products of the shop on the list, without calls. */
const fill = (owner: string, count: number) =>
  world.db.execute(sql`insert into wishlist_item (id, customer_id, variant_id, sold_out, added_at)
    select gen_random_uuid(), ${owner}, v.id, false, now() from variant v
      join offer o on o.variant_id = v.id order by v.id limit ${count}`)

describe('the wishlist', () => {
  it('WISH-01 DATA-09 is keyed by SKU: adds and removes, newest first, with the specified texts', async () => {
    const visitor = world.visitor()
    expect(await wished(visitor)).toEqual([])
    const [a, b] = [
      await goods.addVariant({ title: 'Ring cutter', pricePaise: 12_345, mrpPaise: 15_000 }),
      await goods.addVariant({ moq: 3 }),
    ]
    expect(await add(visitor, a.sku)).toMatchObject({
      status: 200,
      body: { success: true, message: 'Item added to wishlist', sku_ids: [a.sku] },
    })
    world.clock.advance(1000)
    expect((await add(visitor, b.sku)).body.sku_ids).toEqual([b.sku, a.sku])
    world.clock.advance(1000)
    // Again: neither twice nor on top.
    expect((await add(visitor, a.sku)).body).toMatchObject({
      message: 'Item added to wishlist',
      sku_ids: [b.sku, a.sku],
    })
    expect(await wished(visitor)).toMatchObject([
      { sku_id: b.sku, moq: 3, message: null },
      {
        sku_id: a.sku,
        title: 'Ring cutter',
        price: 123.45,
        mrp: 150,
        price_then: null,
        back_in_stock: false,
        message: null,
      },
    ])
    for (const _ of [1, 2])
      expect(await remove(visitor, b.sku)).toMatchObject({
        status: 200,
        body: { message: 'Item removed from wishlist', sku_ids: [a.sku] },
      })
    expect(await skus(visitor)).toEqual([a.sku])
  })

  it('WISH-01 refuses what the shop never had, and keeps what it no longer sells', async () => {
    const visitor = world.visitor()
    expect(await add(visitor, 'NO-SUCH-SKU')).toMatchObject({
      status: 404,
      body: { code: 'sku_unknown', message: 'This product is no longer sold.' },
    })
    const { sku, groupId } = await goods.addVariant({ title: 'Old lamp' })
    await add(visitor, sku)
    await world.db.execute(sql`update product_group set active = false where id = ${groupId}`)
    expect(await wished(visitor)).toMatchObject([
      { title: 'Old lamp', slug: '', price: null, message: 'This product is no longer sold.' },
    ])
    expect(await move(visitor, sku)).toMatchObject({ status: 404, body: { code: 'sku_unknown' } })
    expect((await add(world.visitor(), sku)).status).toBe(404)
    expect((await remove(visitor, sku)).body.sku_ids).toEqual([])
  })

  it('WISH-01 refuses an unknown pincode, for what needs one', async () => {
    const { sku } = await goods.addVariant()
    const visitor = world.visitor()
    const body = { sku_id: sku, pincode: '000000' }
    for (const reply of [
      await visitor.call('addToWishlist', { body }),
      await visitor.call('moveToCart', { body }),
      await visitor.call('saveForLater', { body }),
      await visitor.call('listWishlist', { body: { pincode: '000000' } }),
    ])
      expect(reply).toMatchObject({ status: 400, body: { message: 'Invalid Pincode' } })
  })

  it('WISH-01 is its visitor’s alone, whatever guest id a stranger names', async () => {
    const [mine, other] = [world.visitor(), world.visitor()]
    const { sku } = await goods.addVariant()
    await add(mine, sku)
    await add(other, (await goods.addVariant()).sku)
    const guest_user_id = mine.cookies.get('upchar_guest') ?? ''
    expect(guest_user_id).not.toBe('')
    for (const reply of [
      await other.call('listWishlist', { body: { guest_user_id } }),
      await other.call('deleteFromWishlist', { body: { sku_id: sku, guest_user_id } }),
      await other.call('moveToCart', { body: { sku_id: sku, guest_user_id } }),
    ])
      expect(reply).toMatchObject({ status: 403, body: { code: 'guest_mismatch' } })
    expect(await remove(other, sku)).toMatchObject({ status: 200 })
    expect(await skus(mine)).toEqual([sku])
    const { rows } = await world.db.execute<{ hash: string }>(
      sql`select guest_hash as hash from wishlist_item where guest_hash is not null`,
    )
    expect(rows.filter(({ hash }) => guest_user_id.includes(hash))).toEqual([])
  })

  it('WISH-01 holds 500, answers them in one page, and refuses one more', async () => {
    const { visitor, id } = await signUp(world)
    await fill(id, 500)
    const listed = await skus(visitor)
    expect(new Set(listed).size).toBe(500)
    const { sku } = await goods.addVariant()
    const full = {
      status: 409,
      body: {
        code: 'wishlist_full',
        message: 'Your wishlist holds 500 products already. Remove one to add another.',
      },
    }
    expect(await add(visitor, sku)).toMatchObject(full)
    await putInCart(visitor, sku, 2)
    expect(await save(visitor, sku)).toMatchObject(full)
    expect(await inCart(visitor)).toEqual([`2 ${sku}`])
    // What is listed already takes no room.
    expect((await add(visitor, listed[0] ?? '')).status).toBe(200)
    await remove(visitor, listed[0] ?? '')
    expect((await add(visitor, sku)).body.sku_ids).toHaveLength(500)
  })

  it('WISH-01 holds no more after concurrent adds, and costs the same statements however long', async () => {
    const { visitor, id } = await signUp(world)
    const few = await countStatements(() => wished(visitor))
    await fill(id, 498)
    const many = await countStatements(() => wished(visitor))
    expect(many.statements.length - few.statements.length).toBeLessThanOrEqual(1)
    const fresh = await Promise.all(Array.from({ length: 6 }, () => goods.addVariant()))
    const replies = await Promise.all(fresh.map(({ sku }) => add(visitor, sku)))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(2)
    expect(await skus(visitor)).toHaveLength(500)
  })
})

describe('what changed since a product was wished', () => {
  it('WISH-01 says what it cost then, down and up', async () => {
    const visitor = world.visitor()
    const { sku, offerId } = await goods.addVariant({ pricePaise: 20_000, mrpPaise: 30_000 })
    await add(visitor, sku)
    for (const [paise, price] of [
      [15_050, 150.5],
      [25_000, 250],
    ] as const) {
      await world.db.execute(sql`update offer set price_paise = ${paise} where id = ${offerId}`)
      expect(await wished(visitor)).toMatchObject([{ price, price_then: 200 }])
    }
    await world.db.execute(sql`update offer set price_paise = 20000 where id = ${offerId}`)
    expect(await wished(visitor)).toMatchObject([{ price: 200, price_then: null }])
  })

  it('WISH-01 marks what was sold out and is back', async () => {
    const visitor = world.visitor()
    const { sku, offerId } = await goods.addVariant({ stock: { mumbai: 9 } })
    const stock = (onHand: number) =>
      world.db.execute(sql`update lot set on_hand = ${onHand} where offer_id = ${offerId}`)
    await stock(0)
    await add(visitor, sku)
    expect(await wished(visitor)).toMatchObject([
      { stock: { state: 'out_of_stock' }, back_in_stock: false },
    ])
    expect((await wished(visitor))[0]?.message).not.toBeNull()
    await stock(9)
    expect(await wished(visitor)).toMatchObject([
      { stock: { state: 'in_stock' }, back_in_stock: true, message: null },
    ])
  })

  it.each(['DRUG_H', 'DRUG_H1', 'BIO_C'])(
    'WISH-01 promotes no %s: neither price then nor back in stock, and keeps no price',
    async (productClass) => {
      const visitor = world.visitor()
      const { sku, offerId } = await goods.addVariant({
        productClass,
        pricePaise: 73_910,
        stock: { mumbai: 9 },
      })
      await world.db.execute(sql`update lot set on_hand = 0 where offer_id = ${offerId}`)
      await add(visitor, sku)
      await world.db.execute(sql`update lot set on_hand = 9 where offer_id = ${offerId}`)
      await world.db.execute(sql`update offer set price_paise = 50000 where id = ${offerId}`)
      expect(await wished(visitor)).toMatchObject([
        { price: null, mrp: null, price_then: null, back_in_stock: false },
      ])
      const { rows } = await world.db.execute(sql`select w.price_paise as kept from wishlist_item w
        join variant v on v.id = w.variant_id where v.sku = ${sku}`)
      expect(rows).toEqual([{ kept: null }])
      expect((await move(visitor, sku)).status).toBe(403)
      expect(await skus(visitor)).toEqual([sku])
    },
  )
})

describe('prescription goods on the wishlist of a verified doctor', () => {
  it('WISH-01 have their price, which KYC allows, and no mark that draws to them', async () => {
    const doctor = await signUp(world, { profile: { business_type: 2 } })
    await approveKyc(world, doctor.id, { stage: 'basic' })
    await approveKyc(world, doctor.id, {
      stage: 'pharma',
      licences: [{ kind: 'registration', number: 'MMC-1', validUntil: '2030-12-31' }],
    })
    const { sku, offerId } = await goods.addVariant({
      productClass: 'DRUG_H',
      pricePaise: 73_910,
      stock: { mumbai: 9 },
    })
    const stock = (onHand: number) =>
      world.db.execute(sql`update lot set on_hand = ${onHand} where offer_id = ${offerId}`)
    await stock(0)
    await add(doctor.visitor, sku)
    await stock(9)
    await world.db.execute(sql`update offer set price_paise = 50000 where id = ${offerId}`)
    expect(await wished(doctor.visitor)).toMatchObject([
      {
        price: 500,
        price_then: null,
        stock: { state: 'in_stock' },
        back_in_stock: false,
        message: null,
      },
    ])
    expect((await move(doctor.visitor, sku)).status).toBe(200)
  })
})

describe('between wishlist and cart', () => {
  it('WISH-01 moves to the cart: off the list, its minimum order in the cart', async () => {
    const visitor = world.visitor()
    const [one, other] = [await goods.addVariant({ moq: 4 }), await goods.addVariant()]
    await add(visitor, one.sku)
    await add(visitor, other.sku)
    expect(await move(visitor, one.sku)).toMatchObject({
      status: 200,
      body: {
        message: 'Item moved to cart',
        sku_ids: [other.sku],
        cart: { items: [{ sku_id: one.sku, quantity: 4 }] },
      },
    })
    expect(await skus(visitor)).toEqual([other.sku])
    expect(await inCart(visitor)).toEqual([`4 ${one.sku}`])
    expect(await move(visitor, one.sku)).toMatchObject({
      status: 404,
      body: { code: 'wish_missing' },
    })
    expect(await inCart(visitor)).toEqual([`4 ${one.sku}`])
  })

  it('WISH-01 moves nothing that can’t be bought: it stays on the list, with the reason', async () => {
    const visitor = world.visitor()
    const [empty, enquiry, full] = [
      await goods.addVariant({ stock: { mumbai: 0 } }),
      await goods.addVariant({ leadOnly: true }),
      await goods.addVariant({ maxOq: 2 }),
    ]
    for (const { sku } of [empty, enquiry, full]) await add(visitor, sku)
    await putInGuestCart(visitor, full.sku, 2)
    expect(await move(visitor, empty.sku)).toMatchObject({
      status: 409,
      body: { code: 'out_of_stock' },
    })
    expect(await move(visitor, enquiry.sku)).toMatchObject({
      status: 409,
      body: { code: 'lead_only' },
    })
    expect(await move(visitor, full.sku)).toMatchObject({
      status: 409,
      body: { code: 'max_oq_reached' },
    })
    expect((await skus(visitor)).toSorted()).toEqual([empty.sku, enquiry.sku, full.sku].toSorted())
    expect(await inCart(visitor)).toEqual([`2 ${full.sku}`])
  })

  it('WISH-01 moves once, however many tabs ask', async () => {
    const visitor = world.visitor()
    const { sku } = await goods.addVariant({ maxOq: 20 })
    await add(visitor, sku)
    const replies = await Promise.all(Array.from({ length: 5 }, () => move(visitor, sku)))
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 404, 404, 404, 404])
    expect(await inCart(visitor)).toEqual([`1 ${sku}`])
  })

  it('WISH-01 saves a cart line for later, for guest and customer', async () => {
    const { sku } = await goods.addVariant()
    const { visitor: customer } = await signUp(world)
    const guest = world.visitor()
    await putInGuestCart(guest, sku, 3)
    await putInCart(customer, sku, 3)
    for (const visitor of [guest, customer]) {
      expect(await save(visitor, sku)).toMatchObject({
        status: 200,
        body: { message: 'Item added to wishlist', sku_ids: [sku], cart: { items: [] } },
      })
      expect([await skus(visitor), await inCart(visitor)]).toEqual([[sku], []])
      expect(await save(visitor, sku)).toMatchObject({
        status: 404,
        body: { code: 'line_missing' },
      })
    }
  })

  it('WISH-01 loses nothing while tabs move both ways at once', async () => {
    const visitor = world.visitor()
    const { sku } = await goods.addVariant({ maxOq: 1 })
    await add(visitor, sku)
    for (let round = 0; round < 5; round++)
      await Promise.all([move(visitor, sku), save(visitor, sku), move(visitor, sku)])
    const [listed, lines] = [await skus(visitor), await inCart(visitor)]
    expect(listed.length + lines.length).toBe(1)
  })
})
