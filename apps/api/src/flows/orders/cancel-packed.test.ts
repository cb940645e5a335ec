import { sql } from '../../platform/db/sql.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { auditOf } from '@upchar/testkit/audit'
import { wrongBooks } from '@upchar/testkit/books'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { signedInStaff } from '@upchar/testkit/staff'
import { makeTestVoucher } from '@upchar/testkit/vouchers'
import { useWorld, type Visitor } from '@upchar/testkit/world'
import { buyInCash, created, guestWith, place, placed } from '@upchar/testkit/shop'
import { cancel, lineOf, mailsAbout, orderOf } from './testing/cancel.ts'

const world = useWorld({ SANDBOX_COURIER_SECONDS: '3600' })
let goods: Goods
let desk: Visitor
let memberId = ''
beforeAll(async () => {
  goods = await stockGoods(world.db)
  const support = await signedInStaff(world, 'support')
  desk = support.visitor
  memberId = support.id
})

describe('what is packed after a cancel', () => {
  it('RET-01 RET-03 has invoices that add up to what is left, also of a line in two parcels', async () => {
    const { sku } = await goods.addVariant({
      pricePaise: 33_337,
      mrpPaise: null,
      maxOq: 20,
      stock: { mumbai: 4, nagpur: 9 },
    })
    const code = await makeTestVoucher(world.db, { percentBp: 777 })
    const visitor = await guestWith(world, { sku, quantity: 10 })
    await visitor.call('applyCartVoucher', {
      params: { code },
      body: { pincode: '400001', device_source: 'web' },
    })
    const { order_id: id } = placed(await place(visitor, await created(visitor)))
    const line = lineOf(await orderOf(visitor, id), sku)
    expect((await cancel(world, visitor, id, [{ line, quantity: 1 }])).status).toBe(200)
    const parcels = (await desk.call('staffGetOrder', { params: { id } })).body.order.parts.flatMap(
      (part) => part.parcels,
    )
    expect(parcels).toHaveLength(2)
    const pack = async (parcelId: string, version: number) =>
      desk.call('staffMoveParcel', {
        params: { id: parcelId },
        body: { version, state: 'packed', at: world.clock.now().toISOString() },
      })
    expect((await pack(parcels[0]?.id ?? '', parcels[0]?.version ?? 0)).status).toBe(200)
    expect((await cancel(world, visitor, id, [{ line, quantity: 2 }])).status).toBe(200)
    const [, second] = (
      await desk.call('staffGetOrder', { params: { id } })
    ).body.order.parts.flatMap((part) => part.parcels)
    expect((await pack(second?.id ?? '', second?.version ?? 0)).status).toBe(200)
    const { rows } = await world.db.execute<{ total: number; shop: number }>(sql`
      select sum((document->'totals'->>'totalPaise')::bigint)::int as total,
        sum(coalesce((document->'paidByShop'->>'paise')::bigint, 0))::int as shop
      from invoice where order_id = ${id}::uuid`)
    const { total_now } = await orderOf(visitor, id)
    expect((rows[0]?.total ?? 0) - (rows[0]?.shop ?? 0)).toBe(Math.round(total_now * 100))
    expect(await wrongBooks(world)).toBe('')
  })
})

