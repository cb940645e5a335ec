import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { createBelongings } from '@upchar/testkit/belongings'
import { signUp } from '@upchar/testkit/customers'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { holdStatement } from '@upchar/testkit/hold-statements'
import { form, pay, place } from '@upchar/testkit/shop'
import { useWorld, type Visitor } from '@upchar/testkit/world'
import { sql } from '../../../platform/db/sql.ts'
import { leftOut, neverGiven, ownTables } from './store/own-tables.ts'

const world = useWorld()
let goods: Goods
beforeAll(async () => {
  goods = await stockGoods(world.db)
})
type Row = Record<string, unknown>
const download = (visitor: Visitor) =>
  visitor.raw({ method: 'GET', url: '/api/my-data' }) as Promise<{
    status: number
    body: Record<string, Row[]>
  }>
const column = async (query: ReturnType<typeof sql>) =>
  (await world.db.execute<{ v: string }>(query)).rows.map(({ v }) => v)

it('DPDP gives each table to the customer, or says why not', async () => {
  const tables = await column(
    sql`select table_name as v from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'
      and table_name not like '\\_\\_%'`,
  )
  const placed = [...Object.keys(ownTables), ...leftOut.flatMap((part) => part.tables)]
  expect(placed.toSorted()).toEqual(tables.toSorted())
})

it('DPDP downloads all that is held of a customer, and nothing of another or secret', async () => {
  const a = await createBelongings(world, goods)
  const other = await signUp(world, { profile: { first_name: 'Arjun', phone: '9811122233' } })
  const { visitor, id, email } = a.customer
  await a.staff.visitor.call('staffAddNote', {
    params: { id },
    body: { text: 'Calls before noon.' },
  })
  const { status, body: mine } = await download(visitor)
  expect(status).toBe(200)
  const ids = (table: string) => mine[table]?.map((row) => row['id'])
  expect(mine['customer']).toMatchObject([
    { id, email, first_name: 'Meera', phone: '+919876543210' },
  ])
  expect(ids('order')).toEqual([a.orders[1]?.id])
  expect(ids('checkout')).toContain(a.checkouts[2]?.id)
  expect(ids('quotation')).toEqual([a.quotationId])
  expect(ids('order_list')).toEqual([a.orderListId])
  expect(ids('stored_file')?.toSorted()).toEqual([a.fileId, a.kycFileId].toSorted())
  expect(ids('customer_session')).toEqual([a.sessionId])
  expect(mine['customer_note']).toMatchObject([{ text: 'Calls before noon.' }])
  expect(mine['audit_entry']?.map((row) => row['action'])).toContain('customer.own_data')
  for (const table of 'address cart_line order_line order_line_lot shipment invoice order_list_line complaint support_ticket mail_message'.split(
    ' ',
  ))
    expect(mine[table], table).not.toEqual([])

  const text = JSON.stringify(mine)
  const keys = new Set(Object.values(mine).flatMap((rows) => [rows].flat().flatMap(Object.keys)))
  expect(neverGiven.filter((name) => keys.has(name))).toEqual([])
  const secrets = await column(sql`
    select password_hash as v from customer where password_hash is not null
    union all select seed from customer_session union all select track_key_hash from "order"
    union all select email from customer where id <> ${id} and email is not null
    union all select id from customer where id <> ${id} union all select id from staff_member
    union all select id::text from "order" where customer_id is distinct from ${id}`)
  expect(secrets.length).toBeGreaterThan(5)
  expect(secrets.filter((one) => text.includes(one))).toEqual([])

  const theirs = await download(other.visitor)
  expect(theirs.body['order']).toEqual([])
  expect(JSON.stringify(theirs.body)).not.toContain(email)
  expect((await download(world.visitor())).status).toBe(401)
  for (let n = 1; n < 5; n += 1) expect((await download(visitor)).status).toBe(200)
  expect(await download(visitor)).toMatchObject({
    status: 429,
    body: { code: 'too_many_attempts' },
  })
})

/** A customer who pays online for what they buy. */
async function payingCustomer(sku: string) {
  const customer = await signUp(world)
  const { visitor, email } = customer
  const buy = async () => {
    await visitor.call('updateCart', {
      body: { type: 'ADD', product: { sku_id: sku, quantity: 2 }, pincode: '400001' },
    })
    const made = await visitor.call('createCheckout', {
      query: { source: 'cart' },
      body: { form: form({ email, paymentOption: 1 }), request_key: randomUUID() },
    })
    expect(made.status, JSON.stringify(made.body)).toBe(200)
    const { outcome } = (await place(visitor, made.body.checkout)).body
    if (outcome.state !== 'pay') throw new Error(`nothing to pay: ${JSON.stringify(outcome)}`)
    const { back } = await pay(visitor, outcome.payment_url)
    const { checkout } = made.body
    const paid = await visitor.call('getCheckoutOutcome', {
      params: { id: checkout.id },
      query: back,
    })
    if (paid.body.outcome.state !== 'placed')
      throw new Error(`not placed: ${JSON.stringify(paid.body)}`)
    return { id: paid.body.outcome.order_id, total: checkout.total }
  }
  return { ...customer, buy }
}

it('DPDP has payments and refunds of the customer, as they were at one moment', async () => {
  const { sku } = await goods.addVariant({ stock: { mumbai: 100 } })
  const [mine, other] = [await payingCustomer(sku), await payingCustomer(sku)]
  const cancelled = await mine.buy()
  const theirs = await other.buy()
  const done = await mine.visitor.call('cancelOrder', {
    body: {
      id: cancelled.id,
      reason: 'too_slow',
      amount: cancelled.total,
      request_key: randomUUID(),
    },
  })
  expect(done.status, JSON.stringify(done.body)).toBe(200)
  const paise = cancelled.total * 100
  const first = await download(mine.visitor)
  expect(first.body['payment']).toMatchObject([{ amount_paise: paise }])
  expect(first.body['refund']).toMatchObject([{ amount_paise: paise }])
  const others = await column(sql`
    select p.id::text as v from payment p join payment_order o on o.id = p.payment_order_id
      join checkout c on c.id = o.checkout_id where c.customer_id = ${other.id}
    union all select ${theirs.id}`)
  expect(others).toHaveLength(2)
  expect(others.filter((one) => JSON.stringify(first.body).includes(one))).toEqual([])
  const elses = (await download(other.visitor)).body
  expect(elses['payment']).toMatchObject([{ amount_paise: theirs.total * 100 }])
  expect(elses['refund']).toEqual([])

  // They buy once more while the file is being made.
  const reading = holdStatement(/from "order_line" t/)
  const second = download(mine.visitor)
  await reading.held()
  await mine.buy()
  reading.letGo()
  const { body: file } = await second
  const named = (table: string, key: string) => [
    ...new Set(file[table]?.map((row) => String(row[key]))),
  ]
  expect(named('order_line', 'order_id')).toEqual(named('order', 'id'))
})

it('DPDP gives no more files to who asks for many at once, and none after signing out', async () => {
  const { visitor } = await signUp(world)
  const many = await Promise.all(Array.from({ length: 8 }, () => download(visitor)))
  expect(many.map(({ status }) => status).toSorted()).toEqual([
    200, 200, 200, 200, 200, 429, 429, 429,
  ])
  const stolen = new Map(visitor.cookies)
  await visitor.call('logout')
  const thief = world.visitor()
  for (const [name, value] of stolen) thief.cookies.set(name, value)
  expect((await download(thief)).status).toBe(401)
})
