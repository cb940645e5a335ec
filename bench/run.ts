import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { readOptions } from '@upchar/server/options'
import { addition, buy, Buyer, cartPath } from '@upchar/testkit/buyer'
import { loadErrands, loadPaths, loadPosts, timePaths, type Load } from './load.ts'
import { postgresPids, residentMib, withCpu } from './processes.ts'
import { makeScenarios, stockUp } from './scenarios.ts'
import {
  clusterFolder,
  openBenchDatabase,
  startReference,
  startShop,
  type BenchDatabase,
} from './shop.ts'
import { comparePages } from './pages.ts'
import { oversell } from './oversell.ts'

/** Request rates and CPU time per request, as ratios to two references measured in the same run. */
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

async function measure(
  database: BenchDatabase,
  serverPid: number,
  work: string,
  run: () => Promise<Load>,
  bars: { rate?: number; cpu?: number } = {},
): Promise<Row> {
  const cluster = clusterFolder(database.dataDir)
  const { result: load, cpu } = await withCpu(() => [serverPid, ...postgresPids(cluster)], run)
  process.stderr.write(
    `  ${work}: ${load.rate.toFixed(0)}/s, p99 ${load.p99.toFixed(1)} ms${load.failures > 0 ? `, ${load.failures} FAILED` : ''}\n`,
  )
  return {
    work,
    load,
    cpuMs: (cpu * 1000) / Math.max(load.requests, 1),
    rateBar: bars.rate,
    cpuBar: bars.cpu,
  }
}

async function measureBase(): Promise<void> {
  const database = await openBenchDatabase('base', undefined, 54401)
  const scenarios = await makeScenarios(database.db)
  await stockUp(database.db, scenarios.carts)
  const reference = await startReference(database, 34801)
  const get = (origin: string, paths: readonly string[]) => () =>
    loadPaths(origin, paths, { seconds, connections })
  await loadPaths(reference.origin, ['/http', '/pg'], { seconds: 2, connections })
  const refHttp = await measure(
    database,
    reference.pid,
    'ref.http',
    get(reference.origin, ['/http']),
  )
  const refPg = await measure(database, reference.pid, 'ref.pg', get(reference.origin, ['/pg']))

  const shop = await startShop(database, 34802)
  await loadPaths(shop.origin, [...scenarios.listing, ...scenarios.product, ...scenarios.search], {
    seconds: 4,
    connections,
  })
  const rows = [refHttp, refPg]
  rows.push(
    await measure(
      database,
      shop.pid,
      'listing of a category, 24 items',
      get(shop.origin, scenarios.listing),
      { rate: 0.35, cpu: 4 },
    ),
  )
  rows.push(
    await measure(database, shop.pid, 'the same, filtered', get(shop.origin, scenarios.filtered)),
  )
  rows.push(
    await measure(database, shop.pid, 'product', get(shop.origin, scenarios.product), {
      rate: 0.5,
      cpu: 3,
    }),
  )
  rows.push(
    await measure(database, shop.pid, 'text search, 24 items', get(shop.origin, scenarios.search), {
      rate: 0.1,
      cpu: 15,
    }),
  )
  rows.push(await measure(database, shop.pid, 'typeahead', get(shop.origin, scenarios.suggest)))
  const sku = (n: number) => scenarios.carts[n % scenarios.carts.length] ?? ''
  const fill = (time: number) =>
    loadPosts(shop.origin, cartPath, scenarios.carts.map(addition), {
      seconds: time,
      connections: 1,
    })
  await fill(2)
  rows.push(
    await measure(database, shop.pid, 'new cart and one item, 1 connection', () => fill(seconds), {
      rate: 0.1,
      cpu: 12,
    }),
  )
  const buyers = Array.from({ length: 8 }, () => new Buyer(shop.origin))
  const order = (time: number) =>
    loadErrands(
      async (buyer, turn) => {
        const who = buyers[buyer]
        if (who !== undefined) await buy(who, sku(turn * 8 + buyer), randomUUID())
      },
      { seconds: time, buyers: 8 },
    )
  await order(3)
  rows.push(
    await measure(database, shop.pid, 'whole guest checkout, 8 buyers', () => order(seconds), {
      rate: 0.02,
      cpu: 80,
    }),
  )
  const memory = residentMib(shop.pid)

  print('\n| work | requests/s | of ref.http | of ref.pg | CPU ms | × ref.pg | p99 ms | failed |')
  print('|---|---|---|---|---|---|---|---|')
  for (const row of rows) {
    const ofPg = row.load.rate / refPg.load.rate
    const cpu = row.cpuMs / refPg.cpuMs
    print(
      `| ${row.work} | ${row.load.rate.toFixed(0)} | ${(row.load.rate / refHttp.load.rate).toFixed(3)} | ${ofPg.toFixed(3)}${within(ofPg, row.rateBar, 'more')} | ${row.cpuMs.toFixed(3)} | ${cpu.toFixed(1)}${within(cpu, row.cpuBar, 'less')} | ${row.load.p99.toFixed(1)} | ${row.load.failures} |`,
    )
  }
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
  const disk = Number(
    execFileSync('du', ['-sm', path.resolve(import.meta.dirname, '../node_modules')], {
      encoding: 'utf8',
    }).split('\t')[0],
  )
  print(`Dependencies on disk: ${disk} MiB${within(disk, 350, 'less')}`)
  await comparePages(shop, scenarios, seconds)
  for (const buyer of buyers) buyer.close()
  await shop.stop()
  await reference.stop()
  await database.db.$client.end()
  await database.postgres.stop()
}

