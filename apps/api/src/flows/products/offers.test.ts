import { beforeAll, describe, expect, it } from 'vitest'
import type { BodyInput } from '@upchar/contract/schema/endpoints'
import { auditOf } from '@upchar/testkit/audit'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { guestWith } from '@upchar/testkit/shop'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld, type Visitor } from '@upchar/testkit/world'
import { sql } from '../../platform/db/sql.ts'

const world = useWorld()
let goods: Goods
let staff: Visitor
beforeAll(async () => {
  goods = await stockGoods(world.db)
  staff = (await signedInStaff(world, 'catalogue')).visitor
})

type Offer = BodyInput<'staffSaveOffer'>
const save = (id: number, offer: Offer) =>
  staff.call('staffSaveOffer', { params: { id }, body: offer })
const offersOf = async (id: number) =>
  (await staff.call('staffListOffers', { params: { id } })).body.offers
/** 105 rupees, MRP 150, of the seller in Mumbai; the one in Delhi asks for 95. */
async function soldByOne() {
  const own = await goods.addVariant({ pricePaise: 10_500 })
  const wanted: Offer = {
    variant: own.sku,
    seller_id: goods.sellers.delhi,
    sku: `D-${own.sku}`,
    price: 95,
    mrp: 140,
    moq: 2,
    max_oq: 20,
    active: true,
  }
  return { own, wanted }
}
const fieldsOf = ({ body }: Awaited<ReturnType<typeof save>>) =>
  'fields' in body ? (body.fields as { field: string }[]).map(({ field }) => field) : []

describe('another seller’s offer', () => {
  it('OPS-04 is added with its own SKU, price, MRP and limits; its stock is taken in by that SKU and sold by that seller', async () => {
    const { own, wanted } = await soldByOne()
    const saved = await save(own.groupId, wanted)
    expect(saved.status, JSON.stringify(saved.body)).toBe(200)
    expect(await offersOf(own.groupId)).toMatchObject([
      { sku: own.sku, own: true, price: 105, mrp: 150, seller: { id: goods.sellers.mumbai } },
      {
        sku: wanted.sku,
        variant: own.sku,
        own: false,
        price: 95,
        mrp: 140,
        moq: 2,
        max_oq: 20,
        stock: 0,
        seller: { id: goods.sellers.delhi, name: 'delhi' },
      },
    ])
    const article = await staff.call('staffFindStockItem', { query: { code: wanted.sku } })
    expect(article.body).toMatchObject({ item: { sku: wanted.sku, seller: 'delhi' } })
    await goods.addBatch(wanted.sku, { pieces: 6, warehouse: goods.warehouses.delhi })
    const visitor = await guestWith(world, { sku: wanted.sku, quantity: 2 })
    const { cart } = (await visitor.call('readCart', { body: { pincode: '400001' } })).body
    expect(cart.items).toMatchObject([
      { sku_id: wanted.sku, quantity: 2, price: 95, mrp: 140, seller: { name: 'delhi' } },
    ])
    expect(await auditOf(world.db, own.sku)).toMatchObject([
      { action: 'goods.offer', after: { sku: wanted.sku, price: 95 } },
    ])
  })
  it('OPS-04 changes by who has seen it last, and never its SKU or what the product editor keeps', async () => {
    const { own, wanted } = await soldByOne()
    await save(own.groupId, wanted)
    const version = (await offersOf(own.groupId))[1]?.version ?? ''
    expect((await save(own.groupId, wanted)).body).toMatchObject({ code: 'changed_meanwhile' })
    const changed = await save(own.groupId, { ...wanted, price: 99.5, active: false, version })
    expect(changed.body).toMatchObject({
      offers: [
        { price: 105, active: true },
        { price: 99.5, active: false },
      ],
    })
    expect((await save(own.groupId, { ...wanted, price: 98, version })).body).toMatchObject({
      code: 'changed_meanwhile',
    })
    const latest = (await offersOf(own.groupId))[1]?.version ?? ''
    expect(
      fieldsOf(await save(own.groupId, { ...wanted, sku: 'OTHER-1', version: latest })),
    ).toEqual(['sku'])
    const ofOwn = { ...wanted, seller_id: goods.sellers.mumbai, version: latest }
    expect(fieldsOf(await save(own.groupId, ofOwn))).toEqual(['seller_id'])
  })
  it('OPS-04 keeps the dispatch time that a change leaves out', async () => {
    const { own, wanted } = await soldByOne()
    await save(own.groupId, { ...wanted, dispatch_days: 4 })
    const version = (await offersOf(own.groupId))[1]?.version ?? ''
    await save(own.groupId, { ...wanted, price: 99, version })
    expect((await offersOf(own.groupId))[1]).toMatchObject({ price: 99, dispatch_days: 4 })
    expect((await auditOf(world.db, own.sku)).map(({ after }) => after)).toMatchObject([
      { dispatch_days: 4 },
      { dispatch_days: 4, price: 99 },
    ])
  })
  it.each([
    ['an SKU that another article has, in any case', { sku: 'taken-1' }, ['sku']],
    ['an SKU with a space', { sku: 'D 1' }, ['sku']],
    ['a price above the MRP', { price: 141 }, ['price']],
    ['no price', { price: 0 }, ['price']],
    ['fewer at most than at least', { moq: 5, max_oq: 4 }, ['max_oq']],
    ['a seller that isn’t there', { seller_id: 1_234_567 }, ['seller_id']],
    ['a variant of another product', { variant: 'TAKEN-1' }, ['variant']],
  ])('OPS-04 is refused with %s, and nothing changes', async (_, over, fields) => {
    const { rows } = await world.db.execute(sql`select from variant where sku = 'TAKEN-1'`)
    if (rows.length === 0) await goods.addVariant({ sku: 'TAKEN-1' })
    const { own, wanted } = await soldByOne()
    const refused = await save(own.groupId, { ...wanted, ...over })
    expect(refused.status).toBe(400)
    expect(fieldsOf(refused)).toEqual(fields)
    expect(await offersOf(own.groupId)).toHaveLength(1)
  })
  it('OPS-04 has the GST rate that is stated for the article', async () => {
    const own = await goods.addVariant({ gstBp: 1_200 })
    await save(own.groupId, {
      variant: own.sku,
      seller_id: goods.sellers.delhi,
      sku: `D-${own.sku}`,
      price: 95,
      mrp: 150,
      moq: 1,
      max_oq: 5,
      active: true,
    })
    const { rows } = await world.db.execute(
      sql`select gst_bp as rate from offer where variant_id = ${own.variantId} order by id`,
    )
    expect(rows).toEqual([{ rate: 1_200 }, { rate: 1_200 }])
  })
})
