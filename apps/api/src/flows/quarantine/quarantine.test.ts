import { randomUUID } from 'node:crypto'
import type { BodyInput } from '@upchar/contract/schema/endpoints'
import { afterEach, describe, expect, it } from 'vitest'
import { wrongBooks } from '@upchar/testkit/books'
import { useDesk } from '@upchar/testkit/desk'
import { failWrites } from '@upchar/testkit/failing-writes'
import { deliverOrders } from '@upchar/testkit/packing'
import { askReturn } from '@upchar/testkit/returns'
import { buyInCash } from '@upchar/testkit/shop'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld, type Visitor } from '@upchar/testkit/world'
import { sql } from '../../platform/db/sql.ts'
import { lineOf, orderOf } from '../orders/testing/cancel.ts'

const world = useWorld({ SANDBOX_COURIER_SECONDS: '360000' })
const { goods, desk } = useDesk(world)
let failing: Awaited<ReturnType<typeof failWrites>> | undefined
const mends = async () => failing?.mend()
afterEach(mends)

/** Goods of which three came back, and an inspection put two into quarantine. */
async function quarantined() {
  const { sku } = await goods.addVariant({ pricePaise: 10_000, stock: { mumbai: 9 } })
  const { visitor, order } = await buyInCash(world, { sku, quantity: 3 })
  await deliverOrders(world, order.order_id)
  const line = lineOf(await orderOf(visitor, order.order_id), sku)
  const wanted = [{ line, quantity: 3 }]
  const asked = await askReturn(visitor, order.order_id, wanted, { pay_to: 'asha@okhdfc' })
  const params = { id: asked.id }
  await desk.call('staffDecideReturn', { params, body: { version: 0, approve: true } })
  const { version, items } = (await desk.call('staffGetReturn', { params })).body.return
  const { lot, parcel } = items[0]?.batches[0] ?? { lot: 0, parcel: '' }
  const pieces = [
    { line, lot, parcel, quantity: 2, fate: 'quarantine' as const },
    { line, lot, parcel, quantity: 1, fate: 'restock' as const },
  ]
  const seen = await desk.call('staffPreviewReturn', { params, body: { pieces } })
  const settled = await desk.call('staffSettleReturn', {
    params,
    body: { version, pieces, credit: seen.body.settlement.credit, decision: '' },
  })
  expect(settled.status, JSON.stringify(settled.body)).toBe(200)
  return { sku, lot, number: asked.number }
}
const rowsOf = async (sku: string) =>
  (await desk.call('staffListQuarantine', { query: { limit: 100 } })).body.lots.filter(
    (one) => one.sku_id === sku,
  )
const onHand = async (lot: number) =>
  (await world.db.execute<{ n: number }>(sql`select on_hand as n from lot where id = ${lot}`))
    .rows[0]?.n
type Take = Partial<BodyInput<'staffTakeFromQuarantine'>>
const take = (lot: number, more: Take = {}, by = desk) =>
  by.call('staffTakeFromQuarantine', {
    params: { lot },
    body: {
      outcome: 'destroy',
      quantity: 1,
      seen: 2,
      reason: 'Seal broken',
      request_key: randomUUID(),
      ...more,
    },
  })
const decide = (
  lot: number,
  id: string,
  by: Visitor,
  more: { accept?: boolean; reason?: string } = {},
) => by.call('staffDecideRelease', { params: { lot }, body: { id, accept: true, ...more } })
/** Asks to sell one of two pieces again; answers with the request. */
async function asked(lot: number, more: Take = {}) {
  const { status, body } = await take(lot, { outcome: 'release', ...more })
  expect(status, JSON.stringify(body)).toBe(200)
  return body.lot?.release?.id ?? ''
}
const actionsOf = async (sku: string) =>
  (
    await world.db.execute<{ action: string }>(
      sql`select action from audit_entry where action like 'quarantine.%' and subject_id = ${sku} order by id`,
    )
  ).rows.map(({ action }) => action)
const count = async (query: ReturnType<typeof sql>) =>
  (await world.db.execute<{ count: number }>(sql`select count(*)::int as count ${query}`)).rows[0]
    ?.count

