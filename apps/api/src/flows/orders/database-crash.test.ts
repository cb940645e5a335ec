import type { ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from '../../platform/db/sql.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addToCart, Buyer, textAt } from '@upchar/testkit/buyer'
import {
  filledDatabase,
  startEmbeddedPostgres,
  startFilledPostgres,
  testDay,
  type EmbeddedPostgres,
} from '@upchar/testkit/filled-postgres'
import { wrongBooks } from '@upchar/testkit/books'
import { brokenLedgers } from '@upchar/testkit/ledger-check'
import { startApi } from '@upchar/testkit/api-process'
import { freePort } from '@upchar/testkit/free-port'
import { openDatabase, type Database } from '../../platform/db/database.ts'

const buyers = 24
/** The number of answers after which the power fails. */
const enough = 5

type Ready = { buyer: Buyer; id: string; total: unknown }

/** A guest about to place a cash order. */
async function readyToBuy(origin: string, sku: string, n: number): Promise<Ready> {
  const buyer = new Buyer(origin)
  await addToCart(buyer, sku)
  const { status, body } = await buyer.post('/api/checkout/guest/create', {
    request_key: randomUUID(),
    form: {
      email: `ward${n}@hospital.example`,
      FullName: 'Meera Nair',
      PhoneNumber: String(9_876_500_000 + n),
      pinCode: '400001',
      house: `${n} Marine Lines`,
      street: 'Queens Road',
      city: 'Mumbai',
      paymentOption: 2,
    },
  })
  expect(status, JSON.stringify(body)).toBe(200)
  return {
    buyer,
    id: String(textAt(body, 'checkout', 'id')),
    total: textAt(body, 'checkout', 'total'),
  }
}

/** The order number of the answer; undefined without an answer. */
async function press({ buyer, id, total }: Ready): Promise<string | undefined> {
  const reply = await buyer.post(`/api/checkout/${id}/place`, { total }).catch(() => undefined)
  const number = reply?.status === 200 ? textAt(reply.body, 'outcome', 'order_number') : undefined
  return typeof number === 'string' ? number : undefined
}

describe('a power failure of PostgreSQL during orders', () => {
  let folder: string
  let postgres: EmbeddedPostgres
  let api: ChildProcess
  let db: Database
  const files = () => ({ dataDir: folder, database: filledDatabase })
  const start = async (options: { port: number; throwaway?: boolean }) => {
    postgres = await startEmbeddedPostgres({ ...files(), ...options })
    db = openDatabase(postgres.url, 4)
  }

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'upchar-crash-'))
    await chmod(folder, 0o711)
    postgres = await startFilledPostgres({ dataDir: folder, today: testDay })
    db = openDatabase(postgres.url, 4)
    // No background flush: everything on disk was flushed by an answered commit.
    await db.execute(sql`alter system set wal_writer_delay = '10s'`)
    await db.$client.end()
    await postgres.stop()
    await start({ port: await freePort() })
  })
  afterAll(async () => {
    api.kill('SIGKILL')
    await db.$client.end()
    await postgres.stop()
    await rm(folder, { recursive: true })
  })

  it('CHECKOUT-04 keeps every confirmed order, the others whole or absent', async () => {
    const { rows: goods } = await db.execute<{
      sku: string
    }>(sql`select v.sku from variant v join product_group g on g.id = v.group_id join offer o on o.variant_id = v.id join lot l on l.offer_id = o.id
      join family f on f.key = g.family_key join business_category b on b.key = f.business_category and b.enabled
      where g.product_class = 'GEN' and not g.lead_only and o.price_paise between 5000 and 20000 and o.moq <= 20 and o.max_oq >= 20 group by v.sku having sum(l.on_hand) > 500 order by v.sku limit 3`)
    const port = await freePort()
    api = await startApi(postgres.url, port)
    const ready = await Promise.all(
      Array.from({ length: buyers }, (_, n) =>
        readyToBuy(`http://127.0.0.1:${port}`, goods[n % goods.length]?.sku ?? '', n),
      ),
    )
    const { rows: processes } = await db.execute<{ pid: number }>(
      sql`select pid from pg_stat_activity where pid <> pg_backend_pid()`,
    )
    const postmaster = Number(
      (await readFile(path.join(folder, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0],
    )

    const answered = new Map<string, string>()
    await Promise.all(
      ready.map(async (one) => {
        const number = await press(one)
        if (number === undefined) return
        answered.set(one.id, number)
        // Everything only in these processes' memory is lost.
        if (answered.size === enough)
          for (const pid of [postmaster, ...processes.map((row) => row.pid)])
            process.kill(pid, 'SIGKILL')
      }),
    )
    expect(answered.size).toBeGreaterThanOrEqual(enough)
    expect(answered.size).toBeLessThan(buyers)

    // It is started again by itself.
    await expect
      .poll(() =>
        db.execute(sql`select 1`).then(
          () => true,
          () => false,
        ),
      )
      .toBe(true)
    const { rows: orders } = await db.execute<{ checkout: string; number: string }>(
      sql`select checkout_id as checkout, number from "order"`,
    )
    const kept = new Map(orders.map(({ checkout, number }) => [checkout, number]))
    for (const [checkout, number] of answered) expect(kept.get(checkout), checkout).toBe(number)
    expect(await brokenLedgers(db)).toEqual([])

    // The API kept running: a retry leads everybody to one order, and those answered before to the same order.
    for (const one of ready) {
      await expect
        .poll(() => press(one), { timeout: 60_000 })
        .toEqual(kept.get(one.id) ?? expect.any(String))
      one.buyer.close()
    }
    const {
      rows: [counted],
    } = await db.execute<{
      orders: number
      mails: number
      jobs: number
    }>(sql`select (select count(*)::int from "order") as orders,
      (select count(*)::int from mail_message) as mails, (select count(*)::int from graphile_worker.jobs where task_identifier = 'send-mail') as jobs`)
    expect(counted).toEqual({ orders: buyers, mails: buyers, jobs: buyers })
    expect(await brokenLedgers(db)).toEqual([])
    expect(await wrongBooks(postgres.url)).toBe('')
  })
})
