import { execFileSync } from 'node:child_process'
import { chmod, mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { openDatabase, type Database } from '@upchar/api/platform/db/database'
import { findRunningPostgres } from '@upchar/server/postgres'
import { freePort } from '@upchar/testkit/free-port'
import { copyFilledPostgres, testDay } from '@upchar/testkit/filled-postgres'
import { brokenLedgers } from '@upchar/testkit/ledger-check'
import {
  freezePostgres,
  killPostgres,
  measureOutage,
  plentifulSkus,
  startLoad,
  type Load,
  type Outage,
} from '@upchar/testkit/outage'
import { startNode } from '@upchar/testkit/start-node'

/**
 * `npm run outage`: the whole shop under load while its PostgreSQL is killed ten times, frozen once and runs out of
 * disk once. Prints how long each took and what visitors saw; fails when a bar is missed. Linux, as root for the disk.
 */
const kills = 10
const mostMs = 10_000
const diskMib = 1500
const fullForMs = 6000

const say = (text: string) => process.stdout.write(`${text}\n`)

/** A disk of its own, in memory, that can be filled; undefined where mounting isn't permitted. */
function mountDisk(folder: string): (() => void) | undefined {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${diskMib}m,mode=0711`, 'tmpfs', folder], {
      stdio: 'ignore',
    })
  } catch {
    return undefined
  }
  return () => void execFileSync('umount', ['-l', folder], { stdio: 'ignore' })
}

/** Fills the disk, keeps it full for a while and frees it. Returns when it was free again. */
async function fillDisk(folder: string): Promise<number> {
  const ballast = path.join(folder, 'ballast')
  const file = await open(ballast, 'w')
  const chunk = Buffer.alloc(1 << 20)
  try {
    const until = performance.now() + fullForMs
    while (performance.now() < until) {
      await file.write(chunk).catch(() => sleep(20))
    }
  } finally {
    await file.close()
    await rm(ballast)
  }
  return performance.now()
}

const causes = (folder: string, disk: boolean): [string, () => Promise<number> | void][] => {
  const cluster = path.join(folder, 'postgres')
  return [
    ...Array.from({ length: kills }, (_, n): [string, () => void] => [
      `kill -9, ${n + 1}`,
      () => killPostgres(cluster),
    ]),
    ['SIGSTOP', () => freezePostgres(cluster)],
    ...(disk ? ([['disk full', () => fillDisk(folder)]] as [string, () => Promise<number>][]) : []),
  ]
}

const line = ({ event, backMs, codes }: Outage): string =>
  `${event.padEnd(12)} back after ${(backMs / 1000).toFixed(2).padStart(6)} s   ${Object.entries(
    codes,
  )
    .map(([code, count]) => `${code} × ${count}`)
    .join(', ')}`

/** Lets the reconciler settle everything; the rules that are broken afterwards. */
async function settledLedgers(db: Database): Promise<{ rule: string; count: number }[]> {
  await db.execute(
    sql`update payment_order set created_at = created_at - interval '1 hour', updated_at = updated_at - interval '1 hour'`,
  )
  await db.execute(sql`update payment set updated_at = updated_at - interval '1 hour'`)
  await db.execute(sql`select graphile_worker.add_job('reconcile-payments', '{}'::json)`)
  for (let waited = 0; waited < 60; waited++) {
    if ((await brokenLedgers(db)).length === 0) break
    await sleep(500)
  }
  return brokenLedgers(db)
}

async function measure(folder: string, disk: boolean, load: Load): Promise<Outage[]> {
  const outages: Outage[] = []
  for (const [event, cause] of causes(folder, disk)) {
    const outage = await measureOutage(load, event, cause)
    say(line(outage))
    outages.push(outage)
    if (!Number.isFinite(outage.backMs)) break
  }
  return outages
}

async function run(folder: string, disk: boolean): Promise<string[]> {
  await copyFilledPostgres({ dataDir: folder, today: testDay })
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const shop = await startNode(
    path.resolve(import.meta.dirname, '../server/src/start.ts'),
    [],
    {
      NODE_ENV: 'production',
      UPCHAR_ENV: 'development',
      UPCHAR_DATA_DIR: folder,
      DATABASE_PORT: String(await freePort()),
      PORT: String(port),
      UPCHAR_ORIGIN: origin,
      RATE_LIMIT_PER_MINUTE: '0',
      LOG_LEVEL: 'fatal',
      SANDBOX_COURIER_SECONDS: '86400',
    },
    `${origin}/health/ready`,
  )
  const url = await findRunningPostgres(folder, 'upchar')
  if (url === undefined) throw new Error('the shop has no database')
  const db = openDatabase(url, 4)
  try {
    const load = startLoad(origin, await plentifulSkus(db, 40), {
      buyers: 8,
      paths: ['/api/get-data-json?limit=24', '/api/search/suggest?text=glove', '/shop', '/offers'],
    })
    await sleep(3000)
    const outages = await measure(folder, disk, load)
    await load.stop()
    const broken = await settledLedgers(db)
    const { rows } = await db.execute<{ orders: number }>(
      sql`select count(*)::int as orders from "order"`,
    )
    say(`${rows[0]?.orders ?? 0} orders placed, ${load.answers.length} answers`)
    return [
      ...outages
        .filter(({ backMs }) => backMs > mostMs)
        .map(({ event }) => `${event}: not back within ${mostMs / 1000} s`),
      ...outages
        .filter(({ codes }) =>
          Object.keys(codes).some((code) => code === '0' || /^5(?!03)/.test(code)),
        )
        .map(({ event }) => `${event}: answered otherwise than with 503`),
      ...broken.map(({ rule, count }) => `${rule}: ${count}`),
    ]
  } finally {
    await db.$client.end()
    await shop.stop()
  }
}

const folder = await mkdtemp(path.join(tmpdir(), 'upchar-outage-'))
await chmod(folder, 0o711)
const unmount = mountDisk(folder)
if (unmount === undefined) say('No disk can be mounted here: the full disk is left out.')
try {
  const missed = await run(folder, unmount !== undefined)
  for (const one of missed) say(`MISSED ${one}`)
  process.exitCode = missed.length === 0 ? 0 : 1
} finally {
  unmount?.()
  await rm(folder, { recursive: true, force: true })
}
