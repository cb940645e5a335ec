import { cpus, loadavg } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { attacks } from '@upchar/testkit/attacks'
import { openCustomerSession } from '@upchar/testkit/customer-session'
import { startNode } from '@upchar/testkit/start-node'
import { childrenOf, proportionalMib } from './processes.ts'
import { openBenchDatabase, type BenchDatabase } from './shop.ts'

/** `npm run attacks`: sends the hostile uploads and bodies of the tests to a shop in production mode, then all of them at once. */
const [port, watchPort] = [34_821, 34_822]
const origin = `http://127.0.0.1:${port}`
const secret = 'one secret for the shop and for its attacker'
const bars = { blockMs: 100, mib: 300 }

const print = (text: string) => process.stdout.write(`${text}\n`)
const mark = (value: number, bar: number) => `${value.toFixed(0)}${value <= bar ? '' : ' ✗'}`
/** `ownMs`: what the shop's main thread computed in a block; the judges are processes of their own. */
type Watched = { blockMs: number; ownMs: number; shopMib: number; judgesMib: number }
const noMemory = { shopMib: 0, judgesMib: 0 }
let memory = noMemory
/** Reading a process's memory takes its time: it happens here, not in the shop that is being measured. */
async function weigh(pid: number): Promise<void> {
  const judges = await Promise.all((await childrenOf(pid)).map(proportionalMib))
  const sum = judges.reduce((all, mib) => all + mib, 0)
  memory = {
    shopMib: Math.max(memory.shopMib, await proportionalMib(pid)),
    judgesMib: Math.max(memory.judgesMib, sum),
  }
}
async function watch(): Promise<Watched> {
  const seen = JSON.parse(await (await fetch(`http://127.0.0.1:${watchPort}`)).text())
  const weighed = memory
  memory = noMemory
  return { ...seen, ...weighed }
}

/** The catalogue alone has no customers: the attacker is one of its own. */
const attacker = 'bench-attacker'

async function signIn({ db }: BenchDatabase): Promise<string> {
  const at = new Date()
  await db.execute(sql`insert into customer (id, email, created_at, updated_at)
    values (${attacker}, 'attacker@bench.example', ${at.toISOString()}, ${at.toISOString()}) on conflict (id) do nothing`)
  return `upchar_access=${await openCustomerSession({ db, secret, at }, attacker, 'Bench')}`
}

type Sent = {
  name: string
  /** What the API must answer. */
  status: number
  url: string
  headers: Record<string, string>
  body: Uint8Array<ArrayBuffer>
}

async function prepare(cookie: string): Promise<Sent[]> {
  const sent: Sent[] = []
  for (const { name, request, answer } of attacks) {
    const { url, headers, payload } = await request()
    const body = Buffer.isBuffer(payload) ? payload : Buffer.from(String(payload))
    const given = Object.entries(headers ?? {}).map(([key, value]) => [key, String(value)])
    sent.push({
      name,
      status: answer === 'ok' ? 200 : answer.status,
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
const weighing = setInterval(() => void weigh(shop.pid), 25)
const requests = await prepare(cookie)
// The first upload loads the libraries.
for (const one of requests.slice(-3)) await send(one)
const idle = await watch()
const load = () => loadavg()[0]?.toFixed(1)
print(
  `Before: shop ${idle.shopMib.toFixed(0)} MiB; load ${load()} on ${cpus().length} processors. Own: what the shop computed in a block; the rest it waited for a processor.\n\n| attack | answer | ms | longest block, ms | own | shop, MiB | judges, MiB |\n|---|---|---|---|---|---|---|`,
)
const worst: Watched = { blockMs: 0, ownMs: 0, shopMib: 0, judgesMib: 0 }
let unexpected = 0
for (const one of requests) {
  const began = performance.now()
  const status = await send(one)
  const ms = performance.now() - began
  const seen = await watch()
  for (const key of ['blockMs', 'ownMs', 'shopMib', 'judgesMib'] as const)
    worst[key] = Math.max(worst[key], seen[key])
  // A refusal may close the connection while the body is still being sent: 0.
  const fits = status === 0 ? one.status !== 200 : status === one.status
  if (!fits) unexpected++
  print(
    `| ${one.name} | ${status}${fits ? '' : ` ✗ ${one.status}`} | ${ms.toFixed(0)} | ${mark(seen.blockMs, bars.blockMs)} | ${mark(seen.ownMs, bars.blockMs)} | ${seen.shopMib.toFixed(0)} | ${mark(seen.judgesMib, bars.mib)} |`,
  )
}
const summary = (name: string, { blockMs, ownMs, shopMib, judgesMib }: Watched) =>
  `${name}: longest block ${mark(blockMs, bars.blockMs)} ms, own ${mark(ownMs, bars.blockMs)} ms (≤ ${bars.blockMs}); judges ${mark(judgesMib, bars.mib)} MiB (≤ ${bars.mib}), shop ${shopMib.toFixed(0)} MiB; load ${load()}`
print(
  `\n${summary(`One by one, ${requests.length} attacks`, worst)}, ${unexpected} unexpected answers`,
)
const statuses = await Promise.all(requests.map(send))
print(
  `${summary('All at once', await watch())}, ${statuses.filter((status) => status >= 500 && status !== 503).length} failures, ${statuses.filter((status) => status === 503).length} told to come back`,
)
clearInterval(weighing)
await shop.stop()
await database.db.execute(sql`delete from customer_session where device = 'Bench'`)
await database.db.$client.end()
await database.postgres.stop()
process.exit(0)
