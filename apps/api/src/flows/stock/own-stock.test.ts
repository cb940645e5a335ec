import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import type { BodyInput, QueryInput } from '@upchar/contract/schema/endpoints'
import { auditOf } from '@upchar/testkit/audit'
import { wrongBooks } from '@upchar/testkit/books'
import { failWrites } from '@upchar/testkit/failing-writes'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { buyInCash } from '@upchar/testkit/shop'
import { signedInSeller } from '@upchar/testkit/sellers'
import { useWorld, type Visitor } from '@upchar/testkit/world'
import { sql } from '../../platform/db/sql.ts'

const world = useWorld()
let goods: Goods
let own: Visitor
let rival: Visitor
beforeAll(async () => {
  goods = await stockGoods(world.db)
  own = (await signedInSeller(world, 'operations', goods.sellers.mumbai)).visitor
  rival = (await signedInSeller(world, 'owner', goods.sellers.delhi)).visitor
})

const list = async (visitor: Visitor, query: QueryInput<'sellerListStock'> = {}) =>
  (await visitor.call('sellerListStock', { query })).body

describe('the stock that a seller sees', () => {
  it('APP-01 OPS-05 is the own goods by warehouse and batch, and never a rival’s', async () => {
    const { sku } = await goods.addVariant({
      title: 'Seller’s gauze swabs',
      stock: { mumbai: 10, nagpur: 4 },
      expiresOn: '2027-01-31',
    })
    const theirs = await goods.addVariant({
      title: 'Seller’s gauze rolls',
      seller: 'delhi',
      stock: { delhi: 7 },
    })
    await buyInCash(world, { sku, quantity: 3 })
    const { body } = await own.call('sellerListStock', { query: { q: sku } })
    expect(body.warehouses).toEqual([
      { id: goods.warehouses.mumbai, name: 'Mumbai depot' },
      { id: goods.warehouses.nagpur, name: 'Nagpur depot' },
    ])
    expect(body.lots.map((lot) => [lot.warehouse, lot.on_hand, lot.to_pack, lot.life])).toEqual([
      ['Mumbai depot', 7, 3, 'near'],
      ['Nagpur depot', 4, 0, 'near'],
    ])
    expect(body.total).toBe(2)
    const inNagpur = { q: 'gauze', warehouse: goods.warehouses.nagpur }
    expect((await list(own, inNagpur)).lots.map((lot) => lot.warehouse)).toEqual(['Nagpur depot'])
    // By every word that finds it for staff.
    for (const q of [theirs.sku, 'rolls'])
      expect(await list(own, { q })).toMatchObject({ lots: [], total: 0 })
    expect((await list(rival, { q: 'gauze' })).lots.map((lot) => lot.sku)).toEqual([theirs.sku])
    expect(
      await rival.call('sellerListStock', { query: { warehouse: goods.warehouses.mumbai } }),
    ).toMatchObject({ status: 404, body: { code: 'warehouse_unknown' } })
    expect(
      await rival.call('sellerListStock', { query: { warehouse: 2_000_000_000 } }),
    ).toMatchObject({ status: 404, body: { code: 'warehouse_unknown' } })
  })

  it('APP-01 is narrowed by the life that is left, and paged to its end', async () => {
    const { sku, offerId } = await goods.addVariant({ title: 'Paged needles', stock: {} })
    await world.db.execute(sql`
      with made as (insert into lot (offer_id, warehouse_id, batch_no, expires_on, on_hand)
        select ${offerId}, ${goods.warehouses.mumbai}, 'P' || n, date '2028-01-01' + n, 1 from generate_series(1, 10050) n
        returning id)
      insert into stock_movement (lot_id, quantity, reason, reference, at) select id, 1, 'receipt', 'opening stock', now() from made`)
    const first = await list(own, { q: sku, limit: 100 })
    expect(first).toMatchObject({ total: 10_000, total_is_more: true })
    expect(first.lots.map(({ batch }) => batch).slice(0, 2)).toEqual(['P1', 'P2'])
    const last = await list(own, { q: sku, limit: 100, page: 100 })
    expect(last.lots.at(-1)?.batch).toBe('P10000')
    expect(await list(own, { q: sku, life: 'ended' })).toMatchObject({ lots: [], total: 0 })
    expect(await list(own, { q: 'p10050' })).toMatchObject({ total: 1, lots: [{ sku }] })
    for (const query of [{ page: 0 }, { limit: 101 }, { warehouse: 0 }])
      expect((await own.call('sellerListStock', { query })).status).toBe(400)
  })

  it('APP-01 is the owner’s and operations’, not accounts’', async () => {
    const status = async (role: 'owner' | 'operations' | 'accounts') => {
      const { visitor } = await signedInSeller(world, role, goods.sellers.mumbai)
      return (await visitor.call('sellerListStock')).status
    }
    expect([await status('owner'), await status('operations'), await status('accounts')]).toEqual([
      200, 200, 403,
    ])
  })
})