describe('quarantine', () => {
  it('RET-02 holds what an inspection puts there, apart from the stock that is sold', async () => {
    const { sku, lot, number } = await quarantined()
    // 9 less 3 sold, and one put back.
    expect(await onHand(lot)).toBe(7)
    expect(await rowsOf(sku)).toMatchObject([
      { lot, quantity: 2, may_release: true, returns: [{ number }] },
    ])
    expect(await wrongBooks(world)).toBe('')
  })

  it('RET-02 sells pieces again once another member accepts it, on record', async () => {
    const { sku, lot } = await quarantined()
    const { visitor: second, id: secondId } = await signedInStaff(world, 'support')
    const id = await asked(lot)
    expect(await onHand(lot)).toBe(7)
    // Found first by who shall decide it.
    const { lots, releases_waiting: waiting } = (
      await second.call('staffListQuarantine', { query: { limit: 1 } })
    ).body
    expect(waiting).toBe(1)
    expect(lots).toMatchObject([
      { lot, quantity: 2, release: { id, quantity: 1, reason: 'Seal broken', alone_from: null } },
    ])
    expect(await decide(lot, id, desk)).toMatchObject({
      status: 409,
      body: { code: 'second_person_needed', message: expect.stringMatching(/Somebody else has/) },
    })
    // What waits is kept for it; the rest isn't.
    expect((await take(lot, { quantity: 2 })).body).toMatchObject({ code: 'quantity_wrong' })
    expect((await take(lot, { outcome: 'release' })).body).toMatchObject({
      code: 'changed_meanwhile',
    })
    expect((await take(lot, { outcome: 'give_back' })).body).toMatchObject({ lot: { quantity: 1 } })
    expect((await decide(lot, id, second)).body).toMatchObject({ lot: null })
    expect(await onHand(lot)).toBe(8)
    expect(await rowsOf(sku)).toEqual([])
    expect(await actionsOf(sku)).toEqual([
      'quarantine.ask_release',
      'quarantine.take',
      'quarantine.release',
    ])
    expect(
      await count(sql`from quarantine_release where id = ${id} and decided_by = ${secondId}`),
    ).toBe(1)
    expect(await wrongBooks(world)).toBe('')
  })

  it('RET-02 declines it with a reason, and moves nothing; it may be asked for again', async () => {
    const { sku, lot } = await quarantined()
    const { visitor: second } = await signedInStaff(world, 'support')
    const id = await asked(lot)
    expect((await decide(lot, id, second, { accept: false })).status).toBe(400)
    const no = { accept: false, reason: 'The box is wet' }
    expect((await decide(lot, id, second, no)).body).toMatchObject({
      lot: { quantity: 2, release: null },
    })
    expect(await decide(lot, id, second)).toMatchObject({
      status: 409,
      body: { code: 'changed_meanwhile' },
    })
    // Who asked may take it back.
    expect((await decide(lot, await asked(lot), desk, no)).status).toBe(200)
    expect((await decide(lot, randomUUID(), second)).status).toBe(404)
    expect(await onHand(lot)).toBe(7)
    const late = await asked(lot, { quantity: 2 })
    const { rows: was } = await world.db.execute<{ ends: string }>(
      sql`select expires_on::text as ends from lot where id = ${lot}`,
    )
    await world.db.execute(sql`update lot set expires_on = '2026-11-24' where id = ${lot}`)
    expect((await decide(lot, late, second)).body).toMatchObject({ code: 'not_releasable' })
    expect((await decide(lot, late, second, no)).status).toBe(200)
    await world.db.execute(
      sql`update lot set expires_on = ${was[0]?.ends ?? null} where id = ${lot}`,
    )
    expect(
      (await actionsOf(sku)).filter((one) => one === 'quarantine.decline_release'),
    ).toHaveLength(3)
    expect(await wrongBooks(world)).toBe('')
  })

  it('RET-02 does one thing for one press, and one for two people at once', async () => {
    const { lot } = await quarantined()
    const press = { outcome: 'release', request_key: randomUUID() } as const
    const twice = await Promise.all([take(lot, press), take(lot, press)])
    expect(twice.map(({ status }) => status)).toEqual([200, 200])
    expect(await count(sql`from quarantine_release where lot_id = ${lot}`)).toBe(1)
    const id = twice[0]?.body.lot?.release?.id ?? ''
    const second = (await signedInStaff(world, 'support')).visitor
    const third = (await signedInStaff(world, 'admin')).visitor
    const accepted = await Promise.all([decide(lot, id, second), decide(lot, id, third)])
    expect(accepted.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await onHand(lot)).toBe(8)
    const again = await Promise.all([
      decide(lot, id, second),
      decide(lot, id, third),
      take(lot, press),
    ])
    expect(again.map(({ status }) => status).toSorted()).toEqual([200, 200, 409])
    expect(await onHand(lot)).toBe(8)
    const both = await Promise.all([take(lot, { seen: 1 }), take(lot, { seen: 1 }, second)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404])
    expect(await count(sql`from quarantine_movement where lot_id = ${lot}`)).toBe(3)
    expect(await wrongBooks(world)).toBe('')
  })

  it('RET-02 refuses more than is there, what a colleague has changed, and goods that may not be sold again', async () => {
    const { sku, lot } = await quarantined()
    expect(await take(lot, { quantity: 3 })).toMatchObject({
      status: 400,
      body: { code: 'quantity_wrong' },
    })
    expect(await take(lot, { seen: 3 })).toMatchObject({
      status: 409,
      body: { code: 'changed_meanwhile' },
    })
    expect((await take(lot, { reason: '' })).status).toBe(400)
    expect(await take(999_999_999)).toMatchObject({ status: 404, body: { code: 'lot_unknown' } })
    const release = () => take(lot, { outcome: 'release' })
    const { rows: was } = await world.db.execute<{ ends: string | null; of: string }>(
      sql`select l.expires_on::text as ends, g.product_class as of from lot l join variant v on v.sku = ${sku}
        join product_group g on g.id = v.group_id where l.id = ${lot}`,
    )
    await world.db.execute(sql`update lot set expires_on = '2026-11-24' where id = ${lot}`)
    expect(await release()).toMatchObject({ status: 409, body: { code: 'not_releasable' } })
    await world.db.execute(
      sql`update lot set expires_on = ${was[0]?.ends ?? null} where id = ${lot}`,
    )
    const setClass = (to: string) =>
      world.db.execute(sql`update product_group set product_class = ${to} where id =
        (select v.group_id from variant v where v.sku = ${sku})`)
    await setClass('DRUG_H')
    expect(await release()).toMatchObject({ status: 409, body: { code: 'not_releasable' } })
    expect(await rowsOf(sku)).toMatchObject([{ quantity: 2, may_release: false }])
    expect((await take(lot, { quantity: 2 })).status).toBe(200)
    await setClass(was[0]?.of ?? '')
  })

  it.each([
    ['quarantine_movement', 'before insert'],
    ['quarantine_release', 'before update'],
    ['lot', 'before update'],
    ['stock_movement', 'before insert'],
    ['audit_entry', 'before insert'],
    ['quarantine_movement', 'deferred'],
  ] as const)('RET-02 leaves nothing of a release when %s fails (%s)', async (table, when) => {
    const { sku, lot } = await quarantined()
    const { visitor: second } = await signedInStaff(world, 'support')
    const id = await asked(lot)
    failing = await failWrites(world.db, table, when)
    expect((await decide(lot, id, second)).status).toBe(500)
    await mends()
    expect(await rowsOf(sku)).toMatchObject([{ quantity: 2, release: { id } }])
    expect(await onHand(lot)).toBe(7)
    expect((await decide(lot, id, second)).status).toBe(200)
    expect(await onHand(lot)).toBe(8)
    expect(await wrongBooks(world)).toBe('')
  })

  it('RET-02 lets who asked accept it 24 hours later, where nobody else may', async () => {
    const { sku, lot } = await quarantined()
    const id = await asked(lot)
    const { rows } = await world.db.execute<{ by: string }>(
      sql`select asked_by as by from quarantine_release where id = ${id}`,
    )
    const by = rows[0]?.by ?? ''
    await world.db.execute(
      sql`update staff_member set disabled_at = ${world.clock.now().toISOString()}::timestamptz - interval '2 days' where id <> ${by}`,
    )
    const from = new Date(world.clock.now().getTime() + 86_400_000).toISOString()
    expect(await rowsOf(sku)).toMatchObject([{ release: { id, alone_from: from } }])
    expect(await decide(lot, id, desk)).toMatchObject({
      status: 409,
      body: { code: 'second_person_needed', message: expect.stringMatching(/You can from/) },
    })
    // A day passes.
    await world.db.execute(
      sql`update quarantine_release set asked_at = asked_at - interval '24 hours' where id = ${id}`,
    )
    expect((await decide(lot, id, desk)).body).toMatchObject({
      lot: { quantity: 1, release: null },
    })
    expect(await onHand(lot)).toBe(8)
    expect(await actionsOf(sku)).toContain('quarantine.release_alone')
    expect(await wrongBooks(world)).toBe('')
  })
})
