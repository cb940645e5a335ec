import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createServer, mountApi } from '@upchar/api/app'
import { parseConfig } from '@upchar/api/platform/config'
import { announceChange } from '@upchar/api/platform/db/changes'
import { inTransaction, openDatabase, type Database } from '@upchar/api/platform/db/database'
import { addJob } from '@upchar/api/platform/jobs/jobs'
import { addition, cartPath } from '@upchar/testkit/buyer'
import { createTestDatabase } from '@upchar/testkit/database'
import { startDatabaseProxy, type DatabaseProxy } from '@upchar/testkit/database-proxy'
import { openContext, startJobs, type Running } from './processes.ts'

let app: FastifyInstance
let opened: Awaited<ReturnType<typeof openContext>>
let proxy: DatabaseProxy
/** Past the proxy. */
let direct: Database
let sku: string
const stops: (() => Promise<unknown>)[] = []

beforeAll(async () => {
  const database = await createTestDatabase()
  stops.push(() => database.drop())
  direct = openDatabase(database.url, 4)
  stops.push(() => direct.$client.end())
  proxy = await startDatabaseProxy(database.url)
  stops.push(() => proxy.close())
  const config = parseConfig(
    {
      UPCHAR_ENV: 'test',
      LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'silent',
      RATE_LIMIT_PER_MINUTE: '0',
      DATABASE_ACQUIRE_TIMEOUT: '1000',
      DATABASE_STATEMENT_TIMEOUT: '5000',
      DATABASE_LOCK_TIMEOUT: '300',
      DATABASE_IDLE_TRANSACTION_TIMEOUT: '300',
    },
    'a secret of thirty-two characters',
  )
  if (!config.ok) throw new Error(config.error.join('; '))
  app = createServer(config.value)
  opened = await openContext(config.value, proxy.url, app.log)
  const jobs: Running & { state(): string } = await startJobs(opened.context)
  await mountApi(app, opened.context, { jobs: jobs.state })
  await app.ready()
  stops.push(
    () => opened.stop(),
    () => jobs.stop(),
    () => app.close(),
  )
  const { rows } = await direct.execute<{ sku: string }>(
    sql`select v.sku from variant v join product_group g on g.id = v.group_id join offer o on o.variant_id = v.id
      where g.product_class = 'GEN' and not g.lead_only and o.moq <= 20 and o.max_oq >= 20 order by v.sku limit 1`,
  )
  sku = rows[0]?.sku ?? ''
})
afterAll(async () => {
  for (const stop of stops.toReversed()) await stop()
})

const read = () => app.inject({ url: '/api/get-data-json?limit=24' })
const write = () => app.inject({ method: 'POST', url: cartPath, payload: addition(sku) })
const statusOf = async (url: string) => (await app.inject({ url })).statusCode
const health = async () => (await app.inject({ url: '/health' })).json<unknown>()

async function expectAway(): Promise<void> {
  const reply = await write()
  expect(reply.json()).toMatchObject({
    success: false,
    code: 'unavailable',
    message: expect.stringContaining('try again'),
    request_id: expect.any(String),
  })
  expect([reply.statusCode, reply.headers['retry-after']]).toEqual([503, '5'])
}

async function expectBack(): Promise<void> {
  await expect.poll(async () => (await write()).statusCode).toBe(200)
  await expect.poll(() => statusOf('/health/ready')).toBe(200)
  await expect.poll(health).toEqual({ status: 'ok', parts: { database: 'ok', jobs: 'ok' } })
}

async function expectJobsRun(): Promise<void> {
  const key = randomUUID()
  await inTransaction(direct, async (tx) => addJob(tx, 'release-holds', {}, { key }))
  await expect
    .poll(async () => {
      const { rows } = await direct.execute(
        sql`select 1 from graphile_worker.jobs where key = ${key}`,
      )
      return rows.length
    })
    .toBe(0)
}

