import { describe, expect, it } from 'vitest'
import { auditOf } from '@upchar/testkit/audit'
import { wrongBooks } from '@upchar/testkit/books'
import { useDesk } from '@upchar/testkit/desk'
import type { GoodsOptions } from '@upchar/testkit/goods'
import { brokenLedgers } from '@upchar/testkit/ledger-check'
import { signedInSeller } from '@upchar/testkit/sellers'
import { buyInCash } from '@upchar/testkit/shop'
import { useWorld, type Visitor } from '@upchar/testkit/world'
import { sql } from '../../platform/db/sql.ts'

const world = useWorld({ SANDBOX_COURIER_SECONDS: '3600' })
const { goods } = useDesk(world)

/** Three pieces of a batch that were bought, another batch of the same goods, and who may pack them. */
async function waiting(options: GoodsOptions = {}) {
  const { sku } = await goods.addVariant({ stock: { mumbai: 10 }, ...options })
  const later = await goods.addBatch(sku)
  const { order } = await buyInCash(world, { sku, quantity: 3 })
  const { rows } = await world.db.execute<{ id: string }>(
    sql`select id from shipment where order_id = ${order.order_id}::uuid`,
  )
  const { visitor: by, ...member } = await signedInSeller(world, 'operations', goods.sellers.mumbai)
  const id = rows[0]?.id ?? ''
  const open = (await by.call('sellerGetGoods', { params: { id } })).body
  const [line] = open.lines
  const [own] = line?.batches ?? []
  if (line === undefined || own === undefined) throw new Error('nothing to pack')
  return { by, member, id, order: order.order_id, open, line, own, later }
}
type Boxed = { line: string; lot: number; quantity: number; serials?: string[] }[]
const pack = (by: Visitor, id: string, body: { version: number; goods: Boxed; split?: boolean }) =>
  by.call('sellerPackGoods', { params: { id }, body })
const sound = async () => {
  expect(await brokenLedgers(world.db)).toEqual([])
  expect(await wrongBooks(world)).toBe('')
}

describe('a seller keeps which batches are in its own parcel', () => {
  it('APP-01 first expiry first is proposed; another batch is kept and stands on the invoice', async () => {
    const { by, member, id, order, open, line, own, later } = await waiting()
    expect(line).toMatchObject({
      quantity: 3,
      batches: [{ set_aside: 3 }, { set_aside: 0, free: 5 }],
    })
    const box = [
      { line: line.line, lot: own.lot, quantity: 1 },
      { line: line.line, lot: later, quantity: 2 },
    ]
    const kept = await pack(by, id, { version: open.version, goods: box })
    expect(kept).toMatchObject({ status: 200, body: { rest: null } })
    expect(kept.body.parcel.contents.map(({ batch, quantity }) => [batch, quantity])).toEqual([
      [own.batch, 1],
      ['LATER', 2],
    ])
    expect(await pack(by, id, { version: open.version, goods: box })).toMatchObject({ status: 200 })
    expect(
      (await auditOf(world.db, order)).filter(({ by: staff }) => staff === null),
    ).toMatchObject([{ action: 'parcel.goods', after: { parcel: id, by_member: member.id } }])
    const { version } = kept.body.parcel
    const packed = await by.call('sellerMoveParcel', {
      params: { id },
      body: { version, state: 'packed' },
    })
    expect(packed.status, JSON.stringify(packed.body)).toBe(200)
    expect(await pack(by, id, { version: version + 1, goods: box.slice(1) })).toMatchObject({
      status: 409,
      body: { code: 'state_wrong' },
    })
    await sound()
  })

  it('APP-01 devices are kept with their serial numbers', async () => {
    const { by, id, open, line, own } = await waiting({ productClass: 'DEV_B_HOME' })
    const serials = ['SN-1', 'SN-2', 'SN-3']
    const box = [{ line: line.line, lot: own.lot, quantity: 3, serials }]
    expect((await pack(by, id, { version: open.version, goods: box })).status).toBe(200)
    const shown = (await by.call('sellerGetGoods', { params: { id } })).body
    expect(shown.lines[0]?.batches[0]?.serials).toEqual(serials)
  })

  it('APP-01 what isn’t there waits in a parcel of its own, which is the seller’s too', async () => {
    const { by, id, open, line, own } = await waiting()
    const box = [{ line: line.line, lot: own.lot, quantity: 2 }]
    expect(await pack(by, id, { version: open.version, goods: box })).toMatchObject({
      status: 409,
      body: { code: 'goods_wrong' },
    })
    const split = await pack(by, id, { version: open.version, goods: box, split: true })
    expect(split.status, JSON.stringify(split.body)).toBe(200)
    const rest = split.body.rest ?? ''
    expect((await by.call('sellerGetParcel', { params: { id: rest } })).body).toMatchObject({
      parcel: { state: 'placed', contents: [{ quantity: 1 }] },
    })
    await sound()
  })

  it('APP-01 of two who count at once, one is heard; another seller and accounts are not', async () => {
    const { by, id, open, line, own, later } = await waiting()
    const { version } = open
    const refused = await Promise.all(
      [
        await signedInSeller(world, 'owner', goods.sellers.delhi),
        await signedInSeller(world, 'accounts', goods.sellers.mumbai),
      ].map(async ({ visitor }) => [
        (await visitor.call('sellerGetGoods', { params: { id } })).status,
        (
          await pack(visitor, id, {
            version,
            goods: [{ line: line.line, lot: later, quantity: 3 }],
          })
        ).status,
      ]),
    )
    expect(refused).toEqual([
      [404, 404],
      [403, 403],
    ])
    const replies = await Promise.all(
      [1, 2].map((quantity) =>
        pack(by, id, {
          version,
          goods: [
            { line: line.line, lot: later, quantity },
            { line: line.line, lot: own.lot, quantity: 3 - quantity },
          ],
        }),
      ),
    )
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    await sound()
  })
})
