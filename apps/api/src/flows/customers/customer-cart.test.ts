import { sql } from '../../platform/db/sql.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import type { BodyInput } from '@upchar/contract/schema/endpoints'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { approveKyc } from '@upchar/testkit/kyc'
import { hospital, signUp, type Customer } from '@upchar/testkit/customers'
import { useWorld, type Visitor } from '@upchar/testkit/world'

const world = useWorld()
let goods: Goods
beforeAll(async () => {
  goods = await stockGoods(world.db)
})

type Change = BodyInput<'updateCart'>
const pincode = '400001'
const addAs = (who: 'guest' | 'customer', visitor: Visitor, sku: string, quantity = 1) =>
  visitor.call(who === 'guest' ? 'updateGuestCart' : 'updateCart', {
    body: { type: 'ADD', product: { sku_id: sku, quantity }, pincode },
  })
const change = (visitor: Visitor, type: Change['type'], product: Change['product']) =>
  visitor.call('updateCart', { body: { type, product, pincode } })
const read = async (visitor: Visitor) =>
  (await visitor.call('readCart', { body: { pincode } })).body.cart
const lines = async (visitor: Visitor) =>
  (await read(visitor)).items.map((item) => [item.sku_id, item.quantity])

/** Signs a guest, who may have a cart, in to an existing account. */
async function signIn(visitor: Visitor, customer: Customer) {
  const signedIn = await visitor.call('signIn', {
    body: { email: customer.email, password: customer.password },
  })
  expect(signedIn.status, JSON.stringify(signedIn.body)).toBe(200)
  return signedIn
}

describe('the cart of a customer', () => {
  it('AUTH-09 DATA-06 is shared by the customer’s devices and separate from guest carts', async () => {
    const { sku } = await goods.addVariant()
    const customer = await signUp(world, { profile: hospital })
    expect((await addAs('customer', customer.visitor, sku, 3)).body).toMatchObject({
      success: true,
      message: 'Product added to cart',
      cart: { guest_user_id: '', item_count: 1, items: [{ sku_id: sku, quantity: 3 }] },
    })
    const phone = world.visitor()
    await signIn(phone, customer)
    expect(await lines(phone)).toEqual([[sku, 3]])
    expect(await lines(world.visitor())).toEqual([])
    expect(
      (await change(phone, 'UPDATE', { sku_id: sku, quantity: 5 })).body.cart.items[0]?.quantity,
    ).toBe(5)
    expect(await lines(customer.visitor)).toEqual([[sku, 5]])
    expect((await phone.call('getCartItems', { body: { pincode } })).body).toMatchObject({
      item_count: 1,
      items: [{ sku_id: sku, quantity: 5 }],
    })
    expect((await change(phone, 'DELETE', { sku_id: sku })).body.message).toBe(
      'Item removed from cart',
    )
    expect(await lines(customer.visitor)).toEqual([])
  })

  it('AUTH-09 is visible neither to guests nor to other customers', async () => {
    const { sku } = await goods.addVariant()
    const [one, other] = [await signUp(world), await signUp(world)]
    await addAs('customer', one.visitor, sku)
    const guest = world.visitor()
    for (const [name, body] of [
      ['updateCart', { type: 'DELETE', product: { sku_id: sku } }],
      ['syncGuestCart', {}],
    ] as const) {
      expect(await guest.call(name, { body } as never)).toMatchObject({
        status: 401,
        body: { code: 'not_signed_in' },
      })
    }
    expect(await change(other.visitor, 'DELETE', { sku_id: sku })).toMatchObject({
      status: 404,
      body: { code: 'line_missing' },
    })
    expect(await lines(other.visitor)).toEqual([])
    expect(await lines(one.visitor)).toEqual([[sku, 1]])
  })

  it('AUTH-09 refuses an invalid token with 403, and works without it', async () => {
    const { sku } = await goods.addVariant()
    const { visitor } = await signUp(world)
    await addAs('customer', visitor, sku)
    visitor.cookies.set('upchar_access', 'nobody.made.this')
    expect(await visitor.call('readCart', { body: { pincode } })).toMatchObject({
      status: 403,
      body: { code: 'token_invalid' },
    })
    visitor.cookies.delete('upchar_access')
    expect((await visitor.call('readCart', { body: { pincode } })).body.cart.items).toEqual([])
  })

  it('CART-07 enforces the cap for twenty concurrent tabs', async () => {
    const { sku } = await goods.addVariant({ maxOq: 12 })
    const { visitor } = await signUp(world)
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => addAs('customer', visitor, sku)),
    )
    expect(replies.filter((reply) => reply.status === 200)).toHaveLength(12)
    expect(await lines(visitor)).toEqual([[sku, 12]])
  })
})

