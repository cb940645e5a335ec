import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import type { BodyInput } from '@upchar/contract/schema/endpoints'
import { auditOf } from '@upchar/testkit/audit'
import { wrongBooks } from '@upchar/testkit/books'
import { failWrites } from '@upchar/testkit/failing-writes'
import { stockGoods } from '@upchar/testkit/goods'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld } from '@upchar/testkit/world'
import { sql } from '../../platform/db/sql.ts'

const world = useWorld()

it('OPS-05 moves pieces of a batch to another warehouse: nobody’s stock on the way, batch and expiry arrive, a difference with its reason', async () => {
  const goods = await stockGoods(world.db)
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
    [{ warehouse_id: goods.warehouses.delhi }, /has no such warehouse/],
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
  await refused({ step: 'send', pieces: 9 }, /Only 8 were asked for/)
  // What a checkout holds isn't sent away under it.
  const { rows: holds } = await world.db.execute<{ id: number }>(
    sql`insert into stock_hold (checkout_id, lot_id, offer_id, quantity, state, expires_at)
      values (${randomUUID()}::uuid, ${from?.id}, ${offerId}, 4, 'held', '2026-11-24T06:00:00Z') returning id`,
  )
  await refused({ step: 'send', pieces: 8 }, /Only 6 are free/)
  await world.db.execute(sql`delete from stock_hold where id = ${holds[0]?.id}`)
  const failing = await failWrites(world.db, 'audit_entry', 'before insert')
  expect((await step({ step: 'send', pieces: 8 })).status).toBe(500)
  await failing.mend()
  expect((await lots()).map(({ n }) => n)).toEqual([10])

  const sent = await Promise.all([1, 2].map(() => step({ step: 'send', pieces: 8 })))
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
    'stock.move_receive',
    'stock.move_send',
  ])
  const { moves } = (await desk.call('staffListStockMoves', { query: { state: 'ended' } })).body
  expect(moves).toMatchObject([{ id, sku, sent: 8, received: 7 }])
  expect(await wrongBooks(world)).toBe('')
  // The auditor names a move that the ledger doesn't bear out.
  await world.db.execute(sql`update stock_move set received = 6 where id = ${id}`)
  expect(await wrongBooks(world)).toContain(`move ${id} (received): 8 were sent and 6 received`)
})
