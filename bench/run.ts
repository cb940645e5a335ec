import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { readOptions } from '@upchar/server/options'
import { addition, buy, Buyer, cartPath } from '@upchar/testkit/buyer'
import { loadTasks, loadPaths, loadPosts, timePaths, type Load } from './load.ts'
import { describeMachine } from './machine.ts'
import { postgresPids, residentMib, withCpu } from './processes.ts'
import { makeScenarios, stockUp, type Scenarios } from './scenarios.ts'
import {
  clusterFolder,
  openBenchDatabase,
  startReference,
  startShop,
  type BenchDatabase,
} from './shop.ts'
import { comparePages } from './pages.ts'
import { oversell } from './oversell.ts'

/**
 * Request rates and CPU time per request, as ratios to two references: `ref.http` once, `ref.pg` again right before each
 * work. On shared machines the same work takes up to twice as much CPU some minutes later; a reference of the run's first
 * minute then makes a slow machine look like a slow shop.
 */
const usage = `npm run bench -- [--seconds N] [--growth] [--only NAME]
  N: seconds of a measurement, 8 unless given. --growth adds 10,000 against 1,000,000 variants. NAME: base or growth alone.
`
const { values } = readOptions(usage, {
  options: {
    seconds: { type: 'string', default: '8' },
    growth: { type: 'boolean', default: false },
    only: { type: 'string' },
  },
})
const seconds = Number(values.seconds)
const connections = 16

type Row = {
  work: string
  load: Load
  cpuMs: number
  /** `ref.pg` right before; undefined for the references themselves. */
  beside?: Row
  /** Written to PostgreSQL's log for each request, by whatever ran meanwhile. */
  walBytes: number
  rateBar: number | undefined
  cpuBar: number | undefined
}

const print = (text = '') => process.stdout.write(`${text}\n`)
const within = (value: number, bar: number | undefined, better: 'more' | 'less') =>
  bar === undefined
    ? ''
    : (better === 'more' ? value >= bar : value <= bar)
      ? ' ✓'
      : ` ✗ (${better === 'more' ? '≥' : '≤'} ${bar})`

async function walPosition({ db }: BenchDatabase): Promise<number> {
  const { rows } = await db.execute<{ bytes: number }>(
    sql`select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::float8 as bytes`,
  )
  return rows[0]?.bytes ?? 0
}

async function measure(
  database: BenchDatabase,
  serverPid: number,
  work: string,
  run: () => Promise<Load>,
  bars: { rate?: number; cpu?: number } = {},
): Promise<Row> {
  const cluster = clusterFolder(database.dataDir)
  const before = await walPosition(database)
  const { result: load, cpu } = await withCpu(() => [serverPid, ...postgresPids(cluster)], run)
  process.stderr.write(
    `  ${work}: ${load.rate.toFixed(0)}/s, p99 ${load.p99.toFixed(1)} ms${load.failures > 0 ? `, ${load.failures} FAILED` : ''}\n`,
  )
  return {
    work,
    load,
    cpuMs: (cpu * 1000) / Math.max(load.requests, 1),
    walBytes: ((await walPosition(database)) - before) / Math.max(load.requests, 1),
    rateBar: bars.rate,
    cpuBar: bars.cpu,
  }
}

type Measure = (
  work: string,
  run: () => Promise<Load>,
  bars?: { rate?: number; cpu?: number },
) => Promise<Row>

const measureWith =
  (database: BenchDatabase, serverPid: number): Measure =>
  (work, run, bars) =>
    measure(database, serverPid, work, run, bars)

/** Measures a work after the reference. */
const measureBeside =
  (measureWork: Measure, measureReference: () => Promise<Row>): Measure =>
  async (work, run, bars) => {
    const beside = await measureReference()
    return { ...(await measureWork(work, run, bars)), beside }
  }

const getting = (origin: string, paths: readonly string[]) => () =>
  loadPaths(origin, paths, { seconds, connections })

