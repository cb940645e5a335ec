import { chmod, rm } from 'node:fs/promises'
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { createServer, mountApi } from '@upchar/api/app'
import { announceChange } from '@upchar/api/platform/db/changes'
import { parseConfig } from '@upchar/api/platform/config'
import type { Database } from '@upchar/api/platform/db/database'
import { openLog } from '@upchar/api/platform/log'
import { startEmbeddedPostgres } from '@upchar/server/postgres'
import { openContext } from '@upchar/server/processes'
import { Buyer, textAt } from '@upchar/testkit/buyer'
import { copyFilledPostgres, filledDatabase, testDay } from '@upchar/testkit/filled-postgres'
import { scratchFolder } from '@upchar/testkit/scratch'
import { makeTestVoucher } from '@upchar/testkit/vouchers'

/** `npm run bench:carts`: what rules cost a cart, as ratios to the same cart without, measured by turns in one run. */
const lines = 100
const turns = 150
const pincode = '400001'

type Offer = { id: number; sku: string; price: number }

/** Goods of two sellers: those of the first have no rules, those of the second every kind. */
async function goodsOf(db: Database): Promise<[Offer[], Offer[]]> {
  const { rows } = await db.execute<Offer & { seller: number }>(
    sql`select o.id::float8 as id, v.sku, o.price_paise::float8 as price, o.seller_id::float8 as seller
      from variant v join product_group g on g.id = v.group_id join offer o on o.variant_id = v.id join lot l on l.offer_id = o.id
      join family f on f.key = g.family_key join business_category b on b.key = f.business_category and b.enabled
      where g.product_class in ('GEN', 'DEV_A') and not g.lead_only and o.price_paise > 1000 and o.moq <= 5 and o.max_oq >= 10 and o.active and v.active
        and not g.cold_chain
      group by o.id, v.sku having sum(l.on_hand) > 200 order by o.id`,
  )
  const bySeller = [...Map.groupBy(rows, ({ seller }) => seller).values()]
    .filter((own) => own.length > lines)
    .toSorted((a, b) => b.length - a.length)
  const [one, two] = bySeller
  if (one === undefined || two === undefined)
    throw new Error(`two sellers with ${lines} products are needed`)
  return [one.slice(0, lines + 1), two.slice(0, lines + 1)]
}

/** Steps on every product, deals and upsells by turns, a free gift and an advertised voucher that applies by itself. */
async function setRules(db: Database, goods: readonly Offer[]): Promise<string> {
  const gift = randomUUID()
  const [first, last] = [goods[0], goods.at(-1)]
  const times = sql`now() - interval '1 day', now() + interval '30 days', 'bench', now()`
  for (const [i, { id, price }] of goods.entries()) {
    const steps = JSON.stringify([
      { from: 4, price: price - 200 },
      { from: 50, price: price - 300 },
    ])
    await db.execute(sql`insert into volume_prices (id, offer_id, steps, valid_from, reason, made_at)
      values (gen_random_uuid(), ${id}, ${steps}::jsonb, now() - interval '1 day', 'bench', now())`)
    if (id === last?.id) continue
    // Beside another product of the cart: a small cart is not offered those of the large one.
    const condition =
      i % 2 === 0 ? null : JSON.stringify({ kind: 'packs', offerId: goods[i - 1]?.id, packs: 1 })
    await db.execute(sql`insert into deal (id, offer_id, price_paise, condition, per_order, share, valid_from, valid_to, reason, made_at)
      values (gen_random_uuid(), ${id}, ${price - 400}, ${condition}::jsonb, ${condition === null ? null : 9}, 1000000, ${times})`)
  }
  await db.execute(sql`insert into deal (id, offer_id, price_paise, condition, per_order, share, valid_from, valid_to, reason, made_at)
    values (${gift}::uuid, ${last?.id}, 0, ${JSON.stringify({ kind: 'packs', offerId: first?.id, packs: 2 })}::jsonb, 2, 1000000, ${times})`)
  await makeTestVoucher(db, {
    percentBp: 500,
    automatic: true,
    listed: true,
    startsAt: new Date(0),
    endsAt: new Date('2099-01-01'),
  })
  await announceChange(db)
  return gift
}

