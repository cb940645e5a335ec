import { beforeAll, describe, expect, it } from 'vitest'
import { auditOf } from '@upchar/testkit/audit'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { packOrders } from '@upchar/testkit/packing'
import { buyInCash, runJobs } from '@upchar/testkit/shop'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld, type Visitor } from '@upchar/testkit/world'
import { createJobHandlers } from '../../jobs.ts'
import { sql } from '../../platform/db/sql.ts'

const world = useWorld({ SANDBOX_COURIER_SECONDS: '3600' })
let goods: Goods
let finance: Visitor
beforeAll(async () => {
  goods = await stockGoods(world.db)
  finance = (await signedInStaff(world, 'finance')).visitor
})

const books = async (query: { audit?: string; page?: number; limit?: number } = {}) => {
  const reply = await finance.call('staffGetBooks', { query })
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  return reply.body
}
/** A minute later: the newest is told by its time. */
const nightly = () => {
  world.clock.advance(60_000)
  return createJobHandlers(world.context)['audit-books']({})
}

describe('audits of the books', () => {
  it('begin at a member’s wish, once at a time, and say what was looked at', async () => {
    expect(await books()).toMatchObject({ audits: [], shown: null, differences: [], total: 0 })
    const { order } = await buyInCash(world, { sku: (await goods.addVariant()).sku, quantity: 3 })
    await packOrders(world, order.order_id)
    const started = await finance.call('staffAuditBooks', { body: {} })
    expect(started.body.audits).toMatchObject([
      { state: 'running', started_by: { name: expect.any(String) } },
    ])
    const again = await finance.call('staffAuditBooks', { body: {} })
    expect(again.body.audits).toHaveLength(1)
    await runJobs(world)
    const { audits, shown } = await books()
    expect(audits).toMatchObject([{ state: 'clean', orders: 1, differences: 0, failure: '' }])
    const rows = new Map(shown?.checks.map((check) => [check.check, check.rows]))
    expect(rows.get('invoices')).toBeGreaterThan(0)
    expect(rows.get('stock')).toBeGreaterThan(0)
    expect(await auditOf(world.db, audits[0]?.id ?? '')).toMatchObject([{ action: 'books.audit' }])
  })

  it('list each difference with its order, and remain in the history', async () => {
    const { order } = await buyInCash(world, { sku: (await goods.addVariant()).sku, quantity: 3 })
    await world.db.execute(
      sql`update "order" set total_paise = total_paise + 1 where number = ${order.order_number}`,
    )
    await nightly()
    const found = await books()
    expect(found.audits.map(({ state }) => state)).toEqual(['differences', 'clean'])
    expect(found.audits[0]).toMatchObject({ started_by: null, differences: 3 })
    expect(found.total).toBe(3)
    expect(found.differences[0]).toMatchObject({
      nth: 1,
      check: 'totals',
      table: 'order',
      order: order.order_number,
      by: 1,
      text: 'its total is ₹364.01, not ₹364.00',
    })
    expect((await books({ page: 2, limit: 2 })).differences.map(({ nth }) => nth)).toEqual([3])
    const before = await books({ audit: found.audits[1]?.id ?? '' })
    expect(before.differences).toEqual([])
    await world.db.execute(
      sql`update "order" set total_paise = total_paise - 1 where number = ${order.order_number}`,
    )
  })

  it('that were interrupted begin again under their id', async () => {
    world.clock.advance(60_000)
    await finance.call('staffAuditBooks', { body: {} })
    const [running] = (await books()).audits
    await world.db
      .execute(sql`insert into books_difference (audit_id, nth, check_name, table_name, row_id, text)
      values (${running?.id}, 1, 'totals', 'order', 'x', 'half an audit')`)
    await nightly()
    const { audits, shown, differences } = await books()
    expect(audits[0]).toMatchObject({ id: running?.id, state: 'clean' })
    expect(shown?.id).toBe(running?.id)
    expect(differences).toEqual([])
  })

  it('keep the first 10,000 differences, and count all', async () => {
    const [newest] = (await books()).audits
    await world.db.execute(sql`insert into lot (offer_id, warehouse_id, batch_no, on_hand)
      select (select max(id) from offer), ${goods.warehouses.mumbai}, 'many-' || n, 1 from generate_series(1, 10001) n`)
    await nightly()
    const { audits, total, total_is_more: isMore } = await books()
    expect(audits[0]).toMatchObject({ state: 'differences', differences: 10_001 })
    expect(audits[1]?.id).toBe(newest?.id)
    expect({ total, isMore }).toEqual({ total: 10_000, isMore: true })
    const { rows } = await world.db.execute(
      sql`select max(nth)::int as last from books_difference where audit_id = ${audits[0]?.id}`,
    )
    expect(rows).toEqual([{ last: 10_000 }])
    expect((await books({ page: 400, limit: 25 })).differences.at(-1)?.nth).toBe(10_000)
  })

  it('show the last that has ended while one is running, and give up one of half a day', async () => {
    const ended = (await books()).shown?.id
    world.clock.advance(60_000)
    await finance.call('staffAuditBooks', { body: {} })
    const [running] = (await books()).audits
    expect(running).toMatchObject({ state: 'running' })
    expect((await books()).shown?.id).toBe(ended)
    const begin = async () => {
      await finance.call('staffAuditBooks', { body: {} })
      return (await books()).audits.filter(({ state }) => state === 'running').map(({ id }) => id)
    }
    await world.db.execute(sql`update books_audit set started_at = started_at - interval '12 hours'
      + interval '1 second' where id = ${running?.id}`)
    expect(await begin()).toEqual([running?.id])
    await world.db.execute(
      sql`update books_audit set started_at = started_at - interval '2 seconds' where id = ${running?.id}`,
    )
    expect(await begin()).not.toContain(running?.id)
    expect((await books()).audits.find(({ id }) => id === running?.id)).toMatchObject({
      state: 'failed',
      failure: 'It was interrupted.',
    })
    // Those that ended in time stay as they were.
    const clean = (await books()).audits.filter(({ state }) => state === 'clean')
    expect(clean.length).toBeGreaterThan(0)
    await nightly()
  })

  it('are kept sixty times', async () => {
    const long = world.clock.now()
    await world.db.execute(sql`insert into books_audit (id, started_at, ended_at, state)
      select gen_random_uuid(), ${long.toISOString()}::timestamptz - interval '1 year' - n * interval '1 day',
        ${long.toISOString()}::timestamptz, 'clean' from generate_series(1, 70) n`)
    await nightly()
    const { rows } = await world.db.execute<{ count: number }>(
      sql`select count(*)::int as count from books_audit`,
    )
    expect(rows).toEqual([{ count: 60 }])
    expect((await books()).audits).toHaveLength(60)
  })

  it('fail plainly when the auditor doesn’t know the schema', async () => {
    await world.db.execute(sql`alter table refund add column fee_paise bigint`)
    await nightly()
    const [last] = (await books()).audits
    expect(last?.state).toBe('failed')
    expect(last?.failure).toContain('refund.fee_paise is new')
  })
})
