import { beforeAll, expect, it } from 'vitest'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld, type Visitor } from '@upchar/testkit/world'
import { sql } from '../../platform/db/sql.ts'

const world = useWorld()
let goods: Goods
let finance: Visitor

beforeAll(async () => {
  world.clock.set('2026-11-28T05:30:00Z')
  goods = await stockGoods(world.db)
  await world.db.execute(
    sql`update seller set gstin = ${world.context.config.OPERATOR_GSTIN} where id = ${goods.sellers.delhi}`,
  )
  finance = (await signedInStaff(world, 'finance')).visitor
})

const report = async () => {
  const reply = await finance.call('staffGetStockReport')
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  return reply.body
}
const empty = { batches: 0, packs: 0, value: 0 }

it('OPS-08 values what lies in stock at price and cost, by batch and day', async () => {
  await world.db.execute(sql`update lot set on_hand = 0`)
  expect(await report()).toMatchObject({
    total: { all: empty, near: empty, ended: empty, cost: 0, own_packs: 0 },
    sellers: [],
  })
  const bare = { stock: {} } as const
  const own = await goods.addVariant({ ...bare, seller: 'delhi', pricePaise: 10_001 })
  const free = await goods.addVariant({ ...bare, seller: 'delhi', pricePaise: 0 })
  const theirs = await goods.addVariant({ ...bare, seller: 'mumbai', pricePaise: 999 })
  await world.db.execute(sql`update lot set on_hand = 0`)
  const batch = (sku: string, name: string, expires: string | null, pieces: number) =>
    goods.addBatch(sku, { batch: name, expires, pieces })
  // Near its expiry: fewer than 90 days.
  const [near, good] = ['2027-02-25', '2027-02-26']
  await batch(own.sku, 'A', good, 7)
  await batch(own.sku, 'B', near, 3)
  // Fewer than 30 days: it can’t be sold.
  await batch(own.sku, 'C', '2026-12-27', 2)
  await batch(free.sku, 'D', null, 5)
  await batch(theirs.sku, 'E', '2026-12-28', 1_000)
  await batch(theirs.sku, 'F', good, 0)
  for (const [cost, day] of [
    [40, '2026-10-01'],
    [55.55, '2026-11-28'],
    [99, '2026-11-29'],
  ] as const)
    await world.db
      .execute(sql`insert into offer_cost (offer_id, paise, valid_from, made_by, made_at)
      values (${own.offerId}, ${Math.round(cost * 100)}, ${day}::date, 'test', now())`)
  // A seller's cost isn't the shop's.
  await world.db.execute(sql`insert into offer_cost (offer_id, paise, valid_from, made_by, made_at)
    values (${theirs.offerId}, 100, '2026-01-01', 'test', now())`)
  const { total, sellers } = await report()
  // By hand: 12 packs at ₹100.01 and 1,000 at ₹9.99; the cost of today, not of tomorrow.
  expect(total).toEqual({
    all: { batches: 5, packs: 1_017, value: 11_190.12 },
    near: { batches: 2, packs: 1_003, value: 10_290.03 },
    ended: { batches: 1, packs: 2, value: 200.02 },
    unpriced: 5,
    own_packs: 17,
    costed_packs: 12,
    cost: 666.6,
  })
  expect(sellers.map(({ all, cost, own_packs: packs }) => [all.value, cost, packs])).toEqual([
    [9_990, 0, 0],
    [1_200.12, 666.6, 17],
  ])
  // The desk's lists have the same batches.
  const admin = (await signedInStaff(world, 'admin')).visitor
  for (const life of ['near', 'ended'] as const) {
    const { lots, total: listed } = (await admin.call('staffListStock', { query: { life } })).body
    expect(total[life]).toMatchObject({
      batches: listed,
      packs: lots.reduce((all, lot) => all + lot.on_hand, 0),
    })
  }
})

