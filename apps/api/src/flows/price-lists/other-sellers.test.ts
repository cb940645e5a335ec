import { beforeAll, describe, expect, it } from 'vitest'
import { announced } from '@upchar/testkit/announced'
import { hospital, signUp } from '@upchar/testkit/customers'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { approveKyc } from '@upchar/testkit/kyc'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld } from '@upchar/testkit/world'
import { refreshReadModels } from '../../modules/catalogue/index.ts'
import { sql } from '../../platform/db/sql.ts'

const world = useWorld()
let goods: Goods
beforeAll(async () => {
  goods = await stockGoods(world.db)
})

describe('OPS-04 price lists beside several sellers', () => {
  it('OPS-04 PROD-01 tell a buyer of each offer beside the shown one the price that the cart charges', async () => {
    const own = await goods.addVariant({ pricePaise: 10_500, stock: { mumbai: 5 } })
    const best = await goods.addOffer(own.variantId, { pricePaise: 9_500, stock: { delhi: 4 } })
    await refreshReadModels(world.db, [own.groupId], world.clock.now())
    const { rows } = await world.db.execute<{ slug: string }>(
      sql`select slug from product_group where id = ${own.groupId}`,
    )
    const slug = rows[0]?.slug ?? ''
    const staff = (await signedInStaff(world, 'catalogue')).visitor
    const { revision } = (await staff.call('staffListPriceLists')).body
    const body = {
      name: 'Trade prices',
      business_types: [hospital.business_type],
      first_day: '2026-11-24',
      last_day: null,
      rows: [{ sku: own.sku, price: 84 }],
      seen_revision: revision,
      reason: 'Agreed with the seller',
    }
    expect((await announced(world, () => staff.call('staffSetPriceList', { body }))).status).toBe(
      200,
    )
    const { id, visitor } = await signUp(world, { profile: hospital })
    await approveKyc(world, id, { stage: 'basic' })

    const bare = (await world.visitor().call('getProduct', { params: { slug }, query: {} })).body
    const page = (await visitor.call('getProduct', { params: { slug }, query: {} })).body
    expect(page.product.variants.map(({ sku }) => sku)).toEqual([best.sku])
    // The page is shared: it has what everybody else pays.
    expect(page.other_offers).toMatchObject([{ sku: own.sku, price_gst: 105 }])
    const rights = await visitor.call('getBuyingRights', { query: { slugs: slug } })
    expect(rights.headers['cache-control']).toBe('private, no-store')
    const { buying } = rights.body
    const paid = buying[slug]?.prices ?? {}
    expect(paid[own.sku]).toMatchObject({ price_gst: 84, price_note: 'Price for hospitals' })
    for (const sku of [own.sku, best.sku])
      await visitor.call('updateCart', {
        body: { type: 'ADD', product: { sku_id: sku, quantity: 1 }, pincode: '400001' },
      })
    const { cart } = (await visitor.call('readCart', { body: { pincode: '400001' } })).body
    const charged = Object.fromEntries(cart.items.map((line) => [line.sku_id, line.price]))
    expect(charged).toEqual({ [own.sku]: 84, [best.sku]: 95 })
    const told = Object.entries(paid).map(([sku, { price_gst: price }]) => [sku, price])
    expect(Object.fromEntries(told)).toEqual(charged)

    // Nobody else is told of it: the page is the same for all, and the list's price in no answer to a guest or another buyer.
    expect(page).toEqual(bare)
    const guest = world.visitor()
    const { visitor: other } = await signUp(world)
    expect((await guest.call('getBuyingRights', { query: { slugs: slug } })).status).toBe(401)
    for (const one of [guest, other]) {
      const answers = [
        (await one.call('getProduct', { params: { slug }, query: { pincode: '400001' } })).body,
        (await one.call('listProducts', { query: { limit: 60 } })).body,
        (await one.call('getBuyingRights', { query: { slugs: slug } })).body,
      ]
      expect(answers.map((answer) => JSON.stringify(answer))).toEqual(
        Array(3).fill(expect.not.stringMatching(/Price for hospitals|"price_gst":84\b/)),
      )
    }
  })
})
