import { beforeAll, describe, expect, it } from 'vitest'
import { GUEST_KEPT } from '@upchar/kernel/guest-erasure'
import { sessionFor, signUp } from '@upchar/testkit/customers'
import { failWrites } from '@upchar/testkit/failing-writes'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { mailsTo } from '@upchar/testkit/mails'
import { buyInCash, created, place, placed, withGoods } from '@upchar/testkit/shop'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld, type Visitor } from '@upchar/testkit/world'
import { sql } from '../../platform/db/sql.ts'
import { sha256 } from '../../platform/ids.ts'

const world = useWorld()
let goods: Goods
let desk: Visitor
beforeAll(async () => {
  goods = await stockGoods(world.db)
  desk = (await signedInStaff(world, 'support')).visitor
})

const keyOf = (url: string) => new URL(url, 'http://shop').searchParams.get('key') ?? ''

/** A guest's order, its link's key, and whose it is. */
async function bought() {
  const { sku } = await goods.addVariant()
  const { visitor, order } = await buyInCash(world, { sku })
  const { rows } = await world.db.execute<{ guestId: string; email: string }>(
    sql`select guest_id as "guestId", form->>'email' as email from "order" where number = ${order.order_id} or id::text = ${order.order_id}`,
  )
  const owner = rows[0]
  if (owner === undefined) throw new Error('no order')
  return { sku, visitor, order, ...owner }
}

/** The request that whoever opens the order by its link sends. */
async function asked(
  { order }: Pick<Awaited<ReturnType<typeof bought>>, 'order'>,
  subject: 'erasure' | 'my_data' = 'erasure',
) {
  const raised = await world.visitor().call('raiseComplaint', {
    body: {
      subject,
      text: 'Please delete all of it.',
      order_id: order.order_id,
      key: keyOf(order.track_url),
    },
  })
  expect(raised.status, JSON.stringify(raised.body)).toBe(200)
  return raised.body.complaint.id
}

const ticketOf = async (id: string) =>
  (await desk.call('staffGetTicket', { params: { id } })).body.ticket
const erase = async (id: string, { visitor = desk, revision = 0 } = {}) =>
  visitor.call('staffEraseGuest', {
    params: { id },
    body: { revision: revision || (await ticketOf(id)).revision },
  })

/** The tables that hold rows under a guest's id or its hash, with their number. */
async function held(guestId: string): Promise<Record<string, number>> {
  const { rows: columns } = await world.db.execute<{ table: string; column: string }>(sql`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and column_name in ('guest_id', 'guest_hash')`)
  const found: Record<string, number> = {}
  for (const { table, column } of columns) {
    const { rows } = await world.db.execute<{ n: number }>(
      sql`select count(*)::int as n from ${sql.identifier(table)} where ${sql.identifier(column)} in (${guestId}, ${sha256(guestId)})`,
    )
    if (rows[0]?.n) found[table] = rows[0].n
  }
  return found
}
const searchesFor = async (keyword: string) =>
  (
    await world.db.execute<{ n: number }>(
      sql`select count(*)::int as n from search_log where keyword = ${keyword}`,
    )
  ).rows[0]?.n

