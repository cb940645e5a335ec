import { randomUUID } from 'node:crypto'
import type { BodyInput } from '@upchar/contract/schema/endpoints'
import { describe, expect, it } from 'vitest'
import { auditOf } from '@upchar/testkit/audit'
import { wrongBooks } from '@upchar/testkit/books'
import { useDesk } from '@upchar/testkit/desk'
import { failWrites } from '@upchar/testkit/failing-writes'
import { deliverOrders, packOrders } from '@upchar/testkit/packing'
import { atGateway, buyInCash, created, guestWith, pay, place, runJobs } from '@upchar/testkit/shop'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld, type Visitor } from '@upchar/testkit/world'
import { sql } from '../../platform/db/sql.ts'
import { tellBuyers } from './tell-buyers.ts'

const world = useWorld({ SANDBOX_COURIER_SECONDS: '360000' })
const { goods, desk } = useDesk(world)

const begin = (
  sku: string,
  batch: string,
  more: Partial<BodyInput<'staffBeginRecall'>> = {},
  by = desk,
) =>
  by.call('staffBeginRecall', {
    body: {
      request_key: randomUUID(),
      sku,
      batch,
      class: 2,
      reason: 'Seal leaks',
      reference: 'Letter 12/2026',
      ordered_by: 'maker',
      advice: 'Stop using it and keep it apart.',
      ...more,
    },
  })
const lotsOf = async (offerId: number) =>
  (
    await world.db.execute<{ id: number; batch: string; n: number }>(
      sql`select id, batch_no as batch, on_hand as n from lot where offer_id = ${offerId} order by id`,
    )
  ).rows
const batchOf = async (offerId: number) => (await lotsOf(offerId))[0]?.batch ?? ''
const parcelsOf = async (orderId: string) =>
  (
    await world.db.execute<{ id: string; version: number; state: string }>(
      sql`select id, version, state from shipment where order_id = ${orderId}::uuid`,
    )
  ).rows

