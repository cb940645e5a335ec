import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { istDate } from '@upchar/kernel/dates'
import { fillOrders } from './fill-orders.ts'
import { fillPeople } from '../people/fill-people.ts'
import { toggleDevelopmentAdmin } from '@upchar/api/modules/staff/index'
import { sessionFor } from '@upchar/testkit/customers'
import { wrongBooks } from '@upchar/testkit/books'
import { brokenLedgers } from '@upchar/testkit/ledger-check'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld } from '@upchar/testkit/world'

const world = useWorld()
beforeAll(async () => {
  await toggleDevelopmentAdmin(world.context)
  const { files, config } = world.context
  await fillPeople(world.db, { files, now: world.clock.now(), staffId: 'development-admin' })
  await fillOrders(world.db, { config, files, now: world.clock.now() })
})

const rows = async <R extends Record<string, unknown>>(query: ReturnType<typeof sql>) =>
  (await world.db.execute<R>(query)).rows

describe('demo orders', () => {
  it('number about 120, by customers and guests over the last months, in every state a parcel reaches', async () => {
    const [orders] = await rows<{
      count: number
      customers: number
      guests: number
      oldest: number
      newest: number
    }>(sql`
      select count(*)::int as count, count(distinct customer_id)::int as customers, count(guest_id)::int as guests,
        extract(day from ${world.clock.now().toISOString()}::timestamptz - min(placed_at))::int as oldest, extract(epoch from ${world.clock.now().toISOString()}::timestamptz - max(placed_at))::int as newest from "order"`)
    expect(orders?.count).toBeGreaterThanOrEqual(110)
    expect(orders?.customers).toBeGreaterThanOrEqual(25)
    expect(orders?.guests).toBeGreaterThanOrEqual(5)
    expect(orders?.oldest).toBeGreaterThanOrEqual(90)
    expect(orders?.newest).toBeGreaterThan(0)
    const states = (await rows<{ state: string }>(sql`select distinct state from sub_order`)).map(
      ({ state }) => state,
    )
    expect(states).toEqual(
      expect.arrayContaining(['placed', 'packed', 'shipped', 'in_transit', 'delivered', 'rto']),
    )
    const [paid] = await rows<Record<string, number>>(sql`
      select count(*) filter (where payment_option = 2)::int as cash, count(*) filter (where payment_id is not null)::int as online,
        (select count(*)::int from payment where state = 'failed') as failed, (select count(*)::int from checkout where state = 'abandoned') as abandoned from "order"`)
    for (const kind of ['cash', 'online', 'failed', 'abandoned'])
      expect(paid?.[kind], kind).toBeGreaterThan(2)
  })

  it('have consistent books: stock, invoices, numbers and payments', async () => {
    expect(await brokenLedgers(world.db)).toEqual([])
    expect(await wrongBooks(world)).toBe('')
    expect(
      await rows(
        sql`select m.id from stock_movement m join lot l on l.id = m.lot_id where m.reason = 'sale' and m.at < (select min(r.at) from stock_movement r where r.lot_id = l.id and r.reason = 'receipt')`,
      ),
    ).toEqual([])
    expect(
      await rows(
        sql`select n.id from (select id, issued_at, lag(issued_at) over (partition by gstin, series, financial_year order by sequence) as before from invoice) n where n.before > n.issued_at`,
      ),
    ).toEqual([])
    expect(
      await rows(
        sql`select h.id from shipment h join shipment_scan s on s.shipment_id = h.id where s.scanned_at > ${world.clock.now().toISOString()}::timestamptz`,
      ),
    ).toEqual([])
    for (const { number, placed_at: at } of await rows<{ number: string; placed_at: string }>(
      sql`select number, placed_at from "order"`,
    )) {
      expect(number).toContain(`UP-${istDate(new Date(at)).slice(2).replaceAll('-', '')}-`)
    }
  })

  it('leave no mails, jobs and unread webhooks', async () => {
    expect(await rows(sql`select id from mail_message`)).toEqual([])
    expect(await rows(sql`select id from unread_webhook`)).toEqual([])
    expect(
      await rows(
        sql`select task_identifier from graphile_worker.jobs where task_identifier in ('send-mail', 'move-shipment', 'settle-payment')`,
      ),
    ).toEqual([])
  })

  it('were allowed by the licences of their buyers, and restricted lines name the licence', async () => {
    const licensed = await rows<{ number: string | null }>(
      sql`select l.licence_number as number from order_line l join offer o on o.id = l.offer_id join variant v on v.id = o.variant_id join product_group g on g.id = v.group_id where g.product_class in ('DEV_C', 'DEV_D', 'IVD_PRO')`,
    )
    expect(licensed.length).toBeGreaterThan(3)
    expect(licensed.filter(({ number }) => number === null)).toEqual([])
  })

  it('are visible to the buyer, with an invoice, and to staff', async () => {
    const [most] = await rows<{ id: string; count: number }>(
      sql`select customer_id as id, count(*)::int as count from "order" where customer_id is not null group by 1 order by 2 desc limit 1`,
    )
    if (most === undefined) throw new Error('nobody ordered')
    const buyer = await sessionFor(world, most.id)
    const { body } = await buyer.call('listOrders', { query: {} })
    expect(body.count).toBe(most.count)
    const [invoice] = await rows<{ id: string; order: string }>(
      sql`select i.id, i.order_id as order from invoice i join "order" o on o.id = i.order_id where o.customer_id = ${most.id} order by i.issued_at limit 1`,
    )
    const pdf = await buyer.call('getInvoice', {
      params: { id: invoice?.order ?? '', invoice: invoice?.id ?? '' },
    })
    expect(pdf.headers['content-type']).toContain('pdf')
    const staff = await signedInStaff(world, 'support')
    const seen = await staff.visitor.call('staffListCustomerOrders', {
      params: { id: most.id },
      query: {},
    })
    expect(seen.body.count).toBe(most.count)
    expect(seen.body.orders[0]?.parcels[0]?.lines[0]?.quantity).toBeGreaterThan(0)
  })
})
