import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import type { BodyInput } from '@upchar/contract/schema/endpoints'
import { endpoints } from '@upchar/contract/schema/endpoints'
import { istDate } from '@upchar/kernel/dates'
import { announced } from '@upchar/testkit/announced'
import { signUp } from '@upchar/testkit/customers'
import { FieldValues } from '@upchar/testkit/field-values'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { approveKyc } from '@upchar/testkit/kyc'
import { asked } from '@upchar/testkit/points'
import { codeOf, startReferrals } from '@upchar/testkit/referrals'
import { enterZone } from '@upchar/testkit/sez'
import { form, place, type Form } from '@upchar/testkit/shop'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld, type Visitor } from '@upchar/testkit/world'
import { makeTestVoucher } from '@upchar/testkit/vouchers'
import { refreshReadModels } from '../../modules/catalogue/index.ts'
import { giveValue } from '../../modules/ledger/index.ts'
import { announceChange } from '../../platform/db/changes.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

const world = useWorld({ SANDBOX_COURIER_SECONDS: '3600' })
let goods: Goods
beforeAll(async () => {
  goods = await stockGoods(world.db)
})

const valuesOf = (
  name: 'readCart' | 'getCheckout' | 'checkWalletBalance' | 'walletTransactionHistory',
) =>
  new FieldValues(
    z.toJSONSchema(endpoints[name].answer, { unrepresentable: 'any' }) as ConstructorParameters<
      typeof FieldValues
    >[0],
  )
const carts = valuesOf('readCart')
const checkouts = valuesOf('getCheckout')
const balances = valuesOf('checkWalletBalance')
const histories = valuesOf('walletTransactionHistory')

async function change(
  visitor: Visitor,
  product: BodyInput<'updateCart'>['product'],
  as: 'guest' | 'customer' = 'customer',
) {
  const body = { type: 'ADD', product, pincode: '400001' } as const
  const call = as === 'guest' ? 'updateGuestCart' : 'updateCart'
  const reply = await visitor.call(call, { body })
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  carts.take(reply.body)
}
const remove = (visitor: Visitor, sku: string) =>
  visitor.call('updateCart', {
    body: { type: 'DELETE', product: { sku_id: sku }, pincode: '400001' },
  })
async function read(visitor: Visitor, pincode = '400001') {
  const reply = await visitor.call('readCart', { body: { pincode } })
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  carts.take(reply.body)
  return reply.body.cart
}
async function see(visitor: Visitor, id: string) {
  const { body } = await visitor.call('getCheckout', { params: { id } })
  checkouts.take(body)
  return body.checkout
}
async function begin(visitor: Visitor, changes: Partial<Form> = {}, wallet = 0) {
  const made = await visitor.call('createCheckout', {
    query: { source: 'cart' },
    body: {
      form: form({ businessName: 'Nair Clinic', ...changes }),
      request_key: randomUUID(),
      ...(wallet > 0 && { wallet }),
    },
  })
  expect(made.status, JSON.stringify(made.body)).toBe(200)
  return see(visitor, made.body.checkout.id)
}
async function money(visitor: Visitor) {
  balances.take((await visitor.call('checkWalletBalance')).body)
  for (const page of [1, 2])
    histories.take(
      (await visitor.call('walletTransactionHistory', { query: { page, limit: 2 } })).body,
    )
}
const give = (book: 'points' | 'wallet', customerId: string, expiresAt: Date | null) =>
  inTransaction(world.db, (tx) =>
    giveValue(tx, {
      book,
      customerId,
      at: world.clock.now(),
      key: randomUUID(),
      amountPaise: 30_000,
      expiresAt,
      reason: expiresAt === null ? 'Welcome' : 'Diwali',
    }),
  )
const offerOf = (sku: string) =>
  sql`(select o.id from offer o join variant v on v.id = o.variant_id where v.sku = ${sku})`
const hours = (many: number) => new Date(world.clock.now().getTime() + many * 3_600_000)

const offers = async (visitor: Visitor) => (await read(visitor)).gift_offers
const setCharges = async (changes: Partial<BodyInput<'staffSetCharges'>>) => {
  const { visitor: admin } = await signedInStaff(world, 'admin')
  const { revision, ...now } = (await admin.call('staffGetSetup')).body.charges
  const body = { ...now, ...changes, seen_revision: revision }
  expect((await admin.call('staffSetCharges', { body })).status).toBe(200)
}

