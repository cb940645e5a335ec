import { beforeAll, describe, expect, it } from 'vitest'
import { announced } from '@upchar/testkit/announced'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { holdStatement } from '@upchar/testkit/hold-statements'
import { created, guestWith, place, placed } from '@upchar/testkit/shop'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld } from '@upchar/testkit/world'
import {
  refreshReadModels,
  refreshSeller,
  refreshWarehouses,
} from '../../modules/catalogue/index.ts'
import { indexGroups } from '../../modules/search/index.ts'
import { announceChange } from '../../platform/db/changes.ts'
import { sql } from '../../platform/db/sql.ts'

const world = useWorld({ SANDBOX_COURIER_SECONDS: '3600' })
let goods: Goods
beforeAll(async () => {
  goods = await stockGoods(world.db)
})
let named = 0
/** 105 rupees and five pieces in Mumbai; 95 rupees and four pieces of a seller in Delhi. */
async function soldByTwo() {
  const title = `Rivalled cuff ${(named += 1)}`
  const own = await goods.addVariant({ title, pricePaise: 10_500, stock: { mumbai: 5 } })
  const other = await goods.addOffer(own.variantId, {
    sku: `DLH-907${named}`,
    pricePaise: 9_500,
    stock: { delhi: 4 },
  })
  await announced(world, async () => {
    await refreshReadModels(world.db, [own.groupId], world.clock.now())
    await indexGroups(world.db, [own.groupId])
    await announceChange(world.db)
  })
  return { own, other, title }
}
/** What a card and the page of an article show: SKU, price, seller. */
async function seen(title: string) {
  const visitor = world.visitor()
  const list = await visitor.call('listProducts', { query: { search: title, pincode: '400001' } })
  const card = list.body.products.find((one) => one.title === title)
  if (card === undefined) return []
  const { body } = await visitor.call('getProduct', {
    params: { slug: card.slug },
    query: { pincode: '400001' },
  })
  const [variant] = body.product.variants
  const { sku, price_gst: price } = card
  return variant?.sku === sku && variant.price_gst === price
    ? [sku, price, variant.seller.name]
    : []
}
/** Lists follow a change within a moment. */
const shows = (title: string) => expect.poll(() => seen(title))
const refresh = (offerId: number) => refreshWarehouses(world.db, [offerId], world.clock.now())
const setStock = (offerId: number, pieces: number) =>
  world.db.execute(sql`update lot set on_hand = ${pieces} where offer_id = ${offerId}`)

