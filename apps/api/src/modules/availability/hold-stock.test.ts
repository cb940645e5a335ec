import { randomUUID } from 'node:crypto'
import { addDays, istDate } from '@upchar/kernel/dates'
import { sql } from '../../platform/db/sql.ts'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { inTransaction } from '../../platform/db/database.ts'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { useWorld } from '@upchar/testkit/world'
import {
  consumeHold,
  deliveryPlanFor,
  extendHold,
  holdStock,
  releaseExpiredHolds,
  releaseHold,
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

describe('stock holds', () => {
  it('CHECKOUT-06 give one unit to one of 200 concurrent buyers', async () => {
    const { offerId } = await goods.addVariant({ stock: { mumbai: 1 } })
    const buyers = Array.from({ length: 200 }, () => randomUUID())
    const results = await Promise.all(buyers.map((id) => hold(id, [{ offerId, quantity: 1 }])))
    expect(results.filter((r) => r.ok)).toHaveLength(1)
    expect(results.filter((r) => !r.ok && r.error[0]?.left === 0)).toHaveLength(199)
    expect(await books(offerId)).toEqual([{ onHand: 1, free: 0, ledger: 1 }])
  })

  it('take three statements for many lines, and are all or nothing', async () => {
    const items = await Promise.all(
      [5, 5, 2, 9].map((mumbai) => goods.addVariant({ stock: { mumbai } })),
    )
    const lines = items.map(({ offerId }) => ({ offerId, quantity: 3 }))
    const { result, statements } = await world.statements(() => hold(randomUUID(), lines))
    expect(result).toEqual({
      ok: false,
      error: [{ offerId: items[2]?.offerId, quantity: 3, left: 2 }],
    })
    expect(statements).toHaveLength(4)
    for (const item of items)
      expect((await books(item.offerId))[0]?.free).toBe((await books(item.offerId))[0]?.onHand)
    const whole = await world.statements(() =>
      hold(
        randomUUID(),
        lines.filter((l) => l.offerId !== items[2]?.offerId),
      ),
    )
    expect(whole.result.ok).toBe(true)
    expect(whole.statements).toHaveLength(5)
  })

  it('don’t deadlock when two checkouts name the same products in different order', async () => {
    const a = await goods.addVariant({ stock: { mumbai: 50 } })
    const b = await goods.addVariant({ stock: { mumbai: 50 } })
    const results = await Promise.all(
      Array.from({ length: 40 }, (_, i) => {
        const lines = [
          { offerId: a.offerId, quantity: 1 },
          { offerId: b.offerId, quantity: 1 },
        ]
        return hold(randomUUID(), i % 2 === 0 ? lines : lines.toReversed())
      }),
    )
    expect(results.every((r) => r.ok)).toBe(true)
    expect((await books(a.offerId))[0]?.free).toBe(10)
  })

  it('minimise parcels: one warehouse that has everything before two nearer ones', async () => {
    const a = await goods.addVariant({ stock: { mumbai: 5, nagpur: 5 } })
    const b = await goods.addVariant({ stock: { nagpur: 5 } })
    const both = await hold(randomUUID(), [
      { offerId: a.offerId, quantity: 2 },
      { offerId: b.offerId, quantity: 2 },
    ])
    expect(both.ok && new Set(both.value.map((x) => x.warehouseId))).toEqual(
      new Set([goods.warehouses.nagpur]),
    )
    const alone = await hold(randomUUID(), [{ offerId: a.offerId, quantity: 2 }])
    expect(alone.ok && alone.value[0]?.warehouseId).toBe(goods.warehouses.mumbai)
  })

  it('take the batch that expires first, but none about to expire', async () => {
    const { offerId } = await goods.addVariant({ stock: { mumbai: 4 }, expiresOn: '2028-12-31' })
    const addLot = async (batch: string, expiresOn: string) =>
      world.db.execute(sql`insert into lot (offer_id, warehouse_id, batch_no, expires_on, on_hand)
      values (${offerId}, ${goods.warehouses.mumbai}, ${batch}, ${expiresOn}::date, 4)`)
    await addLot('sooner', '2027-06-30')
    await addLot('too late', '2026-12-05')
    const id = randomUUID()
    expect((await hold(id, [{ offerId, quantity: 6 }])).ok).toBe(true)
    const sold = await consume(id, [{ offerId, quantity: 6 }])
    expect(sold.ok && sold.value.map((l) => [l.batchNo, l.quantity])).toEqual([
      ['sooner', 4],
      [expect.stringContaining('-mumbai'), 2],
    ])
    expect((await hold(randomUUID(), [{ offerId, quantity: 3 }])).ok).toBe(false)
  })

  it('CHECKOUT-09 take a batch up to the day to which it is shown as available', async () => {
    const today = istDate(world.clock.now())
    const tried = async (expiresOn: string) => {
      const { sku, offerId } = await goods.addVariant({ stock: { mumbai: 2 }, expiresOn })
      const { body } = await world
        .visitor()
        .call('checkAvailability', { body: { sku_id: sku, pincode: '400001' } })
      const held = await hold(randomUUID(), [{ offerId, quantity: 1 }])
      return { shown: body.available, held: held.ok }
    }
    expect(await tried(addDays(today, 30))).toEqual({ shown: true, held: true })
    expect(await tried(addDays(today, 29))).toEqual({ shown: false, held: false })
  })

  it('expire on time, so that a later payment finds none', async () => {
    const { offerId } = await goods.addVariant({ stock: { mumbai: 1 } })
    const [first, second] = [randomUUID(), randomUUID()]
    const lines = [{ offerId, quantity: 1 }]
    expect((await hold(first, lines)).ok).toBe(true)
    expect((await hold(second, lines)).ok).toBe(false)
    world.clock.advance(16 * 60_000)
    expect((await hold(second, lines)).ok).toBe(true)
    expect(await consume(first, lines)).toEqual({ ok: false, error: { code: 'hold_gone' } })
    expect(
      await inTransaction(world.db, (tx) =>
        extendHold(tx, { checkoutId: first, at: world.clock.now(), expiresAt: minutes(15) }),
      ),
    ).toBe(false)
    expect((await consume(second, lines)).ok).toBe(true)
    expect(await books(offerId)).toEqual([{ onHand: 0, free: 0, ledger: 0 }])
  })

  it('sell nothing after expiry, even if the stock is free; a new hold does', async () => {
    const { offerId } = await goods.addVariant({ stock: { mumbai: 1 } })
    const id = randomUUID()
    const lines = [{ offerId, quantity: 1 }]
    await hold(id, lines)
    world.clock.advance(16 * 60_000)
    expect(await consume(id, lines)).toEqual({ ok: false, error: { code: 'hold_gone' } })
    expect((await hold(id, lines)).ok).toBe(true)
    // Other products or quantities than held: nothing is sold.
    expect((await consume(id, [{ offerId, quantity: 2 }])).ok).toBe(false)
    expect((await consume(id, lines)).ok).toBe(true)
    expect((await consume(id, lines)).ok).toBe(false)
    expect(await books(offerId)).toEqual([{ onHand: 0, free: 0, ledger: 0 }])
  })

  it('are released once after expiry, naming their offers; active ones stay', async () => {
    const [dead, live] = [
      await goods.addVariant({ stock: { mumbai: 1 } }),
      await goods.addVariant({ stock: { mumbai: 1 } }),
    ]
    await releaseExpiredHolds(world.db, world.clock.now())
    await hold(randomUUID(), [{ offerId: dead.offerId, quantity: 1 }])
    world.clock.advance(10 * 60_000)
    await hold(randomUUID(), [{ offerId: live.offerId, quantity: 1 }])
    world.clock.advance(6 * 60_000)
    expect(await releaseExpiredHolds(world.db, world.clock.now())).toEqual([dead.offerId])
    expect(await releaseExpiredHolds(world.db, world.clock.now())).toEqual([])
    expect((await books(live.offerId))[0]?.free).toBe(0)
  })

  it('never oversell, and the ledger accounts for every unit after random operations', async () => {
    const step = fc.oneof(
      {
        weight: 4,
        arbitrary: fc.record({
          what: fc.constant('hold' as const),
          who: fc.nat(4),
          quantity: fc.integer({ min: 1, max: 4 }),
        }),
      },
      {
        weight: 2,
        arbitrary: fc.record({ what: fc.constant('consume' as const), who: fc.nat(4) }),
      },
      {
        weight: 1,
        arbitrary: fc.record({
          what: fc.constantFrom('release' as const, 'extend' as const),
          who: fc.nat(4),
        }),
      },
      {
        weight: 1,
        arbitrary: fc.record({ what: fc.constantFrom('wait' as const, 'sweep' as const) }),
      },
    )
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 8 }),
        async (rounds) => {
          const { offerId } = await goods.addVariant({ stock: { mumbai: 5, nagpur: 3 } })
          const buyers = Array.from({ length: 5 }, () => ({ id: randomUUID(), wanted: 0 }))
          let sold = 0
          for (const round of rounds) {
            // The steps of a round run concurrently.
            await Promise.all(
              round.map(async (s) => {
                const buyer = 'who' in s ? buyers[s.who] : undefined
                if (s.what === 'hold' && buyer !== undefined) {
                  if ((await hold(buyer.id, [{ offerId, quantity: s.quantity }])).ok)
                    buyer.wanted = s.quantity
                } else if (s.what === 'consume' && buyer !== undefined) {
                  const quantity = buyer.wanted
                  if (quantity > 0 && (await consume(buyer.id, [{ offerId, quantity }])).ok)
                    sold += quantity
                } else if (s.what === 'release' && buyer !== undefined)
                  await inTransaction(world.db, (tx) => releaseHold(tx, buyer.id))
                else if (s.what === 'extend' && buyer !== undefined)
                  await inTransaction(world.db, (tx) =>
                    extendHold(tx, {
                      checkoutId: buyer.id,
                      at: world.clock.now(),
                      expiresAt: minutes(15),
                    }),
                  )
                else if (s.what === 'sweep') await releaseExpiredHolds(world.db, world.clock.now())
                else if (s.what === 'wait') world.clock.advance(8 * 60_000)
              }),
            )
            for (const lot of await books(offerId)) {
              expect(lot.free).toBeGreaterThanOrEqual(0)
              expect(lot.ledger).toBe(lot.onHand)
            }
          }
          const left = (await books(offerId)).reduce((sum, lot) => sum + lot.onHand, 0)
          expect(left).toBe(8 - sold)
        },
      ),
      { numRuns: 25 },
    )
  })
})
