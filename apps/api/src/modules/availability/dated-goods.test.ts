import { sql } from '../../platform/db/sql.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { useWorld } from '@upchar/testkit/world'
import { refreshReadModels, refreshWarehouses } from '../catalogue/index.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { deliveryPlanFor, holdStock } from './index.ts'

const world = useWorld()
let goods: Goods
beforeAll(async () => {
  goods = await stockGoods(world.db)
})

type Lot = { hsn?: string; productClass?: string; batch?: string; expiresOn?: string | null }

/** Whether a lot as it is stored can be bought: in the cart, at checkout, in the listing. */
async function isSold({
  hsn = '40151200',
  productClass = 'GEN',
  batch = 'B1',
  expiresOn = '2028-12-31',
}: Lot) {
  const { sku, groupId, offerId, variantId } = await goods.addVariant({
    stock: { mumbai: 5 },
    expiresOn,
    productClass,
  })
  const at = world.clock.now()
  await world.db.execute(sql`update variant set hsn = ${hsn} where id = ${variantId}`)
  await world.db.execute(sql`update lot set batch_no = ${batch} where offer_id = ${offerId}`)
  await refreshReadModels(world.db, [groupId], at)
  await refreshWarehouses(world.db, [offerId], at)
  const { rows } = await world.db.execute<{ ships: boolean }>(
    sql`select cardinality(warehouse_ids) > 0 as ships from product_read where group_id = ${groupId}`,
  )
  const { body } = await world.visitor().call('checkAvailabilityMultiple', {
    body: { pincode: '400001', items: [{ sku_id: sku, quantity: 1 }] },
  })
  const plan = (await deliveryPlanFor(world.context, '400001')) ?? new Map()
  const held = await inTransaction(world.db, (tx) =>
    holdStock(tx, {
      checkoutId: crypto.randomUUID(),
      lines: [{ offerId, quantity: 1 }],
      plan,
      at,
      expiresAt: new Date(at.getTime() + 60_000),
    }),
  )
  return {
    listed: rows[0]?.ships,
    available: body.items[0]?.available,
    held: held.ok,
  }
}
const all = (sold: boolean) => ({ listed: sold, available: sold, held: sold })

// Drugs Rules 1945 r. 65 and 96: medicines are sold by batch number and before their expiry date.
describe('goods of chapter 30 and medicines', () => {
  it.each([
    ['a medicine with batch and expiry', { hsn: '30049099' }],
    ['gloves without an expiry', { expiresOn: null }],
    ['gloves without a batch', { batch: 'IMPORT', expiresOn: null }],
  ] satisfies [string, Lot][])('sells %s', async (_, lot) => {
    expect(await isSold(lot)).toEqual(all(true))
  })

  it.each([
    ['a medicine without an expiry', { hsn: '30049099', expiresOn: null }],
    ['a medicine without a batch', { hsn: '30049099', batch: 'IMPORT' }],
    ['a dressing without an expiry', { hsn: '30059040', expiresOn: null }],
    ['a veterinary medicine of another chapter', { productClass: 'VET', expiresOn: null }],
  ] satisfies [string, Lot][])('never sells %s', async (_, lot) => {
    expect(await isSold(lot)).toMatchObject({ available: false, held: false })
    expect((await isSold(lot)).listed).not.toBe(true)
  })
})
