import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { announceChange } from '@upchar/api/platform/db/changes'
import { announced } from '@upchar/testkit/announced'
import { wrongBooks } from '@upchar/testkit/books'
import { useDesk } from '@upchar/testkit/desk'
import { brokenLedgers } from '@upchar/testkit/ledger-check'
import { signedInSeller } from '@upchar/testkit/sellers'
import { countOf } from '@upchar/testkit/shop'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld, type Visitor } from '@upchar/testkit/world'
import { sql } from '../../platform/db/sql.ts'
import { ownParcels, paper } from './testing/own-parcels.ts'

const world = useWorld({ SANDBOX_COURIER_SECONDS: '3600' })
const { goods, desk } = useDesk(world)
const { toPack, seen, move, carry } = ownParcels(world, goods)
const ownInvoices = (order: string) =>
  countOf(world, 'invoice', sql`order_id = ${order}::uuid and shipment_id is not null`)
async function recall(sku: string, batch: string) {
  const admin = (await signedInStaff(world, 'admin')).visitor
  const begun = await admin.call('staffBeginRecall', {
    body: {
      request_key: randomUUID(),
      sku,
      batch,
      class: 1,
      reason: 'Seal leaks',
      reference: 'Letter 12/2026',
      ordered_by: 'authority',
      advice: 'Keep it apart',
    },
  })
  expect(begun.status, JSON.stringify(begun.body)).toBe(200)
}
const openGoods = async (by: Visitor, id: string) => {
  const { lines, version } = (await by.call('sellerGetGoods', { params: { id } })).body
  const [line] = lines
  if (line === undefined) throw new Error('nothing to pack')
  const pack = (lot: number, quantity = 2) =>
    by.call('sellerPackGoods', {
      params: { id },
      body: { version, goods: [{ line: line.line, lot, quantity }] },
    })
  return { line, pack }
}