/** The same URLs at 10,000 and at 1,000,000 variants, with few connections so that p99 measures work, not queueing. */
async function measureGrowth(): Promise<void> {
  const results: { size: number; listing: Load; filtered: Load; search: Load; suggest: Load }[] = []
  for (const [i, size] of [10_000, 1_000_000].entries()) {
    const database = await openBenchDatabase(`v${size}`, size, 54411 + i)
    const scenarios = await makeScenarios(database.db)
    const shop = await startShop(database, 34811 + i, 'api')
    const run = (paths: readonly string[], time: number) =>
      timePaths(shop.origin, paths, { seconds: time, connections: 2 })
    for (const paths of [
      scenarios.listing,
      scenarios.filtered,
      scenarios.search,
      scenarios.suggest,
    ])
      await run(paths, 4)
    results.push({
      size,
      listing: await run(scenarios.listing, seconds),
      filtered: await run(scenarios.filtered, seconds),
      search: await run(scenarios.search, seconds),
      suggest: await run(scenarios.suggest, seconds),
    })
    process.stderr.write(
      `  ${size} variants: memory ${residentMib(shop.pid).toFixed(0)} MiB, first listing after ${(shop.ms / 1000).toFixed(1)} s\n`,
    )
    await shop.stop()
    await database.db.$client.end()
    await database.postgres.stop()
  }
  const [small, large] = results
  if (small === undefined || large === undefined) return
  print('\n| p99 ms | 10,000 variants | 1,000,000 variants | ratio |')
  print('|---|---|---|---|')
  for (const key of ['listing', 'filtered', 'search', 'suggest'] as const) {
    const ratio = large[key].p99 / small[key].p99
    print(
      `| ${key} | ${small[key].p99.toFixed(2)} (p50 ${small[key].p50.toFixed(2)}) | ${large[key].p99.toFixed(2)} (p50 ${large[key].p50.toFixed(2)}) | ${ratio.toFixed(2)}${within(ratio, 2, 'less')} |`,
    )
  }
}

if (values.only === undefined || values.only === 'base') await measureBase()
if (values.growth || values.only === 'growth') await measureGrowth()
process.exit(0)