describe('a count by the seller', () => {
  type Count = Partial<BodyInput<'sellerCountStock'>>
  const count = (visitor: Visitor, id: number, body: Count) =>
    visitor.call('sellerCountStock', {
      params: { id },
      body: { on_hand: 10, to_pack: 0, counted: 8, reason: 'damaged', note: 'Shelf 4', ...body },
    })
  const lotOf = async (q: string) => {
    const [lot] = (await list(own, { q })).lots
    if (lot === undefined) throw new Error('no batch')
    return lot
  }
  /** Stock and movements of a batch, which must agree. */
  const ledger = async (id: number) =>
    (
      await world.db.execute(sql`select l.on_hand as stock,
        (select array_agg(m.quantity || ' ' || m.reason || ' ' || m.reference order by m.id) from stock_movement m where m.lot_id = l.id) as moved
        from lot l where l.id = ${id}`)
    ).rows[0]

  it('APP-01 OPS-05 books the difference with its reason and the member who counted, once', async () => {
    const { sku } = await goods.addVariant({ stock: { mumbai: 10 } })
    const { id } = await lotOf(sku)
    const member = await signedInSeller(world, 'owner', goods.sellers.mumbai)
    expect(await count(member.visitor, id, {})).toMatchObject({
      status: 200,
      body: { lot: { id, sku, on_hand: 8 } },
    })
    // The same again: the books are not at 10 any more.
    expect(await count(member.visitor, id, {})).toMatchObject({
      status: 409,
      body: { code: 'changed_meanwhile', message: expect.stringContaining('8 now') },
    })
    expect(await ledger(id)).toEqual({
      stock: 8,
      moved: ['10 receipt opening stock', '-2 adjustment count: damaged'],
    })
    expect(await auditOf(world.db, sku)).toEqual([
      {
        action: 'stock.count',
        by: null,
        before: expect.objectContaining({ pieces: 10 }),
        // Free text is masked in the log.
        after: { pieces: 8, reason: 'damaged', note: 'S*** 4***', by_member: member.id },
      },
    ])
    // What was read is what is counted on: nothing is written where both agree.
    expect((await count(own, id, { on_hand: 8, counted: 8 })).status).toBe(200)
    expect(await auditOf(world.db, sku)).toHaveLength(1)
    expect(await wrongBooks(world)).toBe('')
  })

  it('APP-01 OPS-05 of two at once is booked for one, and the other counts again', async () => {
    const { sku } = await goods.addVariant({ stock: { mumbai: 10 } })
    const { id } = await lotOf(sku)
    const replies = await Promise.all([
      count(own, id, { counted: 9 }),
      count(own, id, { counted: 4 }),
    ])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const booked = replies[0].status === 200 ? 9 : 4
    expect(await ledger(id)).toEqual({
      stock: booked,
      moved: ['10 receipt opening stock', `${booked - 10} adjustment count: damaged`],
    })
  })

  it('APP-01 OPS-05 keeps what checkouts hold and what is sold and not packed', async () => {
    const { sku, offerId } = await goods.addVariant({ stock: { mumbai: 10 } })
    await buyInCash(world, { sku, quantity: 3 })
    const { id } = await lotOf(sku)
    await world.db
      .execute(sql`insert into stock_hold (checkout_id, lot_id, offer_id, quantity, state, expires_at)
      values (${randomUUID()}::uuid, ${id}, ${offerId}, 2, 'held', ${world.clock.now().toISOString()}::timestamptz + interval '5 minutes')`)
    const seen = { on_hand: 7, to_pack: 3 }
    expect(await count(own, id, { ...seen, counted: 4 })).toMatchObject({
      status: 409,
      body: { code: 'stock_held' },
    })
    expect(await count(own, id, { ...seen, counted: 5 })).toMatchObject({
      status: 200,
      body: { lot: { on_hand: 2, held: 2, to_pack: 3 } },
    })
  })

  it('APP-01 takes an expired batch out, as staff do', async () => {
    const { sku } = await goods.addVariant({ stock: { mumbai: 10 }, expiresOn: '2026-01-31' })
    const { id, life } = await lotOf(sku)
    expect(life).toBe('ended')
    expect((await count(own, id, { counted: 0, reason: 'expired' })).status).toBe(200)
    expect(await list(own, { q: sku })).toMatchObject({ lots: [] })
  })

  it('APP-01 knows no batch of another seller, and changes none', async () => {
    const { sku } = await goods.addVariant({ stock: { mumbai: 10 } })
    const { id } = await lotOf(sku)
    const nowhere = await count(rival, 2_000_000_000, {})
    const theirs = await count(rival, id, {})
    expect(theirs).toMatchObject({ status: 404, body: { code: 'stock_batch_unknown' } })
    expect(theirs.body).toEqual({ ...nowhere.body, request_id: expect.any(String) })
    expect(await ledger(id)).toEqual({ stock: 10, moved: ['10 receipt opening stock'] })
  })

  it('APP-01 is refused whole for a wrong number, reason or role', async () => {
    const { sku } = await goods.addVariant({ stock: { mumbai: 10 } })
    const { id } = await lotOf(sku)
    for (const counted of [-1, 0.5, 1e300, 2 ** 31])
      expect((await count(own, id, { counted })).status).toBe(400)
    expect((await count(own, id, { reason: 'stolen' as 'lost' })).status).toBe(400)
    const { visitor } = await signedInSeller(world, 'accounts', goods.sellers.mumbai)
    expect((await count(visitor, id, {})).status).toBe(403)
    expect(await ledger(id)).toMatchObject({ stock: 10 })
  })

  it('APP-01 leaves nothing behind when it fails or is killed in the middle', async () => {
    const { sku } = await goods.addVariant({ stock: { mumbai: 10 } })
    const { id } = await lotOf(sku)
    for (const [table, how] of [
      ['stock_movement', 'raise'],
      ['audit_entry', 'raise'],
      ['audit_entry', 'kill'],
    ] as const) {
      const { mend } = await failWrites(world.db, table, 'before insert', how)
      try {
        expect((await count(own, id, {})).status).toBeGreaterThanOrEqual(500)
      } finally {
        await mend()
      }
      expect(await ledger(id)).toMatchObject({ stock: 10 })
    }
    expect((await count(own, id, {})).status).toBe(200)
    expect(await ledger(id)).toMatchObject({ stock: 8 })
    expect(await wrongBooks(world)).toBe('')
  })
})
