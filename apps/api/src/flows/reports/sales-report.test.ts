import { parse } from 'csv-parse/sync'
import { beforeAll, describe, expect, it } from 'vitest'
import type { QueryInput } from '@upchar/contract/schema/endpoints'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { buyInCash } from '@upchar/testkit/shop'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld, type Visitor } from '@upchar/testkit/world'
import { sql } from '../../platform/db/sql.ts'

const world = useWorld()
let goods: Goods
let finance: Visitor

type Line = {
  order: string
  at: string
  seller: string
  category: string
  payment: string
  own: boolean
  sku: string
  quantity: number
  cancelled: number
  returned: number
  taxable: number
  gst: number
}
let lines: Line[]
let skus: { own: string; unknown: string; theirs: string }

/** As agreed: 10 %, from 10 November on 12.5 %. */
const commissionOn = (day: string) => (day < '2026-11-10' ? 0.1 : 0.125)
/** ₹60, from 5 November on ₹70.55. */
const costOn = (day: string) => (day < '2026-11-05' ? 6000 : 7055)

beforeAll(async () => {
  goods = await stockGoods(world.db)
  await world.db.execute(
    sql`update seller set gstin = ${world.context.config.OPERATOR_GSTIN} where id = ${goods.sellers.delhi}`,
  )
  await world.db.execute(
    sql`insert into seller_fee_rule (kind, seller_id, rate_bp, valid_from, source) values
      ('commission', ${goods.sellers.mumbai}, 1000, '2026-01-01', 'Contract'), ('commission', ${goods.sellers.mumbai}, 1250, '2026-11-10', 'Contract')`,
  )
  const delhi = { seller: 'delhi', stock: { delhi: 100 } } as const
  const [own, unknown, theirs] = [
    await goods.addVariant({ ...delhi, pricePaise: 9_999 }),
    await goods.addVariant({ ...delhi, pricePaise: 5_555 }),
    await goods.addVariant({ pricePaise: 12_345 }),
  ]
  skus = { own: own.sku, unknown: unknown.sku, theirs: theirs.sku }
  finance = (await signedInStaff(world, 'finance')).visitor
  for (const [cost, day] of [
    // Corrected on the same day.
    [66, '2026-10-01'],
    [60, '2026-10-01'],
    [70.55, '2026-11-05'],
  ] as const)
    await finance.call('staffSetCost', { body: { sku: own.sku, cost, valid_from: day } })
  const buys = [
    // In India it is 1 November already.
    ['2026-10-31T18:30:00Z', [own.sku, 3], [theirs.sku, 2]],
    ['2026-10-31T18:29:59Z', [own.sku, 1]],
    ['2026-11-07T06:00:00Z', [own.sku, 5], [unknown.sku, 2]],
    ['2026-11-12T06:00:00Z', [theirs.sku, 7], [unknown.sku, 1]],
    ['2026-11-15T18:29:59Z', [theirs.sku, 3]],
    ['2026-11-15T18:30:00Z', [theirs.sku, 1]],
  ] as const
  for (const [i, [at, ...wanted]] of buys.entries()) {
    const { order } = await buyInCash(
      world,
      ...wanted.map(([sku, quantity]) => ({ sku, quantity })),
    )
    await world.db.execute(
      sql`update order_line set placed_at = ${at}::timestamptz where order_id = ${order.order_id}`,
    )
    if (i === 3)
      await world.db.execute(
        sql`update "order" set payment_option = 1 where id = ${order.order_id}`,
      )
  }
  await world.db.execute(
    sql`update order_line set cancelled = 2, returned = 1 where sku = ${theirs.sku} and quantity = 7`,
  )
  await world.db.execute(
    sql`update order_line set returned = 2 where sku = ${own.sku} and quantity = 5`,
  )
  await world.db.execute(
    sql`update order_line set cancelled = 1 where sku = ${unknown.sku} and quantity = 1`,
  )
  const { rows } = await world.db.execute<Line>(
    sql`select l.order_id as "order", l.placed_at::text as at, s.trade_name as seller, c.name as category, o.payment_option::text as payment,
      l.sku, l.quantity, l.cancelled, l.returned, l.taxable_paise::float8 as taxable, (l.cgst_paise + l.sgst_paise + l.igst_paise)::float8 as gst,
      s.id = ${goods.sellers.delhi} as own
    from order_line l join sub_order p on p.id = l.sub_order_id join "order" o on o.id = l.order_id join seller s on s.id = p.seller_id
      join variant v on v.sku = l.sku join product_group g on g.id = v.group_id join family f on f.key = g.family_key join category c on c.id = f.category_id`,
  )
  lines = rows
})

const dayOf = ({ at }: Line) =>
  new Date(new Date(at).getTime() + 5.5 * 3_600_000).toISOString().slice(0, 10)

