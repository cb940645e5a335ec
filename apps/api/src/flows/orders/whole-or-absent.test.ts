import { sql } from '../../platform/db/sql.ts'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { failWrites } from '@upchar/testkit/failing-writes'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { brokenLedgers } from '@upchar/testkit/ledger-check'
import { useWorld } from '@upchar/testkit/world'
import { buyInCash, countOf, created, guestWith, place, placed } from '@upchar/testkit/shop'
import { signedInStaff } from '@upchar/testkit/staff'

const world = useWorld({ SANDBOX_COURIER_SECONDS: '3600' })
let goods: Goods
beforeAll(async () => {
  goods = await stockGoods(world.db)
})

/** The writes of an order in sequence, or of a packing. Jobs are sent together with the commit, which is the last. */
const places = [
  ['stock_movement', 'before insert'],
  ['"order"', 'before insert'],
  ['shipment', 'before insert'],
  ['checkout', 'before update'],
  ['cart_line', 'before delete'],
  ['mail_message', 'before insert'],
  ['graphile_worker._private_jobs', 'before insert'],
  ['"order"', 'deferred'],
] as const
const packings = [
  ['shipment', 'before update'],
  ['invoice_counter', 'before insert or update'],
  ['invoice', 'before insert'],
  ['mail_message', 'before insert'],
  ['graphile_worker._private_jobs', 'before insert'],
  ['invoice', 'deferred'],
] as const
let failing: Awaited<ReturnType<typeof failWrites>> | undefined
const breaks = async (table: string, when: string) => {
  failing = await failWrites(world.db, table, when)
}
const mends = async () => failing?.mend()
afterEach(mends)

const jobs = async () =>
  (
    await world.db.execute<{ count: number }>(
      sql`select count(*)::int as count from graphile_worker.jobs`,
    )
  ).rows[0]?.count
const books = async () => ({
  orders: await countOf(world, 'order'),
  invoices: await countOf(world, 'invoice'),
  movements: await countOf(world, 'stock_movement'),
  mails: await countOf(world, 'mail_message'),
  jobs: await jobs(),
  counters: (
    await world.db.execute(
      sql`select gstin, series, financial_year, last_number from invoice_counter order by 1, 2, 3`,
    )
  ).rows,
})

describe('an order whose transaction fails', () => {
  it.each(places)(
    'CHECKOUT-04 leaves nothing when %s fails (%s), and a retry places it',
    async (table, when) => {
      const { sku } = await goods.addVariant()
      const visitor = await guestWith(world, { sku })
      const checkout = await created(visitor)
      const before = await books()
      await breaks(table, when)
      const failed = await place(visitor, checkout)
      expect(failed).toMatchObject({
        status: 500,
        body: { success: false, code: 'internal_error', message: 'Something went wrong' },
      })
      expect(await books()).toEqual(before)
      await mends()
      expect(
        (await visitor.call('readCart', { body: { pincode: '400001' } })).body.cart.items,
      ).toHaveLength(1)
      placed(await place(visitor, checkout))
      expect(await brokenLedgers(world.db)).toEqual([])
    },
  )
})

describe('a packing whose transaction fails', () => {
  it.each(packings)(
    'RET-03 ORDER-06 leaves nothing when %s fails (%s), and a retry issues the invoice with the next number',
    async (table, when) => {
      const { sku } = await goods.addVariant()
      const { order } = await buyInCash(world, { sku })
      const { visitor: desk } = await signedInStaff(world, 'support')
      const parcel = async () => {
        const { body } = await desk.call('staffGetOrder', { params: { id: order.order_id } })
        const [part] = body.order.parts
        return { ...part?.parcels[0], documents: part?.documents }
      }
      const seen = await parcel()
      const pack = () =>
        desk.call('staffMoveParcel', {
          params: { id: seen.id ?? '' },
          body: { version: 0, state: 'packed', at: world.clock.now().toISOString() },
        })
      const before = await books()
      await breaks(table, when)
      expect(await pack()).toMatchObject({ status: 500 })
      expect(await books()).toEqual(before)
      expect(await parcel()).toEqual(seen)
      await mends()
      expect((await pack()).status).toBe(200)
      expect(await brokenLedgers(world.db)).toEqual([])
    },
  )
})