/** Anybody may buy it, in the department of vaccines. */
async function vaccine(): Promise<string> {
  const { sku, groupId } = await goods.addVariant({ pricePaise: 100_000, coldChain: true })
  await world.db.execute(sql`update business_category set enabled = true where key = 'vaccines'`)
  await world.db.execute(sql`insert into family select (jsonb_populate_record(f,
    '{"key": "cold", "business_category": "vaccines"}')).* from family f
    where f.key = (select family_key from product_group where id = ${groupId})`)
  await world.db.execute(sql`update product_group set family_key = 'cold' where id = ${groupId}`)
  return sku
}

/** A guest's checkout of what is in the cart, with a form that shares nothing with another one's. */
async function quoted(guest: Visitor, changes: Partial<Form>): Promise<void> {
  const made = await guest.call('createGuestCheckout', {
    query: { source: 'cart' },
    body: { form: form({ paymentOption: 1, ...changes }), request_key: randomUUID() },
  })
  expect(made.status, JSON.stringify(made.body)).toBe(200)
  await see(guest, made.body.checkout.id)
}

/** The carts of guests: goods of two sellers and of the demo shop, whose prices, stock and existence change while they lie there. */
async function guests(): Promise<void> {
  const guest = world.visitor()
  await read(guest)
  const made = [
    await goods.addVariant({ engravable: true, maxOq: 50 }),
    await goods.addVariant({
      seller: 'delhi',
      stock: { delhi: 3 },
      mrpPaise: null,
      moq: 2,
      dispatchDays: 1,
    }),
    await goods.addVariant({
      gstBp: 1800,
      hsn: '90189099',
      expiresOn: '2027-06-30',
      dispatchDays: 4,
    }),
    await goods.addVariant({ title: 'Old gloves' }),
    await goods.addVariant({ title: 'Lead gloves' }),
    await goods.addVariant({ stock: { mumbai: 2 } }),
    await goods.addVariant({ coldChain: true }),
  ]
  const [name, far, taxed, gone, lead, few, cold] = made
  const { rows: demo } = await world.db.execute<{ sku: string }>(sql`
    select distinct on (g.family_key) v.sku from variant v join product_group g on g.id = v.group_id join offer o on o.variant_id = v.id
    where v.sku not like 'TEST-%' and g.active and v.active and not g.lead_only and g.product_class = 'GEN' order by g.family_key, v.id limit 4`)
  for (const { sku } of [...made, ...demo])
    await change(guest, { sku_id: sku, quantity: 2 }, 'guest')
  await change(guest, { sku_id: name?.sku ?? '', engraving_name: 'Dr Rao' }, 'guest')
  await change(guest, { sku_id: taxed?.sku ?? '', shelf_life_months: 3 }, 'guest')
  const finance = (await signedInStaff(world, 'finance')).visitor
  const code = { code: 'RAVI10', person: 'Ravi Kumar', reason: 'Joined the field team' }
  await finance.call('staffMakeSalesCode', { body: code })
  await guest.call('verifySalesCodeGuest', { body: { sales_code: 'RAVI10' } })
  await read(guest)
  await read(guest, '560001')
  await read(guest, '744301')
  await quoted(guest, { gstin: '27AAACX1234A1ZX', businessName: 'Sahyadri' })
  await guest.call('updateGuestCart', {
    body: { type: 'DELETE', product: { sku_id: cold?.sku ?? '' }, pincode: '400001' },
  })
  const cauvery = {
    email: 'cauvery@hospital.example',
    FullName: 'Asha Rao',
    PhoneNumber: '9812345678',
    pinCode: '560001',
    house: '4',
    street: 'Residency Road',
    Landmark: 'Near the lake',
    city: 'Bengaluru',
    paymentOption: 1,
    billedApart: true,
  } as const
  const apart = { billingPinCode: '600001', billingHouse: '9', billingStreet: 'Anna Salai' }
  const chennai = { gstin: '33AABTC4321D1ZH', businessName: 'Kaveri Trust', billingCity: 'Chennai' }
  for (const thirdParty of [false, true])
    await quoted(guest, { ...cauvery, ...apart, ...chennai, thirdParty })
  const mumbai = { gstin: '27AAACX1234A1ZX', businessName: 'Sahyadri', billingCity: 'Mumbai' }
  await quoted(guest, {
    ...cauvery,
    ...mumbai,
    FullName: 'Ravi Kumar',
    pinCode: '110001',
    city: 'New Delhi',
    billingPinCode: '400001',
    billingHouse: '1',
    billingStreet: 'Fort',
  })
  const price = (paise: number) =>
    world.db.execute(
      sql`update offer set price_paise = ${paise} where id in (${sql.join(
        made.map(({ offerId }) => offerId),
        sql`, `,
      )})`,
    )
  await price(9000)
  await quoted(guest, {})
  await world.db.execute(sql`update variant set active = false where id = ${gone?.variantId ?? 0}`)
  await world.db.execute(
    sql`update product_group set lead_only = true where id = ${lead?.groupId ?? 0}`,
  )
  await world.db.execute(
    sql`update lot set on_hand = case when offer_id = ${few?.offerId ?? 0} then 0 else 1 end where offer_id in (${few?.offerId ?? 0}, ${far?.offerId ?? 0})`,
  )
  await read(guest)
  // A price that is kept for some hours, and has risen when they end.
  const late = world.visitor()
  await change(late, { sku_id: name?.sku ?? '' }, 'guest')
  await read(late)
  await price(12_000)
  await read(late)
  world.clock.advance(7 * 3_600_000)
  await read(late)
  await quoted(late, {})
}