describe('signing in with a cart', () => {
  it('CART-08 merges the guest’s cart into the account’s: no losses, caps enforced, changes reported', async () => {
    const [both, capped, mine, theirs] = [
      await goods.addVariant({ title: 'Gauze' }),
      await goods.addVariant({ maxOq: 5 }),
      await goods.addVariant(),
      await goods.addVariant(),
    ]
    const customer = await signUp(world)
    for (const [{ sku }, quantity] of [
      [both, 2],
      [capped, 4],
      [mine, 1],
    ] as const)
      await addAs('customer', customer.visitor, sku, quantity)
    const laptop = world.visitor()
    for (const [{ sku }, quantity] of [
      [both, 3],
      [capped, 3],
      [theirs, 2],
    ] as const)
      await addAs('guest', laptop, sku, quantity)
    const guestId = laptop.cookies.get('upchar_guest')
    const { body } = await signIn(laptop, customer)
    expect(body.message).toContain('3 products from before you signed in are in your cart.')
    const { items } = await read(laptop)
    expect(Object.fromEntries(items.map((item) => [item.sku_id, item.quantity]))).toEqual({
      [both.sku]: 5,
      [capped.sku]: 5,
      [mine.sku]: 1,
      [theirs.sku]: 2,
    })
    const note = (sku: string) => items.find((item) => item.sku_id === sku)?.merge_note
    expect(note(both.sku)).toBe('3 from before you signed in joined the 2 in your account’s cart.')
    expect(note(capped.sku)).toBe(
      '3 from before you signed in joined the 4 in your account’s cart. You can only buy 5 at a time.',
    )
    expect([note(mine.sku), note(theirs.sku)]).toEqual([null, null])
    // The guest's cart is gone with the guest id.
    expect(laptop.cookies.get('upchar_guest')).not.toBe(guestId)
    const { rows } = await world.db.execute(sql`select 1 from cart where guest_id = ${guestId}`)
    expect(rows).toEqual([])
    // The note stays until the buyer changes the line.
    expect(
      (await change(laptop, 'UPDATE', { sku_id: both.sku, quantity: 4 })).body.cart.items.find(
        (item) => item.sku_id === both.sku,
      ),
    ).toMatchObject({ quantity: 4, merge_note: null })
    expect(
      (await read(laptop)).items.find((item) => item.sku_id === capped.sku)?.merge_note,
    ).toContain('You can only buy 5')
  })

  it('CART-08 merges the carts at the first sign-in by code too', async () => {
    const { sku } = await goods.addVariant()
    const visitor = world.visitor()
    await addAs('guest', visitor, sku, 2)
    await signUp(world, { visitor })
    expect(await lines(visitor)).toEqual([[sku, 2]])
  })

  it('CART-08 is idempotent, also for two tabs at once', async () => {
    const [a, b] = [await goods.addVariant({ maxOq: 50 }), await goods.addVariant({ maxOq: 50 })]
    const customer = await signUp(world)
    await addAs('customer', customer.visitor, a.sku, 1)
    const guest = world.visitor()
    await addAs('guest', guest, a.sku, 2)
    await addAs('guest', guest, b.sku, 3)
    // A device that kept the guest id, as an app does.
    const guestId = guest.cookies.get('upchar_guest') ?? ''
    customer.visitor.cookies.delete('upchar_guest')
    const sync = () =>
      customer.visitor.call('syncGuestCart', { body: { pincode, guest_user_id: guestId } })
    const replies = await Promise.all([sync(), sync(), sync(), sync()])
    for (const reply of replies) expect(reply.status, JSON.stringify(reply.body)).toBe(200)
    expect(replies.map((reply) => reply.body.taken).toSorted()).toEqual([0, 0, 0, 2])
    expect(replies.find((reply) => reply.body.taken === 2)?.body).toMatchObject({
      left: 0,
      message: '2 products from before you signed in are in your cart.',
    })
    expect((await sync()).body).toMatchObject({
      taken: 0,
      left: 0,
      message: '',
      cart: { item_count: 2 },
    })
    expect(
      Object.fromEntries(
        (await read(customer.visitor)).items.map((item) => [item.sku_id, item.quantity]),
      ),
    ).toEqual({ [a.sku]: 3, [b.sku]: 3 })
  })

  it('CART-08 loses nothing while the guest keeps adding', async () => {
    const { sku } = await goods.addVariant({ maxOq: 100 })
    const customer = await signUp(world)
    const guest = world.visitor()
    await addAs('guest', guest, sku, 1)
    const guestId = guest.cookies.get('upchar_guest') ?? ''
    customer.visitor.cookies.delete('upchar_guest')
    const sync = () =>
      customer.visitor.call('syncGuestCart', { body: { pincode, guest_user_id: guestId } })
    await Promise.all([
      ...Array.from({ length: 12 }, () => addAs('guest', guest, sku, 1)),
      sync(),
      sync(),
      sync(),
    ])
    await sync()
    expect(await lines(customer.visitor)).toEqual([[sku, 13]])
  })

  it('CART-08 refuses an invented or foreign guest id', async () => {
    const { sku } = await goods.addVariant()
    const stranger = world.visitor()
    await addAs('guest', stranger, sku)
    const { visitor } = await signUp(world)
    const foreign = stranger.cookies.get('upchar_guest') ?? ''
    expect(await visitor.call('syncGuestCart', { body: { guest_user_id: foreign } })).toMatchObject(
      { status: 403, body: { code: 'guest_mismatch' } },
    )
    expect(
      await visitor.call('syncGuestCart', { body: { guest_user_id: `${foreign}x` } }),
    ).toMatchObject({ status: 401, body: { code: 'guest_unknown' } })
    expect(await lines(stranger)).toEqual([[sku, 1]])
  })

  it('CART-08 merges two full carts, and reports what finds no room', async () => {
    const variants = []
    for (let i = 0; i < 210; i++) variants.push(await goods.addVariant())
    const skus = variants.map(({ sku }) => sku)
    const customer = await signUp(world)
    const fill = (owner: { guest: string } | { customer: string }, ids: readonly number[]) =>
      world.db.execute(sql`
      with c as (insert into cart (id, guest_id, customer_id, created_at, updated_at)
        values (gen_random_uuid(), ${'guest' in owner ? owner.guest : null}, ${'customer' in owner ? owner.customer : null}, now(), now()) returning id)
      insert into cart_line (cart_id, offer_id, quantity, seen_price_paise, added_at) select c.id, v, 1, 10500, now() from c, unnest(${sql.param(ids)}::bigint[]) v`)
    const guest = world.visitor()
    await guest.call('createGuestCart')
    const ids = variants.map(({ offerId }) => offerId)
    await fill({ customer: customer.id }, ids.slice(0, 95))
    await fill({ guest: guest.cookies.get('upchar_guest') ?? '' }, ids.slice(95))
    const { body } = await signIn(guest, customer)
    expect(body.message).toContain(
      '105 products from before you signed in are in your cart. Your cart is full: 10 products could not be added.',
    )
    const { items } = await read(guest)
    expect(items).toHaveLength(200)
    expect(items.every((item) => skus.includes(item.sku_id))).toBe(true)
    // Adding is refused until there is room again.
    expect(await addAs('customer', guest, skus[209] ?? '')).toMatchObject({
      status: 409,
      body: { code: 'cart_full' },
    })
  })
})

