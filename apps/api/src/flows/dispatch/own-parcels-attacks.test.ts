import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { wrongBooks } from '@upchar/testkit/books'
import { useDesk } from '@upchar/testkit/desk'
import { failWrites } from '@upchar/testkit/failing-writes'
import { brokenLedgers } from '@upchar/testkit/ledger-check'
import { pdfLines } from '@upchar/testkit/pdf-text'
import { signedInSeller } from '@upchar/testkit/sellers'
import { countOf, created, guestWith, place, placed } from '@upchar/testkit/shop'
import { useWorld, type Visitor } from '@upchar/testkit/world'
import { sql } from '../../platform/db/sql.ts'
import { awbOf, box, ownParcels, paper } from './testing/own-parcels.ts'

const world = useWorld({ SANDBOX_COURIER_SECONDS: '3600' })
const { goods } = useDesk(world)
const { memberOf, toPack, seen, measure, move, carry } = ownParcels(world, goods)
const entriesOf = (order: string) => countOf(world, 'audit_entry', sql`subject_id = ${order}`)

describe('what a member sends of an own parcel', () => {
  it('APP-01 is refused whole where a weight or size is no whole number of its range', async () => {
    const { by, id } = await toPack()
    const before = await seen(by, id)
    for (const field of Object.keys(box))
      for (const wrong of [-1, 0, 0.5, 2 ** 53, 1e300, Number.NaN, '1250', null])
        expect((await measure(by, id, { [field]: wrong })).status, `${field} ${wrong}`).toBe(400)
    for (const version of [-1, 0.5, 2 ** 53, Number.NaN])
      expect((await measure(by, id, { version })).status).toBeGreaterThanOrEqual(400)
    expect(await seen(by, id)).toEqual(before)
  })

  it('APP-01 is refused whole where a courier, an AWB, a link or a reason is no plain text', async () => {
    const { by, id } = await toPack()
    const before = await seen(by, id)
    const refused = [
      { courier: 'Blue\u0000Express' },
      { courier: 'Blue\nExpress' },
      { courier: 'B'.repeat(61) },
      { courier: '' },
      { awb: 'A\u0000BCDE12' },
      { awb: '<b>12345</b>' },
      { awb: '=HYPERLINK("x")' },
      { awb: 'A'.repeat(61) },
      { reason: 'x\u0000y' },
      { reason: 'x'.repeat(10_000) },
      { tracking_url: 'javascript:alert(1)' },
      { tracking_url: 'JaVaScRiPt:alert(1)//https://' },
      { tracking_url: 'data:text/html,<script>alert(1)</script>' },
      { tracking_url: 'http://courier.example/1' },
      { tracking_url: '//courier.example/1' },
      { tracking_url: 'https://' },
      { tracking_url: 'https://courier.example/\u0000' },
      { tracking_url: `https://courier.example/${'x'.repeat(500)}` },
    ]
    for (const change of refused)
      expect((await carry(by, id, change)).status, JSON.stringify(change)).toBe(400)
    expect(await seen(by, id)).toEqual(before)
  })

  it('APP-01 has no field for a state, time, price, amount or seller of its own', async () => {
    const { by, id, order } = await toPack()
    const { version } = await seen(by, id)
    for (const state of ['delivered', 'cancelled', 'rto', 'refunded', 'placed', ''])
      expect((await move(by, id, state as 'packed', version)).status, state).toBe(400)
    const body = {
      version,
      state: 'packed' as const,
      at: '2020-01-01T00:00:00.000Z',
      reason: 'Mine',
      seller_id: goods.sellers.delhi,
      cash: 1,
      price: 1,
      invoice: randomUUID(),
    }
    expect((await by.call('sellerMoveParcel', { params: { id }, body })).status).toBe(200)
    const { rows } = await world.db.execute(
      sql`select (document->'totals'->>'totalPaise')::int as paise, issued_at >= '2026-01-01' as now from invoice where order_id = ${order}::uuid`,
    )
    // Two pieces of ₹105; the fee of cash on delivery has an invoice of its own.
    expect(rows).toContainEqual({ paise: 21_000, now: true })
  })

  it('APP-01 is shown as text: to the buyer, on the label, and to staff', async () => {
    const { by, buyer, id, order } = await toPack()
    const courier = '=1+1 <img src=x onerror=alert(1)>'
    expect((await carry(by, id, { courier })).status).toBe(200)
    expect((await move(by, id, 'packed')).status).toBe(200)
    const label = await paper(by, id, 'papers/labels')
    expect(pdfLines(label.body as Buffer).join(' ')).toContain('onerror=alert(1)')
    world.clock.advance(60_000)
    expect((await move(by, id, 'shipped')).status).toBe(200)
    const { rows } = await world.db.execute<{ html: string }>(
      sql`select html from mail_message where html like ${`%${awbOf(id)}%`}`,
    )
    expect(rows.length).toBeGreaterThan(0)
    for (const { html } of rows) expect(html).not.toContain('<img src=x')
    const shown = (await buyer.call('getOrderStatus', { query: { id: order } })).body.order
    expect(JSON.stringify(shown)).toContain(courier)
  })
})

