import { beforeAll, describe, expect, it } from 'vitest'
import { announced } from '@upchar/testkit/announced'
import { auditOf } from '@upchar/testkit/audit'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { signedInSeller } from '@upchar/testkit/sellers'
import { guestWith } from '@upchar/testkit/shop'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld, type Visitor } from '@upchar/testkit/world'
import { sql } from '../../platform/db/sql.ts'

const world = useWorld()
let goods: Goods
let mumbai: Awaited<ReturnType<typeof signedInSeller>>
let delhi: Awaited<ReturnType<typeof signedInSeller>>
beforeAll(async () => {
  goods = await stockGoods(world.db)
  mumbai = await signedInSeller(world, 'operations', goods.sellers.mumbai)
  delhi = await signedInSeller(world, 'owner', goods.sellers.delhi)
})

const list = async (by: Visitor, query: { q?: string; sale?: 'on' | 'off'; limit?: number } = {}) =>
  (await by.call('sellerListOffers', { query })).body
const end = (by: Visitor, sku: string) => by.call('sellerEndOffer', { body: { sku } })
const stateOf = async (by: Visitor, sku: string) =>
  (await list(by, { q: sku })).offers.map(({ state }) => state)

describe('a seller’s own offers', () => {
  it('APP-01 OPS-04 are listed with price, MRP, limits and free stock, and never another seller’s', async () => {
    const own = await goods.addVariant({ title: 'Zebra gauze', stock: { mumbai: 7, nagpur: 5 } })
    const other = await goods.addOffer(own.variantId, { pricePaise: 9_900, moq: 2, maxOq: 6 })
    expect(await list(mumbai.visitor, { q: own.sku })).toEqual({
      success: true,
      total: 1,
      total_is_more: false,
      offers: [
        {
          sku: own.sku,
          variant: own.sku,
          title: 'Zebra gauze',
          option_label: 'M',
          price: 105,
          mrp: 150,
          moq: 1,
          max_oq: 10,
          dispatch_days: 0,
          active: true,
          state: 'on_sale',
          free: 12,
          others: true,
          proposed: false,
          version: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
        },
      ],
    })
    expect((await list(delhi.visitor, { q: 'zebra' })).offers).toMatchObject([
      { sku: other.sku, variant: own.sku, price: 99, moq: 2, max_oq: 6, free: 10, others: true },
    ])
    expect((await list(delhi.visitor, { q: own.sku })).offers).toEqual([])
    expect((await list(mumbai.visitor, { q: other.sku })).total).toBe(0)
  })

  it('APP-01 are found by bar code and words of the title, narrowed by sale, and paged by title', async () => {
    const made = await Promise.all(
      ['Yak tape 1', 'Yak tape 2', 'Yak tape 3'].map((title) => goods.addVariant({ title })),
    )
    const [first, second] = made
    await world.db.execute(
      sql`update variant set gtin = '8901234567894' where id = ${first?.variantId}`,
    )
    const found = async (query: object) =>
      (await list(mumbai.visitor, query)).offers.map(({ title }) => title)
    expect(await found({ q: '8901234567894' })).toEqual(['Yak tape 1'])
    expect(await found({ q: 'tape yak' })).toEqual(['Yak tape 1', 'Yak tape 2', 'Yak tape 3'])
    expect(await found({ q: 'yak', limit: 1, page: 2 })).toEqual(['Yak tape 2'])
    expect(await found({ q: '%' })).toEqual([])
    await end(mumbai.visitor, second?.sku ?? '')
    expect(await found({ q: 'yak', sale: 'off' })).toEqual(['Yak tape 2'])
    expect(await found({ q: 'yak', sale: 'on' })).toEqual(['Yak tape 1', 'Yak tape 3'])
  })

  it('APP-01 OPS-06 say why they are off sale: the article, the offer, a licence, a ceiling price', async () => {
    const { visitor } = mumbai
    const article = await goods.addVariant()
    await world.db.execute(
      sql`update product_group set active = false where id = ${article.groupId}`,
    )
    expect(await stateOf(visitor, article.sku)).toEqual(['article'])
    // No rule allows goods that are banned.
    const barred = await goods.addVariant({ productClass: 'BANNED' })
    expect(await stateOf(visitor, barred.sku)).toEqual(['licence'])
    const found = await list(visitor, { q: barred.sku, sale: 'on' })
    expect(found.offers).toEqual([])
    const dear = await goods.addVariant()
    const staff = (await signedInStaff(world, 'catalogue')).visitor
    const ceilings = async () => (await staff.call('staffListPriceCeilings')).body
    await staff.call('staffSetPriceCeiling', {
      body: {
        name: 'Own gloves',
        unit: 'piece',
        price: 50,
        valid_from: '2026-11-01',
        source: 'S.O. 1',
        seen_revision: (await ceilings()).revision,
      },
    })
    const id = (await ceilings()).formulations.find(({ name }) => name === 'Own gloves')?.id ?? 0
    const covered = await staff.call('staffGetCeilingGoods', { params: { id } })
    await staff.call('staffSetCeilingGoods', {
      params: { id },
      body: { goods: [{ sku: dear.sku, units: 1 }], seen_revision: covered.body.revision },
    })
    expect(await stateOf(visitor, dear.sku)).toEqual(['ceiling'])
  })

  it('APP-01 count no expired piece as stock', async () => {
    const own = await goods.addVariant({ stock: { mumbai: 4 } })
    await goods.addBatch(own.sku, { pieces: 9, expires: '2026-11-30' })
    expect((await list(mumbai.visitor, { q: own.sku })).offers).toMatchObject([{ free: 4 }])
  })
})

