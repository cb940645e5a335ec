import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import type { BodyInput } from '@upchar/contract/schema/endpoints'
import { auditOf } from '@upchar/testkit/audit'
import { wrongBooks } from '@upchar/testkit/books'
import { failWrites } from '@upchar/testkit/failing-writes'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { pdfLines } from '@upchar/testkit/pdf-text'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld } from '@upchar/testkit/world'
import { sql } from '../../platform/db/sql.ts'

const world = useWorld()
let goods: Goods
beforeAll(async () => {
  goods = await stockGoods(world.db)
})

it('OPS-05 moves pieces of a batch to another warehouse: nobody’s stock on the way, batch and expiry arrive, a difference with its reason', async () => {
  const { visitor: desk } = await signedInStaff(world, 'catalogue')
  const { sku, offerId } = await goods.addVariant({ stock: { mumbai: 10 } })
  await world.db.execute(
    sql`update lot set batch_no = 'B7', expires_on = '2028-03-31' where offer_id = ${offerId}`,
  )
  const lots = async () =>
    (
      await world.db.execute<{ id: number; warehouse: number; batch: string; n: number }>(
        sql`select id, warehouse_id as warehouse, batch_no as batch, expires_on::text as day, on_hand as n from lot where offer_id = ${offerId} order by id`,
      )
    ).rows
  const [from] = await lots()
  const key = randomUUID()
  const ask = (over: Partial<BodyInput<'staffAskStockMove'>> = {}) =>
    desk.call('staffAskStockMove', {
      body: {
        key,
        lot: from?.id ?? 0,
        warehouse_id: goods.warehouses.nagpur,
        pieces: 8,
        note: '',
        ...over,
      },
    })
  for (const [over, words] of [
    [{ pieces: 11 }, /Only 10 are free/],
    [{ warehouse_id: goods.warehouses.mumbai }, /in this warehouse already/],
    [
      { warehouse_id: goods.warehouses.delhi },
      /belongs to another registration, GSTIN \w{15}: .* need a tax invoice, which the shop can’t issue/,
    ],
    [{ warehouse_id: 2_000_000_000 }, /doesn’t exist/],
  ] as const)
    expect(await ask({ key: randomUUID(), ...over })).toMatchObject({
      status: 409,
      body: { code: 'move_refused', message: expect.stringMatching(words) },
    })
  expect((await ask({ key: randomUUID(), lot: 2_000_000_000 })).status).toBe(404)
  const both = await Promise.all([ask(), ask()])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  const { id } = both[0].body.move
  expect(both[1].body.move.id).toBe(id)
  expect((await lots()).map(({ n }) => n)).toEqual([10])

  type Step = BodyInput<'staffChangeStockMove'>
  const step = (body: Step) => desk.call('staffChangeStockMove', { params: { id }, body })
  const refused = async (body: Step, words: RegExp) =>
    expect(await step(body)).toMatchObject({
      status: 409,
      body: { code: 'move_refused', message: expect.stringMatching(words) },
    })
  await refused({ step: 'receive', pieces: 8, reason: '' }, /on its way/)
  await refused({ step: 'send' }, /isn’t packed/)
  await refused({ step: 'pack', pieces: 9 }, /Only 8 were asked for/)
  // What a checkout holds isn't sent away under it.
  const { rows: holds } = await world.db.execute<{ id: number }>(
    sql`insert into stock_hold (checkout_id, lot_id, offer_id, quantity, state, expires_at)
      values (${randomUUID()}::uuid, ${from?.id}, ${offerId}, 4, 'held', '2026-11-24T06:00:00Z') returning id`,
  )
  await refused({ step: 'pack', pieces: 8 }, /Only 6 are free/)
  await world.db.execute(sql`delete from stock_hold where id = ${holds[0]?.id}`)
  const failing = await failWrites(world.db, 'audit_entry', 'before insert')
  expect((await step({ step: 'pack', pieces: 8 })).status).toBe(500)
  await failing.mend()
  expect((await lots()).map(({ n }) => n)).toEqual([10])

  const packed = await Promise.all([1, 2].map(() => step({ step: 'pack', pieces: 8 })))
  expect(packed.map(({ status }) => status)).toEqual([200, 200])
  const sent = await Promise.all([1, 2].map(() => step({ step: 'send' })))
  expect(sent.map(({ status }) => status)).toEqual([200, 200])
  expect((await lots()).map(({ n }) => n)).toEqual([2])
  const buy = async (quantity: number) => {
    const { status, body } = await world.visitor().call('updateGuestCart', {
      body: { type: 'ADD', product: { sku_id: sku, quantity }, pincode: '400001' },
    })
    return status === 200 ? 'added' : 'message' in body ? body.message : status
  }
  expect(await buy(8)).toBe('Only 2 left in your location.')
  expect(await wrongBooks(world)).toBe('')
  await refused({ step: 'cancel' }, /on its way/)
  await refused({ step: 'receive', pieces: 9, reason: '' }, /Only 8 pieces were sent/)
  await refused({ step: 'receive', pieces: 7, reason: '' }, /what became of the others/)

  const got = await Promise.all(
    [1, 2].map(() => step({ step: 'receive', pieces: 7, reason: 'damaged' })),
  )
  expect(got.map(({ status }) => status)).toEqual([200, 200])
  expect(got[0]?.body.move).toMatchObject({ state: 'received', received: 7, reason: 'damaged' })
  expect(await lots()).toMatchObject([
    { warehouse: goods.warehouses.mumbai, n: 2 },
    { warehouse: goods.warehouses.nagpur, batch: 'B7', day: '2028-03-31', n: 7 },
  ])
  expect(await buy(9)).toBe('added')
  expect((await auditOf(world.db, sku)).map(({ action }) => action).toSorted()).toEqual([
    'stock.move_ask',
    'stock.move_pack',
    'stock.move_receive',
    'stock.move_send',
  ])
  const { moves } = (await desk.call('staffListStockMoves', { query: { state: 'ended' } })).body
  expect(moves).toMatchObject([{ id, sku, sent: 8, received: 7 }])
  expect(await wrongBooks(world)).toBe('')
  // The auditor names a move that the ledger doesn't bear out.
  await world.db.execute(sql`update stock_move set received = 6 where id = ${id}`)
  expect(await wrongBooks(world)).toContain(`move ${id} (received): 8 were sent and 6 received`)
  await world.db.execute(sql`update stock_move set received = 7 where id = ${id}`)
})

