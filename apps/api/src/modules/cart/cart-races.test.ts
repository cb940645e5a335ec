import { sql } from '../../platform/db/sql.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import type { BodyInput } from '@upchar/contract/schema/endpoints'
import { signUp } from '@upchar/testkit/customers'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { holdStatement, isLockAwaited } from '@upchar/testkit/hold-statements'
import { useWorld, type Visitor } from '@upchar/testkit/world'

const world = useWorld()
let goods: Goods
beforeAll(async () => {
  goods = await stockGoods(world.db)
})

type Change = BodyInput<'updateGuestCart'>
const pincode = '400001'
const change = (visitor: Visitor, type: Change['type'], sku: string, quantity?: number) =>
  visitor.call('updateGuestCart', {
    body: { type, product: { sku_id: sku, ...(quantity !== undefined && { quantity }) }, pincode },
  })
const add = (visitor: Visitor, sku: string, quantity: number) =>
  change(visitor, 'ADD', sku, quantity)
const read = async (visitor: Visitor) =>
  (await visitor.call('readCart', { body: { pincode } })).body.cart
const quantities = async (visitor: Visitor) =>
  Object.fromEntries((await read(visitor)).items.map((item) => [item.sku_id, item.quantity]))

/** A guest with one product in the cart, if a quantity is given. */
async function guestWith(options: Parameters<Goods['addVariant']>[0], quantity = 0) {
  const { sku, offerId } = await goods.addVariant(options)
  const visitor = world.visitor()
  await visitor.call('createGuestCart')
  if (quantity > 0) await add(visitor, sku, quantity)
  return { visitor, sku, offerId }
}

/**
 * Runs `late` up to its write, which it decides on by what it has read, then `meanwhile`, then the write.
 */
async function overtaken<T>(
  statement: RegExp,
  late: () => Promise<T>,
  meanwhile: () => Promise<unknown>,
): Promise<T> {
  const { held, letGo } = holdStatement(statement)
  const answer = late()
  await held()
  await meanwhile()
  letGo()
  return answer
}