describe('a database that is', () => {
  it('away is answered with 503, and everything goes on by itself when it is back', async () => {
    await expectBack()
    await proxy.refuse()
    await expectAway()
    await expect.poll(() => statusOf('/health/ready')).toBe(503)
    expect(await statusOf('/health/live')).toBe(200)
    expect(await health()).toMatchObject({ status: 'unavailable', parts: { database: 'away' } })

    const version = opened.context.changes.version()
    await announceChange(direct)
    await proxy.mend()
    await expectBack()
    await expect.poll(() => opened.context.changes.version()).toBe(version + 1)
    await announceChange(direct)
    await expect.poll(() => opened.context.changes.version()).toBe(version + 2)
    await expectJobsRun()
  })

  it('away while jobs finish keeps no job locked', async () => {
    for (let n = 0; n < 5; n++) {
      await inTransaction(direct, async (tx) => {
        for (let job = 0; job < 20; job++) addJob(tx, 'release-holds', {})
      })
      await proxy.refuse()
      await proxy.mend()
    }
    await expectBack()
    // Those of a fetch whose answer was lost are unlocked by the worker's next sign of life.
    await expect
      .poll(
        async () => (await direct.execute(sql`select 1 from graphile_worker.jobs`)).rows.length,
        { timeout: 90_000 },
      )
      .toBe(0)
    await expectJobsRun()
  })

  it('frozen is answered with 503 while it is frozen', async () => {
    // One statement waits on an open connection, the others for new ones.
    proxy.freeze()
    await Promise.all(Array.from({ length: 30 }, expectAway))
    await expect.poll(() => statusOf('/health/ready')).toBe(503)
    expect(await statusOf('/health/live')).toBe(200)
    await proxy.mend()
    await expectBack()
    await expectJobsRun()
  })

  it('read-only is answered with 503 where something must be written', async () => {
    const name = new URL(proxy.url).pathname.slice(1)
    const set = async (to: 'on' | 'off') => {
      await direct.$client.query(
        `begin read write; alter database ${name} set default_transaction_read_only = ${to}; commit`,
      )
      await proxy.refuse()
      await proxy.mend()
    }
    await set('on')
    try {
      await expect
        .poll(health)
        .toMatchObject({ status: 'degraded', parts: { database: 'read_only' } })
      await expectAway()
      // On a loaded machine a new connection may take longer than the second that a request waits for one.
      await expect.poll(async () => (await read()).statusCode).toBe(200)
      await expect.poll(() => statusOf('/health/ready')).toBe(200)
    } finally {
      await set('off')
    }
    await expectBack()
    await expectJobsRun()
  })

  it('full is answered with 503', async () => {
    await direct.execute(sql`create function full_disk() returns trigger language plpgsql as
      $$ begin raise exception using errcode = '53100', message = 'could not extend file: No space left on device'; end $$`)
    await direct.execute(
      sql`create trigger full_disk before insert on cart_line for each row execute function full_disk()`,
    )
    await expectAway()
    await direct.execute(sql`drop trigger full_disk on cart_line`)
    await expectBack()
  })

  it('behind in its migrations is not ready', async () => {
    await direct.execute(
      sql`update drizzle.__drizzle_migrations set created_at = created_at - 1000000000000`,
    )
    await expect
      .poll(health)
      .toMatchObject({ status: 'unavailable', parts: { database: 'behind' } })
    expect(await statusOf('/health/ready')).toBe(503)
    await direct.execute(
      sql`update drizzle.__drizzle_migrations set created_at = created_at + 1000000000000`,
    )
    await expectBack()
  })
})

describe('what takes too long', () => {
  it('a lock or a statement: is answered with 503', async () => {
    await inTransaction(direct, async (tx) => {
      await tx.execute(sql`lock table cart_line in access exclusive mode`)
      await expectAway()
    })
    await expectBack()
    await direct.execute(sql`create function too_long() returns trigger language plpgsql as
      $$ begin perform pg_sleep(60); return new; end $$`)
    await direct.execute(
      sql`create trigger too_long before insert on cart_line for each row execute function too_long()`,
    )
    await expectAway()
    await direct.execute(sql`drop trigger too_long on cart_line`)
    await expectBack()
  })

  it('a transaction that sends nothing: is ended, and its locks are free', async () => {
    const idle = inTransaction(opened.context.db, async (tx) => {
      await tx.execute(sql`lock table cart_line in access exclusive mode`)
      await expectBack()
    })
    await expect(idle).rejects.toThrow()
  })

  it('the wait for a connection: is answered with 503', async () => {
    const sleepers = Promise.allSettled(
      Array.from({ length: 10 }, () => opened.context.db.$client.query('select pg_sleep(3)')),
    )
    await expectAway()
    await sleepers
    await expectBack()
  })
})
