import { sql } from '../../platform/db/sql.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { announceChange } from '@upchar/api/platform/db/changes'
import { announced } from '@upchar/testkit/announced'
import { approveKyc } from '@upchar/testkit/kyc'
import { signUp } from '@upchar/testkit/customers'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { useWorld } from '@upchar/testkit/world'
import { refreshReadModels } from '../../modules/catalogue/index.ts'

const world = useWorld()
let goods: Goods
/** Amounts that no other product has. */
const [price, mrp] = ['7391', '8453']
const classes = ['DRUG_H', 'DRUG_H1', 'BIO_C'] as const
const made: Record<string, { sku: string; slug: string; groupId: number }> = {}

const changed = async () => {
  await announced(world, () => announceChange(world.db))
}
beforeAll(async () => {
  goods = await stockGoods(world.db)
  for (const productClass of [...classes, 'DRUG_GEN'] as const) {
    const { sku, groupId } = await goods.addVariant({
      productClass,
      title: `Zyphotest ${productClass}`,
      pricePaise: Number(price) * 100,
      mrpPaise: Number(mrp) * 100,
    })
    const { rows } = await world.db.execute<{ slug: string }>(
      sql`select slug from product_group where id = ${groupId}`,
    )
    made[productClass] = { sku, groupId, slug: rows[0]?.slug ?? '' }
  }
  await world.db.execute(sql`insert into campaign (slug, title, description, starts_at, ends_at)
    values ('zypho', 'Zypho week', '', '2026-11-01', '2026-12-31')`)
  await world.db.execute(sql`insert into campaign_group
    select 'zypho', id from product_group where title like 'Zyphotest %'`)
  await refreshReadModels(
    world.db,
    Object.values(made).map(({ groupId }) => groupId),
    world.clock.now(),
  )
  await changed()
})

const one = (productClass: string) => {
  const found = made[productClass]
  if (found === undefined) throw new Error(productClass)
  return found
}

describe('prices of prescription medicines and vaccines', () => {
  it.each(classes)('%s: no answer to a guest holds price or MRP', async (productClass) => {
    const { sku, slug, groupId } = one(productClass)
    const guest = world.visitor()
    await guest.call('createGuestCart')
    const answers = [
      await guest.call('getProduct', { params: { slug }, query: {} }),
      await guest.call('listProducts', { query: { filters: 'family=test-open', limit: 48 } }),
      await guest.call('getCompareItems', { body: { products: [{ group_id: groupId }] } }),
      await guest.call('productVouchers', { query: { sku_id: sku } }),
      await guest.call('bestVoucher', { body: { sku_id: sku } }),
      await guest.call('updateGuestCart', {
        body: { type: 'ADD', product: { sku_id: sku }, pincode: '400001' },
      }),
    ]
    // The listing holds the general medicine too, whose price is public.
    const text = JSON.stringify(answers.map(({ body }) => body)).replaceAll(
      JSON.stringify(
        answers[1]?.body !== undefined && 'products' in answers[1].body
          ? answers[1].body.products.find((card) => card.slug === one('DRUG_GEN').slug)
          : null,
      ),
      '',
    )
    expect(text).toContain(slug)
    expect(text).not.toContain(price)
    expect(text).not.toContain(mrp)
    const { rows } = await world.db.execute<{ text: string; paise: number }>(
      sql`select card || detail || array_to_string(facets, ' ') as text, min_price_paise::int as paise
        from product_read where group_id = ${groupId}`,
    )
    expect(rows[0]?.text).not.toMatch(new RegExp(`${price}|${mrp}|discount=`))
    expect(rows[0]?.paise).toBe(0)
  })

  it('can’t be found out by filters of price and discount', async () => {
    const found = async (filters: string) =>
      (
        await world.visitor().call('listProducts', { query: { filters, limit: 48 } })
      ).body.products.map(({ slug }) => slug)
    for (const filters of [
      `family=test-open&price=${Number(price) - 1}-${Number(price) + 1}`,
      'family=test-open&discount=10',
    ]) {
      const slugs = await found(filters)
      expect(slugs).toContain(one('DRUG_GEN').slug)
      for (const productClass of classes) expect(slugs).not.toContain(one(productClass).slug)
    }
  })

  it('are in no deal and no sitemap', async () => {
    const { products } = (
      await world.visitor().call('listProducts', { query: { filters: 'offer=zypho', limit: 48 } })
    ).body
    expect(products.map(({ slug }) => slug)).toEqual([one('DRUG_GEN').slug])
    for (const productClass of classes) {
      const { product } = (
        await world
          .visitor()
          .call('getProduct', { params: { slug: one(productClass).slug }, query: {} })
      ).body
      expect(product.offer).toBeNull()
    }
  })

  it('are shown to a buyer whose KYC covers them, and to no other', async () => {
    const doctor = await signUp(world, { profile: { business_type: 2 } })
    const slugs = [...classes, 'DRUG_GEN'].map((productClass) => one(productClass).slug).join()
    const prices = async () =>
      (await doctor.visitor.call('getBuyingRights', { query: { slugs } })).body.buying
    const before = await prices()
    for (const productClass of classes)
      expect(before[one(productClass).slug]?.prices).toBeUndefined()
    await approveKyc(world, doctor.id, { stage: 'basic' })
    await approveKyc(world, doctor.id, {
      stage: 'pharma',
      licences: [{ kind: 'registration', number: 'MMC-1', validUntil: '2030-12-31' }],
    })
    const after = await prices()
    for (const productClass of classes)
      expect(after[one(productClass).slug]?.prices).toEqual({
        [one(productClass).sku]: expect.objectContaining({
          price_gst: Number(price),
          mrp: Number(mrp),
        }),
      })
    expect(after[one('DRUG_GEN').slug]?.prices).toBeUndefined()
  })
})
