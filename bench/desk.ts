import { chmod, rm } from 'node:fs/promises'
import type { QueryInput } from '@upchar/contract/schema/endpoints'
import { createServer, mountApi } from '@upchar/api/app'
import { parseConfig } from '@upchar/api/platform/config'
import { openLog } from '@upchar/api/platform/log'
import { readOptions } from '@upchar/server/options'
import { startEmbeddedPostgres } from '@upchar/server/postgres'
import { openContext } from '@upchar/server/processes'
import { copyFilledPostgres, filledDatabase, testDay } from '@upchar/testkit/filled-postgres'
import { scratchFolder } from '@upchar/testkit/scratch'
import { signInMember } from '@upchar/testkit/staff'
import { describeMachine } from './machine.ts'
import { insertOrders } from './many-orders.ts'

/**
 * The orders desk at size (OPS-01): the p99 of each work with many orders against that with few, over HTTP, one request at a
 * time and in turns, so that both meet the same minutes of the machine.
 */
const usage = `npm run bench:desk -- [--many N] [--times N] [--only TEXT]
  N: orders of the large shop, 1,000,000 unless given; requests of each work, 200. TEXT: only works with it in their name.
`
const { values } = readOptions(usage, {
  options: {
    many: { type: 'string', default: '1000000' },
    times: { type: 'string', default: '200' },
    only: { type: 'string', default: '' },
  },
})
const few = 10_000
const times = Number(values.times)
const bar = 2

type Asked = QueryInput<'staffListOrders'>
type Shop = {
  orders: number
  databaseUrl: string
  list(query: Asked): Promise<Page>
  stop(): Promise<void>
}
type Page = { orders: unknown[]; older: string | null }

const print = (text: string) => process.stdout.write(`${text}\n`)

