import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { auditOf } from '@upchar/testkit/audit'
import { createBelongings } from '@upchar/testkit/belongings'
import { wrongBooks } from '@upchar/testkit/books'
import { signUp, strongPassword, type Customer } from '@upchar/testkit/customers'
import { failWrites } from '@upchar/testkit/failing-writes'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { approveKyc } from '@upchar/testkit/kyc'
import { sendKyc } from '@upchar/testkit/kyc-forms'
import { brokenLedgers } from '@upchar/testkit/ledger-check'
import { startTestLender, withCreditLine } from '@upchar/testkit/lender'
import { mailsTo } from '@upchar/testkit/mails'
import { codeOf, referredOrder, startReferrals } from '@upchar/testkit/referrals'
import { form, place, placed } from '@upchar/testkit/shop'
import { signedInStaff } from '@upchar/testkit/staff'
import { makeTestVoucher } from '@upchar/testkit/vouchers'
import { useWorld, type Visitor } from '@upchar/testkit/world'
import { createJobHandlers } from '../../jobs.ts'
import { sql } from '../../platform/db/sql.ts'
import { fates } from '../customers/store/merge-moves.ts'

const lender = await startTestLender()
const world = useWorld(lender.settings)
let goods: Goods
let sku = ''
let admin: Awaited<ReturnType<typeof signedInStaff>>
beforeAll(async () => {
  goods = await stockGoods(world.db)
  ;({ sku } = await goods.addVariant({ stock: { mumbai: 200 } }))
  admin = await signedInStaff(world, 'admin')
})
let failing: Awaited<ReturnType<typeof failWrites>> | undefined
afterEach(() => failing?.mend())

const preview = (from: string, into: string) =>
  admin.visitor.call('staffPreviewMerge', { params: { id: from }, body: { into } })
const merge = async (from: string, into: string, seen?: string, by = admin.visitor) =>
  by.call('staffMergeCustomer', {
    params: { id: from },
    body: {
      into,
      seen: seen ?? (await preview(from, into)).body.seen,
      reason: 'Opened a second account by mistake',
    },
  })
const give = (id: string, book: 'wallet' | 'points', amount: number) =>
  admin.visitor.call('staffChangeWallet', {
    params: { id },
    body: {
      id: randomUUID(),
      book,
      direction: 'give',
      amount,
      last_day: '2027-03-31',
      reason: 'Welcome',
    },
  })
const list = (visitor: Visitor, name: string) =>
  visitor.call('saveOrderList', {
    body: { name, lines: [{ text: sku, quantity: 2, sku_id: sku }] },
  })
const rowsOf = async (column: string, id: string) => {
  const [table = '', name = ''] = column.split('.')
  const { rows } = await world.db.execute<{ n: number }>(
    sql`select count(*)::int as n from ${sql.identifier(table)} where ${sql.identifier(name)} = ${id}`,
  )
  return rows[0]?.n ?? 0
}
/** Every row of the accounts' tables, to compare. */
const standing = async (...ids: string[]) =>
  Object.fromEntries(
    await Promise.all(
      Object.keys(fates).map(
        async (column) => [column, await Promise.all(ids.map((id) => rowsOf(column, id)))] as const,
      ),
    ),
  )
const money = async ({ visitor }: Pick<Customer, 'visitor'>) =>
  (await visitor.call('checkWalletBalance')).body

/** An account with something of every kind that the API lets a buyer have. */
async function furnished(): Promise<Customer & { orderId: string; wishlist: string }> {
  const { customer, orders } = await createBelongings(world, goods)
  const { visitor, id } = customer
  const code = await makeTestVoucher(world.db)
  await visitor.call('addToWishlist', { body: { sku_id: sku } })
  const { products } = (
    await visitor.call('listProducts', { query: { search: 'nitrile gloves', limit: 2 } })
  ).body
  await visitor.call('addToCompare', {
    body: { products: products.map((one) => ({ group_id: one.product_group_id })) },
  })
  await visitor.call('updateCart', {
    body: { type: 'ADD', product: { sku_id: sku, quantity: 2 }, pincode: '400001' },
  })
  await visitor.call('applyCartVoucher', {
    params: { code },
    body: { device_source: 'web', pincode: '400001' },
  })
  const made = await visitor.call('createCheckout', {
    query: { source: 'cart' },
    body: { form: form({ email: customer.email }), request_key: randomUUID() },
  })
  placed(await place(visitor, made.body.checkout))
  await visitor.call('updateCart', {
    body: { type: 'ADD', product: { sku_id: sku, quantity: 3 }, pincode: '400001' },
  })
  await give(id, 'wallet', 120)
  await give(id, 'points', 30)
  await sendKyc(customer)
  await admin.visitor.call('staffAddNote', { params: { id }, body: { text: 'Prefers a call.' } })
  return { ...customer, orderId: orders[1]?.id ?? '', wishlist: sku }
}