describe('taking an own offer off sale', () => {
  it('OPS-04 APP-01 takes effect at once, for this seller only, once, and is audited', async () => {
    const own = await goods.addVariant({ stock: { mumbai: 10 } })
    const other = await goods.addOffer(own.variantId)
    const buyer = await guestWith(world, { sku: own.sku, quantity: 1 })
    const ended = await announced(world, () => end(mumbai.visitor, own.sku))
    expect(ended).toMatchObject({ status: 200, body: { success: true } })
    expect(await stateOf(mumbai.visitor, own.sku)).toEqual(['ended'])
    const { cart } = (await buyer.call('readCart', { body: { pincode: '400001' } })).body
    expect([cart.items, cart.deleted_items]).toMatchObject([[], [{ sku_id: own.sku }]])
    expect(await stateOf(delhi.visitor, other.sku)).toEqual(['on_sale'])
    expect((await end(mumbai.visitor, own.sku)).status).toBe(200)
    expect(await auditOf(world.db, own.sku)).toMatchObject([
      {
        action: 'goods.end_offer',
        by: null,
        before: { active: true },
        after: { active: false, by_member: mumbai.id },
      },
    ])
  })

  it('OPS-04 stands when staff save the product, and keeps the article for other sellers', async () => {
    const own = await goods.addVariant()
    const other = await goods.addOffer(own.variantId)
    const facts = JSON.stringify({ manufacturerName: 'Own Maker', manufacturerAddress: 'Pune' })
    await world.db.execute(
      sql`update product_group set facts = facts || ${facts}::jsonb where id = ${own.groupId}`,
    )
    await end(mumbai.visitor, own.sku)
    const staff = (await signedInStaff(world, 'catalogue')).visitor
    const params = { id: own.groupId }
    const { product } = (await staff.call('staffGetProduct', { params })).body
    expect(product.facts.variants[0]?.active).toBe(false)
    const saved = await staff.call('staffSaveProduct', {
      params,
      body: {
        version: product.version,
        publish: true,
        facts: { ...product.facts, description: 'Soft' },
      },
    })
    expect(saved.status, JSON.stringify(saved.body)).toBe(200)
    expect(await stateOf(mumbai.visitor, own.sku)).toEqual(['ended'])
    expect(await stateOf(delhi.visitor, other.sku)).toEqual(['on_sale'])
  })

  it('APP-01 is refused for another seller’s offer, bad SKUs, accounts and a suspended seller', async () => {
    const own = await goods.addVariant()
    const other = await goods.addOffer(own.variantId)
    for (const sku of [other.sku, 'NO-SUCH', own.sku.replace('-', '_')])
      expect(await end(mumbai.visitor, sku)).toMatchObject({
        status: 404,
        body: { code: 'offer_unknown' },
      })
    for (const sku of ['', ' ', 'A\u0000', 'A\nB', 'S'.repeat(65)])
      expect((await end(mumbai.visitor, sku)).status, JSON.stringify(sku)).toBe(400)
    const reader = (await signedInSeller(world, 'accounts', goods.sellers.mumbai)).visitor
    expect((await list(reader, { q: own.sku })).total).toBe(1)
    expect(await end(reader, own.sku)).toMatchObject({ status: 403 })
    expect(await stateOf(mumbai.visitor, own.sku)).toEqual(['on_sale'])
    expect(await stateOf(delhi.visitor, other.sku)).toEqual(['on_sale'])
    const admin = (await signedInStaff(world, 'admin')).visitor
    const params = { id: goods.sellers.delhi }
    await admin.call('staffSuspendSeller', { params, body: { reason: 'Under review' } })
    expect((await end(delhi.visitor, other.sku)).status).toBe(401)
    expect((await delhi.visitor.call('sellerListOffers')).status).toBe(401)
  })
})
