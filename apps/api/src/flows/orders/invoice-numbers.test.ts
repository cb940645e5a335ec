import { sql } from '../../platform/db/sql.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import type { InvoiceDocument } from '../../modules/orders/model.ts'

import { drawInvoiceNumbers } from '../../modules/orders/store/packing.ts'

import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { brokenLedgers } from '@upchar/testkit/ledger-check'
import { inTransaction } from '../../platform/db/database.ts'
import { packOrders } from '@upchar/testkit/packing'
import { useWorld } from '@upchar/testkit/world'

import { buyInCash, countOf, created, guestWith, place, placed } from '@upchar/testkit/shop'
const world = useWorld({ SANDBOX_COURIER_SECONDS: '3600' })
let goods: Goods

beforeAll(async () => {
  goods = await stockGoods(world.db)
})

const invoicesOf = async (orderId: string) =>
  (
    await world.db.execute<{ id: string; number: string; document: InvoiceDocument }>(sql`
  select id, number, document from invoice where order_id = ${orderId}::uuid order by number`)
  ).rows

/** Buys, and has it packed. */
async function buyPacked(sku: string) {
  const bought = await buyInCash(world, { sku })
  await packOrders(world, bought.order.order_id)
  return bought
}

/** Buys and packs while a seller has changed invoice settings. */
async function buyWhile(
  seller: keyof Goods['sellers'],
  change: { gstin?: string; prefix: string },
  sku: string,
) {
  const id = goods.sellers[seller]
  const [was] = (
    await world.db.execute<{ gstin: string; prefix: string }>(
      sql`select gstin, invoice_prefix as prefix from seller where id = ${id}`,
    )
  ).rows
  const set = (to: { gstin?: string; prefix?: string }) =>
    world.db.execute(
      sql`update seller set gstin = coalesce(${to.gstin ?? null}, gstin), invoice_prefix = ${to.prefix} where id = ${id}`,
    )
  await set(change)
  try {
    return await buyPacked(sku)
  } finally {
    await set({ ...was })
  }
}

describe('invoice numbers', () => {
  it('ORDER-06 have no gap after 200 concurrent packings of which a third roll back', async () => {
    const series = { gstin: '29AABTC4321D1Z6', series: 'KA1', financialYear: '2026-27' }
    await Promise.all(
      Array.from({ length: 200 }, (_, i) =>
        inTransaction(world.db, async (tx) => {
          await drawInvoiceNumbers(tx, [series])
          if (i % 3 === 0) throw new Error('rolled back')
          await tx.execute(
            sql`insert into webhook_event (event_id, provider, event, payload, received_at) values (${`number ${i}`}, 'test', 'x', 'null', now())`,
          )
        }).catch((error: unknown) => {
          if (!(error instanceof Error && error.message === 'rolled back')) throw error
        }),
      ),
    )
    const { rows } = await world.db.execute<{ last: number }>(
      sql`select last_number as last from invoice_counter where gstin = ${series.gstin}`,
    )
    expect(rows[0]?.last).toBe(200 - Math.ceil(200 / 3))
  })

  it('ORDER-06 have no gap when some of one seller’s concurrent orders are refused and the others packed at a time', async () => {
    const { sku } = await goods.addVariant({ stock: { mumbai: 12 } })
    const ready = []
    for (let i = 0; i < 30; i++) {
      const visitor = await guestWith(world, { sku })
      ready.push({ visitor, checkout: await created(visitor) })
    }
    const replies = await Promise.all(
      ready.map(({ visitor, checkout }) => place(visitor, checkout)),
    )
    const sold = replies.filter((reply) => reply.status === 200).map(placed)
    expect(sold).toHaveLength(12)
    expect(await countOf(world, 'invoice')).toBe(0)
    await Promise.all(sold.map(({ order_id: id }) => packOrders(world, id)))
    const { rows } = await world.db.execute<{
      gstin: string
      count: number
      last: number
      drawn: number
    }>(sql`
      select i.gstin, count(*)::int as count, max(sequence) as last, c.last_number as drawn from invoice i join invoice_counter c on c.gstin = i.gstin and c.series = i.series and c.financial_year = i.financial_year
      group by i.gstin, c.last_number`)
    expect(rows.length).toBeGreaterThan(1)
    for (const row of rows) expect([row.last, row.drawn]).toEqual([row.count, row.count])
  })

  it('ORDER-06 begin a new series on 1 April 00:00 in India exactly', async () => {
    const { sku } = await goods.addVariant({
      seller: 'delhi',
      stock: { delhi: 50 },
      expiresOn: null,
    })
    world.clock.set('2027-03-31T18:29:59.999Z')
    const last = await buyPacked(sku)
    world.clock.set('2027-03-31T18:30:00.000Z')
    const first = await buyPacked(sku)
    const numbers = [
      ...(await invoicesOf(last.order.order_id)),
      ...(await invoicesOf(first.order.order_id)),
    ].map((row) => row.number)
    expect(numbers[0]).toMatch(/^T1\/26-27\/\d{6}$/)
    expect(numbers.slice(2)).toEqual(['T1/27-28/000001', 'UPC/27-28/000001'])
    expect(numbers.every((number) => /^[A-Z0-9/-]{1,16}$/.test(number))).toBe(true)
    world.clock.set('2026-11-24T05:30:00Z')
  })

  it.each([
    ['a series of its own', 'OWN'],
    ['the series of its fees', 'UPC'],
  ])('ORDER-06 serve an operator who sells under its own GSTIN with %s', async (_case, prefix) => {
    const { sku } = await goods.addVariant({ seller: 'delhi', stock: { delhi: 5 } })
    const { order } = await buyWhile(
      'delhi',
      { gstin: world.context.config.OPERATOR_GSTIN, prefix },
      sku,
    )
    const numbers = (await invoicesOf(order.order_id)).map((row) => row.number)
    expect(numbers.map((number) => number.split('/')[0])).toEqual([prefix, 'UPC'])
    expect(new Set(numbers).size).toBe(2)
    expect((await brokenLedgers(world.db)).filter(({ rule }) => rule.includes('invoice'))).toEqual(
      [],
    )
  })

  it('ORDER-06 begin a new series when a seller changes its prefix', async () => {
    const { sku } = await goods.addVariant()
    await buyPacked(sku)
    const { order } = await buyWhile('mumbai', { prefix: 'NEW' }, sku)
    expect((await invoicesOf(order.order_id)).map((row) => row.number)).toContain(
      'NEW/26-27/000001',
    )
    expect((await brokenLedgers(world.db)).filter(({ rule }) => rule.includes('invoice'))).toEqual(
      [],
    )
  })
})