describe('erasing a guest (DPDP Act s.12)', () => {
  it('AUTH-12 erases all that is held under the guest, keeps the order, and answers to its address', async () => {
    const guest = await bought()
    const { sku, visitor, guestId, email, order } = guest
    const other = await bought()
    for (const { visitor: each, keyword } of [
      { visitor, keyword: 'sutures of the erased' },
      { visitor: other.visitor, keyword: 'sutures of the other' },
    ]) {
      await withGoods(each, { sku })
      await created(each, { form: { FullName: 'Meera Nairsurname' } })
      const { rows } = await world.db.execute<{ id: number; slug: string }>(
        sql`select group_id as id, slug from product_read order by slug limit 1`,
      )
      await each.call('addToCompare', {
        body: { products: [{ group_id: Number(rows[0]?.id) }] },
      })
      await each.call('addToWishlist', { body: { sku_id: sku } })
      await each.call('recordView', { body: { slugs: [rows[0]?.slug ?? ''] } })
      await each.call('updateSearchKeyword', { body: { keyword } })
      await each.call('setConsent', {
        body: { purpose: 'reminders', allowed: false, place: 'account' },
      })
    }
    await visitor.call('notifyMe', { body: { sku, email, pincode: '400001' } })
    const before = await held(guestId)
    expect(Object.keys(before)).toEqual(
      expect.arrayContaining(['cart', 'compare_item', 'product_view', 'wishlist_item']),
    )
    expect(before['checkout']).toBe(2)

    const id = await asked(guest)
    expect(await ticketOf(id)).toMatchObject({ may_erase: true })
    const erased = await erase(id)
    expect(erased, JSON.stringify(erased.body)).toMatchObject({
      status: 200,
      body: { ticket: { entries: [{ kind: 'mail', text: expect.stringContaining(GUEST_KEPT) }] } },
    })

    // The order with its checkout stays for tax law, its voucher's use with it; what was refused is proof (rule 8(3)).
    const { consent_record: consents, ...rest } = await held(guestId)
    expect(rest).toEqual({ checkout: 1, order: 1 })
    expect(consents).toBe(before['consent_record'])
    expect(await searchesFor('sutures of the erased')).toBe(0)
    expect(await searchesFor('sutures of the other')).toBe(1)
    expect(await held(other.guestId)).toMatchObject({ cart: 1, checkout: 2, wishlist_item: 1 })
    const { rows } = await world.db.execute(
      sql`select 1 from notify_request where email = ${email}`,
    )
    expect(rows).toEqual([])
    const mail = (await mailsTo(world.db, email)).at(-1)
    expect(mail?.text).toContain('for eight years')
    const status = await world.visitor().call('getOrderStatus', {
      query: { id: order.order_id, key: keyOf(order.track_url) },
    })
    expect(status.status).toBe(200)
  })

  it('AUTH-12 erases no guest of a request without an order, of another request, or of a closed one', async () => {
    const guest = await bought()
    const raised = await world.visitor().call('raiseComplaint', {
      body: {
        subject: 'erasure',
        text: 'Please delete all of it.',
        name: 'Asha Rao',
        email: guest.email,
        order_number: guest.order.order_id,
      },
    })
    const typed = raised.body.complaint.id
    const copy = await asked(guest, 'my_data')
    const done = await asked(guest)
    expect((await erase(done)).status).toBe(200)
    await desk.call('staffMoveTicket', {
      params: { id: done },
      body: { revision: (await ticketOf(done)).revision, move: 'close' },
    })
    await withGoods(guest.visitor, { sku: guest.sku })
    for (const id of [typed, copy, done]) {
      expect(await ticketOf(id)).toMatchObject({ may_erase: false })
      expect(await erase(id)).toMatchObject({ status: 409, body: { code: 'erasure_unproven' } })
    }
    expect(await held(guest.guestId)).toMatchObject({ cart: 1 })
  })

  it('AUTH-12 leaves an order that became a customer’s to its owner', async () => {
    const guest = await bought()
    const id = await asked(guest)
    const customer = await signUp(world)
    await world.db.execute(
      sql`update "order" set guest_id = null, customer_id = ${customer.id} where guest_id = ${guest.guestId}`,
    )
    expect(await erase(id)).toMatchObject({ status: 409, body: { code: 'guest_has_account' } })
  })

  it('AUTH-12 leaves what an account waits for whose address a guest typed', async () => {
    const customer = await signUp(world)
    const { sku } = await goods.addVariant()
    const owner = await sessionFor(world, customer.id)
    await owner.call('notifyMe', { body: { sku, email: customer.email, pincode: '400001' } })
    const visitor = await withGoods(world.visitor(), { sku })
    const checkout = await created(visitor, { form: { email: customer.email } })
    const order = placed(await place(visitor, checkout))
    expect((await erase(await asked({ order }))).status).toBe(200)
    const { rows } = await world.db.execute(
      sql`select 1 from notify_request where email = ${customer.email}`,
    )
    expect(rows).toHaveLength(1)
  })

  it('AUTH-12 happens once for two members, and not at all where the answer can’t be written', async () => {
    const guest = await bought()
    await withGoods(guest.visitor, { sku: guest.sku })
    const id = await asked(guest)
    const failing = await failWrites(world.db, 'mail_message')
    expect((await erase(id)).status).toBe(500)
    await failing.mend()
    expect(await held(guest.guestId)).toMatchObject({ cart: 1 })
    const { revision } = await ticketOf(id)
    const both = await Promise.all([erase(id, { revision }), erase(id, { revision })])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await held(guest.guestId)).not.toHaveProperty('cart')
  })
})