describe('buying rights', () => {
  const rights = async (visitor: Visitor, groupId: number) => {
    const { rows } = await world.db.execute<{ slug: string }>(
      sql`select slug from product_group where id = ${groupId}`,
    )
    const slug = rows[0]?.slug ?? ''
    return (await visitor.call('getBuyingRights', { query: { slugs: `${slug},no-such-product` } }))
      .body.buying[slug]
  }

  it('KYC-04 says before adding what is missing, and where to get it', async () => {
    const { sku, groupId } = await goods.addVariant({ productClass: 'DEV_C' })
    const nobody = await signUp(world)
    const clinic = await signUp(world, { profile: hospital })
    const general = await signUp(world, { profile: { ...hospital, business_type: 25 } })
    expect(await rights(nobody.visitor, groupId)).toMatchObject({
      state: 'needs_kyc',
      action: 'business_type',
    })
    expect(await rights(clinic.visitor, groupId)).toEqual({
      state: 'needs_kyc',
      action: 'kyc',
      message: 'Complete your KYC to buy this product: add proof of your practice or business.',
    })
    expect(await rights(general.visitor, groupId)).toMatchObject({
      state: 'blocked',
      action: 'business_type',
      message: expect.stringContaining('It is sold to: Hospital'),
    })
    expect(await addAs('customer', clinic.visitor, sku)).toMatchObject({
      status: 403,
      body: {
        code: 'buying_not_allowed',
        detail: { buying: { state: 'needs_kyc', action: 'kyc' } },
      },
    })
    expect(await addAs('guest', world.visitor(), sku)).toMatchObject({
      status: 403,
      body: { detail: { buying: { action: 'sign_in' } } },
    })
    expect(await world.visitor().call('getBuyingRights', { query: { slugs: 'x' } })).toMatchObject({
      status: 401,
    })
  })

  it('KYC-01 lets a verified buyer buy what the licences allow, and nothing else', async () => {
    const [device, medicine] = [
      await goods.addVariant({ productClass: 'DEV_C' }),
      await goods.addVariant({ productClass: 'DRUG_GEN' }),
    ]
    const { visitor, id } = await signUp(world, { profile: hospital })
    await approveKyc(world, id, { stage: 'basic' })
    expect(await rights(visitor, device.groupId)).toEqual({ state: 'open' })
    expect((await addAs('customer', visitor, device.sku)).status).toBe(200)
    expect(await addAs('customer', visitor, medicine.sku)).toMatchObject({
      status: 403,
      body: { detail: { buying: { state: 'needs_pharma_kyc', action: 'pharma_kyc' } } },
    })
    await approveKyc(world, id, {
      stage: 'pharma',
      licences: [{ kind: '20/20B', number: 'MH-MZ-1/20B', validUntil: '2027-03-31' }],
    })
    expect((await addAs('customer', visitor, medicine.sku)).status).toBe(200)
  })

  it('KYC-04 sells dentists only the medicines of their list', async () => {
    const [listed, other] = [
      await goods.addVariant({ productClass: 'DRUG_H', dentalList: true }),
      await goods.addVariant({ productClass: 'DRUG_H' }),
    ]
    const { visitor, id } = await signUp(world, { profile: { ...hospital, business_type: 4 } })
    expect(await rights(visitor, listed.groupId)).toMatchObject({
      state: 'needs_pharma_kyc',
      action: 'pharma_kyc',
    })
    await approveKyc(world, id, { stage: 'basic' })
    await approveKyc(world, id, {
      stage: 'pharma',
      licences: [{ kind: 'registration', number: 'A-1', validUntil: null }],
    })
    expect((await addAs('customer', visitor, listed.sku)).status).toBe(200)
    expect(await addAs('customer', visitor, other.sku)).toMatchObject({
      status: 403,
      body: { message: expect.stringContaining('dental use only') },
    })
  })

  it('KYC-01 keeps a line whose licence has expired, says what is missing, and allows it again after renewal', async () => {
    const { sku } = await goods.addVariant({ productClass: 'DEV_C' })
    const { visitor, id } = await signUp(world, { profile: hospital })
    await approveKyc(world, id, { stage: 'basic' })
    await addAs('customer', visitor, sku)
    await world.db.execute(
      sql`update kyc_application set state = 'expired' where customer_id = ${id}`,
    )
    expect(await read(visitor)).toMatchObject({
      checkout_allowed: false,
      deleted_items: [],
      items: [
        {
          sku_id: sku,
          available: false,
          buying: { state: 'needs_kyc', action: 'kyc' },
          message: expect.stringContaining('Complete your KYC'),
        },
      ],
    })
    expect(await change(visitor, 'UPDATE', { sku_id: sku, quantity: 2 })).toMatchObject({
      status: 403,
      body: { code: 'buying_not_allowed' },
    })
    await approveKyc(world, id, { stage: 'basic' })
    expect(await read(visitor)).toMatchObject({
      checkout_allowed: true,
      items: [{ sku_id: sku, available: true, message: null }],
    })
  })

  it('CART-02 runs at most four statements for a customer, session included', async () => {
    const { sku } = await goods.addVariant()
    const { visitor } = await signUp(world, { profile: hospital })
    await read(visitor)
    const { result, statements } = await world.statements(() => addAs('customer', visitor, sku))
    expect(result.status).toBe(200)
    expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(4)
  })
})