describe('OPS-04 cards and pages show the best offer', () => {
  it('the cheaper one while it lasts, the other when it is sold out, and again the cheaper one when it is back', async () => {
    const { own, other, title } = await soldByTwo()
    await shows(title).toEqual([other.sku, 95, 'delhi'])
    const buyer = await guestWith(world, { sku: other.sku, quantity: 4 })
    await announced(world, async () => placed(await place(buyer, await created(buyer))))
    await shows(title).toEqual([own.sku, 105, 'mumbai'])
    await announced(world, async () => {
      await setStock(other.offerId, 2)
      await refresh(other.offerId)
    })
    await shows(title).toEqual([other.sku, 95, 'delhi'])
  })
  it('of a seller who may sell it: none of a suspended one', async () => {
    const { own, other, title } = await soldByTwo()
    const { visitor: admin } = await signedInStaff(world, 'admin')
    const { visitor: second } = await signedInStaff(world, 'admin')
    const delhi = { params: { id: goods.sellers.delhi }, body: { reason: 'Licence under review' } }
    await admin.call('staffSuspendSeller', delhi)
    await announced(world, () => refreshSeller(world, goods.sellers.delhi))
    await shows(title).toEqual([own.sku, 105, 'mumbai'])
    await second.call('staffLiftSuspension', delhi)
    await announced(world, () => refreshSeller(world, goods.sellers.delhi))
    await shows(title).toEqual([other.sku, 95, 'delhi'])
  })
  it('at once when a price changes, and the other seller’s when the article’s own is off sale', async () => {
    const { own, other, title } = await soldByTwo()
    const { visitor: staff } = await signedInStaff(world, 'catalogue')
    const params = { id: own.groupId }
    const change = async (over: { price: number; active: boolean }) => {
      const { body } = await staff.call('staffListOffers', { params })
      const now = body.offers.find(({ sku }) => sku === other.sku)
      return staff.call('staffSaveOffer', {
        params,
        body: {
          variant: own.sku,
          seller_id: goods.sellers.delhi,
          sku: other.sku,
          mrp: 150,
          moq: 1,
          max_oq: 10,
          version: now?.version ?? '',
          ...over,
        },
      })
    }
    const dearer = await announced(world, () => change({ price: 110, active: true }))
    expect(dearer.status, JSON.stringify(dearer.body)).toBe(200)
    await shows(title).toEqual([own.sku, 105, 'mumbai'])
    await announced(world, async () => {
      await world.db.execute(sql`update offer set active = false where id = ${own.offerId}`)
      await refreshReadModels(world.db, [own.groupId], world.clock.now())
      await announceChange(world.db)
    })
    await shows(title).toEqual([other.sku, 110, 'delhi'])
  })
  it('and what lies in a cart stays with its seller', async () => {
    const { own, other, title } = await soldByTwo()
    await announced(world, async () => {
      await setStock(other.offerId, 0)
      await refresh(other.offerId)
    })
    const buyer = await guestWith(world, { sku: own.sku, quantity: 1 })
    await announced(world, async () => {
      await setStock(other.offerId, 4)
      await refresh(other.offerId)
    })
    await shows(title).toEqual([other.sku, 95, 'delhi'])
    const { cart } = (await buyer.call('readCart', { body: { pincode: '400001' } })).body
    expect(cart.items).toMatchObject([{ sku_id: own.sku, price: 105, seller: { name: 'mumbai' } }])
  })
  it('and what a list or a search names by SKU is that seller’s', async () => {
    const { own, other, title } = await soldByTwo()
    const buyer = await guestWith(world)
    const pad = await buyer.call('matchOrderPad', {
      body: {
        lines: [own.sku.toLowerCase(), other.sku, title].map((text) => ({ text, quantity: 1 })),
        pincode: '400001',
      },
    })
    expect(pad.body.lines.map(({ state, choices }) => [state, choices[0]?.sku_id])).toEqual([
      ['matched', own.sku],
      ['matched', other.sku],
      ['matched', other.sku],
    ])
    const query = { search: other.sku, pincode: '400001' }
    const found = async () =>
      (await buyer.call('listProducts', { query })).body.products.map((one) => one.title)
    await expect.poll(found).toEqual([title])
  })
  it('also when one rebuilds it from older stock and is the last to write', async () => {
    const { own, other, title } = await soldByTwo()
    await setStock(other.offerId, 0)
    // It has read that Delhi has none, and waits before it writes.
    const writing = holdStatement(/insert into product_read/)
    const first = refresh(other.offerId)
    await writing.held()
    await setStock(other.offerId, 4)
    await announced(world, async () => {
      writing.letGo()
      await first
    })
    await shows(title).toEqual([other.sku, 95, 'delhi'])
    expect(own.sku).not.toBe(other.sku)
  })
  it('and goods of one seller cost no further statement when their stock changes', async () => {
    const { offerId, groupId } = await goods.addVariant({ stock: { mumbai: 5 } })
    await refreshReadModels(world.db, [groupId], world.clock.now())
    await setStock(offerId, 4)
    const counted = await world.statements(() => refresh(offerId))
    expect(counted.result).toBe(false)
    // Its group; suspensions, rules and licences of sellers; its warehouses.
    expect(counted.statements).toHaveLength(5)
  })
})