it('OPS-08 names goods that are sold out and asked for, without who asks', async () => {
  const [many, few, some] = [
    await goods.addVariant({ title: 'Gauze swabs', stock: {} }),
    await goods.addVariant({ title: 'Cotton rolls', stock: {} }),
    await goods.addVariant({ title: 'Syringes' }),
  ]
  await world.db.execute(
    sql`update lot set on_hand = 0 where offer_id in (${many.offerId}, ${few.offerId})`,
  )
  // Too near its expiry to be sold.
  await goods.addBatch(few.sku, { batch: 'OLD', expires: '2026-11-29', pieces: 9 })
  for (const [sku, email, pincode, about] of [
    [many.sku, 'a@x.example', '400001', 'stock'],
    [many.sku, 'a@x.example', '110001', 'stock'],
    [many.sku, 'b@x.example', '400001', 'stock'],
    [many.sku, 'c@x.example', '400001', 'price'],
    [few.sku, 'a@x.example', '400001', 'stock'],
    [some.sku, 'a@x.example', '400001', 'stock'],
  ] as const)
    await world.db
      .execute(sql`insert into notify_request (id, sku, email, pincode, about, price_paise, created_at)
      values (gen_random_uuid(), ${sku}, ${email}, ${pincode}, ${about}, ${about === 'price' ? 100 : null}, now())`)
  const { asked_for: asked } = await report()
  expect(asked.most.map(({ sku, asks }) => [sku, asks])).toEqual([
    [many.sku, 2],
    [few.sku, 1],
  ])
  expect(asked).toMatchObject({ goods: 2, asks: 3 })
  expect(JSON.stringify(asked)).not.toContain('@')
})

it('OPS-08 ages what is left of the last arrivals, by day in India, seller and category', async () => {
  await world.db.execute(sql`update lot set on_hand = 0`)
  const gauze = await goods.addVariant({ seller: 'delhi', stock: {}, pricePaise: 10_001 })
  const rolls = await goods.addVariant({ seller: 'mumbai', stock: {}, pricePaise: 999 })
  await world.db.execute(sql`update lot set on_hand = 0`)
  /** A batch of which so many packs are left, with its movements. */
  const lies = async (
    sku: string,
    left: number,
    ...moves: [many: number, why: string, at: string][]
  ) => {
    const lot = await goods.addBatch(sku, { pieces: left })
    await world.db.execute(sql`delete from stock_movement where lot_id = ${lot}`)
    for (const [many, why, at] of moves)
      await world.db
        .execute(sql`insert into stock_movement (lot_id, quantity, reason, reference, at)
        values (${lot}, ${many}, ${why}, 'test', ${at}::timestamptz)`)
  }
  // 5 of the later 6, and of the earlier 10 nothing; what a buyer sent back came no later.
  await lies(
    gauze.sku,
    5,
    [10, 'receipt', '2025-01-01T05:00:00Z'],
    [-12, 'sale', '2026-11-01T05:00:00Z'],
    [6, 'receipt', '2026-10-28T18:30:00Z'],
    [1, 'return', '2026-11-20T05:00:00Z'],
  )
  // The later 6, and 3 of those before: the last second of 28 October in India is 31 days ago.
  await lies(
    gauze.sku,
    9,
    [10, 'receipt', '2026-05-31T18:30:00Z'],
    [6, 'move', '2026-10-28T18:29:59Z'],
    [-7, 'sale', '2026-11-01T05:00:00Z'],
  )
  await lies(rolls.sku, 4, [4, 'adjustment', '2025-11-27T05:00:00Z'])
  await lies(rolls.sku, 2, [2, 'receipt', '2025-11-28T05:00:00Z'])
  const { ages, total } = await report()
  const [price, low] = [100.01, 9.99]
  const aged = (...packs: [number, number][]) =>
    packs.map(([many, each]) => ({ packs: many, value: Math.round(many * each * 100) / 100 }))
  expect(ages.total).toEqual(aged([5, price], [6, price], [3, price], [2, low], [4, low]))
  expect(ages.sellers).toMatchObject([
    { name: 'delhi', ages: aged([5, price], [6, price], [3, price], [0, 0], [0, 0]) },
    { name: 'mumbai', ages: aged([0, 0], [0, 0], [0, 0], [2, low], [4, low]) },
  ])
  const sum = (rows: readonly { value: number }[]) =>
    rows.reduce((all, { value }) => all + Math.round(value * 100), 0) / 100
  expect(sum(ages.total)).toBe(total.all.value)
  expect(sum(ages.categories.flatMap((row) => row.ages))).toBe(total.all.value)
  const file = await finance.raw({ method: 'GET', url: '/api/staff/reports/stock/file' })
  expect(file.status).toBe(200)
  expect(String(file.body)).toContain('delhi,2,14,1400.14,')
  expect(String(file.body)).toContain('All,5,500.05,6,600.06,3,300.03,2,19.98,4,39.96')
  expect(String(file.body)).not.toContain('@')
})

it('OPS-08 takes three statements, however many batches and requests there are', async () => {
  const { statements } = await world.statements(report)
  expect(statements.filter((text) => /on_hand|notify_request/.test(text))).toHaveLength(3)
})