describe('who may not reach a parcel', () => {
  const calls = (by: Visitor, { id, version }: { id: string; version: number }) => [
    () => by.call('sellerGetParcel', { params: { id } }),
    () => by.call('sellerMeasureParcel', { params: { id }, body: { version, ...box } }),
    () => by.call('sellerMoveParcel', { params: { id }, body: { version, state: 'packed' } }),
    () =>
      by.call('sellerSetParcelCourier', {
        params: { id },
        body: { version, courier: 'Blue Express', awb: awbOf(id), tracking_url: '' },
      }),
    () => by.call('sellerGetGoods', { params: { id } }),
    () =>
      by.call('sellerPackGoods', {
        params: { id },
        body: { version, goods: [{ line: randomUUID(), lot: 1, quantity: 1 }] },
      }),
    () => paper(by, id, 'papers/packing-slips'),
    () => paper(by, id, 'papers/labels'),
    () => paper(by, id, 'invoice'),
  ]

  it('APP-01 a member who is disabled, signs out or whose seller is suspended, in all its calls', async () => {
    const { by, member, id, order } = await toPack()
    const { version } = await seen(by, id)
    const entries = await entriesOf(order)
    const ways: [() => Promise<unknown>, () => Promise<unknown>][] = [
      [
        () =>
          world.db.execute(
            sql`update seller_member set disabled_at = now() where id = ${member.id}`,
          ),
        () =>
          world.db.execute(
            sql`update seller_member set disabled_at = null where id = ${member.id}`,
          ),
      ],
      [
        () =>
          world.db.execute(
            sql`update seller_session set expires_at = ${world.clock.now().toISOString()}::timestamptz where id = ${member.sessionId}`,
          ),
        async () => undefined,
      ],
    ]
    for (const [end, undo] of ways) {
      await end()
      for (const call of calls(by, { id, version }))
        expect(await call()).toMatchObject({ status: 401, body: { code: 'seller_not_signed_in' } })
      await undo()
    }
    const other = (await memberOf('owner')).visitor
    expect((await seen(other, id)).version).toBe(version)
    expect(await entriesOf(order)).toBe(entries)
  })

  it('APP-01 the seller of another part of the same order: neither parcel, line, batch nor invoice', async () => {
    const [mine, theirs] = [
      await goods.addVariant({ stock: { mumbai: 5 } }),
      await goods.addVariant({ seller: 'delhi', stock: { delhi: 5 } }),
    ]
    const buyer = await guestWith(world, { sku: mine.sku }, { sku: theirs.sku })
    const { order_id: order } = placed(
      await place(buyer, await created(buyer, { form: { paymentOption: 2 } })),
    )
    const { rows } = await world.db.execute<{ id: string; seller: number }>(
      sql`select id, seller_id as seller from shipment where order_id = ${order}::uuid`,
    )
    const idOf = (seller: number) => rows.find((row) => row.seller === seller)?.id ?? ''
    const [own, rivals] = [idOf(goods.sellers.mumbai), idOf(goods.sellers.delhi)]
    const by = (await memberOf()).visitor
    const rival = (await signedInSeller(world, 'owner', goods.sellers.delhi)).visitor
    const before = await seen(rival, rivals)
    for (const call of calls(by, { id: rivals, version: before.version }))
      expect(await call()).toMatchObject({ status: 404, body: { code: 'parcel_unknown' } })
    // In the body of the own parcel.
    const open = (await by.call('sellerGetGoods', { params: { id: own } })).body
    const foreign = (await rival.call('sellerGetGoods', { params: { id: rivals } })).body
    const [[line], [other]] = [open.lines, foreign.lines]
    const [lot, otherLot] = [line?.batches[0]?.lot ?? 0, other?.batches[0]?.lot ?? 0]
    const pack = (goods: { line: string; lot: number; quantity: number }[]) =>
      by.call('sellerPackGoods', { params: { id: own }, body: { version: open.version, goods } })
    const ownLine = line?.line ?? ''
    for (const box of [
      [{ line: other?.line ?? '', lot: otherLot, quantity: 1 }],
      [{ line: other?.line ?? '', lot, quantity: 1 }],
      [{ line: ownLine, lot: otherLot, quantity: 1 }],
      [{ line: ownLine, lot: 2 ** 31 - 1, quantity: 1 }],
    ]) {
      const refused = await pack(box)
      expect(refused).toMatchObject({ status: 409, body: { code: 'goods_wrong' } })
      expect(JSON.stringify(refused.body)).not.toContain(theirs.sku)
    }
    expect((await move(rival, rivals, 'packed')).status).toBe(200)
    const { invoice_number: number } = await seen(rival, rivals)
    expect(number).not.toBe('')
    const { rows: invoices } = await world.db.execute<{ id: string }>(
      sql`select id from invoice where shipment_id = ${rivals}::uuid`,
    )
    const invoice = invoices[0]?.id ?? ''
    for (const path of [`invoice?invoice=${invoice}`, `invoice?id=${invoice}`])
      expect(await paper(by, own, path)).toMatchObject({
        status: 404,
        body: { code: 'invoice_unknown' },
      })
    expect((await paper(by, invoice, 'invoice')).status).toBe(404)
    const slip = pdfLines((await paper(by, own, 'papers/packing-slips')).body as Buffer).join(' ')
    expect(slip).not.toContain(theirs.sku)
  })
})

