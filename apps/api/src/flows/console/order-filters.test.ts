import { addDays, istDate } from '@upchar/kernel/dates'
import { sql } from '../../platform/db/sql.ts'
import { describe, expect, it } from 'vitest'
import type { QueryInput } from '@upchar/contract/schema/endpoints'
import { useDesk } from '@upchar/testkit/desk'
import type { Goods } from '@upchar/testkit/goods'
import { useWorld } from '@upchar/testkit/world'
import { atGateway, created, guestWith, pay, place, placed, runJobs } from '@upchar/testkit/shop'

const world = useWorld({ SANDBOX_COURIER_SECONDS: '3600' })
const { goods, desk } = useDesk(world)

type Made = { id: string; number: string }

/** A guest's order in cash of one pack from each of these warehouses. */
async function order(...from: (keyof Goods['warehouses'])[]): Promise<Made> {
  world.clock.advance(60_000)
  const wanted = await Promise.all(
    from.map(async (name) => {
      const seller = name === 'delhi' ? name : 'mumbai'
      return { sku: (await goods.addVariant({ seller, stock: { [name]: 9 } })).sku }
    }),
  )
  const visitor = await guestWith(world, ...wanted)
  const outcome = placed(await place(visitor, await created(visitor)))
  return { id: outcome.order_id, number: outcome.order_number }
}

const found = async (query: QueryInput<'staffListOrders'>): Promise<string[]> => {
  const reply = await desk.call('staffListOrders', { query })
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  return reply.body.orders.map(({ number }) => number)
}
const today = () => istDate(world.clock.now())
const setParcels = (order: Made, state: string, promisedTo: string, warehouse?: number) =>
  world.db.execute(sql`update shipment h set state = ${state}, promised_to = ${promisedTo}::date
    from sub_order s where s.id = h.sub_order_id and s.order_id = ${order.id}::uuid
    and h.warehouse_id = coalesce(${warehouse ?? null}::int, h.warehouse_id)`)

