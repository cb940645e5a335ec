import { chmod, rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { openDatabase, type Database } from '@upchar/api/platform/db/database'
import { readOptions } from '@upchar/server/options'
import { startEmbeddedPostgres } from '@upchar/server/postgres'
import { copyFilledPostgres, filledDatabase, testDay } from '@upchar/testkit/filled-postgres'
import { freePort } from '@upchar/testkit/free-port'
import { scratchFolder } from '@upchar/testkit/scratch'
import { signInMember } from '@upchar/testkit/staff'
import { startNode } from '@upchar/testkit/start-node'
import { multipartOf } from '@upchar/testkit/uploads'
import { workbookOf } from '@upchar/testkit/workbooks'
import { describeMachine } from './machine.ts'
import { residentMib } from './processes.ts'

/**
 * A workbook through the console's own endpoints (OPS-04): upload, check, import, undo; then once more with the shop killed in the
 * middle of the import. Prints the time and the memory of each; fails when a bar is missed.
 */
const usage = `npm run bench:import -- [--rows N]
  N: rows of the workbook, 20,000 unless given.
`
const { values } = readOptions(usage, {
  options: { rows: { type: 'string', default: '20000' } },
})
const rows = Number(values.rows)
const bars = { seconds: 120, mib: 300 }

type File = Answer<'staffGetCatalogueFile'>['file']
type Shop = Awaited<ReturnType<typeof startShop>>

const print = (text: string) => process.stdout.write(`${text}\n`)

const heading =
  'sku,title,brand,category,class,maker,description,price,mrp,gst_rate,hsn,stock,country_of_origin'
const rowOf = (prefix: string, n: number): string[] => [
  `${prefix}-${n}`,
  `Kidney tray ${n} of stainless steel`,
  `Brand ${n % 200}`,
  `Trays ${n % 40}`,
  'GEN',
  'Tray Works Ltd',
  `A tray of ${n % 90} cm for wards and theatres.`,
  String(100 + (n % 900)),
  String(1200 + (n % 900)),
  '18',
  '73249000',
  String(n % 500),
  'India',
]
const workbook = (prefix: string) =>
  workbookOf({
    sheets: {
      Goods: [heading.split(','), ...Array.from({ length: rows }, (_, n) => rowOf(prefix, n))],
    },
  })

const startShop = async (databaseUrl: string, folder: string) => {
  const origin = `http://127.0.0.1:${await freePort()}`
  const started = await startNode(
    path.resolve(import.meta.dirname, '../server/src/start.ts'),
    ['--role', 'all'],
    {
      NODE_ENV: 'production',
      UPCHAR_ENV: 'development',
      DATABASE_URL: databaseUrl,
      PORT: new URL(origin).port,
      UPCHAR_DATA_DIR: folder,
      RATE_LIMIT_PER_MINUTE: '0',
      LOG_LEVEL: 'error',
      UPCHAR_ORIGIN: origin,
      SANDBOX_COURIER_SECONDS: '86400',
    },
    `${origin}/api/get-data-json?limit=24`,
  )
  return { ...started, origin }
}

const asker = (token: string) => {
  const ask = async (shop: Shop, method: string, at: string, init: RequestInit = {}) => {
    const reply = await fetch(`${shop.origin}/api/staff/catalogue-files${at}`, {
      ...init,
      method,
      headers: { ...init.headers, cookie: `upchar_staff=${token}`, origin: shop.origin },
    })
    if (!reply.ok) throw new Error(`${method} ${at}: ${reply.status} ${await reply.text()}`)
    return ((await reply.json()) as { file: File }).file
  }
  return {
    upload: (shop: Shop, content: Buffer) => {
      const { headers, payload } = multipartOf(content, 'goods.xlsx')
      const body = new Uint8Array(Buffer.from(payload as Buffer))
      return ask(shop, 'POST', '', { headers: headers as Record<string, string>, body })
    },
    press: (shop: Shop, id: string, what: 'import' | 'undo') => ask(shop, 'POST', `/${id}/${what}`),
    see: (shop: Shop, id: string) => ask(shop, 'GET', `/${id}?limit=1`),
  }
}
type Desk = ReturnType<typeof asker>

/** Waits until a file is in a state, and returns the most memory that the shop had meanwhile. */
async function until(desk: Desk, shop: Shop, id: string, state: File['state']): Promise<number> {
  let most = 0
  for (;;) {
    for (let i = 0; i < 5; i++) {
      most = Math.max(most, residentMib(shop.pid))
      await sleep(100)
    }
    const file = await desk.see(shop, id)
    if (file.state === state) return most
    if (file.state === 'failed' || file.state === 'unmapped') throw new Error(file.summary?.failure)
  }
}

let missed = 0
async function measure(name: string, shop: Shop, work: () => Promise<number>): Promise<number> {
  const before = residentMib(shop.pid)
  const began = performance.now()
  const most = await work()
  const seconds = (performance.now() - began) / 1000
  const more = most - before
  const isWithin = more <= bars.mib
  if (!isWithin) missed++
  print(
    `${name.padEnd(22)} ${seconds.toFixed(1).padStart(6)} s   ${before.toFixed(0)} MiB before, ${more.toFixed(0)} MiB more${isWithin ? ' ✓' : ` ✗ (≤ ${bars.mib})`}`,
  )
  return seconds
}

function judge(seconds: number): void {
  const isWithin = seconds <= bars.seconds
  if (!isWithin) missed++
  print(
    `upload, check, import  ${seconds.toFixed(1).padStart(6)} s${isWithin ? ' ✓' : ` ✗ (≤ ${bars.seconds})`}`,
  )
}

/** Every row once: its article, its stock, and one booking of it. */
async function checkOnce(db: Database, prefix: string): Promise<void> {
  const { rows: found } = await db.execute<{ articles: number; wrong: number }>(sql`
    select count(*)::int as articles, (count(*) filter (where stock <> n % 500 or bookings <> (n % 500 > 0)::int))::int as wrong
    from (select split_part(v.sku, '-', 2)::int as n, (select coalesce(sum(on_hand), 0) from lot where offer_id = o.id) as stock,
        (select count(*) from stock_movement m join lot l on l.id = m.lot_id where l.offer_id = o.id) as bookings
      from variant v join offer o on o.variant_id = v.id where v.sku like ${`${prefix}-%`}) a`)
  const { articles = 0, wrong = 0 } = found[0] ?? {}
  const isRight = articles === rows && wrong === 0
  if (!isRight) missed++
  print(`${articles} articles, ${wrong} with another stock or booked twice${isRight ? ' ✓' : ' ✗'}`)
}

async function killedHalfWay(db: Database, shop: Shop, id: string): Promise<void> {
  for (;;) {
    const { rows: found } = await db.execute<{ done: number }>(
      sql`select rows_read as done from catalogue_upload where id = ${id}::uuid and state = 'running'`,
    )
    if ((found[0]?.done ?? 0) >= rows / 2) break
    await sleep(50)
  }
  process.kill(shop.pid, 'SIGKILL')
}

const folder = await scratchFolder('upchar-import-')
// PostgreSQL runs as another user than root.
await chmod(folder, 0o711)
await copyFilledPostgres({ dataDir: folder, today: testDay })
const postgres = await startEmbeddedPostgres({ dataDir: folder, port: 0, database: filledDatabase })
const db = openDatabase(postgres.url, 4)
let shop = await startShop(postgres.url, folder)
try {
  print(`${rows} rows. ${await describeMachine(postgres.url)}`)
  const context = { config: { secret: 'a secret of thirty-two characters' } }
  const clock = { now: () => new Date() }
  const desk = asker((await signInMember({ db, context, clock }, 'catalogue')).token)
  let id = ''
  const uploaded = (prefix: string) => async () => {
    ;({ id } = await desk.upload(shop, workbook(prefix)))
    return until(desk, shop, id, 'checked')
  }
  const pressed = (what: 'import' | 'undo', state: File['state']) => async () => {
    await desk.press(shop, id, what)
    return until(desk, shop, id, state)
  }
  const checking = await measure('upload and check', shop, uploaded('BI'))
  judge(checking + (await measure('import', shop, pressed('import', 'done'))))
  await checkOnce(db, 'BI')
  await measure('undo', shop, pressed('undo', 'undone'))
  await measure('upload and check again', shop, uploaded('BK'))
  await desk.press(shop, id, 'import')
  await killedHalfWay(db, shop, id)
  print('kill -9 in the middle of the import')
  const began = performance.now()
  shop = await startShop(postgres.url, folder)
  await measure('the rest', shop, () => until(desk, shop, id, 'done'))
  print(`done ${((performance.now() - began) / 1000).toFixed(1)} s after the kill`)
  await checkOnce(db, 'BK')
  print(missed === 0 ? 'all within the bars' : `${missed} missed`)
  process.exitCode = missed === 0 ? 0 : 1
} finally {
  await shop.stop()
  await db.$client.end()
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
}
