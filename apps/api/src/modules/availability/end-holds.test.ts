import { randomUUID } from 'node:crypto'
import { sql } from '../../platform/db/sql.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { inTransaction } from '../../platform/db/database.ts'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { holdStatement } from '@upchar/testkit/hold-statements'
import { useWorld } from '@upchar/testkit/world'
import {
  consumeHold,
  deliveryPlanFor,
  extendHold,
  holdStock,
  releaseExpiredHolds,
  releaseHold,
  sellStock,
  type DeliveryPlan,
} from './index.ts'

const world = useWorld()
let goods: Goods
let plan: DeliveryPlan

const minutes = (count: number) => new Date(world.clock.now().getTime() + count * 60_000)
const hold = (checkoutId: string, lines: { offerId: number; quantity: number }[]) =>
  inTransaction(world.db, (tx) =>
    holdStock(tx, { checkoutId, lines, plan, at: world.clock.now(), expiresAt: minutes(15) }),
  )
const consume = (checkoutId: string, lines: { offerId: number; quantity: number }[]) =>
  inTransaction(world.db, (tx) =>
    consumeHold(tx, { checkoutId, lines, at: world.clock.now(), reference: checkoutId }),
  )

/** For each batch of an offer: on_hand less live holds, and on_hand compared with the ledger. */
async function books(offerId: number): Promise<{ onHand: number; free: number; ledger: number }[]> {
  const { rows } = await world.db.execute<{ onHand: number; free: number; ledger: number }>(sql`
    select l.on_hand as "onHand", (l.on_hand - coalesce((select sum(quantity) from stock_hold h where h.lot_id = l.id and h.state = 'held'
      and h.expires_at > ${world.clock.now().toISOString()}::timestamptz), 0))::int as free,
      coalesce((select sum(quantity) from stock_movement m where m.lot_id = l.id), 0)::int as ledger
    from lot l where l.offer_id = ${offerId} order by l.id`)
  return rows
}

beforeAll(async () => {
  goods = await stockGoods(world.db)
  plan = (await deliveryPlanFor(world.context, '400001')) ?? new Map()
})

