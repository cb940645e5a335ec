import { beforeAll, describe, expect, it } from 'vitest'
import { wrongBooks } from '@upchar/testkit/books'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { deliver } from '@upchar/testkit/points'
import { askReturn } from '@upchar/testkit/returns'
import { buyInCash } from '@upchar/testkit/shop'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld, type Visitor } from '@upchar/testkit/world'
import { sql } from '../../platform/db/sql.ts'

const world = useWorld({ SANDBOX_COURIER_SECONDS: '360000' })
let goods: Goods
let finance: Visitor
let desk: Visitor
async function inDays(many: number) {
  world.clock.advance(many * 86_400_000)
  finance = (await signedInStaff(world, 'finance')).visitor
  desk = (await signedInStaff(world, 'support')).visitor
}
/** 8 % of the seller in Mumbai, 10 % of the one in Delhi, ₹10 for each parcel. */
beforeAll(async () => {
  goods = await stockGoods(world.db)
  await inDays(0)
  await world.db
    .execute(sql`insert into seller_fee_rule (kind, seller_id, rate_bp, amount_paise, valid_from, source) values
      ('commission', null, 1000, null, '2026-04-01', 'contract'),
      ('commission', ${goods.sellers.mumbai}, 800, null, '2026-04-01', 'contract'),
      ('closing_fee', null, null, 1000, '2026-04-01', 'contract')`)
})

/** Two of Delhi’s pieces come back and are destroyed. */
async function takeBack(visitor: Visitor, id: string) {
  const { returnable } = (await visitor.call('getReturns', { query: { id } })).body
  const line = returnable.find(({ seller }) => seller === 'delhi')?.line ?? ''
  const asked = await askReturn(visitor, id, [{ line, quantity: 2 }], { pay_to: 'ward@upi' })
  const params = { id: asked.id }
  world.clock.advance(1_000)
  const decided = await desk.call('staffDecideReturn', {
    params,
    body: { version: 0, approve: true, decision: '' },
  })
  const { version, items } = decided.body.return
  const pieces = items.flatMap(({ line: of, batches }) =>
    batches.map(({ lot, parcel }) => ({
      line: of,
      lot,
      parcel,
      quantity: 2,
      fate: 'destroy' as const,
    })),
  )
  const { settlement } = (await desk.call('staffPreviewReturn', { params, body: { pieces } })).body
  world.clock.advance(1_000)
  const settled = await desk.call('staffSettleReturn', {
    params,
    body: { version, pieces, credit: settlement.credit, decision: '' },
  })
  expect(settled.status, JSON.stringify(settled.body)).toBe(200)
  return settlement.credit
}

/** The courier’s list with the cash of an order. */
async function remit(id: string) {
  const { rows } = await world.db.execute<{ awb: string; due: number }>(
    sql`select awb, cash_paise::int as due from shipment where order_id = ${id}::uuid`,
  )
  const text = ['AWB,Amount', ...rows.map(({ awb, due }) => `${awb},${due / 100}`)].join('\n')
  const list = { file_name: 'list.csv', text }
  const { seen } = (await finance.call('staffPreviewRemittance', { body: list })).body
  const recorded = await finance.call('staffRecordRemittance', { body: { ...list, seen } })
  expect(recorded.status, JSON.stringify(recorded.body)).toBe(200)
}

async function close(seller: number, until: string) {
  const query = { seller_id: seller, until }
  const { seen } = (await finance.call('staffPreviewStatement', { query })).body
  const closed = await finance.call('staffCloseStatement', { body: { ...query, seen } })
  expect(closed.status, JSON.stringify(closed.body)).toBe(200)
  const params = { id: closed.body.statement.id }
  return { ...closed.body, ...(await finance.call('staffGetStatement', { params })).body }
}

describe('one article of two sellers', () => {
  it('OPS-06 RET-02 settles with each seller what it sold, less what came back to it, to the paisa', async () => {
    // With 5 % GST inside: ₹100 and ₹200 without it.
    const own = await goods.addVariant({ pricePaise: 10_500, stock: { mumbai: 20 } })
    const other = await goods.addOffer(own.variantId, {
      pricePaise: 21_000,
      mrpPaise: 25_000,
      stock: { delhi: 20 },
    })
    const { visitor, order } = await buyInCash(
      world,
      { sku: own.sku, quantity: 10 },
      { sku: other.sku, quantity: 5 },
    )
    await deliver(world, order.order_id)
    expect(await takeBack(visitor, order.order_id)).toBe(420)
    const { rows } = await world.db.execute<{ offer: number; left: number }>(sql`
      select offer_id::int as offer, sum(on_hand)::int as left from lot
      where offer_id in (${own.offerId}, ${other.offerId}) group by offer_id order by offer_id`)
    expect(rows).toEqual([
      { offer: own.offerId, left: 10 },
      { offer: other.offerId, left: 15 },
    ])
    await inDays(9)
    await remit(order.order_id)

    // 8 % of 1,000, 18 % of the fees, 0.5 % of 1,000 as CGST and SGST, 0.1 % of 1,050.
    const mumbai = await close(goods.sellers.mumbai, '2026-12-02')
    expect(mumbai.statement).toMatchObject({
      documents: 1,
      gross: 1050,
      commission: 80,
      closing_fees: 10,
      fee_gst: 16.2,
      tcs: 5,
      tds: 1.05,
      net: 937.75,
      payout: 937.75,
    })
    expect(mumbai.taxes).toMatchObject([
      { kind: 'tcs', inter: false, base: 1000, cgst: 2.5, sgst: 2.5, igst: 0 },
      { kind: 'tds', base: 1050, tds: 1.05 },
    ])
    // 1,050 sold and 420 back: 10 % of 600, and ₹10 for the parcel; IGST, because the goods came from Delhi.
    const delhi = await close(goods.sellers.delhi, '2026-12-02')
    expect(delhi.statement).toMatchObject({
      documents: 2,
      gross: 630,
      commission: 60,
      closing_fees: 10,
      fee_gst: 12.6,
      tcs: 3,
      tds: 0.63,
      net: 543.77,
      payout: 543.77,
    })
    expect(delhi.entries).toMatchObject([
      { kind: 'invoice', gross: 1050, taxable: 1000 },
      { kind: 'credit_note', gross: -420, taxable: -400 },
    ])
    expect(delhi.taxes).toMatchObject([
      { kind: 'tcs', inter: true, base: 600, cgst: 0, sgst: 0, igst: 3 },
      { kind: 'tds', base: 630, tds: 0.63 },
    ])
    expect(await wrongBooks(world)).toBe('')
  })
})