/** A customer's cart and checkouts with each kind of rule: deal, steps, gift, upsell, vouchers, points, referral, logger and fees. */
async function customers(): Promise<void> {
  const prices = [10_503, 7_777, 4_999, 6_001, 8_009]
  const rules = []
  for (const pricePaise of prices) rules.push(await goods.addVariant({ pricePaise, maxOq: 50 }))
  const [first = '', second = '', third = '', free = '', fifth = ''] = rules.map(({ sku }) => sku)
  const times = sql`${hours(-1)}::timestamptz, ${hours(900)}::timestamptz, 'Test', ${hours(-1)}::timestamptz`
  await world.db
    .execute(sql`insert into deal (id, offer_id, price_paise, condition, per_order, share, valid_from, valid_to, reason, made_at)
    values (gen_random_uuid(), ${offerOf(second)}, 7003, null, null, 1000000, ${times}),
      (gen_random_uuid(), ${offerOf(free)}, 0, jsonb_build_object('kind', 'packs', 'offerId', ${offerOf(first)}, 'packs', 2), 3, 1000000, ${times}),
      (gen_random_uuid(), ${offerOf(fifth)}, 7507, jsonb_build_object('kind', 'packs', 'offerId', ${offerOf(second)}, 'packs', 1), 1, 1000000, ${times}),
      (gen_random_uuid(), ${offerOf(third)}, 4001, '{"kind": "value", "paise": 15000}', 9, 1000000, ${times})`)
  await world.db
    .execute(sql`insert into volume_prices (id, offer_id, steps, valid_from, reason, made_at)
    values (gen_random_uuid(), ${offerOf(first)}, '[{"from": 4, "price": 9901}, {"from": 9, "price": 9001}]', ${hours(-1)}::timestamptz, 'Test', ${hours(-1)}::timestamptz)`)
  await world.db.execute(sql`update variant set option_label = 'L' where sku = ${third}`)
  await world.db
    .execute(sql`update product_group set family_key = (select family_key from product_group where slug not like 'test-%' and active
    and family_key in (select key from family where business_category in (select key from business_category where enabled)) order by id limit 1)
    where id = ${rules[2]?.groupId ?? 0}`)
  await refreshReadModels(
    world.db,
    rules.map(({ groupId }) => groupId),
    world.clock.now(),
  )
  for (const { groupId } of rules.slice(1, 3))
    await world.db.execute(
      sql`insert into bought_together values (${rules[0]?.groupId ?? 0}, ${groupId}, 50, '2026-11-01')`,
    )
  await makeTestVoucher(world.db, { percentBp: 100, automatic: true, listed: true })
  await announceChange(world.db)
  await startReferrals(world)
  const code = await makeTestVoucher(world.db, { percentBp: 1_234 })
  const high = await makeTestVoucher(world.db, { percentBp: 777, minimumPaise: 30_000 })
  const { visitor, id } = await signUp(world)
  await money(visitor)
  await give('wallet', id, hours(2000))
  world.clock.advance(60_000)
  await give('wallet', id, null)
  await money(visitor)
  await change(visitor, { sku_id: second, quantity: 1 })
  await change(visitor, { sku_id: first, quantity: 5 })
  for (const owner of [await signUp(world), await signUp(world)]) {
    const body = { code: await codeOf(owner.visitor), pincode: '400001' }
    const put = await visitor.call('setReferral', { body })
    expect(put.status, JSON.stringify(put.body)).toBe(200)
    await read(visitor)
  }
  await remove(visitor, first)
  await read(visitor)
  await change(visitor, { sku_id: first, quantity: 5 })
  await change(visitor, { sku_id: third, quantity: 1 })
  const [gift, ...others] = await offers(visitor)
  await visitor.call('takeGift', { body: { gift_id: gift?.id ?? '', pincode: '400001' } })
  await read(visitor)
  for (const other of others)
    await visitor.call('takeGift', { body: { gift_id: other.id, pincode: '400001' } })
  for (const voucher of [code, high]) {
    const put = await visitor.call('applyCartVoucher', {
      params: { code: voucher },
      body: { pincode: '400001', device_source: 'web' },
    })
    expect(put.status, JSON.stringify(put.body)).toBe(200)
    await read(visitor)
    await begin(visitor, { paymentOption: 1 })
  }
  // Fewer goods than the voucher needs.
  await remove(visitor, first)
  await read(visitor)
  await change(visitor, { sku_id: first, quantity: 5 })
  await begin(visitor, { paymentOption: 1 })
  // An order has been placed: the referral doesn't apply to the next one.
  const cash = await begin(visitor, { shippingInstructions: 'Gate 2', poNumber: 'PO-7' }, 100)
  await place(visitor, cash)
  await see(visitor, cash.id)
  await money(visitor)
  await give('points', id, hours(2000))
  await change(visitor, { sku_id: first, quantity: 1 })
  await read(visitor)
  await visitor.call('setRewardPoints', { body: { used: true, pincode: '400001' } })
  await read(visitor)
  await setCharges({
    delivery: 50,
    free_delivery_from: 1000,
    minimum_order: 100,
    cash_on_delivery: 40,
    platform_fee_type: 'fixed',
    platform_fee: 20,
    platform_fee_free_from: 3000,
    data_logger: 590,
    data_logger_free_from: 5000,
  })
  await read(visitor)
  await begin(visitor, { paymentOption: 1 })
  await begin(visitor, { paymentOption: 2 })
  await finishWithVaccine(visitor, first)
  await money(visitor)
}

