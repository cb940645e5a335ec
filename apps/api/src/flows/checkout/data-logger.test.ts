import { beforeAll, describe, expect, it } from 'vitest'
import type { BodyInput } from '@upchar/contract/schema/endpoints'
import { wrongBooks } from '@upchar/testkit/books'
import { signUp } from '@upchar/testkit/customers'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { packOrders } from '@upchar/testkit/packing'
import { created, guestWith, outcomeOf, pay, place, withGoods } from '@upchar/testkit/shop'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld, type Visitor } from '@upchar/testkit/world'
import { sql } from '../../platform/db/sql.ts'

const world = useWorld({ SANDBOX_COURIER_SECONDS: '3600' })
let goods: Goods
let admin: Visitor
beforeAll(async () => {
  goods = await stockGoods(world.db)
  admin = (await signedInStaff(world, 'admin')).visitor
  await world.db.execute(sql`update business_category set enabled = true where key = 'vaccines'`)
})

type Charges = BodyInput<'staffSetCharges'>
const pincode = '400001'
const cartOf = async (visitor: Visitor) =>
  (await visitor.call('readCart', { body: { pincode } })).body.cart
const setLogger = (visitor: Visitor, added: boolean) =>
  visitor.call('setDataLogger', { body: { added, pincode } })
const setCharge = async (logger: Partial<Charges>) => {
  const { revision, ...now } = (await admin.call('staffGetSetup')).body.charges
  const answer = await admin.call('staffSetCharges', {
    body: { ...now, ...logger, seen_revision: revision },
  })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
}
const config = async () => (await world.visitor().call('getUserConfig')).body.config

/** A product of ₹1,000 in the department of vaccines that anybody may buy. */
async function vaccine(): Promise<{ sku: string }> {
  const { sku, groupId } = await goods.addVariant({
    pricePaise: 100_000,
    mrpPaise: null,
    stock: { mumbai: 100 },
  })
  const key = `cold-${groupId}`
  await world.db.execute(sql`insert into family select (jsonb_populate_record(f,
    jsonb_build_object('key', ${key}::text, 'business_category', 'vaccines'))).* from family f
    where f.key = (select family_key from product_group where id = ${groupId})`)
  await world.db.execute(sql`update product_group set family_key = ${key} where id = ${groupId}`)
  return { sku }
}
const none = {
  data_logger_charges: 0,
  data_logger_charges_without_tax: 0,
  data_logger_charges_tax: 0,
  is_data_logger_added: false,
}