describe('a parcel of the portal that may not leave yet', () => {
  it('APP-01 OPS-05 its recalled batch goes out by no way; another batch does', async () => {
    const { by, id, sku } = await toPack()
    const later = await goods.addBatch(sku)
    const { line } = await openGoods(by, id)
    const own = line.batches.find(({ set_aside: pieces }) => pieces > 0)
    await recall(sku, own?.batch ?? '')
    for (const kind of ['packing-slips', 'labels'])
      expect(await paper(by, id, `papers/${kind}`)).toMatchObject({
        status: 409,
        body: { code: 'paper_refused', message: expect.stringMatching(/is recalled/) },
      })
    await carry(by, id)
    for (const state of ['packed', 'shipped'] as const)
      expect(await move(by, id, state)).toMatchObject({
        status: 409,
        body: { code: 'state_wrong', message: expect.stringMatching(/is recalled/) },
      })
    // What is recalled lies in quarantine: the portal neither lists it nor takes more of it.
    const stock = (await by.call('sellerListStock', { query: { q: sku } })).body
    expect(stock.lots.map(({ batch }) => batch)).toEqual(['LATER'])
    const now = await openGoods(by, id)
    expect(now.line.batches.map(({ batch, free }) => [batch, free])).toEqual([
      [own?.batch, 0],
      ['LATER', 5],
    ])
    expect((await now.pack(later)).status).toBe(200)
    expect((await seen(by, id)).recalled).toEqual([])
    expect((await move(by, id, 'packed')).status).toBe(200)
    expect(await brokenLedgers(world.db)).toEqual([])
    expect(await wrongBooks(world)).toBe('')
  })

  it('APP-01 OPS-05 of recalled goods that are packed already nothing is printed or handed over', async () => {
    const { by, id, sku } = await toPack()
    await move(by, id, 'packed')
    await carry(by, id)
    const [batch] = (await seen(by, id)).contents.map((one) => one.batch)
    await recall(sku, batch ?? '')
    expect(await move(by, id, 'shipped')).toMatchObject({
      status: 409,
      body: { code: 'state_wrong', message: expect.stringMatching(/is recalled/) },
    })
    expect(await paper(by, id, 'papers/labels')).toMatchObject({ status: 409 })
    expect(await seen(by, id)).toMatchObject({ state: 'packed' })
  })

  it('OPS-05 APP-01 pieces that are taken in under a recalled number, in any case, can’t be packed', async () => {
    const { by, id, sku } = await toPack()
    await goods.addBatch(sku, { batch: 'BAD-1' })
    await recall(sku, 'BAD-1')
    const lots: number[] = []
    for (const batch of ['BAD-1', 'bad-1']) {
      const taken = await by.call('sellerReceiveStock', {
        body: {
          key: randomUUID(),
          source: 'purchase',
          reference: 'INV-9',
          supplier: 'Own Maker Ltd',
          received_on: '2026-11-24',
          warehouse_id: goods.warehouses.mumbai,
          lines: [{ sku, quantity: 5, batch, expires_on: '2029-06-30', mrp: null }],
        },
      })
      expect(taken.status, JSON.stringify(taken.body)).toBe(200)
      const listed = (await by.call('sellerListStock', { query: { q: sku } })).body.lots
      lots.push(listed.find((lot) => lot.batch === batch)?.id ?? 0)
    }
    const { line, pack } = await openGoods(by, id)
    expect(line.batches.map(({ batch }) => batch)).not.toContain('bad-1')
    expect(line.batches.map(({ batch }) => batch)).not.toContain('BAD-1')
    for (const lot of lots)
      expect(await pack(lot)).toMatchObject({
        status: 409,
        body: { code: 'goods_wrong', message: expect.stringMatching(/is recalled: leave it out/) },
      })
  })

  it('APP-01 OPS-02 takes no batch that expires too soon or lies elsewhere, and isn’t packed once its own has expired', async () => {
    const { by, id, sku, order } = await toPack({ expiresOn: '2027-06-30' })
    const old = await goods.addBatch(sku, { batch: 'OLD', expires: '2026-11-23' })
    const far = await goods.addBatch(sku, { batch: 'FAR', warehouse: goods.warehouses.nagpur })
    const later = await goods.addBatch(sku)
    const { line, pack } = await openGoods(by, id)
    expect(line.batches.map(({ batch }) => batch)).not.toContain('OLD')
    expect(line.batches.map(({ batch }) => batch)).not.toContain('FAR')
    for (const lot of [old, far])
      expect(await pack(lot)).toMatchObject({ status: 409, body: { code: 'goods_wrong' } })
    const now = world.clock.now()
    try {
      world.clock.set('2027-07-01T06:00:00.000Z')
      const { visitor } = await signedInSeller(world, 'operations', goods.sellers.mumbai)
      expect(await move(visitor, id, 'packed')).toMatchObject({
        status: 409,
        body: { code: 'state_wrong', message: expect.stringMatching(/has expired/) },
      })
      expect(await ownInvoices(order)).toBe(0)
      expect((await (await openGoods(visitor, id)).pack(later)).status).toBe(200)
      expect((await move(visitor, id, 'packed')).status).toBe(200)
    } finally {
      world.clock.set(now.toISOString())
    }
  })

  it('APP-01 RET-03 without its e-way bill it is packed, not handed over, and says so', async () => {
    const { by, id, order } = await toPack(
      { pricePaise: 3_000_000, mrpPaise: null },
      { paymentOption: 1, pinCode: '110001', city: 'New Delhi' },
    )
    await move(by, id, 'packed')
    await carry(by, id)
    world.clock.advance(60_000)
    expect(await move(by, id, 'shipped')).toMatchObject({
      status: 409,
      body: {
        code: 'report_missing',
        message: expect.stringMatching(/has no e-way bill yet.*We report it.*Try again when/),
      },
    })
    const held = await seen(by, id)
    expect(held.state).toBe('packed')
    expect(held.missing).toEqual([expect.stringMatching(/no e-way bill yet/)])
    const waiting = (
      await desk.call('staffListEDocuments', { query: { kind: 'e_way_bill', limit: '100' } })
    ).body.documents.find(({ order_id: of }) => of === order)
    const recorded = await desk.call('staffRecordEWayBill', {
      params: { id: waiting?.id ?? '' },
      body: {
        e_way_bill: '281000000077',
        made_at: world.clock.now().toISOString(),
        valid_until: new Date(world.clock.now().getTime() + 86_400_000).toISOString(),
      },
    })
    expect(recorded.status, JSON.stringify(recorded.body)).toBe(200)
    expect((await seen(by, id)).missing).toEqual([])
    expect((await move(by, id, 'shipped')).status).toBe(200)
  })
})

describe('what staff may not pack, the seller may not either', () => {
  it('APP-01 recalled goods', async () => {
    const { by, id, sku } = await toPack()
    const [batch] = (await seen(by, id)).contents.map((one) => one.batch)
    await recall(sku, batch ?? '')
    expect((await seen(by, id)).recalled).toEqual([expect.stringMatching(/recalled/)])
    expect(await move(by, id, 'packed')).toMatchObject({
      status: 409,
      body: {
        code: 'state_wrong',
        message: expect.stringMatching(/is recalled and may not leave/),
      },
    })
  })

  it('APP-01 goods whose licence has ended, in words for the seller', async () => {
    const { by, id, order } = await toPack({ productClass: 'DEV_B_HOME' })
    await world.db.execute(
      sql`delete from seller_licence where seller_id = ${goods.sellers.mumbai}`,
    )
    await announced(world, () => announceChange(world.db))
    expect((await move(by, id, 'packed')).body).toMatchObject({
      code: 'sale_unlicensed',
      message: expect.stringMatching(/Send us the renewal/),
    })
    expect(await ownInvoices(order)).toBe(0)
  })

  it('APP-01 anything, once the sales of the seller are stopped', async () => {
    const { by, id, order } = await toPack()
    const { version } = await seen(by, id)
    const admin = (await signedInStaff(world, 'admin')).visitor
    const stopped = await admin.call('staffSuspendSeller', {
      params: { id: goods.sellers.mumbai },
      body: { reason: 'Licence under review' },
    })
    expect(stopped.status, JSON.stringify(stopped.body)).toBe(200)
    expect(await move(by, id, 'packed', version)).toMatchObject({
      status: 401,
      body: { code: 'seller_not_signed_in' },
    })
    expect(await ownInvoices(order)).toBe(0)
  })
})
