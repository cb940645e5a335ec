import { sql } from '../../platform/db/sql.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { packOrders } from '@upchar/testkit/packing'
import { useWorld, type Visitor } from '@upchar/testkit/world'
import { buyInCash, created, guestWith, place, placed, runJobs } from '@upchar/testkit/shop'

const world = useWorld({ SANDBOX_COURIER_SECONDS: '0' })
let goods: Goods
beforeAll(async () => {
  goods = await stockGoods(world.db)
})

const keyOf = (trackUrl: string) =>
  new URL(trackUrl, 'http://shop.example').searchParams.get('key') ?? ''
const status = (visitor: Visitor, id: string, key?: string) =>
  visitor.call('getOrderStatus', { query: { id, ...(key !== undefined && { key }) } })
const courier = (payload: unknown, token = world.context.config.COURIER_TOKEN ?? '') =>
  world.visitor().raw({
    method: 'POST',
    url: '/api/shipping/updates',
    headers: { 'content-type': 'application/json', 'x-api-key': token },
    payload: JSON.stringify(payload),
  })
const awbOf = async (orderId: string) =>
  (
    await world.db.execute<{ awb: string }>(
      sql`select awb from shipment h join sub_order s on s.id = h.sub_order_id where s.order_id = ${orderId}::uuid`,
    )
  ).rows[0]?.awb ?? ''
const scan = (awb: string | number, statusId: number | string, stamp: string) => ({
  awb,
  current_status: 'SCAN',
  shipment_status_id: statusId,
  current_timestamp: stamp,
  scans: [],
})

describe('access to an order', () => {
  it('ORDER-02 is open to its guest and to holders of its link, by id or number, with phone and email masked', async () => {
    const { sku } = await goods.addVariant({ title: 'Nitrile gloves' })
    const { visitor, order } = await buyInCash(world, { sku, quantity: 2 })
    const key = keyOf(order.track_url)
    const own = await status(visitor, order.order_id)
    expect(own.body.order).toMatchObject({
      number: order.order_number,
      total: 259,
      subtotal: 210,
      cod_fee: 49,
      payment: { option: 2, label: 'Cash on delivery', state: 'due' },
      delivery_to: {
        name: 'Meera Nair',
        phone: '******3210',
        email: 'w***@hospital.example',
        pincode: '400001',
      },
      sub_orders: [
        {
          state: 'placed',
          seller: { name: 'mumbai', gstin: '27AABCT0001T1Z5' },
          items: [{ sku_id: sku, title: 'Nitrile gloves, M', quantity: 2, line_total: 210 }],
          total: 210,
          documents: [],
          invoice: null,
        },
      ],
      fee_invoice: null,
    })
    expect(own.body.order.sub_orders[0]?.promised.label).toMatch(/^Delivery /)
    expect(JSON.stringify(own.body)).not.toMatch(/9876543210|ward@/)
    expect((await status(world.visitor(), order.order_id, key)).body.order).toEqual(own.body.order)
    expect((await status(world.visitor(), order.order_number, key)).body.order.id).toBe(
      order.order_id,
    )
  })

  it('ORDER-02 answers alike for another’s order, an unknown one and an invalid id', async () => {
    const { sku } = await goods.addVariant()
    const { order } = await buyInCash(world, { sku })
    const other = await buyInCash(world, { sku })
    const answers = await Promise.all([
      status(other.visitor, order.order_id),
      status(world.visitor(), order.order_id, 'wrong'),
      status(world.visitor(), order.order_id, keyOf(other.order.track_url)),
      status(world.visitor(), '00000000-0000-4000-8000-000000000000', keyOf(order.track_url)),
      status(world.visitor(), "' or 1=1", 'x'),
      status(world.visitor(), order.order_number),
    ])
    for (const { status: code, body } of answers) {
      expect(code).toBe(404)
      expect(body).toMatchObject({
        success: false,
        code: 'order_not_found',
        message: 'We can’t find this order. Open the link from your order mail.',
      })
    }
  })
})