it('OPS-05 a recall knows of pieces between two warehouses: none is sent any more, and it stays open until they arrive', async () => {
  const { offerId, sku } = await goods.addVariant({ stock: { mumbai: 10 } })
  await world.db.execute(sql`update lot set batch_no = 'B8' where offer_id = ${offerId}`)
  const { rows } = await world.db.execute<{ id: number }>(
    sql`select id from lot where offer_id = ${offerId}`,
  )
  const { visitor: desk } = await signedInStaff(world, 'catalogue')
  const ask = async (pieces: number) => {
    const { body } = await desk.call('staffAskStockMove', {
      body: {
        key: randomUUID(),
        lot: rows[0]?.id ?? 0,
        warehouse_id: goods.warehouses.nagpur,
        pieces,
        note: '',
      },
    })
    return { id: body.move.id }
  }
  const [gone, late] = [await ask(7), await ask(3)]
  const step = (params: { id: number }, body: BodyInput<'staffChangeStockMove'>) =>
    desk.call('staffChangeStockMove', { params, body })
  expect((await step(gone, { step: 'pack', pieces: 7 })).status).toBe(200)
  expect((await step(gone, { step: 'send' })).status).toBe(200)
  const { visitor: admin } = await signedInStaff(world, 'admin')
  const begun = await admin.call('staffBeginRecall', {
    body: {
      request_key: randomUUID(),
      sku,
      batch: 'B8',
      class: 1,
      reason: 'Seal leaks',
      reference: 'Letter 14',
      ordered_by: 'authority',
      advice: 'Keep it apart',
    },
  })
  const params = { id: begun.body.recall.id }
  expect((await step(late, { step: 'pack', pieces: 3 })).body).toMatchObject({
    message: 'The batch is recalled: it goes into quarantine, not away',
  })
  expect((await step(late, { step: 'cancel' })).status).toBe(200)
  const { rows: quarantined } = await world.db.execute<{ lot: number }>(
    sql`select lot_id as lot from quarantine_movement where lot_id = ${rows[0]?.id}`,
  )
  expect(quarantined).toHaveLength(1)
  const destroyed = await admin.call('staffTakeFromQuarantine', {
    params: { lot: rows[0]?.id ?? 0 },
    body: {
      outcome: 'destroy',
      quantity: 3,
      seen: 3,
      reason: 'Recalled',
      request_key: randomUUID(),
    },
  })
  expect(destroyed.status).toBe(200)
  const { visitor: other } = await signedInStaff(world, 'admin')
  const close = () =>
    other.call('staffCloseRecall', { params, body: { conclusion: 'All of it is destroyed.' } })
  expect(await close()).toMatchObject({
    status: 409,
    body: { message: expect.stringMatching(/^7 pieces of it are on the way between two ware/) },
  })
  expect((await step(gone, { step: 'receive', pieces: 5, reason: 'lost' })).status).toBe(200)
  expect((await close()).body).toMatchObject({ message: expect.stringMatching(/on the shelf/) })
  const report = async (format: 'csv' | 'pdf') => {
    const { body } = await admin.raw({
      method: 'GET',
      url: `/api/staff/recalls/${params.id}/report?format=${format}`,
    })
    return body
  }
  // Batches by warehouse: received, moved, sold.
  expect(String(await report('csv'))).toMatch(/,10,-7,0,[^]*,0,5,0,/)
  expect(pdfLines((await report('pdf')) as Buffer).join(' ')).toMatch(
    /2 sent to\s+another warehouse and not arrived/,
  )
  expect(await wrongBooks(world)).toBe('')
})
