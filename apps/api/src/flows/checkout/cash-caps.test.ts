import { sql } from '../../platform/db/sql.ts'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { signUp } from '@upchar/testkit/customers'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { create, created, form, guestWith, place, type Form } from '@upchar/testkit/shop'
import { useWorld } from '@upchar/testkit/world'

const world = useWorld({ SANDBOX_COURIER_SECONDS: '3600' }, { cashCaps: true })
let goods: Goods
let sku = ''
beforeAll(async () => {
  goods = await stockGoods(world.db)
  sku = (await goods.addVariant({ pricePaise: 440_000, mrpPaise: null, stock: { mumbai: 500 } }))
    .sku
})
beforeEach(() => world.clock.advance(24 * 3_600_000))

const capped = {
  status: 409,
  body: {
    code: 'cod_not_allowed',
    message: 'No more orders can be paid in cash today. Pay online.',
  },
}

/** A new guest's cash order. */
async function buy(form: Partial<Form>) {
  const visitor = await guestWith(world, { sku })
  const made = await create(visitor, { form })
  return made.status === 200 ? place(visitor, made.body.checkout) : made
}
const house = (number: number) => ({ house: `${number} Marine Lines`, PhoneNumber: '9800000001' })
const phone = (number: number) => ({ PhoneNumber: `98111${10_000 + number}` })

describe('cash on delivery in a day', () => {
  it('CHECKOUT-14 ends after five orders of one phone, whatever the browser and the address', async () => {
    for (let i = 0; i < 5; i++) expect((await buy(house(i))).status).toBe(200)
    expect(await buy(house(6))).toMatchObject(capped)
    expect((await buy({ house: '9 Marine Lines', PhoneNumber: '9800000002' })).status).toBe(200)
    world.clock.advance(24 * 3_600_000)
    expect((await buy(house(7))).status).toBe(200)
  })

  it('CHECKOUT-14 ends after five orders to one address, however it is written', async () => {
    for (let i = 0; i < 5; i++) expect((await buy(phone(i))).status).toBe(200)
    expect(
      await buy({ ...phone(5), house: '12, MARINE-LINES', street: 'queens  road' }),
    ).toMatchObject(capped)
  })

  it('CHECKOUT-14 counts orders that are pressed at the same instant', async () => {
    const ready = []
    for (let i = 0; i < 12; i++) {
      const visitor = await guestWith(world, { sku })
      const form = { house: `${i} Hill Road`, PhoneNumber: '9800000003' }
      ready.push({ visitor, checkout: await created(visitor, { form }) })
    }
    const replies = await Promise.all(
      ready.map(({ visitor, checkout }) => place(visitor, checkout)),
    )
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(5)
    for (const reply of replies.filter(({ status }) => status !== 200))
      expect(reply).toMatchObject(capped)
  })

  it('CHECKOUT-14 is a day in India: from midnight to midnight', async () => {
    world.clock.set('2026-12-20T23:40:00Z')
    for (let i = 0; i < 5; i++) expect((await buy(house(i))).status).toBe(200)
    // 5:10 and 23:59 are the same day there.
    world.clock.set('2026-12-21T18:29:59Z')
    expect(await buy(house(6))).toMatchObject(capped)
    world.clock.set('2026-12-21T18:30:00Z')
    for (let i = 0; i < 5; i++) expect((await buy(house(i))).status).toBe(200)
    expect(await buy(house(6))).toMatchObject(capped)
  })

  it('CHECKOUT-14 counts neither what was paid online nor what was cancelled', async () => {
    for (let i = 0; i < 5; i++) expect((await buy(house(i))).status).toBe(200)
    const since = world.clock.now().toISOString()
    const todays = sql`placed_at >= ${since}::timestamptz`
    await world.db.execute(sql`update "order" set payment_option = 1 where ${todays}`)
    expect((await buy(house(6))).status).toBe(200)
    await world.db.execute(sql`update "order" set payment_option = 2 where ${todays}`)
    expect(await buy(house(7))).toMatchObject(capped)
    await world.db.execute(
      sql`update sub_order set state = 'cancelled' where order_id in (select id from "order" where ${todays})`,
    )
    expect((await buy(house(7))).status).toBe(200)
  })

  it('CHECKOUT-14 counts what one guest or one account orders, whatever phone and address they give', async () => {
    const guest = await guestWith(world)
    const { visitor: customer } = await signUp(world)
    for (const [visitor, add, make] of [
      [guest, 'updateGuestCart', 'createGuestCheckout'],
      [customer, 'updateCart', 'createCheckout'],
    ] as const) {
      const order = async (number: number) => {
        await visitor.call(add, {
          body: { type: 'ADD', product: { sku_id: sku, quantity: 1 }, pincode: '400001' },
        })
        return visitor.call(make, {
          query: { source: 'cart' },
          body: {
            form: form({ house: `${add} ${number}`, ...phone(number + 100) }),
            request_key: `${add} ${number}`,
          },
        })
      }
      for (let i = 0; i < 5; i++)
        expect((await place(visitor, (await order(i)).body.checkout)).status).toBe(200)
      expect(await order(5)).toMatchObject(capped)
    }
  })

  it('CHECKOUT-14 stays open to payment online', async () => {
    for (let i = 0; i < 5; i++) await buy(house(i))
    const visitor = await guestWith(world, { sku })
    const online = await created(visitor, { form: { ...house(8), paymentOption: 1 } })
    expect((await place(visitor, online)).body.outcome.state).toBe('pay')
  })
})