describe('parcels', () => {
  it('ORDER-02 travel from warehouse to door by the sandbox courier, with dated steps, places and mails', async () => {
    const { sku } = await goods.addVariant({ seller: 'delhi', stock: { delhi: 5 } })
    const { visitor, order } = await buyInCash(world, { sku })
    const before = (await status(visitor, order.order_id)).body.order.sub_orders[0]
    expect(before?.steps.map((step) => [step.state, step.at !== null])).toEqual([
      ['placed', true],
      ['confirmed', false],
      ['packed', false],
      ['shipped', false],
      ['in_transit', false],
      ['out_for_delivery', false],
      ['delivered', false],
    ])
    for (let day = 0; day < 9; day++) {
      await runJobs(world)
      world.clock.advance(6 * 3_600_000)
    }
    const { order: after } = (await status(visitor, order.order_id)).body
    const sub = after.sub_orders[0]
    expect(sub).toMatchObject({
      state: 'delivered',
      state_label: 'Delivered',
      shipment: { courier: 'Sandbox Express', awb: expect.stringMatching(/^SBX\d{10}$/) },
    })
    expect(sub?.promised.label).toMatch(/^Delivered /)
    expect(sub?.steps.map((step) => [step.state, step.place])).toEqual([
      ['placed', ''],
      ['confirmed', 'New Delhi'],
      ['packed', 'New Delhi'],
      ['shipped', 'New Delhi'],
      ['in_transit', 'New Delhi hub'],
      ['in_transit', 'Mumbai hub'],
      ['out_for_delivery', 'Mumbai 400001'],
      ['delivered', 'Mumbai 400001'],
    ])
    const times = sub?.steps.map((step) => step.at ?? '') ?? []
    expect(times.toSorted()).toEqual(times)
    expect(after.payment.state).toBe('paid')
    const { rows } = await world.db.execute<{ subject: string }>(
      sql`select subject from mail_message where subject like ${`%${order.order_number}%`} order by created_at`,
    )
    expect(rows.map((row) => row.subject)).toEqual([
      `Order ${order.order_number} is placed`,
      `Order ${order.order_number} is packed: your invoice`,
      `Order ${order.order_number} is on its way`,
      `Order ${order.order_number} is delivered`,
    ])
  })

  it('ORDER-02 store repeated, late and backward scans without moving back', async () => {
    const { sku } = await goods.addVariant()
    const { visitor, order } = await buyInCash(world, { sku })
    await runJobs(world)
    const awb = await awbOf(order.order_id)
    const state = async () =>
      (await status(visitor, order.order_id)).body.order.sub_orders[0]?.state
    expect(await courier(scan(awb, 17, '24 11 2026 15:00:00'))).toMatchObject({
      status: 200,
      body: { success: true },
    })
    expect(await state()).toBe('out_for_delivery')
    for (let i = 0; i < 3; i++) await courier(scan(awb, '18', '24 11 2026 12:00:00'))
    expect(await state()).toBe('out_for_delivery')
    await courier(scan(awb, 7, '24 11 2026 16:00:00'))
    await courier(scan(awb, 17, '24 11 2026 17:00:00'))
    await courier(scan(awb, 9, '25 11 2026 10:00:00'))
    expect(await state()).toBe('delivered')
    const { rows } = await world.db.execute<{ status: number }>(
      sql`select status_id as status from shipment_scan c join shipment h on h.id = c.shipment_id where h.awb = ${awb} and status_id <> 1 order by scanned_at`,
    )
    expect(rows.map((row) => row.status)).toEqual([18, 17, 7, 17, 9])
    const { rows: parcels } = await world.db.execute<{ state: string }>(
      sql`select state from shipment where awb = ${awb}`,
    )
    expect(parcels).toEqual([{ state: 'delivered' }])
  })

  it('ORDER-02 accept all scans in one message: each stored once, each relevant step mailed', async () => {
    const { sku } = await goods.addVariant()
    const { visitor, order } = await buyInCash(world, { sku })
    await runJobs(world)
    const awb = await awbOf(order.order_id)
    const one = (status: number, hour: string) => ({
      date: `2026-11-24 ${hour}:00:00`,
      activity: `scan ${status}`,
      location: 'Mumbai',
      'sr-status': String(status),
    })
    const whole = {
      ...scan(awb, 7, '24 11 2026 18:00:00'),
      scans: [
        one(5, '12'),
        one(42, '13'),
        one(42, '13'),
        one(18, '14'),
        one(17, '16'),
        one(7, '18'),
      ],
    }
    for (let i = 0; i < 2; i++) expect(await courier(whole)).toMatchObject({ status: 200 })
    expect((await status(visitor, order.order_id)).body.order.sub_orders[0]?.state).toBe(
      'delivered',
    )
    const { rows } = await world.db.execute<{ status: number }>(
      sql`select status_id as status from shipment_scan c join shipment h on h.id = c.shipment_id where h.awb = ${awb} and status_id <> 1 order by scanned_at`,
    )
    expect(rows.map((row) => row.status)).toEqual([5, 42, 18, 17, 7])
    const { rows: mails } = await world.db.execute<{ subject: string }>(
      sql`select subject from mail_message where subject like ${`%${order.order_number}%`}`,
    )
    expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
      `Order ${order.order_number} is delivered`,
      `Order ${order.order_number} is on its way`,
      `Order ${order.order_number} is packed: your invoice`,
      `Order ${order.order_number} is placed`,
    ])
  })

  it('ORDER-02 answer unknown parcels and malformed updates with 200, and refuse calls without the token', async () => {
    expect(await courier(scan(19041424751540, 7, '24 11 2026 15:00:00'))).toMatchObject({
      status: 200,
    })
    expect(await courier({ nothing: true })).toMatchObject({ status: 200 })
    expect(await courier(scan('x', 7, ''), 'wrong token')).toMatchObject({
      status: 401,
      body: { success: false, code: 'token_invalid' },
    })
  })

  it('ORDER-02 are separate for two sellers', async () => {
    const [a, b] = [
      await goods.addVariant(),
      await goods.addVariant({ seller: 'delhi', stock: { delhi: 3 } }),
    ]
    const { visitor, order } = await buyInCash(world, { sku: a.sku }, { sku: b.sku })
    const { rows } = await world.db.execute<{ id: string }>(
      sql`select h.id from shipment h join sub_order s on s.id = h.sub_order_id where s.order_id = ${order.order_id}::uuid`,
    )
    expect(rows).toHaveLength(2)
    const { order: view } = (await status(visitor, order.order_id)).body
    expect(view.sub_orders.map((sub) => sub.seller.name)).toEqual(['delhi', 'mumbai'])
    expect(view.sub_orders.map(({ invoice }) => invoice)).toEqual([null, null])
    await packOrders(world, order.order_id)
    const { order: packed } = (await status(visitor, order.order_id)).body
    expect(packed.sub_orders.map(({ documents }) => documents.length)).toEqual([1, 1])
    expect(packed.fee_invoice).toMatchObject({
      number: expect.stringMatching(/^UPC\/26-27\/\d{6}$/),
    })
  })
})