async function measureReads(
  shopRow: Measure,
  origin: string,
  { listing, filtered, product, search, suggest }: Scenarios,
): Promise<Row[]> {
  await loadPaths(origin, [...listing, ...product, ...search], { seconds: 4, connections })
  return [
    await shopRow('listing of a category, 24 items', getting(origin, listing), {
      rate: 0.35,
      cpu: 4,
    }),
    await shopRow('the same, filtered', getting(origin, filtered)),
    await shopRow('product', getting(origin, product), { rate: 0.5, cpu: 3 }),
    await shopRow('text search, 24 items', getting(origin, search), { rate: 0.1, cpu: 15 }),
    await shopRow('typeahead', getting(origin, suggest)),
  ]
}

async function measureWrites(
  shopRow: Measure,
  origin: string,
  { carts }: Scenarios,
): Promise<Row[]> {
  const fill = (time: number) =>
    loadPosts(origin, cartPath, carts.map(addition), { seconds: time, connections: 1 })
  await fill(2)
  const cart = await shopRow('new cart and one item, 1 connection', () => fill(seconds), {
    rate: 0.1,
    cpu: 12,
  })
  const buyers = Array.from({ length: 8 }, () => new Buyer(origin))
  const order = (time: number) =>
    loadTasks(
      async (number, turn) => {
        const buyer = buyers[number]
        const sku = carts[(turn * 8 + number) % carts.length] ?? ''
        if (buyer !== undefined) await buy(buyer, sku, randomUUID())
      },
      { seconds: time, buyers: 8 },
    )
  await order(3)
  const checkout = await shopRow('whole guest checkout, 8 buyers', () => order(seconds), {
    rate: 0.02,
    cpu: 80,
  })
  for (const buyer of buyers) buyer.close()
  return [cart, checkout]
}

function printRates(rows: readonly Row[], refHttp: Row, refPg: Row): void {
  print(
    '\n| work | requests/s | of ref.http | ref.pg beside | of ref.pg | CPU ms | × ref.pg | log kB | p99 ms | failed |',
  )
  print('|---|---|---|---|---|---|---|---|---|---|')
  for (const row of [refHttp, refPg, ...rows]) {
    const { work, load, cpuMs, walBytes, rateBar, cpuBar, beside = refPg } = row
    const ofPg = load.rate / beside.load.rate
    const cpu = cpuMs / beside.cpuMs
    print(
      `| ${work} | ${load.rate.toFixed(0)} | ${(load.rate / refHttp.load.rate).toFixed(3)} | ${beside.load.rate.toFixed(0)} | ${ofPg.toFixed(3)}${within(ofPg, rateBar, 'more')} | ${cpuMs.toFixed(3)} | ${cpu.toFixed(1)}${within(cpu, cpuBar, 'less')} | ${(walBytes / 1024).toFixed(1)} | ${load.p99.toFixed(1)} | ${load.failures} |`,
    )
  }
}

function diskMib(folder: string): number {
  // Without the caches of compilers and tests that lie in it.
  const sizes = execFileSync(
    'du',
    ['-sm', '--exclude=.*cache', '--exclude=.vite*', path.resolve(import.meta.dirname, folder)],
    { encoding: 'utf8' },
  )
  return Number(sizes.split('\t')[0])
}

async function printFacts(
  database: BenchDatabase,
  shop: { origin: string; ms: number },
  memory: number,
): Promise<void> {
  const sold = await oversell(database.db, shop.origin)
  print(
    `\nOversold: stock ${sold.stock}, ${sold.buyers} buyers at once: ${sold.placed} sold, ${sold.refused} clear refusals, ${sold.seconds.toFixed(2)} s${within(sold.placed, sold.stock, 'less')}`,
  )
  print(
    `Start to first listing, PostgreSQL running: ${(shop.ms / 1000).toFixed(2)} s${within(shop.ms / 1000, 2, 'less')}`,
  )
  print(
    `Memory after load, API and web in one process: ${memory.toFixed(0)} MiB${within(memory, 300, 'less')}`,
  )
  const disk = diskMib('../node_modules')
  print(`Dependencies on disk: ${disk} MiB${within(disk, 350, 'less')}`)
}