describe('OPS-05 a recall of a batch', () => {
  it('OPS-05 finds stock, parcels that wait and what is at buyers, then stops sale and hand-over at once', async () => {
    const { sku, offerId } = await goods.addVariant({ stock: { mumbai: 20 } })
    const batch = await batchOf(offerId)
    const [sent, packed, placed] = [
      await buyInCash(world, { sku, quantity: 3 }),
      await buyInCash(world, { sku, quantity: 2 }),
      await buyInCash(world, { sku, quantity: 1 }),
    ]
    await deliverOrders(world, sent.order.order_id)
    await packOrders(world, packed.order.order_id)
    const query = { sku: sku.toLowerCase(), batch: batch.toLowerCase() }
    const preview = await desk.call('staffFindRecall', { query })
    expect(preview.body, JSON.stringify(preview.body)).toMatchObject({
      batches: [batch],
      found: {
        lots: [{ batch, received: 20, on_hand: 14, quarantined: 0 }],
        waiting_parcels: 2,
        waiting_pieces: 3,
        orders: 1,
        buyers: 1,
        sold: 3,
        left: 3,
      },
      orders: [{ number: sent.order.order_number, left: 3, on_the_way: 0 }],
      total: 1,
    })
    expect((await lotsOf(offerId))[0]?.n).toBe(14)

    const press = { request_key: randomUUID() }
    const twice = await Promise.all([begin(sku, batch, press), begin(sku, batch, press)])
    expect(twice.map(({ status }) => status)).toEqual([200, 200])
    const [one] = twice
    expect(one?.body).toMatchObject({
      // Class II: ten days.
      recall: { batch: batch.toUpperCase(), due_at: '2026-12-04T05:30:00.000Z' },
      found: { lots: [{ on_hand: 0, quarantined: 14 }], waiting_parcels: 2, left: 3 },
    })
    expect(twice[0]?.body.recall.id).toBe(twice[1]?.body.recall.id)
    expect(await begin(sku, batch)).toMatchObject({
      status: 409,
      body: { code: 'already_recalled' },
    })

    for (const { order } of [packed, placed]) {
      const [parcel] = await parcelsOf(order.order_id)
      const { id = '', version = 0, state } = parcel ?? {}
      const courier = { courier: 'Test Express', awb: `R${id.slice(-12)}`, tracking_url: '' }
      await desk.call('staffSetParcelCourier', { params: { id }, body: { version, ...courier } })
      expect(
        await desk.call('staffMoveParcel', {
          params: { id },
          body: {
            version: version + 1,
            state: state === 'packed' ? 'shipped' : 'packed',
            at: world.clock.now().toISOString(),
          },
        }),
      ).toMatchObject({ status: 409, body: { code: 'state_wrong' } })
      expect(
        await desk.call('staffPrintPapers', {
          params: { kind: 'pick-list' },
          query: { parcels: id },
        }),
      ).toMatchObject({ status: 409, body: { code: 'paper_refused' } })
    }

    const other = await buyInCash(world, { sku, quantity: 1 }).catch((error: unknown) => error)
    expect(other).toBeInstanceOf(Error)
    expect(await wrongBooks(world)).toBe('')
  })

  it('OPS-05 takes the batch away from who is paying for it: another batch is sold, or the money goes back', async () => {
    const { sku, offerId } = await goods.addVariant({ stock: { mumbai: 4 } })
    const [lot] = await lotsOf(offerId)
    await world.db
      .execute(sql`with l as (insert into lot (offer_id, warehouse_id, batch_no, expires_on, on_hand)
      select offer_id, warehouse_id, 'OTHER-1', expires_on, 9 from lot where id = ${lot?.id} returning id)
      insert into stock_movement (lot_id, quantity, reason, reference, at) select id, 9, 'receipt', 'receipt 1', ${world.clock.now()} from l`)
    const { visitor, url } = await atGateway(world, { sku, quantity: 2 })
    await begin(sku, lot?.batch ?? '')
    await pay(visitor, url)
    await runJobs(world)
    const { rows } = await world.db.execute<{ batch: string }>(
      sql`select t.batch_no as batch from order_line_lot t join order_line l on l.id = t.order_line_id where l.sku = ${sku}`,
    )
    expect(rows).toEqual([{ batch: 'OTHER-1' }])
    expect(await wrongBooks(world)).toBe('')
  })

  it('OPS-05 never sells recalled goods out of quarantine, and takes what came in since', async () => {
    const { sku, offerId } = await goods.addVariant({ stock: { mumbai: 2 } })
    const [lot] = await lotsOf(offerId)
    const { recall } = (await begin(sku, lot?.batch ?? '')).body
    const take = await desk.call('staffTakeFromQuarantine', {
      params: { lot: lot?.id ?? 0 },
      body: {
        outcome: 'release',
        quantity: 1,
        seen: 2,
        reason: 'Looks fine',
        request_key: randomUUID(),
      },
    })
    expect(take).toMatchObject({ status: 409, body: { code: 'not_releasable' } })
    await world.db
      .execute(sql`with l as (insert into lot (offer_id, warehouse_id, batch_no, expires_on, on_hand)
      select offer_id, ${goods.warehouses.nagpur}, lower(batch_no), expires_on, 5 from lot where id = ${lot?.id} returning id)
      insert into stock_movement (lot_id, quantity, reason, reference, at) select id, 5, 'receipt', 'receipt 2', ${world.clock.now()} from l`)
    const rest = await desk.call('staffQuarantineRecall', { params: { id: recall.id }, body: {} })
    expect(rest.body.found.lots.map(({ quarantined }) => quarantined).toSorted()).toEqual([2, 5])
    expect(await wrongBooks(world)).toBe('')
  })

  it('OPS-05 begins one recall of two people’s, whole or not at all, and says so when a press has other goods', async () => {
    const [one, two] = [
      await goods.addVariant({ stock: { mumbai: 6 } }),
      await goods.addVariant({ stock: { mumbai: 3 } }),
    ]
    const batch = await batchOf(one.offerId)
    const press = { request_key: randomUUID() }
    const failing = await failWrites(world.db, 'quarantine_movement', 'before insert', 'kill')
    const killed = await begin(one.sku, batch, press)
    await failing.mend()
    expect(killed.status).toBeGreaterThanOrEqual(500)
    const sees = await desk.call('staffFindRecall', { query: { sku: one.sku, batch } })
    expect(sees.body.found.lots).toMatchObject([{ on_hand: 6, quarantined: 0 }])

    const other = (await signedInStaff(world, 'support')).visitor
    const both = await Promise.all([
      begin(one.sku, batch, press),
      begin(one.sku, batch.toLowerCase(), {}, other),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const { recall } = both.find(({ status }) => status === 200)?.body ?? {}
    const id = recall?.id ?? 0
    expect((await auditOf(world.db, String(id))).map(({ action }) => action)).toEqual([
      'recall.begin',
    ])
    // The same press of two articles at once: one recall, and a clear answer to the other.
    const shared = { request_key: randomUUID() }
    const pressed = await Promise.all([
      begin(one.sku, 'NEVER-CAME-1', shared),
      begin(two.sku, 'NEVER-CAME-1', shared),
    ])
    expect(pressed.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await begin(two.sku, 'import')).toMatchObject({
      status: 400,
      body: { code: 'batch_missing' },
    })
    // The answer was lost, the form goes on with other goods: they aren't what was recalled.
    const lost = { request_key: randomUUID() }
    const second = await begin(two.sku, 'NEVER-CAME-IN', lost)
    expect(second.status).toBe(200)
    expect(await begin(two.sku, await batchOf(two.offerId), lost)).toMatchObject({
      status: 409,
      body: {
        code: 'already_recalled',
        message: expect.stringContaining(`Recall ${second.body.recall.id} `),
      },
    })
    expect((await begin(two.sku, 'never-came-in', lost)).body.recall.id).toBe(second.body.recall.id)
    expect((await lotsOf(two.offerId))[0]?.n).toBe(3)
    expect(await wrongBooks(world)).toBe('')
  })

  it('OPS-05 lets no order or hand-over slip through a recall that begins at that moment', async () => {
    const { sku, offerId } = await goods.addVariant({ stock: { mumbai: 9 } })
    const batch = await batchOf(offerId)
    const waits = await buyInCash(world, { sku, quantity: 2 })
    await packOrders(world, waits.order.order_id)
    const [parcel] = await parcelsOf(waits.order.order_id)
    const { id = '', version = 0 } = parcel ?? {}
    await desk.call('staffSetParcelCourier', {
      params: { id },
      body: { version, courier: 'Test Express', awb: `S${id.slice(-12)}`, tracking_url: '' },
    })
    const buyer = await guestWith(world, { sku, quantity: 3 })
    const checkout = await created(buyer)
    const [begun, bought, moved] = await Promise.all([
      begin(sku, batch),
      place(buyer, checkout),
      desk.call('staffMoveParcel', {
        params: { id },
        body: { version: version + 1, state: 'shipped', at: world.clock.now().toISOString() },
      }),
    ])
    expect(begun.status).toBe(200)
    expect(bought.status).toBeLessThan(500)
    expect(moved.status).toBeLessThan(500)
    const params = { id: begun.body.recall.id }
    const twice = await Promise.all([
      desk.call('staffQuarantineRecall', { params, body: {} }),
      desk.call('staffQuarantineRecall', { params, body: {} }),
    ])
    expect(twice.map(({ status }) => status)).toEqual([200, 200])
    const { found } = (await desk.call('staffGetRecall', { params })).body
    const sold = bought.status === 200 && bought.body.outcome.state === 'placed' ? 3 : 0
    expect(found).toMatchObject({
      lots: [{ on_hand: 0, quarantined: 7 - sold }],
      waiting_pieces: sold + (moved.status === 200 ? 0 : 2),
      sold: moved.status === 200 ? 2 : 0,
    })
    expect(await wrongBooks(world)).toBe('')
  })

  it('OPS-05 refuses hostile input, and whoever may not recall', async () => {
    const { sku, offerId } = await goods.addVariant({ stock: { mumbai: 1 } })
    const batch = await batchOf(offerId)
    for (const reason of ['Leaks\u0000', 'Leaks \ud800', 'x'.repeat(501)])
      expect((await begin(sku, batch, { reason })).status).toBe(400)
    expect((await begin(sku, batch, { advice: 'x'.repeat(10_000_000) })).status).toBe(413)
    const serials = Array.from({ length: 100_000 }, (_, i) => `S${i}`)
    expect((await begin(sku, '', { serials })).status).toBeGreaterThanOrEqual(400)
    for (const query of [
      { sku, batch: 'B\u0000' },
      { sku, serials: 'S1,\u0000' },
      { sku, serials: ' , ' },
      { sku: `${sku}\n`, batch: 'B\n1' },
    ])
      expect((await desk.call('staffFindRecall', { query })).status, JSON.stringify(query)).toBe(
        400,
      )
    for (const id of [0, -1, 2_147_483_648])
      expect((await desk.call('staffGetRecall', { params: { id } })).status).toBe(400)
    const params = { id: 2_147_483_647 }
    for (const reply of [
      await desk.call('staffGetRecall', { params }),
      await desk.call('staffListRecallOrders', { params, query: {} }),
      await desk.call('staffQuarantineRecall', { params, body: {} }),
    ])
      expect(reply).toMatchObject({ status: 404, body: { code: 'recall_unknown' } })
    const finance = (await signedInStaff(world, 'finance')).visitor
    const catalogue = (await signedInStaff(world, 'catalogue')).visitor
    for (const by of [finance, catalogue, world.visitor()]) {
      expect([401, 403]).toContain((await begin(sku, batch, {}, by)).status)
      expect([401, 403]).toContain(
        (await by.call('staffQuarantineRecall', { params, body: {} })).status,
      )
    }
    expect((await lotsOf(offerId))[0]?.n).toBe(1)
    const html = '<img src=x onerror=alert(1)> =1+1'
    const kept = await begin(sku, batch, { reason: html, advice: html, reference: html })
    expect(kept.body.recall).toMatchObject({ reason: html, advice: html, reference: html })
  })

  it('OPS-05 an administrator withdraws a mistaken one, once: its goods are sold, sent and released again', async () => {
    const { sku, offerId } = await goods.addVariant({ stock: { mumbai: 5 } })
    const [lot] = await lotsOf(offerId)
    const waiting = await buyInCash(world, { sku, quantity: 1 })
    const { recall } = (await begin(sku, lot?.batch ?? '')).body
    const withdraw = (by: Visitor) =>
      by.call('staffWithdrawRecall', { params: { id: recall.id }, body: { reason: 'Other batch' } })
    expect((await withdraw(desk)).status).toBe(403)
    const { visitor: admin } = await signedInStaff(world, 'admin')
    const both = await Promise.all([withdraw(admin), withdraw(admin)])
    for (const { body } of both)
      expect(body.recall.withdrawn, JSON.stringify(body)).toMatchObject({ reason: 'Other batch' })
    const { rows } = await world.db.execute(
      sql`select id from audit_entry where action = 'recall.withdraw' and subject_id = ${String(recall.id)}`,
    )
    expect(rows).toHaveLength(1)

    const again = await desk.call('staffQuarantineRecall', {
      params: { id: recall.id },
      body: {},
    })
    expect(again).toMatchObject({ status: 409, body: { code: 'recall_withdrawn' } })
    await deliverOrders(world, waiting.order.order_id)
    expect(await parcelsOf(waiting.order.order_id)).toMatchObject([{ state: 'delivered' }])
    const take = await desk.call('staffTakeFromQuarantine', {
      params: { lot: lot?.id ?? 0 },
      body: {
        outcome: 'release',
        quantity: 4,
        seen: 4,
        reason: 'Nothing wrong with it',
        request_key: randomUUID(),
      },
    })
    expect(take.status, JSON.stringify(take.body)).toBe(200)
    const { visitor: second } = await signedInStaff(world, 'support')
    const accepted = await second.call('staffDecideRelease', {
      params: { lot: lot?.id ?? 0 },
      body: { id: take.body.lot?.release?.id ?? '', accept: true },
    })
    expect(accepted.status, JSON.stringify(accepted.body)).toBe(200)
    expect((await buyInCash(world, { sku, quantity: 4 })).order.order_id).toBeTruthy()
    expect((await begin(sku, lot?.batch ?? '')).status).toBe(200)
    expect(await wrongBooks(world)).toBe('')
  })

  it('OPS-05 stops all goods that came without a batch, in stock and later, and finds who has them', async () => {
    const { sku, offerId } = await goods.addVariant({ stock: { mumbai: 8 } })
    await world.db.execute(
      sql`update lot set batch_no = 'IMPORT', expires_on = null where offer_id = ${offerId}`,
    )
    const sent = await buyInCash(world, { sku, quantity: 2 })
    await deliverOrders(world, sent.order.order_id)
    expect(await begin(sku, '')).toMatchObject({ body: { code: 'batch_missing' } })
    const begun = await begin(sku, '', { pieces: 'all' })
    expect(begun.body, JSON.stringify(begun.body)).toMatchObject({
      recall: { batch: '', serials: [] },
      found: { lots: [{ on_hand: 0, quarantined: 6 }], sold: 2, left: 2 },
    })
    for (const more of [{ pieces: 'all' as const }, {}])
      expect(await begin(sku, 'B-1', more)).toMatchObject({ body: { code: 'already_recalled' } })
    await world.db
      .execute(sql`with l as (insert into lot (offer_id, warehouse_id, batch_no, expires_on, on_hand)
      values (${offerId}, ${goods.warehouses.nagpur}, 'NEW-1', '2030-01-01', 5) returning id)
      insert into stock_movement (lot_id, quantity, reason, reference, at) select id, 5, 'receipt', 'receipt 2', ${world.clock.now()} from l`)
    expect(await buyInCash(world, { sku }).catch((error: unknown) => error)).toBeInstanceOf(Error)
    expect(await wrongBooks(world)).toBe('')
  })

  it('OPS-05 by serial number lets no piece leave whose number isn’t scanned', async () => {
    const { sku } = await goods.addVariant({ productClass: 'DEV_A', stock: { mumbai: 5 } })
    const { order } = await buyInCash(world, { sku, quantity: 2 })
    const parcel = async () => {
      const [one] = (
        await desk.call('staffGetOrder', { params: { id: order.order_id } })
      ).body.order.parts.flatMap(({ parcels }) => parcels)
      if (one === undefined) throw new Error('no parcel')
      return one
    }
    await begin(sku, '', { serials: ['SN-7', 'SN-8'] })
    const { id } = await parcel()
    const pack = async () =>
      desk.call('staffMoveParcel', {
        params: { id },
        body: {
          version: (await parcel()).version,
          state: 'packed',
          at: world.clock.now().toISOString(),
        },
      })
    const refused = async (words: RegExp) =>
      expect(await pack()).toMatchObject({
        status: 409,
        body: { code: 'state_wrong', message: expect.stringMatching(words) },
      })
    await refused(/Scan the number of each piece/)
    expect((await parcel()).recalled).toEqual([expect.stringMatching(/Scan the number/)])
    const params = { kind: 'pick-list' as const }
    const picked = await desk.call('staffPrintPapers', { params, query: { parcels: id } })
    expect(picked.status).toBe(200)
    const { lines } = (await desk.call('staffGetGoods', { params: { id } })).body
    const [line] = lines
    const scan = async (serials: string[]) =>
      desk.call('staffPackGoods', {
        params: { id },
        body: {
          version: (await parcel()).version,
          goods: [
            { line: line?.line ?? '', lot: line?.batches[0]?.lot ?? 0, quantity: 2, serials },
          ],
        },
      })
    await scan(['SN-1'])
    await refused(/Scan the number of each piece/)
    await scan(['SN-1', 'sn-7'])
    await refused(/is recalled and may not leave/)
    await scan(['SN-1', 'SN-2'])
    const packed = await pack()
    expect(packed.status, JSON.stringify(packed.body)).toBe(200)
  })

  it('OPS-05 finds a batch sold in 5,000 orders with three statements, and tells each of 2,000 buyers once although it is killed', async () => {
    const { sku, offerId } = await goods.addVariant({ stock: { mumbai: 1 } })
    const [lot] = await lotsOf(offerId)
    await world.db.execute(
      sql`alter table "order" drop constraint order_checkout_id_checkout_id_fk`,
    )
    await world.db.execute(sql`
      with n as (select n, gen_random_uuid() as id, gen_random_uuid() as part, gen_random_uuid() as line, gen_random_uuid() as parcel,
          timestamptz '2026-01-01' + n * interval '15 minutes' as at_time from generate_series(1, 5000) n),
      o as (insert into "order" (id, number, checkout_id, purchase_id, guest_id, track_key_hash, form, quote, total_paise, payment_option, placed_at)
        select id, 'UP-260101-R' || n, gen_random_uuid(), gen_random_uuid(), 'many-' || n, '',
          jsonb_build_object('fullName', 'Buyer ' || n % 2000, 'phone', '', 'email', 'Buyer' || n % 2000 || '@ward.example', 'gstin', '', 'businessName', ''),
          '{}', 10000, 1, at_time from n),
      s as (insert into sub_order (id, order_id, seller_id, state, total_paise, placed_at)
        select part, id, ${goods.sellers.mumbai}, 'delivered', 10000, at_time from n),
      l as (insert into order_line (id, sub_order_id, offer_id, sku, title, hsn, quantity, unit_price_paise, gst_bp, taxable_paise, cgst_paise, sgst_paise, igst_paise, total_paise, order_id, placed_at)
        select line, part, ${offerId}, ${sku}, 'Gloves', '4015', 2, 5000, 0, 10000, 0, 0, 0, 10000, id, at_time from n),
      h as (insert into shipment (id, sub_order_id, warehouse_id, courier, state, promised_from, promised_to, order_id, placed_at, seller_id)
        select parcel, part, ${goods.warehouses.mumbai}, 'X', 'delivered', '2026-01-01', '2026-01-02', id, at_time, ${goods.sellers.mumbai} from n)
      insert into order_line_lot (order_line_id, lot_id, shipment_id, warehouse_id, batch_no, quantity)
        select line, ${lot?.id}, parcel, ${goods.warehouses.mumbai}, ${lot?.batch}, 2 from n`)
    const query = { sku, batch: lot?.batch ?? '', limit: 100 }
    // Signing the caller in takes statements of its own.
    await desk.call('staffFindRecall', { query })
    const alone = await world.statements(() => desk.call('staffListRecalls', { query: {} }))
    const { result, statements } = await world.statements(() =>
      desk.call('staffFindRecall', { query }),
    )
    expect(result.body).toMatchObject({
      found: { orders: 5000, buyers: 2000, sold: 10_000, back: 0, left: 10_000 },
      total: 5000,
    })
    expect(result.body.orders).toHaveLength(100)
    const own = statements.filter((one) => !alone.statements.includes(one))
    expect(own).toHaveLength(3)

    const { recall } = (await begin(sku, lot?.batch ?? '')).body
    const tell = () => tellBuyers(world.context, recall.id)
    const mails = async () =>
      (
        await world.db.execute<{ mails: number; buyers: number }>(
          sql`select count(*)::int as mails, count(distinct to_address)::int as buyers from mail_message where to_address like 'Buyer%@ward.example'`,
        )
      ).rows[0]
    await world.db.execute(
      sql`alter table mail_message add constraint killed check (to_address <> 'Buyer7@ward.example')`,
    )
    await expect(tell()).rejects.toThrow()
    const killed = await mails()
    expect(killed?.mails).toBeGreaterThan(0)
    expect(killed?.mails).toBeLessThan(2000)
    await world.db.execute(sql`alter table mail_message drop constraint killed`)
    await Promise.all([tell(), tell()])
    await tell()
    expect(await mails()).toEqual({ mails: 2000, buyers: 2000 })
  })
})
