import { chmod, rm } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { afterEach, expect, it } from 'vitest'
import { createJobHandlers } from '@upchar/api/jobs'
import { parseConfig } from '@upchar/api/platform/config'
import { openLog } from '@upchar/api/platform/log'
import { runDueJobs } from '@upchar/api/platform/jobs/jobs'
import { freePort } from '@upchar/testkit/free-port'
import { copyFilledPostgres, testDay } from '@upchar/testkit/filled-postgres'
import { brokenLedgers } from '@upchar/testkit/ledger-check'
import {
  freezePostgres,
  killPostgres,
  measureOutage,
  plentifulSkus,
  startLoad,
} from '@upchar/testkit/outage'
import { scratchFolder } from '@upchar/testkit/scratch'
import { startNode } from '@upchar/testkit/start-node'
import { findRunningPostgres } from './postgres.ts'
import { openContext } from './processes.ts'

const ends: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end()
})

it.runIf(process.platform === 'linux')(
  'CHECKOUT-06 a shop whose PostgreSQL is killed and frozen under load answers 503, comes back by itself and its books add up',
  async () => {
    const folder = await scratchFolder('upchar-killed-')
    ends.push(() => rm(folder, { recursive: true }))
    // PostgreSQL runs as another user than root.
    await chmod(folder, 0o711)
    await copyFilledPostgres({ dataDir: folder, today: testDay })
    const port = await freePort()
    const origin = `http://127.0.0.1:${port}`
    const secret = 'a secret of thirty-two characters'
    const api = await startNode(
      path.resolve(import.meta.dirname, 'start.ts'),
      ['--role', 'api'],
      {
        UPCHAR_ENV: 'development',
        UPCHAR_DATA_DIR: folder,
        UPCHAR_SECRET: secret,
        DATABASE_PORT: String(await freePort()),
        PORT: String(port),
        RATE_LIMIT_PER_MINUTE: '0',
        LOG_LEVEL: 'silent',
      },
      `${origin}/health/ready`,
    )
    ends.push(() => api.stop())
    const config = parseConfig({ UPCHAR_ENV: 'test', UPCHAR_DATA_DIR: folder }, secret)
    const url = await findRunningPostgres(folder, 'upchar')
    if (!config.ok || url === undefined) throw new Error('the shop has no database')
    const opened = await openContext(config.value, url, openLog('silent'))
    ends.push(() => opened.stop())
    const { db } = opened.context
    const cluster = path.join(folder, 'postgres')
    const load = startLoad(origin, await plentifulSkus(db, 20), {
      buyers: 4,
      paths: ['/api/get-data-json?limit=24'],
    })
    const { answers } = load
    await expect
      .poll(() => answers.filter(({ status }) => status === 200).length)
      .toBeGreaterThan(20)
    const killed = await measureOutage(load, 'kill -9', () => killPostgres(cluster))
    const frozen = await measureOutage(load, 'SIGSTOP', () => freezePostgres(cluster))
    await load.stop()

    expect(killed.codes).toHaveProperty('503')
    // Orders in cash and online, refused where stock is short; nothing is a bug, nothing goes unanswered.
    const seen = new Set(answers.map(({ status }) => status))
    expect([...seen].filter((status) => status === 0 || (status >= 500 && status !== 503))).toEqual(
      [],
    )
    expect([killed.backMs, frozen.backMs].every(Number.isFinite)).toBe(true)

    await db.execute(
      sql`update payment_order set created_at = created_at - interval '1 hour', updated_at = updated_at - interval '1 hour'`,
    )
    await db.execute(sql`update payment set updated_at = updated_at - interval '1 hour'`)
    await db.execute(sql`select graphile_worker.add_job('reconcile-payments', '{}'::json)`)
    await runDueJobs(db, createJobHandlers(opened.context), opened.context.log)
    const { rows: made } = await db.execute<{ orders: number }>(
      sql`select count(*)::int as orders from "order"`,
    )
    expect(made[0]?.orders).toBeGreaterThan(0)
    expect(await brokenLedgers(db)).toEqual([])
  },
  180_000,
)