describe('staff cancel', () => {
  it('RET-01 RET-03 a part of what is packed: its invoice is issued, and both are told why', async () => {
    const [{ sku: near }, { sku: far }] = [
      await goods.addVariant({ pricePaise: 10_000 }),
      await goods.addVariant({ pricePaise: 5_000, seller: 'delhi', stock: { delhi: 9 } }),
    ]
    const { visitor, order } = await buyInCash(world, { sku: near, quantity: 2 }, { sku: far })
    const id = order.order_id
    const shown = (await desk.call('staffGetOrder', { params: { id } })).body.order
    const first = shown.parts.find(({ items }) => items.some(({ sku_id }) => sku_id === near))
    const parcel = first?.parcels[0]
    await desk.call('staffMoveParcel', {
      params: { id: parcel?.id ?? '' },
      body: {
        version: parcel?.version ?? 0,
        state: 'packed',
        at: world.clock.now().toISOString(),
      },
    })
    const packed = await orderOf(visitor, id)
    expect(
      packed.sub_orders
        .map(({ cancel_note, items }) => [cancel_note, items[0]?.can_cancel])
        .toSorted(),
    ).toEqual([
      ['', 1],
      [
        'It is packed, so you can’t cancel it here any more. Ask us at once: we may still stop it.',
        0,
      ],
    ])
    const line = lineOf(packed, near)
    const staff = await desk.call('staffPreviewCancel', {
      params: { id },
      body: { items: [{ line, quantity: 1 }] },
    })
    expect(staff.body).toMatchObject({
      code: 'not_cancellable',
      message: expect.stringMatching(/^Packed goods have their tax invoice/),
    })
    // The rest may go: the packed goods stay, with their invoice and the fees.
    const rest = await cancel(world, visitor, id)
    expect(rest.body.order).toMatchObject({ total_now: packed.total - 50 })
    expect(await wrongBooks(world)).toBe('')
  })

  it('RET-01 OPS-01 a part with reason and note: on the record, in the history and to the buyer without the note', async () => {
    const [{ sku: gone }, { sku: stays }] = [
      await goods.addVariant({ title: 'Gauze', pricePaise: 10_000 }),
      await goods.addVariant({ title: 'Tape', pricePaise: 5_000 }),
    ]
    const { visitor, order } = await buyInCash(world, { sku: gone, quantity: 2 }, { sku: stays })
    const id = order.order_id
    const line = lineOf(await orderOf(visitor, id), gone)
    const done = await desk.call('staffCancelOrder', {
      params: { id },
      body: {
        items: [{ line, quantity: 2 }],
        reason: 'not_available',
        note: 'Carton fell off the rack',
        amount: 200,
        request_key: 'of the desk',
      },
    })
    expect(done.status, JSON.stringify(done.body)).toBe(200)
    expect(done.body.order.cancels).toMatchObject([
      { by: { id: memberId }, reason: 'The goods are not available', amount: 200 },
    ])
    expect(done.body.order.timeline).toContainEqual(
      expect.objectContaining({ title: expect.stringMatching(/^Cancelled: 2 × Gauze.*₹200\.00$/) }),
    )
    expect(await auditOf(world.db, id)).toContainEqual(
      expect.objectContaining({
        action: 'order.cancel',
        by: memberId,
        after: expect.objectContaining({ amount_paise: 20_000, reason: 'not_available' }),
      }),
    )
    const [mail] = await mailsAbout(world, order.order_number)
    expect(mail).toContain('We had to cancel')
    expect(mail).not.toContain('Carton')
    expect(JSON.stringify(await orderOf(visitor, id))).not.toContain('Carton')
  })
})

describe('a deal', () => {
  it('RET-04 has its packs again when the whole order is cancelled, and not before', async () => {
    const finance = (await signedInStaff(world, 'finance')).visitor
    const { sku } = await goods.addVariant({ pricePaise: 10_500 })
    const { offer } = (await finance.call('staffFindDealOffer', { query: { sku } })).body
    const made = await finance.call('staffSetDeal', {
      body: {
        sku,
        deal_price: 94.4,
        share: 12,
        starts_at: null,
        ends_at: new Date(world.clock.now().getTime() + 6 * 3_600_000).toISOString(),
        seen_revision: offer.revision,
        reason: 'Agreed with the seller',
      },
    })
    expect(made.status, JSON.stringify(made.body)).toBe(200)
    const ordered = async () =>
      (await finance.call('staffListDeals')).body.deals.find((one) => one.sku === sku)?.ordered
    const { visitor, order } = await buyInCash(world, { sku, quantity: 3 })
    const line = lineOf(await orderOf(visitor, order.order_id), sku)
    expect(await ordered()).toBe(3)
    const part = await cancel(world, visitor, order.order_id, [{ line, quantity: 1 }])
    expect(part.body.order.cancels).toMatchObject([{ amount: 94.4 }])
    expect(await ordered()).toBe(3)
    expect((await cancel(world, visitor, order.order_id)).status).toBe(200)
    expect(await ordered()).toBe(0)
  })
})
