import type { ChildProcess } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from '../../platform/db/sql.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runErrand } from '@upchar/testkit/errand'
import { openDatabase, type Database } from '../../platform/db/database.ts'
import { createTestDatabase } from '@upchar/testkit/database'
import { wrongBooks } from '@upchar/testkit/books'
import { brokenLedgers } from '@upchar/testkit/ledger-check'
import { makeTestVoucher } from '@upchar/testkit/vouchers'
import { startApi, startRole } from '@upchar/testkit/api-process'
import { freePort } from '@upchar/testkit/free-port'

const buyers = 200

describe('a server killed in the middle of 200 checkouts', () => {
  let db: Database
  let drop: () => Promise<void>
  let url: string
  const running = new Set<ChildProcess>()

  beforeAll(async () => {
    const database = await createTestDatabase()
    url = database.url
    drop = database.drop
    db = openDatabase(url, 5)
  })
  afterAll(async () => {
    for (const child of running) child.kill('SIGKILL')
    await db.$client.end()
    await drop()
  })

  it('CHECKOUT-06 CART-09 leaves consistent books, and after the restart every captured payment has its order or refund', async () => {
    const { rows } = await db.execute<{
      sku: string
    }>(sql`select v.sku from variant v join product_group g on g.id = v.group_id join offer o on o.variant_id = v.id join lot l on l.offer_id = o.id
      where g.product_class in ('GEN', 'DEV_A') and not g.lead_only and o.price_paise between 5000 and 20000 and o.moq <= 20 and o.max_oq >= 20 group by v.sku having sum(l.on_hand) > 200 order by v.sku limit 40`)
    expect(rows.length).toBeGreaterThan(5)
    const code = await makeTestVoucher(db, { maxUses: 40 })
    const port = await freePort()
    const first = await startApi(url, port)
    running.add(first)
    const origin = `http://127.0.0.1:${port}`
    const errands = Array.from({ length: buyers }, (_, n) =>
      sleep(n * 10).then(() => runErrand(origin, rows[n % rows.length]?.sku ?? '', n, { code })),
    )
    for (let waited = 0; waited < 600; waited++) {
      // Online payments take more steps than cash: the kill must interrupt both kinds.
      const { rows: reached } = await db.execute<{ both: boolean }>(
        sql`select (select count(*) from "order") >= 15 and (select count(*) from sandbox_gateway_payment where status = 'captured') >= 5 as both`,
      )
      if (reached[0]?.both === true) break
      await sleep(20)
    }
    first.kill('SIGKILL')
    running.delete(first)
    await Promise.all(errands)
    const { rows: before } = await db.execute<{
      orders: number
      captured: number
      vouchers: number
    }>(
      sql`select (select count(*)::int from "order") as orders, (select count(*)::int from voucher_use) as vouchers, (select count(*)::int from sandbox_gateway_payment where status = 'captured') as captured`,
    )
    expect(before[0]?.orders).toBeGreaterThanOrEqual(15)
    expect(before[0]?.orders).toBeLessThan(buyers)
    expect(before[0]?.captured).toBeGreaterThan(0)
    expect(before[0]?.vouchers).toBeGreaterThan(0)
    // The kill may leave nothing half-written.
    expect((await brokenLedgers(db)).filter((b) => !/captured/.test(b.rule))).toEqual([])

    // The reconciler polls payments pending for ten minutes: age them.
    await db.execute(
      sql`update payment_order set created_at = created_at - interval '1 hour', updated_at = updated_at - interval '1 hour'`,
    )
    const worker = startRole('worker', url, port)
    const second = await startApi(url, port)
    running.add(worker).add(second)
    await db.execute(sql`select graphile_worker.add_job('reconcile-payments', '{}'::json)`)
    for (let waited = 0; waited < 400; waited++) {
      if ((await brokenLedgers(db)).length === 0) break
      await sleep(100)
    }
    expect(await brokenLedgers(db)).toEqual([])
    expect(await wrongBooks(url)).toBe('')
  })
})