describe('CART-16 the temperature logger', () => {
  it('CART-16 DATA-18 data_logger_charges_without_tax data_logger_charges_tax: is offered where staff set a charge and a vaccine is in the cart, and only the buyer adds it', async () => {
    const visitor = await guestWith(world, await vaccine())
    expect(await cartOf(visitor)).toMatchObject({
      ...none,
      has_vaccine_category: true,
      data_logger_offer: null,
      is_data_logger_available: false,
      slashed_data_logger_charges: 0,
    })
    expect(await setLogger(visitor, true)).toMatchObject({
      status: 409,
      body: { code: 'data_logger_not_offered' },
    })
    await setCharge({ data_logger: 590, data_logger_free_from: 5000 })
    const offered = { ...none, data_logger_offer: 590, is_data_logger_available: true }
    await expect.poll(() => cartOf(visitor)).toMatchObject({ ...offered, total: 1000 })
    // ₹590 at 18 %: ₹500 and ₹90.
    expect(await config()).toMatchObject({
      data_logger_charges_without_tax: 500,
      data_logger_charges_tax: 90,
      data_logger_charges_exemption_threshold: 5000,
    })
    const before = await cartOf(visitor)
    const added = {
      total: 1590,
      data_logger_charges: 590,
      data_logger_charges_without_tax: 500,
      data_logger_charges_tax: 90,
      slashed_data_logger_charges: 590,
      is_data_logger_added: true,
      total_savings_config: { data_logger_charges_waiver: 0 },
    }
    expect((await setLogger(visitor, true)).body.cart).toMatchObject(added)
    expect(await cartOf(visitor)).toMatchObject(added)
    expect((await setLogger(visitor, false)).body.cart).toEqual(before)
    expect(await cartOf(visitor)).toEqual(before)
    const gloves = await guestWith(world, { sku: (await goods.addVariant()).sku })
    expect(await cartOf(gloves)).toMatchObject({
      has_vaccine_category: false,
      data_logger_offer: null,
    })
    expect((await setLogger(gloves, true)).status).toBe(409)
  })

  it('CART-16 is chosen by guests and customers in turn', async () => {
    await setCharge({ data_logger: 590, data_logger_free_from: 5000 })
    const one = await vaccine()
    const guest = await guestWith(world, one)
    const customer = (await signUp(world)).visitor
    await customer.call('updateCart', {
      body: { type: 'ADD', product: { sku_id: one.sku, quantity: 1 }, pincode },
    })
    for (const added of [true, false])
      for (const visitor of [guest, customer, guest])
        expect((await setLogger(visitor, added)).body.cart).toMatchObject({
          is_data_logger_added: added,
        })
  })

  it('CART-16 CART-18 DATA-18 data_logger_charges_exemption_threshold: is free from the threshold on, and a saving only where the buyer added it', async () => {
    await setCharge({ data_logger: 590, data_logger_free_from: 2000 })
    const one = await vaccine()
    const visitor = await guestWith(world, { ...one, quantity: 2 })
    await expect.poll(() => cartOf(visitor)).toMatchObject({ data_logger_offer: 0, total: 2000 })
    expect((await cartOf(visitor)).total_savings_config).toMatchObject({
      data_logger_charges_waiver: 0,
    })
    expect((await setLogger(visitor, true)).body.cart).toMatchObject({
      ...none,
      is_data_logger_added: true,
      slashed_data_logger_charges: 590,
      total: 2000,
      total_savings_config: { data_logger_charges_waiver: 590 },
    })
    // Of a cart whose vaccines are gone nothing is left of it.
    const other = await goods.addVariant()
    await withGoods(visitor, { sku: other.sku })
    await visitor.call('updateGuestCart', {
      body: { type: 'DELETE', product: { sku_id: one.sku }, pincode },
    })
    expect(await cartOf(visitor)).toMatchObject({ ...none, data_logger_offer: null, total: 105 })
  })

  it('CART-16 stands on the checkout, the order, the marketplace’s own invoice and in the books', async () => {
    await setCharge({ data_logger: 590, data_logger_free_from: null })
    const visitor = await guestWith(world, await vaccine())
    await expect.poll(() => cartOf(visitor)).toMatchObject({ data_logger_offer: 590 })
    await setLogger(visitor, true)
    const checkout = await created(visitor, { form: { paymentOption: 1 } })
    expect(checkout).toMatchObject({ data_logger_charges: 590, total: 1590 })
    // What another tab changes afterwards isn't part of it.
    await setLogger(visitor, false)
    const waiting = (await place(visitor, checkout)).body.outcome
    if (waiting.state !== 'pay') throw new Error(`nothing to pay: ${JSON.stringify(waiting)}`)
    await pay(visitor, waiting.payment_url)
    const outcome = await outcomeOf(visitor, checkout)
    if (outcome.state !== 'placed') throw new Error(`not placed: ${JSON.stringify(outcome)}`)
    const id = outcome.order_id
    await packOrders(world, id)
    expect((await visitor.call('getOrderStatus', { query: { id } })).body.order).toMatchObject({
      data_logger_charges: 590,
      total: 1590,
    })
    expect(
      (await admin.call('staffGetOrder', { params: { id } })).body.order.amounts,
    ).toMatchObject({ data_logger_charges: 590 })
    const { rows } = await world.db.execute(
      sql`select document -> 'charges' as charges from invoice
        where sub_order_id in (select s.id from sub_order s where s.order_id = ${id} and s.seller_id is null)`,
    )
    expect(rows).toMatchObject([
      {
        charges: [
          {
            label: 'Temperature logger',
            hsn: '998599',
            gstBp: 1800,
            taxablePaise: 50_000,
            cgstPaise: 4_500,
            sgstPaise: 4_500,
            totalPaise: 59_000,
          },
        ],
      },
    ])
    // The next purchase begins without it.
    await withGoods(visitor, await vaccine())
    expect(await cartOf(visitor)).toMatchObject({ is_data_logger_added: false })
    const url = world.db.$client.options.connectionString ?? ''
    expect(await wrongBooks(url)).toBe('')
    await world.db.execute(
      sql`update charge_rule set amount_paise = 60000 where kind = 'data_logger' and amount_paise = 59000`,
    )
    expect(await wrongBooks(url)).toContain('data_logger is ₹590')
  })
})