async function measureBase(): Promise<void> {
  const database = await openBenchDatabase('base', undefined, 54401)
  const scenarios = await makeScenarios(database.db)
  await stockUp(database.db, scenarios.carts)
  const reference = await startReference(database, 34801)
  const referenceRow = measureWith(database, reference.pid)
  await loadPaths(reference.origin, ['/http', '/pg'], { seconds: 2, connections })
  const refHttp = await referenceRow('ref.http', getting(reference.origin, ['/http']))
  const refPg = await referenceRow('ref.pg', getting(reference.origin, ['/pg']))
  const serial = await referenceRow('ref.pg, 1 connection', () =>
    loadPaths(reference.origin, ['/pg'], { seconds, connections: 1 }),
  )
  const machine = await describeMachine(database.postgres.url)

  // What is timed below is a start, not the build of the pages that the first one brings.
  execFileSync(process.execPath, [path.resolve(import.meta.dirname, '../server/src/build.ts')])
  const shop = await startShop(database, 34802)
  const shopRow = measureBeside(measureWith(database, shop.pid), () =>
    referenceRow('ref.pg beside it', () =>
      loadPaths(reference.origin, ['/pg'], { seconds: Math.min(seconds, 3), connections }),
    ),
  )
  const rows = [
    serial,
    ...(await measureReads(shopRow, shop.origin, scenarios)),
    ...(await measureWrites(shopRow, shop.origin, scenarios)),
  ]
  const memory = residentMib(shop.pid)
  printRates(rows, refHttp, refPg)
  print(`\n${machine}`)
  await printFacts(database, shop, memory)
  await comparePages(shop, scenarios, seconds)
  await shop.stop()
  await reference.stop()
  await database.db.$client.end()
  await database.postgres.stop()
}

const grown = ['listing', 'filtered', 'search', 'suggest'] as const
type Growth = Record<(typeof grown)[number], Load>

async function measureSize(size: number, port: number): Promise<Growth> {
  const database = await openBenchDatabase(`v${size}`, size, port)
  const scenarios = await makeScenarios(database.db)
  const shop = await startShop(database, port - 19_600, 'api')
  const run = (key: (typeof grown)[number], time: number) =>
    timePaths(shop.origin, scenarios[key], { seconds: time, connections: 2 })
  for (const key of grown) await run(key, 4)
  const growth = {
    listing: await run('listing', seconds),
    filtered: await run('filtered', seconds),
    search: await run('search', seconds),
    suggest: await run('suggest', seconds),
  }
  process.stderr.write(
    `  ${size} variants: memory ${residentMib(shop.pid).toFixed(0)} MiB, first listing after ${(shop.ms / 1000).toFixed(1)} s\n`,
  )
  await shop.stop()
  await database.db.$client.end()
  await database.postgres.stop()
  return growth
}

/** The same URLs at 10,000 and at 1,000,000 variants, with few connections so that p99 measures work, not queueing. */
async function measureGrowth(): Promise<void> {
  const small = await measureSize(10_000, 54411)
  const large = await measureSize(1_000_000, 54412)
  print('\n| p99 ms | 10,000 variants | 1,000,000 variants | ratio |')
  print('|---|---|---|---|')
  for (const key of grown) {
    const ratio = large[key].p99 / small[key].p99
    print(
      `| ${key} | ${small[key].p99.toFixed(2)} (p50 ${small[key].p50.toFixed(2)}) | ${large[key].p99.toFixed(2)} (p50 ${large[key].p50.toFixed(2)}) | ${ratio.toFixed(2)}${within(ratio, 2, 'less')} |`,
    )
  }
}

if (values.only === undefined || values.only === 'base') await measureBase()
if (values.growth || values.only === 'growth') await measureGrowth()
process.exit(0)
