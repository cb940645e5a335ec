import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { openDatabase } from '@upchar/api/platform/db/database'
import { sql } from 'drizzle-orm'
import type { TestProject } from 'vitest/node'
import { startFilledPostgres } from '@upchar/testkit/filled-postgres'
import { freePort } from '@upchar/testkit/free-port'
import { scratchFolder } from '@upchar/testkit/scratch'
import { startNode } from '@upchar/testkit/start-node'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the running shop. */
    shopOrigin: string
    /** Its database, for what a buyer can't see. */
    shopDatabase: string
    /** Its secret, for expired tokens. */
    shopSecret: string
  }
}

type Shop = { origin: string; database: string; secret: string; stop(): Promise<void> }

/** The whole shop as `npm start` runs it, with its own database and a fast courier. */
async function startShop(): Promise<Shop> {
  const folder = await scratchFolder('upchar-e2e-')
  const postgres = await startFilledPostgres({
    dataDir: folder,
    today: new Date().toISOString().slice(0, 10),
  })
  // Journeys share one phone and address.
  const db = openDatabase(postgres.url, 1)
  await db.execute(sql`update cod_rule set max_day_paise = null, max_day_orders = null`)
  await db.$client.end()
  const secret = randomBytes(32).toString('hex')
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const shop = await startNode(
    path.resolve(import.meta.dirname, '../server/src/start.ts'),
    [],
    {
      NODE_ENV: 'production',
      UPCHAR_SECRET: secret,
      DATABASE_URL: postgres.url,
      PORT: String(port),
      UPCHAR_ORIGIN: origin,
      UPCHAR_DATA_DIR: folder,
      RATE_LIMIT_PER_MINUTE: '0',
      // Journeys leave goods unpacked: a courier in a hurry would pack what a buyer is about to cancel.
      SANDBOX_COURIER_SECONDS: '3600',
      LOG_LEVEL: 'error',
    },
    `${origin}/health`,
  )
  return {
    origin,
    database: postgres.url,
    secret,
    stop: async () => {
      await shop.stop()
      await postgres.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

declare global {
  /** Both projects of journeys use one shop, one after the other; each loads this module for itself. */
  var upcharShop: { shop: Promise<Shop>; users: number } | undefined
}

export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const shared = (globalThis.upcharShop ??= { shop: startShop(), users: 0 })
  shared.users += 1
  const { origin, database, secret, stop } = await shared.shop
  project.provide('shopOrigin', origin)
  project.provide('shopDatabase', database)
  project.provide('shopSecret', secret)
  return async () => {
    shared.users -= 1
    if (shared.users === 0) await stop()
  }
}