describe('one seller’s goods from two warehouses', () => {
  it('ORDER-02 ORDER-06 are two parcels with an invoice and a batch each; the slower parcel sets the state', async () => {
    const { sku } = await goods.addVariant({ stock: { mumbai: 3, nagpur: 4 } })
    const { visitor, order } = await buyInCash(world, { sku, quantity: 6 })
    const parcels = async () =>
      (
        await world.db.execute<{ id: string; awb: string | null; batch: string }>(sql`
      select h.id, h.awb, t.batch_no as batch from shipment h join sub_order s on s.id = h.sub_order_id join order_line l on l.sub_order_id = s.id
      join order_line_lot t on t.order_line_id = l.id and t.warehouse_id = h.warehouse_id where s.order_id = ${order.order_id}::uuid order by t.batch_no`)
      ).rows
    expect(await parcels()).toHaveLength(2)
    await runJobs(world)
    const [first, second] = await parcels()
    const state = async () =>
      (await status(visitor, order.order_id)).body.order.sub_orders[0]?.state
    await courier(scan(first?.awb ?? '', 7, '25 11 2026 10:00:00'))
    expect(await state()).not.toBe('delivered')
    await courier(scan(second?.awb ?? '', 7, '26 11 2026 10:00:00'))
    expect(await state()).toBe('delivered')
    const { rows } = await world.db.execute<{
      batches: number
    }>(sql`select jsonb_array_length(document->'lines'->0->'batches') as batches from invoice
      where order_id = ${order.order_id}::uuid and jsonb_array_length(document->'lines') > 0`)
    expect(rows).toEqual([{ batches: 1 }, { batches: 1 }])
  })
})

describe('order mails', () => {
  it('ORDER-02 confirm the order with items, amounts and link, bring the invoice when it is packed, and appear in the development mailbox', async () => {
    const { sku } = await goods.addVariant({ title: 'Gloves & <b>masks</b>' })
    const visitor = await guestWith(world, { sku })
    const order = placed(
      await place(visitor, await created(visitor, { form: { email: 'mailbox@clinic.example' } })),
    )
    const box = await visitor.raw({ method: 'GET', url: '/dev/mailbox' })
    expect(box.status).toBe(200)
    expect(box.headers['content-security-policy']).toContain("default-src 'none'")
    const id =
      new RegExp(`/dev/mailbox/([0-9a-f-]{36})">Order ${order.order_number} is placed`).exec(
        String(box.body),
      )?.[1] ?? ''
    const page = String((await visitor.raw({ method: 'GET', url: `/dev/mailbox/${id}` })).body)
    const body = String((await visitor.raw({ method: 'GET', url: `/dev/mailbox/${id}/html` })).body)
    for (const part of [
      'mailbox@clinic.example',
      '₹154.00',
      order.track_url,
      'This is your order confirmation',
    ])
      expect(page.replaceAll('&amp;', '&')).toContain(part)
    expect(body).toContain('Gloves &amp; &lt;b&gt;masks&lt;/b&gt;')
    expect(body).not.toContain('/invoice/')
    await packOrders(world, order.order_id)
    const mail = await world.db.execute<{ html: string; attachments: { name: string }[] }>(
      sql`select html, attachments from mail_message where to_address = 'mailbox@clinic.example'
        and subject = ${`Order ${order.order_number} is packed: your invoice`}`,
    )
    const packed = mail.rows[0]?.html ?? ''
    expect(packed).toContain('1 × Gloves &amp; &lt;b&gt;masks&lt;/b&gt;')
    expect(mail.rows[0]?.attachments.map(({ name }) => name)).toEqual([
      expect.stringMatching(/^Invoice T0\/26-27\/\d{6} of mumbai$/),
      expect.stringMatching(/^Invoice UPC\/26-27\/\d{6} of Upchar$/),
    ])
    const link =
      /href="http:\/\/localhost:3000(\/api\/orders\/[^"]+)"/
        .exec(packed)?.[1]
        ?.replaceAll('&amp;', '&') ?? ''
    expect((await world.visitor().raw({ method: 'GET', url: link })).headers['content-type']).toBe(
      'application/pdf',
    )
    expect((await visitor.raw({ method: 'GET', url: '/dev/mailbox/nonsense' })).status).toBe(404)
  })
})
