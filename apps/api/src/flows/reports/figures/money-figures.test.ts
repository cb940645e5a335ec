import { beforeAll, expect, it } from 'vitest'
import { istDate } from '@upchar/kernel/dates'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { deliverOrders } from '@upchar/testkit/packing'
import { atGateway, buyInCash, outcomeOf, pay, runJobs } from '@upchar/testkit/shop'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld, type Visitor } from '@upchar/testkit/world'
import { sql } from '../../../platform/db/sql.ts'
import { cancel } from '../../orders/testing/cancel.ts'

const world = useWorld({ SANDBOX_COURIER_SECONDS: '1000000' })
let goods: Goods
let finance: Visitor
const day = 86_400_000

beforeAll(async () => {
  goods = await stockGoods(world.db)
  finance = (await signedInStaff(world, 'finance')).visitor
})

async function paidOnline(pricePaise: number) {
  const { sku } = await goods.addVariant({ pricePaise })
  const { visitor, checkout, url } = await atGateway(world, { sku })
  await pay(visitor, url)
  await runJobs(world)
  const outcome = await outcomeOf(visitor, checkout)
  if (outcome.state !== 'placed') throw new Error(JSON.stringify(outcome))
  return { visitor, id: outcome.order_id }
}

async function money(from: string, to: string) {
  const reply = await finance.call('staffGetFigures', {
    params: { report: 'money' },
    query: { from, to, step: 'day' },
  })
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  return reply.body
}
/** What the gateway's settlements have moved in the ledger from and to buyers, in rupees. */
async function inLedger(kind: 'buyers_paid' | 'buyers_refunded') {
  const { rows } = await world.db.execute<{ paise: number }>(
    sql`select coalesce(abs(sum(p.amount_paise)), 0)::float8 as paise from ledger_posting p
      join ledger_account a on a.id = p.account_id where a.kind = ${kind}`,
  )
  return (rows[0]?.paise ?? 0) / 100
}

it('OPS-08 money agrees with the desks of the gateway and of couriers, and then with the ledger, to the paisa', async () => {
  const before = [await inLedger('buyers_paid'), await inLedger('buyers_refunded')]
  const today = istDate(world.clock.now())
  const sums = (await money(today, today)).total
  const standing = (await money(today, today)).now.map(({ value }) => value ?? 0)
  // 3 × 101.37 and the cash at the door; the last is cancelled, and goes back.
  await paidOnline(10_137)
  await paidOnline(20_001)
  const back = await paidOnline(33_333)
  expect((await cancel(world, back.visitor, back.id)).status).toBe(200)
  await runJobs(world, 2)
  const { sku } = await goods.addVariant({ pricePaise: 15_555 })
  const cash = await buyInCash(world, { sku })
  await deliverOrders(world, cash.order.order_id)
  const waiting = await buyInCash(world, { sku })
  // The parcel's scans are a millisecond apart.
  world.clock.advance(1_000)

  const report = await money(today, today)
  const paid = await finance.call('staffListUnsettled', { query: { days: 0, limit: 100 } })
  const sumOf = (kind: 'payment' | 'refund') =>
    paid.body.items.reduce(
      (all, one) => all + (one.kind === kind ? Math.round(one.amount * 100) : 0),
      0,
    ) / 100
  const { rows: totals } = await world.db.execute<{ paise: number }>(
    sql`select total_paise::float8 as paise from "order" where id = ${cash.order.order_id}::uuid`,
  )
  const collected = (totals[0]?.paise ?? 0) / 100
  expect(collected).toBeGreaterThan(155.55)
  expect(waiting.order.order_id).not.toBe(cash.order.order_id)
  const [online, atDoor, refunded, left] = report.total
  expect(online).toBe(sumOf('payment'))
  expect(refunded).toBe(sumOf('refund'))
  expect(atDoor).toBe(collected + (sums[1] ?? 0))
  expect(left).toBe(Math.round(((online ?? 0) + (atDoor ?? 0) - (refunded ?? 0)) * 100) / 100)
  // Its parts, and its days, are all of it.
  for (const column of [0, 1, 2, 3]) {
    const add = (rows: readonly { values: (number | null)[] }[]) =>
      rows.reduce((all, { values }) => all + Math.round((values[column] ?? 0) * 100), 0) / 100
    expect(add(report.splits[0]?.parts ?? [])).toBe(report.total[column])
    expect(add(report.times)).toBe(report.total[column])
  }
  const now = report.now.map(({ value }) => value ?? 0)
  expect(now.slice(0, 2)).toEqual([sumOf('payment'), sumOf('refund')])
  const awaited = await finance.call('staffListAwaitedCash', { query: { days: 0 } })
  expect(now[2]).toBe(awaited.body.due)
  expect((now[2] ?? 0) - (standing[2] ?? 0)).toBeCloseTo(collected, 2)

  // Three days later the gateway has transferred it: the same sums stand in the ledger, and nothing is open.
  world.clock.advance(3 * day)
  await world.db.execute(sql`select graphile_worker.add_job('settle-sandbox', '{}'::json)`)
  await runJobs(world, 3)
  finance = (await signedInStaff(world, 'finance')).visitor
  const later = await money(today, istDate(world.clock.now()))
  expect([await inLedger('buyers_paid'), await inLedger('buyers_refunded')]).toEqual([
    (before[0] ?? 0) + (later.total[0] ?? 0) - (sums[0] ?? 0),
    (before[1] ?? 0) + (later.total[2] ?? 0) - (sums[2] ?? 0),
  ])
  expect(later.total.slice(0, 3)).toEqual(report.total.slice(0, 3))
  expect(later.now.slice(0, 2).map(({ value }) => value)).toEqual([0, 0])
})
