import { randomUUID } from 'node:crypto'
import { parse } from 'csv-parse/sync'
import { beforeAll, expect, it } from 'vitest'
import { announceChange } from '@upchar/api/platform/db/changes'
import { announced } from '@upchar/testkit/announced'
import { explainAll } from '@upchar/testkit/explain'
import { auditOf } from '@upchar/testkit/audit'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { deliverOrders, packOrders } from '@upchar/testkit/packing'
import { pdfLines } from '@upchar/testkit/pdf-text'
import { askReturn } from '@upchar/testkit/returns'
import { buyInCash } from '@upchar/testkit/shop'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld, type Visitor } from '@upchar/testkit/world'
import { sql } from '../../../platform/db/sql.ts'
import { selectH1Page } from '../store/schedule-h1.ts'
import { lineOf, orderOf } from '../../../flows/orders/testing/cancel.ts'

const world = useWorld({ SANDBOX_COURIER_SECONDS: '3600' })
let goods: Goods
let desk: Visitor
beforeAll(async () => {
  goods = await stockGoods(world.db)
  desk = (await signedInStaff(world, 'support')).visitor
  // Anybody may buy here: the test is about the register, not about rights.
  await world.db.execute(sql`update buying_policy set requirement = 'allow'
    where product_class in ('DRUG_H', 'DRUG_H1') and business_type_id = 0`)
  await announced(world, () => announceChange(world.db))
})

const medicine = (productClass: string) =>
  goods.addVariant({ productClass, pricePaise: 12_000, mrpPaise: 15_050, stock: { mumbai: 20 } })

it('ORDER-06 registers each packed batch of Schedule H1 with its buyer, and what is taken back', async () => {
  const [h1, other] = [await medicine('DRUG_H1'), await medicine('DRUG_H')]
  const { order } = await buyInCash(
    world,
    { sku: h1.sku, quantity: 3 },
    { sku: other.sku, quantity: 2 },
  )
  await packOrders(world, order.order_id)
  await world.db
    .execute(sql`update invoice set document = jsonb_set(document, '{lines}', (select jsonb_agg(
      case when l->>'sku' = ${h1.sku} then l || '{"licence": {"kind": "20B", "number": "MH-20B-7", "validUntil": null}}' else l end)
      from jsonb_array_elements(document->'lines') l))
    where order_id = ${order.order_id}::uuid and jsonb_array_length(document->'lines') > 0`)
  const listed = (await desk.call('staffListScheduleH1')).body
  expect(listed).toMatchObject({
    total: 1,
    entries: [
      {
        date: '2026-11-24',
        order_number: order.order_number,
        buyer: 'Meera Nair',
        licence: expect.stringContaining('MH-20B-7'),
        batch: expect.stringMatching(/mumbai$/),
        quantity: 3,
        seller: 'mumbai Limited',
        warehouse: 'Mumbai depot',
      },
    ],
  })
  const params = { id: order.order_id }
  const { cancel } = (await desk.call('staffPreviewCancel', { params, body: {} })).body
  const undone = await desk.call('staffCancelOrder', {
    params,
    body: { reason: 'not_available', amount: cancel.amount, request_key: randomUUID() },
  })
  expect(undone.status, JSON.stringify(undone.body)).toBe(200)
  const after = (await desk.call('staffListScheduleH1')).body
  expect(after.entries.map(({ quantity }) => quantity).toSorted()).toEqual([-3, 3])
})

it('ORDER-06 gives the register of a period, a seller and a warehouse as a file, on record', async () => {
  const { sku } = await medicine('DRUG_H1')
  const { order } = await buyInCash(world, { sku, quantity: 4 })
  await packOrders(world, order.order_id)
  const { mumbai } = goods.warehouses
  const count = async (query: Record<string, string>) =>
    (await desk.call('staffListScheduleH1', { query })).body.entries.filter(
      (entry) => entry.order_number === order.order_number,
    ).length
  expect(await count({ from: '2026-11-24', to: '2026-11-24', warehouse: String(mumbai) })).toBe(1)
  expect(await count({ from: '2026-11-25' })).toBe(0)
  expect(await count({ to: '2026-11-23' })).toBe(0)
  expect(await count({ seller: String(goods.sellers.delhi) })).toBe(0)
  const { visitor, id } = await signedInStaff(world, 'support')
  const csv = await visitor.raw({
    method: 'GET',
    url: '/api/staff/schedule-h1/file?from=2026-11-24&to=2026-11-24',
  })
  const rows: Record<string, string>[] = parse(String(csv.body), { bom: true, columns: true })
  expect(rows.find((row) => row['Order'] === order.order_number)).toMatchObject({
    Buyer: 'Meera Nair',
    Quantity: '4',
  })
  const pdf = await visitor.raw({ method: 'GET', url: '/api/staff/schedule-h1/file?format=pdf' })
  expect(pdfLines(pdf.body as Buffer).join('\n')).toContain('Register of Schedule H1 medicines')
  expect(await auditOf(world.db, 'schedule-h1')).toMatchObject([
    { action: 'schedule_h1.export', by: id, after: { format: 'csv' } },
    { action: 'schedule_h1.export', by: id, after: { format: 'pdf' } },
  ])
})