describe('the filters of the orders desk', () => {
  it('OPS-01 offers each seller with its warehouses, and narrows by them', async () => {
    const { sellers } = (await desk.call('staffGetOrderFilters')).body
    const places = sellers.flatMap(({ id, warehouses }) =>
      warehouses.map((one) => ({ ...one, seller: id })),
    )
    expect(places.map(({ id }) => id)).toEqual(
      expect.arrayContaining(Object.values(goods.warehouses)),
    )
    const [near, far] = [await order('mumbai'), await order('nagpur')]
    const warehouse = goods.warehouses.nagpur
    expect(await found({ warehouse })).toEqual([far.number])
    const sellerOf = (id: number) => places.find((one) => one.id === id)?.seller ?? 0
    expect(await found({ seller: sellerOf(goods.warehouses.mumbai) })).toContain(near.number)
    expect(await found({ seller: 999_999 })).toEqual([])
    expect(await found({ warehouse: 999_999 })).toEqual([])
  })

  it('OPS-01 finds what is late, due today, or promised on a day; what has arrived isn’t late', async () => {
    const [late, due, arrived] = [
      await order('mumbai'),
      await order('mumbai'),
      await order('mumbai'),
    ]
    const yesterday = addDays(today(), -1)
    await world.db.execute(sql`update shipment set promised_to = '2027-12-31'`)
    await setParcels(late, 'in_transit', yesterday)
    await setParcels(due, 'packed', today())
    await setParcels(arrived, 'delivered', yesterday)
    expect(await found({ promised: 'late' })).toEqual([late.number])
    expect(await found({ promised: 'today' })).toEqual([due.number])
    expect(await found({ promised_to: today() })).toEqual(
      [late, due, arrived].map(({ number }) => number).toReversed(),
    )
    // A promise of several days counts by its last one.
    await world.db.execute(sql`update shipment set promised_from = '2026-01-01'`)
    expect(await found({ promised_from: yesterday, promised_to: yesterday })).toEqual([
      arrived.number,
      late.number,
    ])
  })

  it('OPS-01 finds orders by the days on which they were placed in India, the last one included', async () => {
    const one = await order('mumbai')
    const day = today()
    expect(await found({ from: day, to: day })).toContain(one.number)
    expect(await found({ to: addDays(day, -1) })).not.toContain(one.number)
    expect(await found({ from: addDays(day, 1) })).not.toContain(one.number)
  })

  it('OPS-01 asks seller, warehouse and promised day of one and the same parcel', async () => {
    const both = await order('mumbai', 'nagpur', 'delhi')
    const { mumbai, nagpur, delhi } = goods.warehouses
    await setParcels(both, 'packed', addDays(today(), -3), mumbai)
    await setParcels(both, 'packed', addDays(today(), 3), nagpur)
    await setParcels(both, 'packed', addDays(today(), 3), delhi)
    expect(await found({ promised: 'late', warehouse: mumbai })).toContain(both.number)
    expect(await found({ promised: 'late', warehouse: nagpur })).toEqual([])
    const seller = goods.sellers.delhi
    expect(await found({ seller })).toEqual([both.number])
    expect(await found({ promised: 'late', seller })).toEqual([])
    await setParcels(both, 'shipped', addDays(today(), -3), mumbai)
    expect(await found({ state: 'shipped', warehouse: mumbai })).toEqual([both.number])
    expect(await found({ state: 'shipped', warehouse: nagpur })).toEqual([])
    await setParcels(both, 'cancelled', addDays(today(), 3), delhi)
    expect(await found({ state: 'unbooked', warehouse: delhi })).toEqual([])
  })

  it('OPS-01 tells paid orders from those whose cash is due, as their rows say', async () => {
    world.clock.advance(60_000)
    const { sku } = await goods.addVariant()
    const paidBy = await atGateway(world, { sku })
    await pay(paidBy.visitor, paidBy.url)
    await runJobs(world, 2)
    const [due, collected, cancelled] = [
      await order('mumbai'),
      await order('mumbai'),
      await order('mumbai'),
    ]
    const setParts = (one: Made, state: string) =>
      world.db.execute(
        sql`update sub_order set state = ${state} where order_id = ${one.id}::uuid and seller_id is not null`,
      )
    await setParts(collected, 'delivered')
    await setParts(cancelled, 'cancelled')
    const rows = async (paid: 'paid' | 'due') =>
      (await desk.call('staffListOrders', { query: { paid } })).body.orders
    const [paid, owed] = [await rows('paid'), await rows('due')]
    expect(new Set(paid.map(({ payment }) => payment.state))).toEqual(new Set(['paid']))
    expect(new Set(owed.map(({ payment }) => payment.state))).toEqual(new Set(['due']))
    expect(paid.some(({ payment }) => payment.option === 1)).toBe(true)
    const numbersOf = (list: { number: string }[]) => list.map(({ number }) => number)
    expect(numbersOf(paid)).toContain(collected.number)
    expect(numbersOf(owed)).toContain(due.number)
    expect([...numbersOf(paid), ...numbersOf(owed)]).not.toContain(cancelled.number)
  })

  it('OPS-01 narrows by value in rupees, both ends included', async () => {
    const one = await order('mumbai')
    await world.db.execute(sql`update "order" set total_paise = 7777700 where id = ${one.id}::uuid`)
    expect(await found({ value_from: 77_777 })).toEqual([one.number])
    expect(await found({ value_from: 77_777, value_to: 77_777 })).toEqual([one.number])
    expect(await found({ value_from: 77_778 })).toEqual([])
    expect(await found({ value_to: 77_776 })).not.toContain(one.number)
  })

  it('OPS-01 narrows by cold chain and by the licence that the goods were sold on', async () => {
    const [cold, licensed] = [await order('mumbai'), await order('mumbai')]
    await world.db.execute(sql`update "order" set quote =
      jsonb_set(quote, '{lines,0,coldChain}', 'true') where id = ${cold.id}::uuid`)
    await world.db.execute(sql`update order_line l set licence_kind = 'MD-42', licence_number = 'X'
      from sub_order s where s.id = l.sub_order_id and s.order_id = ${licensed.id}::uuid`)
    expect(await found({ cold: 'yes' })).toEqual([cold.number])
    expect(await found({ cold: 'yes', q: cold.number })).toEqual([cold.number])
    expect(await found({ cold: 'yes', q: licensed.number })).toEqual([])
    expect(await found({ licence: 'MD-42' })).toEqual([licensed.number])
    expect(await found({ licence: 'any' })).toEqual([licensed.number])
    expect(await found({ licence: '20/20B' })).toEqual([])
  })

  it('OPS-01 answers nonsense in a filter with 400', async () => {
    for (const query of [
      'seller=x',
      'warehouse=0',
      'promised=soon',
      'promised_from=1-1-2026',
      'value_from=-1',
      'value_to=1.5',
      'licence=driving',
      'cold=no',
      'paid=maybe',
    ])
      expect(
        await desk.raw({ method: 'GET', url: `/api/staff/orders?${query}` }),
        query,
      ).toMatchObject({ status: 400, body: { code: 'request_invalid' } })
  })
})