describe('OPS-10 merging two accounts of a buyer', () => {
  it('says of every column that names a customer what becomes of it', async () => {
    const { rows } = await world.db.execute<{ column: string }>(sql`
      select distinct k.table_name || '.' || k.column_name as column
      from information_schema.referential_constraints r
      join information_schema.key_column_usage k on k.constraint_name = r.constraint_name
      join information_schema.constraint_column_usage u on u.constraint_name = r.unique_constraint_name
      where u.table_name = 'customer' and k.table_schema = 'public'
      union
      select table_name || '.' || column_name from information_schema.columns
      where table_schema = 'public' and (column_name like '%customer_id' or column_name = 'owner_id')`)
    expect(Object.keys(fates).toSorted()).toEqual(rows.map(({ column }) => column).toSorted())
  })

  it('moves everything, joins what both have, and keeps the books', async () => {
    await startReferrals(world)
    const from = await furnished()
    const into = await signUp(world)
    await codeOf(from.visitor)
    await list(into.visitor, 'Ward 3')
    await give(into.id, 'wallet', 80)
    await into.visitor.call('addToWishlist', { body: { sku_id: sku } })
    await into.visitor.call('updateCart', {
      body: { type: 'ADD', product: { sku_id: sku, quantity: 1 }, pincode: '400001' },
    })
    const before = (await preview(from.id, into.email)).body
    expect(before.conflicts).toEqual([])
    expect(before.moves.map(({ words }) => words)).toEqual(
      expect.arrayContaining([
        '2 orders',
        '1 address',
        '1 product on the wishlist',
        '1 KYC application with licences and documents',
        '₹120 in the wallet',
        '₹30 of reward points',
        '1 note',
      ]),
    )
    const merged = await merge(from.id, into.email.toUpperCase())
    expect(merged).toMatchObject({ status: 200, body: { id: into.id, ended_sessions: 1 } })
    const { rows: kept } = await world.db.execute<{ id: string }>(
      sql`select id from customer_session where customer_id = ${from.id} and ended_at is null`,
    )
    expect(kept).toEqual([])
    for (const [column, fate] of Object.entries(fates))
      if (!('stays' in fate))
        expect({ column, left: await rowsOf(column, from.id) }).toEqual({ column, left: 0 })
    // Its own way back.
    expect(await rowsOf('customer.merged_into', into.id)).toBe(1)
    expect((await into.visitor.call('listOrders', { query: {} })).body.orders).toHaveLength(2)
    expect(await money(into)).toMatchObject({ balance: 200 })
    expect(await rowsOf('wishlist_item.customer_id', into.id)).toBe(1)
    const lists = (await into.visitor.call('listOrderLists')).body.lists.map(({ name }) => name)
    expect(lists).toHaveLength(2)
    expect(lists).toContain('Ward 3')
    expect((await into.visitor.call('getCustomer')).body.user_info).toMatchObject({
      first_name: 'Meera',
      phone: '9876543210',
    })
    expect(await brokenLedgers(world.db)).toEqual([])
    expect(await wrongBooks(world)).toBe('')
  })

  it('ends the account: signed out, its address free, both told, on record', async () => {
    const from = await signUp(world, { profile: { first_name: 'Meera' } })
    const into = await signUp(world)
    await merge(from.id, into.email)
    expect((await from.visitor.call('getCustomer')).status).toBe(401)
    expect((await mailsTo(world.db, from.email)).at(-1)).toMatchObject({
      subject: 'Your accounts are now one',
    })
    expect((await mailsTo(world.db, into.email)).at(-1)?.text).toContain('***@clinic.example')
    for (const id of [from.id, into.id])
      expect((await auditOf(world.db, id)).at(-1)).toMatchObject({ action: 'customer.merge' })
    expect(
      (await admin.visitor.call('staffGetCustomer', { params: { id: from.id } })).body.customer,
    ).toMatchObject({ is_closed: true, merged_into: into.id, email: '' })
    // A code can be asked for every 30 seconds.
    world.clock.advance(60_000)
    const again = await signUp(world, { email: from.email, password: strongPassword })
    expect([from.id, into.id]).not.toContain(again.id)
    expect((await again.visitor.call('listOrders', { query: {} })).body.orders).toEqual([])
  })

  it('leaves on record whose account was looked at, when nothing is merged', async () => {
    const [from, into] = [await signUp(world), await signUp(world)]
    await preview(from.id, into.email)
    for (const { id } of [from, into])
      expect((await auditOf(world.db, id)).map(({ action }) => action)).toContain('customer.view')
  })

  it('is done once: pressed twice, by two people at once, and after a change', async () => {
    const [from, into] = [await signUp(world), await signUp(world)]
    await give(from.id, 'wallet', 50)
    const { seen } = (await preview(from.id, into.email)).body
    const colleague = (await signedInStaff(world, 'admin')).visitor
    const answers = await Promise.all([
      merge(from.id, into.email, seen),
      merge(from.id, into.email, seen, colleague),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await merge(from.id, into.email, seen)).toMatchObject({
      status: 409,
      body: { code: 'customer_closed' },
    })
    expect(await money(into)).toMatchObject({ balance: 50 })
    const third = await signUp(world)
    const stale = (await preview(third.id, into.email)).body.seen
    await list(third.visitor, 'Theatre')
    expect((await merge(third.id, into.email, stale)).body).toMatchObject({
      code: 'changed_meanwhile',
    })
    expect((await third.visitor.call('getCustomer')).status).toBe(200)
  })

  it.each([
    ['cart', 'before delete'],
    ['"order"', 'before update'],
    ['ledger_posting', 'before update'],
    ['ledger_journal', 'before update'],
    ['audit_entry', 'before insert'],
    ['mail_message', 'before insert'],
  ])('changes nothing when %s fails (%s)', async (table, when) => {
    const from = await furnished()
    const into = await signUp(world)
    await give(into.id, 'wallet', 80)
    const { seen } = (await preview(from.id, into.email)).body
    const before = await standing(from.id, into.id)
    failing = await failWrites(world.db, table, when)
    expect((await merge(from.id, into.email, seen)).status).toBe(500)
    await failing.mend()
    expect(await standing(from.id, into.id)).toEqual(before)
    expect((await from.visitor.call('getCustomer')).status).toBe(200)
    expect((await merge(from.id, into.email, seen)).status).toBe(200)
  })

  it('moves what a call under way wrote afterwards', async () => {
    const [from, into] = [await signUp(world), await signUp(world)]
    await merge(from.id, into.email)
    await world.db.execute(
      sql`insert into kyc_log (id, customer_id, stage, type, option, comment, at) values (${randomUUID()}, ${from.id}, 'basic', 'exit', 'later', '', now())`,
    )
    await createJobHandlers(world.context)['merge-leftovers']({ from: from.id, into: into.id })
    expect(await rowsOf('kyc_log.customer_id', from.id)).toBe(0)
    expect(await rowsOf('kyc_log.customer_id', into.id)).toBe(1)
  })

  it('leaves the ledger closed to everything else', async () => {
    await give((await signUp(world)).id, 'wallet', 10)
    await expect(
      world.db.execute(sql`update ledger_journal set reason = 'other'`),
    ).rejects.toThrow()
    await expect(
      world.db.execute(sql`update ledger_account set balance_paise = balance_paise + 1`),
    ).rejects.toThrow()
    await expect(world.db.execute(sql`delete from ledger_posting`)).rejects.toThrow()
  })
})

describe('OPS-10 a merge is refused where one account can’t be right for both', () => {
  const conflictsOf = async (from: Customer, into: Customer) => {
    const { conflicts, seen } = (await preview(from.id, into.email)).body
    expect((await merge(from.id, into.email, seen)).body).toMatchObject({
      code: 'merge_conflict',
      detail: { conflicts },
    })
    return conflicts.join(' ')
  }

  it('with different GST numbers, and business types that KYC was sent for', async () => {
    const from = await signUp(world, { profile: { gst: '27AAACX1234A1ZX', business_type: 1 } })
    const into = await signUp(world, { profile: { gst: '27AAPFU0939F1ZV', business_type: 2 } })
    expect(await conflictsOf(from, into)).toMatch(/different GST numbers/)
    await approveKyc(world, from.id, { stage: 'basic' })
    expect(await conflictsOf(from, into)).toMatch(/different business types/)
  })

  it('with two credit lines, and not with one', async () => {
    const [from, into] = [await withCreditLine(world, lender), await withCreditLine(world, lender)]
    expect(await conflictsOf(from, into)).toMatch(/Both have a credit line/)
    const third = await signUp(world)
    expect((await merge(from.id, third.email)).status).toBe(200)
    expect(await brokenLedgers(world.db)).toEqual([])
    expect(await wrongBooks(world)).toBe('')
  })

  it('after one referred the other', async () => {
    await startReferrals(world)
    const { owner, referee } = await referredOrder(world, { sku_id: sku, quantity: 20 })
    expect(await conflictsOf(referee, owner)).toMatch(/discount for a first order/)
  })

  it('while one is blocked', async () => {
    const [from, into] = [await signUp(world), await signUp(world)]
    await admin.visitor.call('staffBlockCustomer', {
      params: { id: into.id },
      body: { reason: 'Paid with stolen cards' },
    })
    expect(await conflictsOf(from, into)).toMatch(/is blocked/)
  })

  it('with itself, or with an address that has no account', async () => {
    const from = await signUp(world)
    expect((await preview(from.id, from.email)).body).toMatchObject({ code: 'same_account' })
    expect((await preview(from.id, 'nobody@clinic.example')).body).toMatchObject({
      code: 'account_unknown',
    })
    expect((await preview('nobody', from.email)).body).toMatchObject({ code: 'customer_unknown' })
  })
})