it('ORDER-06 RET-02 registers what replaces returned goods', async () => {
  const { sku } = await medicine('DRUG_H1')
  const { visitor, order } = await buyInCash(world, { sku, quantity: 2 })
  await deliverOrders(world, order.order_id)
  const line = lineOf(await orderOf(visitor, order.order_id), sku)
  const wish = { wish: 'replacement', pay_to: 'meera@okbank' } as const
  const { id } = await askReturn(visitor, order.order_id, [{ line, quantity: 1 }], wish)
  const params = { id }
  await desk.call('staffDecideReturn', { params, body: { version: 0, approve: true } })
  const one = (await desk.call('staffGetReturn', { params })).body.return
  const batch = one.items[0]?.batches[0]
  const done = await desk.call('staffSettleReturn', {
    params,
    body: {
      version: one.version,
      pieces: [
        { line, lot: batch?.lot ?? 0, parcel: batch?.parcel ?? '', quantity: 1, fate: 'destroy' },
      ],
      outcome: 'replacement',
      credit: 0,
    },
  })
  expect(done.status, JSON.stringify(done.body)).toBe(200)
  await packOrders(world, order.order_id)
  const { entries } = (await desk.call('staffListScheduleH1')).body
  const own = entries.filter((entry) => entry.order_number === order.order_number)
  expect(own.map(({ quantity }) => quantity).toSorted()).toEqual([1, 2])
  expect(new Set(own.map(({ document }) => document)).size).toBe(2)

  // Its seller is stopped before it leaves: the register undoes what it says, and keeps it.
  const { visitor: admin } = await signedInStaff(world, 'admin')
  const seller = { id: goods.sellers.mumbai }
  const body = { reason: 'Under review' }
  await admin.call('staffSuspendSeller', { params: seller, body })
  const { version } = (await desk.call('staffGetReturn', { params })).body.return
  const paid = await desk.call('staffRefundInstead', { params, body: { version } })
  expect(paid.status, JSON.stringify(paid.body)).toBe(200)
  const { visitor: other } = await signedInStaff(world, 'admin')
  await other.call('staffLiftSuspension', { params: seller, body })
  const after = (await desk.call('staffListScheduleH1')).body.entries.filter(
    (entry) => entry.order_number === order.order_number,
  )
  const challan = own.find(({ quantity }) => quantity === 1)?.document
  expect(
    after.filter(({ document }) => document === challan).map(({ quantity }) => quantity),
  ).toEqual(expect.arrayContaining([1, -1]))
  // The credit note takes one of the two back.
  expect(after.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(1)
})

it('ORDER-06 reads few documents of orders without such goods, however many there are', async () => {
  const { rows } = await world.db.execute<{ part: string; id: string }>(
    sql`select s.id as part, o.id from invoice i join sub_order s on s.id = i.sub_order_id join "order" o on o.id = s.order_id
      where jsonb_array_length(i.document->'lines') > 0 limit 1`,
  )
  const [one] = rows
  await world.db.execute(sql`alter table "order" drop constraint order_checkout_id_checkout_id_fk`)
  await world.db.execute(sql`
    with n as (select n, gen_random_uuid() as id, gen_random_uuid() as part from generate_series(1, 5000) n),
    o as (insert into "order" (id, number, checkout_id, purchase_id, guest_id, track_key_hash, form, quote, total_paise, payment_option, placed_at)
      select n.id, 'UP-260101-' || n.n, gen_random_uuid(), gen_random_uuid(), 'many', '', o.form,
        '{"lines": [{"offerId": 1, "productClass": "GEN"}]}', 100, 2, timestamptz '2026-10-01' + n * interval '10 minutes'
      from n, "order" o where o.id = ${one?.id ?? ''}::uuid),
    s as (insert into sub_order (id, order_id, seller_id, state, total_paise, placed_at)
      select part, n.id, ${goods.sellers.mumbai}, 'delivered', 100, now() from n)
    insert into invoice (id, order_id, sub_order_id, gstin, series, number, financial_year, sequence, issued_at, document)
      select gen_random_uuid(), n.id, n.part, 'MANY', 'M', 'M/' || n, '2026-27', n, timestamptz '2026-10-01' + n * interval '10 minutes', i.document
      from n, (select document from invoice where sub_order_id = ${one?.part ?? ''}::uuid limit 1) i`)
  await world.db.execute(sql`analyze "order", sub_order, invoice, credit_note, delivery_challan`)
  for (const query of [{}, { from: '2026-10-01', to: '2026-10-31' }]) {
    const plans = await explainAll(world.db, (handle) =>
      selectH1Page(handle, query, { page: 1, limit: 25 }),
    )
    for (const { scanned, nodes } of plans) expect(scanned, nodes.join()).toBeLessThan(1000)
  }
})
