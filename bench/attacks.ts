import path from 'node:path'
import { sql } from 'drizzle-orm'
import { attacks } from '@upchar/testkit/attacks'
import { openCustomerSession } from '@upchar/testkit/customer-session'
import { startNode } from '@upchar/testkit/start-node'
import { openBenchDatabase, type BenchDatabase } from './shop.ts'

/** `npm run attacks`: sends the hostile uploads and bodies of the tests to a shop in production mode, then all of them at once. */
const [port, watchPort] = [34_821, 34_822]
const origin = `http://127.0.0.1:${port}`
const secret = 'one secret for the shop and for its attacker'
const bars = { blockMs: 100, mib: 300 }

const print = (text: string) => process.stdout.write(`${text}\n`)
const mark = (value: number, bar: number) => `${value.toFixed(0)}${value <= bar ? '' : ' ✗'}`
const watch = async (): Promise<{ blockMs: number; mib: number }> =>
  JSON.parse(await (await fetch(`http://127.0.0.1:${watchPort}`)).text())

async function signIn({ db }: BenchDatabase): Promise<string> {
  const { rows } = await db.execute<{ id: string }>(sql`select id from customer limit 1`)
  const token = await openCustomerSession(
    { db, secret, at: new Date() },
    rows[0]?.id ?? '',
    'Bench',
  )
  return `upchar_access=${token}`
}

type Sent = {
  name: string
  url: string
  headers: Record<string, string>
  body: Uint8Array<ArrayBuffer>
}

async function prepare(cookie: string): Promise<Sent[]> {
  const sent: Sent[] = []
  for (const { name, request } of attacks) {
    const { url, headers, payload } = await request()
    const body = Buffer.isBuffer(payload) ? payload : Buffer.from(String(payload))
    const given = Object.entries(headers ?? {}).map(([key, value]) => [key, String(value)])
    sent.push({
      name,
      url: String(url),
      headers: { ...Object.fromEntries(given), cookie, origin },
      body: new Uint8Array(body),
    })
  }
  return sent
}

const send = ({ url, headers, body }: Sent): Promise<number> =>
  fetch(`${origin}${url}`, { method: 'POST', headers, body, redirect: 'manual' }).then(
    async (reply) => {
      await reply.arrayBuffer()
      return reply.status
    },
    // A refusal closes the connection while the body is still being sent.
    () => 0,
  )

const database = await openBenchDatabase('base', undefined, 54_421)
const cookie = await signIn(database)
const shop = await startNode(
  path.join(import.meta.dirname, 'watched-shop.ts'),
  [],
  {
    NODE_ENV: 'production',
    UPCHAR_ENV: 'development',
    UPCHAR_SECRET: secret,
    DATABASE_URL: database.postgres.url,
    PORT: String(port),
    WATCH_PORT: String(watchPort),
    UPCHAR_DATA_DIR: database.dataDir,
    UPCHAR_ORIGIN: origin,
    RATE_LIMIT_PER_MINUTE: '0',
    LOG_LEVEL: 'error',
  },
  `${origin}/api/get-data-json?limit=24`,
)
const requests = await prepare(cookie)
// The first upload loads the libraries.
for (const one of requests.slice(-3)) await send(one)
const idle = await watch()
print(
  `Before: ${idle.mib.toFixed(0)} MiB\n\n| attack | answer | ms | longest block, ms | memory, MiB |\n|---|---|---|---|---|`,
)
const worst = { blockMs: 0, mib: 0 }
for (const one of requests) {
  const began = performance.now()
  const status = await send(one)
  const ms = performance.now() - began
  const { blockMs, mib } = await watch()
  worst.blockMs = Math.max(worst.blockMs, blockMs)
  worst.mib = Math.max(worst.mib, mib)
  print(
    `| ${one.name} | ${status} | ${ms.toFixed(0)} | ${mark(blockMs, bars.blockMs)} | ${mark(mib, bars.mib)} |`,
  )
}
print(
  `\nOne by one: ${requests.length} attacks, longest block ${mark(worst.blockMs, bars.blockMs)} ms (≤ ${bars.blockMs}), memory ${mark(worst.mib, bars.mib)} MiB (≤ ${bars.mib})`,
)
const statuses = await Promise.all(requests.map(send))
const together = await watch()
print(
  `All at once: longest block ${together.blockMs.toFixed(0)} ms, memory ${together.mib.toFixed(0)} MiB, ${statuses.filter((status) => status >= 500 && status !== 503).length} failures, ${statuses.filter((status) => status === 503).length} told to come back`,
)
await shop.stop()
await database.db.execute(sql`delete from customer_session where device = 'Bench'`)
await database.db.$client.end()
await database.postgres.stop()
process.exit(0)
