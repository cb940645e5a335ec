import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { filledDatabase, startFilledPostgres } from '@upchar/testkit/filled-postgres'
import { freePort } from '@upchar/testkit/free-port'
import { scratchFolder } from '@upchar/testkit/scratch'
import { startNode } from '@upchar/testkit/start-node'
import type { Shop } from './shop.ts'

type StartedShop = Shop & { stop(): Promise<void> }

/** The whole shop as `npm start` runs it, with a courier that waits. */
async function startShop(database: string, folder: string): Promise<StartedShop> {
  const secret = randomBytes(32).toString('hex')
  const [port, pushPort] = [await freePort(), await freePort()]
  const origin = `http://127.0.0.1:${port}`
  const { stop } = await startNode(
    path.resolve(import.meta.dirname, '../server/src/start.ts'),
    [],
    {
      NODE_ENV: 'production',
      UPCHAR_SECRET: secret,
      DATABASE_URL: database,
      PORT: String(port),
      UPCHAR_ORIGIN: origin,
      UPCHAR_DATA_DIR: folder,
      RATE_LIMIT_PER_MINUTE: '0',
      // Journeys leave goods unpacked: a courier in a hurry would pack what a buyer is about to cancel.
      SANDBOX_COURIER_SECONDS: '3600',
      PUSH_SERVICES: `http://127.0.0.1:${pushPort}`,
      LOG_LEVEL: 'error',
    },
    `${origin}/health`,
  )
  return { origin, database, secret, pushPort, stop }
}

/** The addresses of `count` databases: the filled one, and copies of it. */
async function databases(filled: string, count: number): Promise<string[]> {
  const client = new pg.Client({ connectionString: filled })
  await client.connect()
  // Journeys share one phone and address.
  await client.query('update cod_rule set max_day_paise = null, max_day_orders = null')
  await client.end()
  const administration = new URL(filled)
  administration.pathname = '/postgres'
  const administrator = new pg.Client({ connectionString: administration.href })
  await administrator.connect()
  const urls = [filled]
  while (urls.length < count) {
    const copy = new URL(filled)
    copy.pathname = `/journeys_${urls.length + 1}`
    await administrator.query(
      `create database ${copy.pathname.slice(1)} template ${filledDatabase} strategy file_copy`,
    )
    urls.push(copy.href)
  }
  await administrator.end()
  return urls
}

/** A shop for each worker: any may get a journey after files of other projects. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const count = Math.min(project.vitest.state.getPaths().length, project.config.maxWorkers)
  const folder = await scratchFolder('upchar-e2e-')
  const postgres = await startFilledPostgres({
    dataDir: folder,
    today: new Date().toISOString().slice(0, 10),
  })
  const started = await Promise.all(
    (await databases(postgres.url, count)).map((database, i) =>
      startShop(database, path.join(folder, `shop-${i + 1}`)),
    ),
  )
  project.provide(
    'shops',
    started.map(({ origin, database, secret, pushPort }) => ({
      origin,
      database,
      secret,
      pushPort,
    })),
  )
  return async () => {
    await Promise.all(started.map(({ stop }) => stop()))
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