describe('ending stock holds', () => {
  it('are sold only as they are held: all products, and the quantity of each', async () => {
    const [a, b] = [await goods.addVariant(), await goods.addVariant()]
    const id = randomUUID()
    const lines = [
      { offerId: a.offerId, quantity: 2 },
      { offerId: b.offerId, quantity: 3 },
    ]
    await hold(id, lines)
    const [first, second] = [lines.slice(0, 1), lines.slice(1)]
    const fewer = lines.map((line) => ({ ...line, quantity: line.quantity - 1 }))
    for (const others of [first, second, fewer])
      expect(await consume(id, others)).toEqual({ ok: false, error: { code: 'hold_gone' } })
    expect((await consume(id, lines)).ok).toBe(true)
    expect(await books(b.offerId)).toEqual([{ onHand: 97, free: 97, ledger: 97 }])
  })

  it('add up what one offer is named for twice', async () => {
    const { offerId } = await goods.addVariant({ stock: { mumbai: 5 } })
    const id = randomUUID()
    const twice = [
      { offerId, quantity: 2 },
      { offerId, quantity: 3 },
    ]
    expect(await hold(id, [...twice, { offerId, quantity: 1 }])).toEqual({
      ok: false,
      error: [{ offerId, quantity: 6, left: 5 }],
    })
    expect((await hold(id, twice)).ok).toBe(true)
    expect(await books(offerId)).toEqual([{ onHand: 5, free: 0, ledger: 5 }])
    expect((await consume(id, twice)).ok).toBe(true)
    expect(await books(offerId)).toEqual([{ onHand: 0, free: 0, ledger: 0 }])
  })

  it('are not sold once a part of them is over', async () => {
    const [a, b] = [await goods.addVariant(), await goods.addVariant()]
    const id = randomUUID()
    const lines = [a, b].map(({ offerId }) => ({ offerId, quantity: 1 }))
    await hold(id, lines)
    await world.db.execute(
      sql`update stock_hold set expires_at = ${world.clock.now().toISOString()}::timestamptz
        where offer_id = ${b.offerId}`,
    )
    expect(await consume(id, lines)).toEqual({ ok: false, error: { code: 'hold_gone' } })
    expect(await books(a.offerId)).toEqual([{ onHand: 100, free: 99, ledger: 100 }])
  })

  it('and sales leave out the warehouses that an offer may not leave from, though they are nearer', async () => {
    const [free, barred] = [
      await goods.addVariant({ stock: { mumbai: 1, nagpur: 1 } }),
      await goods.addVariant({ stock: { mumbai: 1, nagpur: 1 } }),
    ]
    const { mumbai, nagpur } = goods.warehouses
    const request = ({ offerId }: { offerId: number }, quantity = 1) => ({
      checkoutId: randomUUID(),
      lines: [{ offerId, quantity }],
      plan,
      mayLeave: (id: number, warehouseId: number) =>
        id !== barred.offerId || warehouseId !== mumbai,
      at: world.clock.now(),
      expiresAt: minutes(15),
      reference: 'test',
    })
    const from = async (goodsOf: typeof free) => {
      const held = await inTransaction(world.db, (tx) => holdStock(tx, request(goodsOf)))
      return held.ok && held.value.map(({ warehouseId }) => warehouseId)
    }
    expect([await from(free), await from(barred)]).toEqual([[mumbai], [nagpur]])
    const sold = await inTransaction(world.db, (tx) => sellStock(tx, request(barred)))
    expect(sold).toMatchObject({ ok: false, error: [{ left: 0 }] })
  })

  it('are never shortened by an extension', async () => {
    const { offerId } = await goods.addVariant({ stock: { mumbai: 1 } })
    const id = randomUUID()
    await hold(id, [{ offerId, quantity: 1 }])
    await inTransaction(world.db, (tx) =>
      extendHold(tx, { checkoutId: id, at: world.clock.now(), expiresAt: minutes(5) }),
    )
    world.clock.advance(14 * 60_000)
    expect((await hold(randomUUID(), [{ offerId, quantity: 1 }])).ok).toBe(false)
  })

  it('CHECKOUT-06 are over at the instant they end: not paid, not extended, free for others', async () => {
    const { sku, offerId } = await goods.addVariant({ stock: { mumbai: 1 } })
    const [first, second] = [randomUUID(), randomUUID()]
    const lines = [{ offerId, quantity: 1 }]
    const extend = () =>
      inTransaction(world.db, (tx) =>
        extendHold(tx, { checkoutId: first, at: world.clock.now(), expiresAt: minutes(15) }),
      )
    const isShown = async () =>
      (
        await world
          .visitor()
          .call('checkAvailability', { body: { sku_id: sku, pincode: '400001' } })
      ).body.available
    await hold(first, lines)
    world.clock.advance(15 * 60_000 - 1)
    expect([await isShown(), (await hold(second, lines)).ok]).toEqual([false, false])
    world.clock.advance(1)
    expect(await consume(first, lines)).toEqual({ ok: false, error: { code: 'hold_gone' } })
    expect(await extend()).toBe(false)
    expect([await isShown(), (await hold(second, lines)).ok]).toEqual([true, true])
    // Its end is stored: a process whose clock lags can't revive it.
    const { rows } = await world.db.execute(
      sql`select state from stock_hold where checkout_id = ${first}::uuid`,
    )
    expect(rows).toEqual([{ state: 'released' }])
  })

  it('CHECKOUT-06 end for a sale at the instant they end', async () => {
    const { offerId } = await goods.addVariant({ stock: { mumbai: 1 } })
    const [first, second] = [randomUUID(), randomUUID()]
    await hold(first, [{ offerId, quantity: 1 }])
    world.clock.advance(15 * 60_000)
    const sold = await inTransaction(world.db, (tx) =>
      sellStock(tx, {
        checkoutId: second,
        lines: [{ offerId, quantity: 1 }],
        plan,
        at: world.clock.now(),
        reference: second,
      }),
    )
    expect(sold.ok).toBe(true)
    const { rows } = await world.db.execute(
      sql`select state from stock_hold where checkout_id = ${first}::uuid`,
    )
    expect(rows).toEqual([{ state: 'released' }])
  })

  it('stay sold when they are released or swept afterwards', async () => {
    const { sku, offerId } = await goods.addVariant({ stock: { mumbai: 5 } })
    const id = randomUUID()
    await hold(id, [{ offerId, quantity: 2 }])
    await consume(id, [{ offerId, quantity: 2 }])
    // What was sold has left the lot: its hold takes nothing more from the three that lie there.
    const { body } = await world
      .visitor()
      .call('checkAvailability', { body: { sku_id: sku, pincode: '400001', quantity: 3 } })
    expect(body.available).toBe(true)
    expect((await hold(randomUUID(), [{ offerId, quantity: 3 }])).ok).toBe(true)
    world.clock.advance(60 * 60_000)
    expect(await inTransaction(world.db, (tx) => releaseHold(tx, id))).toEqual([])
    await releaseExpiredHolds(world.db, world.clock.now())
    const { rows } = await world.db.execute(
      sql`select state from stock_hold where checkout_id = ${id}::uuid`,
    )
    expect(rows).toEqual([{ state: 'consumed' }])
  })

  it('are all swept in one run, however many have expired', async () => {
    const { offerId } = await goods.addVariant({ stock: { mumbai: 600 } })
    const ended = world.clock.now().toISOString()
    await world.db.execute(sql`
      insert into stock_hold (checkout_id, lot_id, offer_id, quantity, state, expires_at)
      select gen_random_uuid(), l.id, l.offer_id, 1, 'held', ${ended}::timestamptz
      from lot l, generate_series(1, 501) where l.offer_id = ${offerId}`)
    await releaseExpiredHolds(world.db, world.clock.now())
    const { rows } = await world.db.execute(
      sql`select count(*)::int as held from stock_hold where offer_id = ${offerId} and state = 'held'`,
    )
    expect(rows).toEqual([{ held: 0 }])
  })

  it.each([
    [
      'extended',
      (checkoutId: string, at: Date) =>
        inTransaction(world.db, (tx) =>
          extendHold(tx, { checkoutId, at, expiresAt: minutes(60) }),
        ).then((extended) => ({ ok: extended })),
    ],
    [
      'paid',
      (checkoutId: string, at: Date, offerId: number) =>
        inTransaction(world.db, (tx) =>
          consumeHold(tx, {
            checkoutId,
            lines: [{ offerId, quantity: 1 }],
            at,
            reference: checkoutId,
          }),
        ),
    ],
  ])('CHECKOUT-06 are not %s while another buyer takes them as expired', async (_, act) => {
    const { offerId } = await goods.addVariant({ stock: { mumbai: 1 } })
    const [first, second] = [randomUUID(), randomUUID()]
    await hold(first, [{ offerId, quantity: 1 }])
    // The first buyer's process has a clock that lags.
    const lagging = world.clock.now()
    world.clock.advance(16 * 60_000)
    const { held, letGo } = holdStatement(/insert into stock_hold/)
    const taking = hold(second, [{ offerId, quantity: 1 }])
    await held()
    let isOver = false
    const late = act(first, lagging, offerId).finally(() => {
      isOver = true
    })
    await expect
      .poll(async () => {
        const { rowCount } = await world.db.execute(sql`select 1 from pg_locks where not granted`)
        return isOver || (rowCount ?? 0) > 0
      })
      .toBe(true)
    letGo()
    expect((await taking).ok).toBe(true)
    expect((await late).ok).toBe(false)
    expect(await books(offerId)).toEqual([{ onHand: 1, free: 0, ledger: 1 }])
  })

  it('are ended by a sale without a payment: the buyer’s own, and expired ones of others', async () => {
    const { offerId } = await goods.addVariant({ stock: { mumbai: 5 } })
    const [other, own] = [randomUUID(), randomUUID()]
    await hold(other, [{ offerId, quantity: 1 }])
    world.clock.advance(16 * 60_000)
    await hold(own, [{ offerId, quantity: 3 }])
    const sell = (quantity: number) =>
      inTransaction(world.db, (tx) =>
        sellStock(tx, {
          checkoutId: own,
          lines: [{ offerId, quantity }],
          plan,
          at: world.clock.now(),
          reference: own,
        }),
      )
    expect(await sell(6)).toEqual({ ok: false, error: [{ offerId, quantity: 6, left: 5 }] })
    expect(await sell(4)).toMatchObject({ ok: true, value: [{ offerId, quantity: 4, free: 1 }] })
    expect(await books(offerId)).toEqual([{ onHand: 1, free: 1, ledger: 1 }])
    const { rows } = await world.db.execute(
      sql`select state, quantity from stock_hold where offer_id = ${offerId} order by id`,
    )
    expect(rows).toEqual([
      { state: 'released', quantity: 1 },
      { state: 'released', quantity: 3 },
      { state: 'consumed', quantity: 4 },
    ])
    expect(await consume(other, [{ offerId, quantity: 1 }])).toEqual({
      ok: false,
      error: { code: 'hold_gone' },
    })
  })
})