describe('an add that another tab overtakes', () => {
  it('CART-07 adds what the other one left room for, and says so', async () => {
    const { visitor, sku } = await guestWith({ maxOq: 5 })
    const late = await overtaken(
      /^cart-add-/,
      () => add(visitor, sku, 4),
      () => add(visitor, sku, 3),
    )
    expect(late).toMatchObject({
      status: 200,
      body: {
        code: 'quantity_capped',
        message: 'You already have 3 of this product in your cart. You can only buy 5 at a time.',
        cart: { items: [{ quantity: 5 }] },
      },
    })
    expect(await quantities(visitor)).toEqual({ [sku]: 5 })
  })

  it('CART-07 is refused where the other one has filled the line', async () => {
    const { visitor, sku } = await guestWith({ maxOq: 5 })
    const late = await overtaken(
      /^cart-add-/,
      () => add(visitor, sku, 1),
      () => add(visitor, sku, 5),
    )
    expect(late).toMatchObject({
      status: 409,
      body: {
        code: 'max_oq_reached',
        message: 'You already have 5 of this product in your cart. You can only buy 5 at a time.',
      },
    })
    expect(await quantities(visitor)).toEqual({ [sku]: 5 })
  })

  it('CART-07 CART-08 never reduces a line that a merge has made longer than the cap', async () => {
    const { visitor, sku, offerId } = await guestWith({ maxOq: 5 }, 2)
    const late = await overtaken(
      /^cart-add-/,
      () => add(visitor, sku, 1),
      () => world.db.execute(sql`update cart_line set quantity = 8 where offer_id = ${offerId}`),
    )
    expect(late).toMatchObject({
      status: 409,
      body: {
        message: 'You already have 8 of this product in your cart. You can only buy 5 at a time.',
      },
    })
    expect(await quantities(visitor)).toEqual({ [sku]: 8 })
  })

  it('CART-02 answers with what the other one made of the other lines', async () => {
    const { visitor, sku } = await guestWith({}, 1)
    const other = await goods.addVariant()
    await add(visitor, other.sku, 1)
    // The first read begins the price hold.
    await read(visitor)
    const late = await overtaken(
      /^cart-add-/,
      () => add(visitor, sku, 1),
      () => change(visitor, 'UPDATE', other.sku, 4),
    )
    const shown = late.body.cart.items.map((item) => [item.sku_id, item.quantity])
    expect(shown).toEqual([
      [sku, 2],
      [other.sku, 4],
    ])
    expect(late.body.cart).toEqual(await read(visitor))
  })

  it('CART-02 answers with the lines of one that it waited for', async () => {
    const { visitor, sku } = await guestWith({}, 1)
    const other = await goods.addVariant()
    await add(visitor, other.sku, 1)
    // The first read begins the price hold.
    await read(visitor)
    const adding = await world.db.transaction(async (tx) => {
      await tx.execute(sql`update cart set updated_at = updated_at
        where id in (select cart_id from cart_line where offer_id = ${other.offerId})`)
      await tx.execute(sql`update cart_line set quantity = 4 where offer_id = ${other.offerId}`)
      const sent = add(visitor, sku, 1)
      await expect.poll(() => isLockAwaited(world.db)).toBe(true)
      return { sent }
    })
    const late = await adding.sent
    expect(late.body.cart.items).toMatchObject([{ quantity: 2 }, { quantity: 4 }])
    expect(late.body.cart).toEqual(await read(visitor))
  })

  it('CART-21 reports a price that changes between reading and writing', async () => {
    const { visitor, sku, offerId } = await guestWith({ pricePaise: 10_500 })
    await overtaken(
      /^cart-add-/,
      () => add(visitor, sku, 1),
      () => world.db.execute(sql`update offer set price_paise = 12000 where id = ${offerId}`),
    )
    expect((await read(visitor)).items).toMatchObject([{ price: 120, price_before: 105 }])
  })
})

describe('a quantity that another tab overtakes', () => {
  it('CART-03 CART-04 brings no removed line back', async () => {
    const { visitor, sku } = await guestWith({}, 2)
    const late = await overtaken(
      /^cart-set-/,
      () => change(visitor, 'UPDATE', sku, 5),
      () => change(visitor, 'DELETE', sku),
    )
    expect(late).toMatchObject({ status: 404, body: { code: 'line_missing' } })
    expect(await quantities(visitor)).toEqual({})
  })

  it('CART-03 counts although an add came in between: the last choice is the quantity', async () => {
    const { visitor, sku } = await guestWith({}, 2)
    const late = await overtaken(
      /^cart-set-/,
      () => change(visitor, 'UPDATE', sku, 5),
      () => add(visitor, sku, 1),
    )
    expect(late.body.cart.items).toMatchObject([{ quantity: 5 }])
    expect(await quantities(visitor)).toEqual({ [sku]: 5 })
  })
})

it('CART-08 merges the whole line though the guest adds while the carts are joined', async () => {
  const { visitor: guest, sku } = await guestWith({}, 1)
  const guestId = guest.cookies.get('upchar_guest') ?? ''
  const { visitor: customer } = await signUp(world)
  // The customer's other device: an app keeps the guest id itself.
  customer.cookies.delete('upchar_guest')
  const { held, letGo } = holdStatement(/with taken as \(delete from cart_line/)
  const joining = customer.call('syncGuestCart', { body: { pincode, guest_user_id: guestId } })
  await held()
  let isAdded = false
  const adding = add(guest, sku, 1).then(() => {
    isAdded = true
  })
  // The add either waits for the guest's cart, as it should, or is done.
  await expect.poll(async () => isAdded || (await isLockAwaited(world.db))).toBe(true)
  letGo()
  await Promise.all([joining, adding])
  await customer.call('syncGuestCart', { body: { pincode, guest_user_id: guestId } })
  expect(await quantities(customer)).toEqual({ [sku]: 2 })
})