const asked = async (reply: Promise<{ status: number; body: unknown }>) => {
  const { status, body } = await reply
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body).slice(0, 300)}`)
  return body
}
const add = (buyer: Buyer, sku: string) =>
  asked(
    buyer.post('/api/cart/guest/update-item', {
      type: 'ADD',
      product: { sku_id: sku, quantity: 5 },
      pincode,
    }),
  )
const read = (buyer: Buyer) => asked(buyer.post('/api/cart', { pincode }))
const takeGift = (buyer: Buyer, id: string) =>
  asked(buyer.post('/api/cart/gift', { gift_id: id, pincode }))

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}
/** What one in ten is below: on a busy machine a median says how long others made it wait. */
const undisturbed = (of: readonly number[]): number =>
  of.toSorted((a, b) => a - b)[Math.floor(of.length / 10)] ?? 0

type Work = { before?: () => Promise<unknown>; work: () => Promise<unknown> }

/** Both works by turns, so that a slow minute of the machine slows both. */
async function compare(what: string, bar: number, without: Work, withRules: Work): Promise<void> {
  const took: [number[], number[]] = [[], []]
  for (let i = 0; i < turns; i++)
    for (const [times, { before, work }] of [
      [took[0], without],
      [took[1], withRules],
    ] as const) {
      await before?.()
      times.push(await timed(work))
    }
  // The first of each warm up.
  const [base, ruled] = [undisturbed(took[0].slice(20)), undisturbed(took[1].slice(20))]
  const ratio = ruled / base
  process.stdout.write(
    `${what.padEnd(52)} ${base.toFixed(2)} ms  ${ruled.toFixed(2)} ms  ${ratio.toFixed(2)} × ${ratio <= bar ? '✓' : `✗ (≤ ${bar})`}\n`,
  )
}

/** A cart of the first goods; the last of them is never bought. */
async function cartOf(origin: string, goods: readonly Offer[], count: number): Promise<Buyer> {
  const buyer = new Buyer(origin)
  for (const { sku } of goods.slice(0, count)) await add(buyer, sku)
  return buyer
}

async function measure(db: Database, origin: string): Promise<void> {
  const [plain, ruled] = await goodsOf(db)
  const one = await cartOf(origin, plain, lines)
  await read(one)
  const gift = await setRules(db, ruled)
  const two = await cartOf(origin, ruled, lines - 1)
  await takeGift(two, gift)
  const seen = await read(two)
  process.stdout.write(
    `${lines} lines: gift ${String(textAt(seen, 'cart', 'is_free_gift_applied'))}, upsells ₹${String(textAt(seen, 'cart', 'upsell_discount'))}, ` +
      `deals ₹${String(textAt(seen, 'cart', 'limited_offer_discount_value'))}, voucher ${String(textAt(seen, 'cart', 'voucher'))}\n\n` +
      `${''.padEnd(52)} without  with rules\n`,
  )
  await compare(
    `quote of a cart of ${lines} lines`,
    3,
    { work: () => read(one) },
    { work: () => read(two) },
  )
  const [small, other, open] = [
    await cartOf(origin, plain, 4),
    await cartOf(origin, ruled, 4),
    await cartOf(origin, ruled, 4),
  ]
  await takeGift(other, gift)
  // From four packs to nine, and back.
  const adding = (buyer: Buyer, sku = ''): Work => ({
    before: () =>
      asked(
        buyer.post('/api/cart/guest/update-item', {
          type: 'UPDATE',
          product: { sku_id: sku, quantity: 4 },
          pincode,
        }),
      ),
    work: () => add(buyer, sku),
  })
  const without = adding(small, plain[0]?.sku)
  await compare('add to a cart that has its gift', 1.3, without, adding(other, ruled[0]?.sku))
  await compare('add to a cart that is offered a gift', 1.3, without, adding(open, ruled[0]?.sku))
  for (const buyer of [one, two, small, other, open]) buyer.close()
}

const folder = await scratchFolder('upchar-carts-')
// PostgreSQL runs as another user than root.
await chmod(folder, 0o711)
await copyFilledPostgres({ dataDir: folder, today: testDay })
const postgres = await startEmbeddedPostgres({ dataDir: folder, port: 0, database: filledDatabase })
const config = parseConfig(
  { UPCHAR_ENV: 'test', UPCHAR_DATA_DIR: folder, RATE_LIMIT_PER_MINUTE: '0' },
  'a secret of thirty-two characters',
)
if (!config.ok) throw new Error(config.error.join('; '))
const opened = await openContext(config.value, postgres.url, openLog('error'))
const app = createServer(config.value)
await mountApi(app, opened.context)
try {
  await measure(opened.context.db, await app.listen({ host: '127.0.0.1', port: 0 }))
} finally {
  await app.close()
  await opened.stop()
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
}