describe('an own parcel that is changed twice, or not to the end', () => {
  it('APP-01 of two tabs with two AWBs or two weights one is heard, and one AWB goes to one parcel', async () => {
    const [first, second] = [await toPack(), await toPack()]
    const opened = await seen(first.by, first.id)
    const both = await Promise.all(
      ['TAB1000001', 'TAB2000002'].map((awb) =>
        carry(first.by, first.id, { version: opened.version, awb }),
      ),
    )
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const { version } = await seen(first.by, first.id)
    const weighed = await Promise.all(
      [500, 600].map((grams) => measure(first.by, first.id, { version, weight_grams: grams })),
    )
    expect(weighed.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const third = await toPack()
    const awb = 'SAME100001'
    const same = await Promise.all([
      carry(second.by, second.id, { awb }),
      carry(third.by, third.id, { awb }),
    ])
    expect(same.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const { rows } = await world.db.execute(sql`select id from shipment where awb = ${awb}`)
    expect(rows).toHaveLength(1)
  })

  it.each([
    ['measure', 'shipment', 'before update'],
    ['measure', 'audit_entry', 'before insert'],
    ['carry', 'audit_entry', 'before insert'],
    ['pack', 'shipment_scan', 'before insert'],
    ['pack', 'invoice', 'before insert'],
    ['pack', 'audit_entry', 'before insert'],
    ['print', 'audit_entry', 'before insert'],
    ['goods', 'stock_movement', 'before insert'],
    ['goods', 'order_line_lot', 'before insert'],
    ['goods', 'audit_entry', 'before insert'],
  ] as const)(
    'APP-01 %s: leaves nothing when the connection is killed at %s %s',
    async (what, table, when) => {
      const { by, id, order, sku } = await toPack()
      const lot = await goods.addBatch(sku)
      const open = (await by.call('sellerGetGoods', { params: { id } })).body
      const [line] = open.lines
      const acts = {
        measure: () => measure(by, id),
        carry: () => carry(by, id),
        pack: () => move(by, id, 'packed'),
        print: () => paper(by, id, 'papers/packing-slips'),
        goods: () =>
          by.call('sellerPackGoods', {
            params: { id },
            body: { version: open.version, goods: [{ line: line?.line ?? '', lot, quantity: 2 }] },
          }),
      }
      const before = [await seen(by, id), await entriesOf(order)]
      const { mend } = await failWrites(world.db, table, when, 'kill')
      try {
        const failed = await acts[what]()
        expect(failed.status).toBeGreaterThanOrEqual(500)
        expect(JSON.stringify(failed.body)).not.toMatch(/disk|insert|terminat/)
      } finally {
        await mend()
      }
      expect([await seen(by, id), await entriesOf(order)]).toEqual(before)
      const again = await acts[what]()
      expect(again.status, JSON.stringify(again.body)).toBe(200)
      expect(await entriesOf(order)).toBe(Number(before[1]) + 1)
      expect(await brokenLedgers(world.db)).toEqual([])
      expect(await wrongBooks(world)).toBe('')
    },
  )
})
