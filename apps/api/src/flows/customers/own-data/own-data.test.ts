import { beforeAll, expect, it } from 'vitest'
import { createBelongings } from '@upchar/testkit/belongings'
import { signUp } from '@upchar/testkit/customers'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
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