async function finishWithVaccine(visitor: Visitor, first: string): Promise<void> {
  const cold = await vaccine()
  await change(visitor, { sku_id: cold, quantity: 1 })
  await read(visitor)
  await read(visitor, '744301')
  await read(visitor, '799001')
  await visitor.call('setDataLogger', { body: { added: true, pincode: '400001' } })
  await read(visitor)
  await begin(visitor, { paymentOption: 1 })
  await change(visitor, { sku_id: cold, quantity: 6 })
  await read(visitor)
  const waiting = await begin(visitor, { paymentOption: 1, gstin: '27AAACX1234A1ZX' }, 100)
  await place(visitor, waiting)
  await see(visitor, waiting.id)
  await money(visitor)
  const direct = await asked(visitor, { sku_id: first, quantity: 1 })
  expect(direct.status, JSON.stringify(direct.body)).toBe(200)
  await see(visitor, direct.body.checkout.id)
}

/** A hospital whose rights end while goods lie in its cart, a cart from before it signed in, and a purchase in an economic zone. */
async function hospitals(): Promise<void> {
  const profile = { first_name: 'Meera', business_type: 1, business_name: 'Sunrise Hospital' }
  const customer = await signUp(world, { profile })
  const { visitor, id } = customer
  const device = await goods.addVariant({ productClass: 'DEV_C' })
  const drug = await goods.addVariant({ productClass: 'DRUG_H' })
  const gloves = await goods.addVariant({ maxOq: 5 })
  const licences = [{ kind: '20/20B' as const, number: 'MH-MZ-1/20B', validUntil: '2027-03-31' }]
  await approveKyc(world, id, { stage: 'basic' })
  await approveKyc(world, id, { stage: 'pharma', licences })
  for (const { sku } of [device, drug, gloves]) await change(visitor, { sku_id: sku, quantity: 2 })
  await read(visitor)
  await world.db.execute(
    sql`update kyc_application set state = 'expired' where customer_id = ${id} and stage = 'pharma'`,
  )
  await read(visitor)
  await world.db.execute(
    sql`update kyc_application set state = 'expired' where customer_id = ${id}`,
  )
  await read(visitor)
  const laptop = world.visitor()
  await change(laptop, { sku_id: gloves.sku, quantity: 4 }, 'guest')
  const { email, password } = customer
  expect((await laptop.call('signIn', { body: { email, password } })).status).toBe(200)
  await read(laptop)
  for (const { sku } of [device, drug]) await remove(visitor, sku)
  await read(visitor)
  await begin(visitor)
  const gstin = '27AAACX1234A1ZX'
  const { visitor: finance } = await signedInStaff(world, 'finance')
  for (const [kind, lut] of [
    ['unit', false],
    ['developer', true],
  ] as const) {
    const zone = await signUp(world, { profile: { ...profile, gst: gstin } })
    await enterZone(zone.visitor, finance, { gstin, kind })
    if (lut) await withLut()
    await change(zone.visitor, { sku_id: gloves.sku, quantity: 2 })
    await read(zone.visitor)
    await begin(zone.visitor, { gstin, paymentOption: 1 })
  }
}