async function openShop(orders: number): Promise<Shop> {
  const folder = await scratchFolder('upchar-desk-')
  // PostgreSQL runs as another user than root.
  await chmod(folder, 0o711)
  await copyFilledPostgres({ dataDir: folder, today: testDay })
  const postgres = await startEmbeddedPostgres({
    dataDir: folder,
    port: 0,
    database: filledDatabase,
  })
  const config = parseConfig(
    { UPCHAR_ENV: 'test', UPCHAR_DATA_DIR: folder, RATE_LIMIT_PER_MINUTE: '0' },
    'a secret of thirty-two characters',
  )
  if (!config.ok) throw new Error(config.error.join('; '))
  const { context, stop } = await openContext(config.value, postgres.url, openLog('error'))
  const began = performance.now()
  await insertOrders(postgres.url, orders)
  print(`${orders} orders made in ${Math.round((performance.now() - began) / 1000)} s`)
  const { token } = await signInMember({ db: context.db, context, clock: context.clock }, 'support')
  const app = createServer(config.value)
  await mountApi(app, context)
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  const list: Shop['list'] = async (query) => {
    const address = new URL('/api/staff/orders', origin)
    for (const [key, value] of Object.entries(query)) address.searchParams.set(key, String(value))
    const reply = await fetch(address, { headers: { cookie: `upchar_staff=${token}` } })
    if (!reply.ok) throw new Error(`${reply.status}: ${await reply.text()}`)
    return (await reply.json()) as Page
  }
  return {
    orders,
    databaseUrl: postgres.url,
    list,
    stop: async () => {
      await app.close()
      await stop()
      await postgres.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

const year = 26
const numberOf = (n: number) =>
  `UP-${year}${String(n % 365).padStart(4, '0')}-${n.toString(16).padStart(5, '0')}`
const phoneOf = (n: number) => String(7_000_000_000 + n * 31)
const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10)

/** What is asked for an order `n` of the shop. */
const works: Record<string, (n: number, shop: Shop) => Asked | Promise<Asked>> = {
  open: () => ({}),
  'next page, anywhere': (n) => ({
    after: `${Date.now() - n * 300_000}.00000000-0000-4000-8000-000000000000`,
  }),
  'next page of a state': async (_, shop) => ({
    state: 'delivered',
    after: (await shop.list({ state: 'delivered' })).older ?? '',
  }),
  'by number': (n) => ({ q: numberOf(n) }),
  'by whole phone': (n) => ({ q: phoneOf(n) }),
  'by the end of a phone': (n) => ({ q: phoneOf(n).slice(-6) }),
  'by email': (n) => ({ q: `buyer${n}@ward${n % 5000}.example` }),
  'by GSTIN': (n) => ({ q: `27AAPFU${String((n * 5) % 10_000).padStart(4, '0')}F1ZV` }),
  'by name': () => ({ q: 'meera rao' }),
  'by a letter': () => ({ q: 'a' }),
  'by SKU': (n) => ({ q: `SKU-${n % few}` }),
  'by popular SKU': () => ({ q: 'POPULAR-1' }),
  'by AWB': (n) => ({ q: `AWB${n}` }),
  'by nothing there is': (n) => ({ q: `zzzz${n}` }),
  'rare state': () => ({ state: 'rto' }),
  'usual state': () => ({ state: 'delivered' }),
  'needs a courier': () => ({ state: 'unbooked' }),
  late: () => ({ promised: 'late' }),
  'due today': () => ({ promised: 'today' }),
  'promised days': (n) => ({ promised_from: day(n % 30), promised_to: day(n % 30) }),
  warehouse: () => ({ warehouse: 1 }),
  seller: () => ({ seller: 1 }),
  'cash due': () => ({ paid: 'due' }),
  paid: () => ({ paid: 'paid' }),
  'cold chain': () => ({ cold: 'yes' }),
  licence: () => ({ licence: 'MD-42' }),
  'rare value': () => ({ value_from: 50_099 }),
  'usual value': () => ({ value_from: 1000, value_to: 20_000 }),
  'placed on a day': (n) => ({ from: day(n % 30), to: day(n % 30) }),
  'name in a rare state': () => ({ q: 'meera', state: 'rto' }),
  'late of a seller, cold': () => ({ promised: 'late', seller: 1, cold: 'yes' }),
  'cold on a licence': () => ({ cold: 'yes', licence: 'MD-42' }),
}

const percentile = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0

/** Times of the same requests in both shops, in turns. */
async function timesOf(shops: readonly Shop[], make: (typeof works)[string]) {
  const taken = shops.map((): number[] => [])
  for (let i = -10; i < times; i++)
    for (const [at, shop] of shops.entries()) {
      // Orders all over the shop, the same ones in each run.
      const query = await make(1 + ((Math.abs(i) * 7919) % shop.orders), shop)
      const began = performance.now()
      await shop.list(query)
      if (i >= 0) taken[at]?.push(performance.now() - began)
    }
  return taken.map((one) => one.toSorted((a, b) => a - b))
}

print(`Orders desk: ${few} against ${values.many} orders, ${times} requests of each work`)
const shops = [await openShop(few), await openShop(Number(values.many))]
print(await describeMachine(shops[0]?.databaseUrl ?? ''))
let missed = 0
try {
  for (const [name, make] of Object.entries(works)) {
    if (!name.includes(values.only)) continue
    const [small = [], large = []] = await timesOf(shops, make)
    const [before, after] = [percentile(small, 0.99), percentile(large, 0.99)]
    const isWithin = after < bar * before
    if (!isWithin) missed += 1
    print(
      `${name.padEnd(26)} p50 ${percentile(small, 0.5).toFixed(1).padStart(6)} → ${percentile(large, 0.5).toFixed(1).padStart(6)} ms` +
        `  p99 ${before.toFixed(1).padStart(6)} → ${after.toFixed(1).padStart(6)} ms` +
        `  × ${(after / before).toFixed(2)}${isWithin ? ' ✓' : ` ✗ (< ${bar})`}`,
    )
  }
  print(missed === 0 ? 'all within the bar' : `${missed} beyond the bar`)
} finally {
  for (const shop of shops) await shop.stop()
}