/** The figures of some lines, one after the other. */
function figures(some: readonly Line[]) {
  const sum = {
    orders: 0,
    units: 0,
    taxable: 0,
    gst: 0,
    returned_units: 0,
    returned: 0,
    margin: 0,
    kept: 0,
    known: 0,
  }
  const orders = new Set<string>()
  for (const line of some) {
    const units = line.quantity - line.cancelled
    if (units === 0) continue
    orders.add(line.order)
    const taxable = Math.round((line.taxable / line.quantity) * units)
    const returned = Math.round((line.taxable / line.quantity) * line.returned)
    const kept = taxable - returned
    const isKnown = !line.own || line.sku === skus.own
    sum.units += units
    sum.taxable += taxable
    sum.gst += Math.round((line.gst / line.quantity) * units)
    sum.returned_units += line.returned
    sum.returned += returned
    sum.kept += kept
    if (isKnown) sum.known += kept
    if (!line.own) sum.margin += Math.round(kept * commissionOn(dayOf(line)))
    else if (isKnown) sum.margin += kept - costOn(dayOf(line)) * (units - line.returned)
  }
  const rupees = (paise: number) => paise / 100
  return {
    ...sum,
    orders: orders.size,
    taxable: rupees(sum.taxable),
    gst: rupees(sum.gst),
    returned: rupees(sum.returned),
    margin: rupees(sum.margin),
    kept: rupees(sum.kept),
    known: rupees(sum.known),
  }
}

const within = (from: string, to: string) =>
  lines.filter((line) => dayOf(line) >= from && dayOf(line) <= to)
const november = { from: '2026-11-01', to: '2026-11-15' }
const ask = (query: Partial<QueryInput<'staffGetSalesReport'>> = {}) =>
  finance.call('staffGetSalesReport', { query: { ...november, ...query } })

describe('OPS-08 the sales report', () => {
  it('OPS-08 says what the orders of a period come to, by day, week and month, and before', async () => {
    const { body } = await ask()
    expect(body.total).toEqual(figures(within('2026-11-01', '2026-11-15')))
    expect(body.total.orders).toBe(4)
    expect(body.total.known).toBeLessThan(body.total.kept)
    expect(body.before).toEqual({ from: '2026-10-17', to: '2026-10-31' })
    expect(body.total_before).toEqual(figures(within('2026-10-17', '2026-10-31')))
    expect(body.total_before.orders).toBe(1)
    expect(body.times).toHaveLength(15)
    for (const { first_day: day, ...row } of body.times)
      expect(row, day).toEqual(figures(within(day, day)))
    const weeks = (await ask({ step: 'week' })).body.times
    expect(weeks.map(({ first_day: day }) => day)).toEqual([
      '2026-10-26',
      '2026-11-02',
      '2026-11-09',
    ])
    // Of the first week only the days of the period.
    expect(weeks[0]).toMatchObject(figures(within('2026-11-01', '2026-11-01')))
    expect(weeks[2]).toMatchObject(figures(within('2026-11-09', '2026-11-15')))
    const months = (await ask({ from: '2026-10-01', to: '2026-11-30', step: 'month' })).body.times
    expect(months).toMatchObject([
      figures(within('2026-10-01', '2026-10-31')),
      figures(within('2026-11-01', '2026-11-30')),
    ])
  })

  it('OPS-08 splits them by seller, category and payment, and gives them as a file', async () => {
    const words: Record<string, string> = { '1': 'Paid online', '2': 'Cash on delivery' }
    for (const split of ['seller', 'category', 'payment'] as const) {
      const { parts } = (await ask({ split })).body
      const keyOf = (line: Line) => (split === 'payment' ? words[line.payment] : line[split])
      const keys = new Set(within(november.from, november.to).map(keyOf))
      expect(new Set(parts.map(({ name }) => name)), split).toEqual(keys)
      for (const { key: _, name, taxable_before: before, ...row } of parts) {
        const of = (some: Line[]) => figures(some.filter((line) => keyOf(line) === name))
        expect(row, name).toEqual(of(within(november.from, november.to)))
        expect(before, name).toBe(of(within('2026-10-17', '2026-10-31')).taxable)
      }
    }
    const file = await finance.raw({
      method: 'GET',
      url: `/api/staff/reports/sales/file?from=${november.from}&to=${november.to}&split=seller`,
    })
    expect(file.status).toBe(200)
    const rows: string[][] = parse(String(file.body), { bom: true })
    const all = figures(within(november.from, november.to))
    expect(rows.find(([name]) => name === 'All')).toEqual(
      [
        'All',
        all.orders,
        all.units,
        all.taxable,
        all.gst,
        all.returned_units,
        all.returned,
        all.margin,
        all.known,
      ].map(String),
    )
  })

  it('OPS-08 tells sellers of one trade name apart', async () => {
    const before = (await ask({ split: 'seller' })).body.parts
    expect(before).toHaveLength(2)
    await world.db.execute(sql`update seller set trade_name = 'Lifeline Surgicals'
      where id in (${goods.sellers.mumbai}, ${goods.sellers.delhi})`)
    const { parts } = (await ask({ split: 'seller' })).body
    expect(parts).toEqual(before.map((part) => ({ ...part, name: 'Lifeline Surgicals' })))
    expect(parts.map(({ key }) => key).toSorted()).toEqual(
      [goods.sellers.mumbai, goods.sellers.delhi].map(String).toSorted(),
    )
  })

  it('OPS-08 refuses a period that is none or too long for its bars, and who may not read it', async () => {
    for (const query of [{ from: '2026-11-16' }, { from: '2025-11-15' }])
      expect(await ask(query)).toMatchObject({
        status: 400,
        body: { code: 'report_period_wrong' },
      })
    expect((await ask({ from: '2016-01-01' })).status).toBe(400)
    expect((await ask({ from: '2025-11-15', step: 'week' })).status).toBe(200)
    const { visitor: catalogue } = await signedInStaff(world, 'catalogue')
    expect((await catalogue.call('staffGetSalesReport', { query: november })).status).toBe(403)
  })
})