/** A hospital with a price of its own for some gloves (OPS-04). */
async function tradePrices(): Promise<void> {
  const profile = { first_name: 'Meera', business_type: 1, business_name: 'Sunrise Hospital' }
  const { visitor, id } = await signUp(world, { profile })
  await approveKyc(world, id, { stage: 'basic' })
  const { sku } = await goods.addVariant({})
  const { visitor: staff } = await signedInStaff(world, 'catalogue')
  const today = istDate(world.clock.now())
  const set = await announced(world, async () =>
    staff.call('staffSetPriceList', {
      body: {
        name: 'Hospitals',
        business_types: [1],
        first_day: today,
        last_day: null,
        rows: [{ sku, price: 90 }],
        seen_revision: (await staff.call('staffListPriceLists')).body.revision,
        reason: 'Agreed with the seller',
      },
    }),
  )
  expect(set.status, JSON.stringify(set.body)).toBe(200)
  await change(visitor, { sku_id: sku, quantity: 2 })
  await read(visitor)
  await begin(visitor)
}

/** The seller supplies economic zones without tax. */
async function withLut(): Promise<void> {
  const { visitor: desk } = await signedInStaff(world, 'finance')
  const added = await desk.call('staffAddLut', {
    params: { id: String(goods.sellers.mumbai) },
    body: { arn: 'AD270426000000X', valid_from: '2026-04-01', valid_until: '2027-03-31' },
  })
  expect(added.status, JSON.stringify(added.body)).toBe(200)
}

const notBought = 'a cart with goods that can’t be bought becomes no checkout (CHECKOUT-01)'
const ofCarts = 'a checkout has only a voucher that applies, however it came (CART-25)'
/** Fields with one value, and why. */
const mayBeConstant: Readonly<Record<string, string>> = {
  'cart.items[].buying.prices': 'of product pages; the cart’s own fields say its prices',
  'cart.total_savings_config.cod_fee_waiver':
    'a cart has no payment yet: its checkout waives the fee',
  'checkout.items[].available': notBought,
  'checkout.items[].message': notBought,
  'checkout.items[].stock.reason': notBought,
  'checkout.items[].buying.state': notBought,
  'checkout.items[].buying.message': notBought,
  'checkout.items[].buying.action': notBought,
  'checkout.items[].buying.prices': notBought,
  'checkout.voucher_detail.message': ofCarts,
  'checkout.voucher_detail.automatic': ofCarts,
  'checkout.voucher_detail.note': ofCarts,
  'checkout.warnings[].field': 'only the GST number warns; any other problem refuses the form',
}

it('CART-09 DATA-06 DATA-08 DATA-10 DATA-17 every field of carts, checkouts and wallets has more than one value', async () => {
  await guests()
  await customers()
  await hospitals()
  await tradePrices()
  const constants = (of: FieldValues) => of.constants().filter((field) => !(field in mayBeConstant))
  expect({
    cart: constants(carts),
    checkout: constants(checkouts),
    balance: constants(balances),
    history: constants(histories),
  }).toEqual({ cart: [], checkout: [], balance: [], history: [] })
  const found = [carts, checkouts].flatMap((of) => of.constants())
  expect(found.toSorted()).toEqual(Object.keys(mayBeConstant).toSorted())
})
