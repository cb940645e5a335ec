import { sql } from '../../platform/db/sql.ts'
import { describe, expect, it } from 'vitest'
import { codRule } from '../../modules/checkout/tables.ts'
import { announceChange } from '../../platform/db/changes.ts'
import type { Answer, QueryInput } from '@upchar/contract/schema/endpoints'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld } from '@upchar/testkit/world'

const world = useWorld({
  BRAND_NAME: 'Sanjeevani',
  GRIEVANCE_OFFICER: 'R. Menon, Grievance Officer',
  SUPPORT_EMAIL: 'help@sanjeevani.example',
})
/** Every path of the sitemap. */
async function mapped(): Promise<string[]> {
  const visitor = world.visitor()
  const { sections } = (await visitor.call('getSitemap')).body
  const paths: string[] = []
  for (const { section } of sections)
    paths.push(...(await visitor.call('getSitemap', { query: { section } })).body.paths)
  return paths
}
const policies = async () => (await world.visitor().call('getPolicies')).body

describe('policies', () => {
  it('ROUTE-22 ID-03 name operator and grievance officer from the settings', async () => {
    const { policies: all } = await policies()
    expect(all.map(({ slug }) => slug)).toEqual([
      'terms',
      'privacy',
      'shipping',
      'returns',
      'grievances',
      'sellers',
    ])
    const text = JSON.stringify(all)
    for (const named of [
      'Sanjeevani',
      'R. Menon, Grievance Officer',
      'help@sanjeevani.example',
      'Upchar Marketplace Private Limited',
    ])
      expect(text).toContain(named)
    expect(text).not.toMatch(/\{\w+\}/)
  })

  it('ROUTE-22 state the rules in force now', async () => {
    expect(JSON.stringify(await policies())).toContain('₹25,000')
    await world.db.update(codRule).set({ maxTotalPaise: 1_200_000 })
    await announceChange(world.db)
    await expect.poll(async () => JSON.stringify(await policies())).toContain('₹12,000')
  })
})

describe('articles', () => {
  it('ROUTE-09 shows a category with its articles, and each article in full', async () => {
    const visitor = world.visitor()
    const { categories } = (await visitor.call('listArticleCategories')).body
    expect(categories.length).toBeGreaterThanOrEqual(3)
    for (const { id } of categories) {
      const { body } = await visitor.call('getArticleCategory', { params: { id } })
      expect(body.articles.length).toBeGreaterThan(0)
      expect(body.articles.map((one) => one.published_on)).toEqual(
        body.articles
          .map((one) => one.published_on)
          .toSorted()
          .toReversed(),
      )
      for (const { slug } of body.articles) {
        const { article, others } = (await visitor.call('getArticle', { params: { slug } })).body
        expect(article).toMatchObject({ slug, category: { id } })
        expect(article.blocks.length).toBeGreaterThan(3)
        expect(others.some((other) => other.slug === slug)).toBe(false)
      }
    }
    expect((await visitor.call('getArticleCategory', { params: { id: 'none' } })).status).toBe(404)
    expect((await visitor.call('getArticle', { params: { slug: 'none' } })).status).toBe(404)
  })

  it('ROUTE-09 links to existing products, articles and policies', async () => {
    const visitor = world.visitor()
    const paths = await mapped()
    const { categories } = (await visitor.call('listArticleCategories')).body
    for (const { slug } of categories.flatMap((category) => category.articles)) {
      const { article } = (await visitor.call('getArticle', { params: { slug } })).body
      for (const { href } of article.blocks.flatMap((block) =>
        block.kind === 'links' ? block.items : [],
      ))
        expect(paths, `${slug} leads to ${href}`).toContain(href.split('#', 1)[0])
    }
  })
})

describe('the sitemap', () => {
  const section = (name: QueryInput<'getSitemap'>['section'], part = 1) =>
    world.visitor().call('getSitemap', { query: { section: name, part } })

  it('lists its pages by section, products without those on prescription', async () => {
    const first = (await section('pages')).body
    expect(first.sections).toEqual([
      { section: 'pages', parts: 1 },
      { section: 'departments', parts: 1 },
      { section: 'brands', parts: 1 },
      { section: 'procedures', parts: 1 },
      { section: 'offers', parts: 1 },
      { section: 'guides', parts: 1 },
      { section: 'products', parts: 1 },
    ])
    for (const [name, path] of [
      ['pages', '/shop'],
      ['pages', '/policy'],
      ['pages', '/order-pad'],
      ['departments', '/dental'],
      ['departments', '/consumables/nitrile-examination-gloves'],
      ['guides', '/blogs/category/storage'],
    ] as const)
      expect((await section(name)).body.paths).toContain(path)
    expect((await section('brands')).body.paths.every((path) => path.startsWith('/brands/'))).toBe(
      true,
    )
    expect((await section('brands', 2)).body.paths).toEqual([])
    const { paths } = (await section('products')).body
    expect(paths.length).toBeGreaterThan(500)
    const { rows } = await world.db.execute<{ slug: string }>(
      sql`select slug from product_group where product_class in ('DRUG_H', 'DRUG_H1', 'BIO_C')`,
    )
    expect(rows.length).toBeGreaterThan(0)
    for (const { slug } of rows) expect(paths).not.toContain(`/products/${slug}`)
    expect((await section('products', 2)).body.paths).toEqual([])
  })
})

describe('the merchant feed', () => {
  type Item = Answer<'getMerchantFeed'>['items'][number]
  const wholeFeed = async (): Promise<Item[]> => {
    const visitor = world.visitor()
    const items: Item[] = []
    for (let part = 1, parts = 1; part <= parts; part++) {
      const { body } = await visitor.call('getMerchantFeed', { query: { part } })
      parts = body.parts
      items.push(...body.items)
    }
    return items
  }

  it('UI-10 has each variant once, at the price that its page shows', async () => {
    const items = await wholeFeed()
    expect(items.length).toBeGreaterThan(1000)
    expect(new Set(items.map(({ sku_id: sku }) => sku)).size).toBe(items.length)
    for (const item of items.filter((_, i) => i % Math.ceil(items.length / 12) === 0)) {
      const { product } = (
        await world.visitor().call('getProduct', { params: { slug: item.slug }, query: {} })
      ).body
      const variant = product.variants.find(({ sku }) => sku === item.sku_id)
      expect([item.slug, variant?.price_gst, product.buying.state]).toEqual([
        item.slug,
        item.price,
        'open',
      ])
    }
  })

  it('has nothing that may not be promoted, is sold on enquiry, needs KYC or has no public price', async () => {
    const skus = new Set((await wholeFeed()).map(({ sku_id: sku }) => sku))
    const { rows: promoted } = await world.db.execute<{ sku: string }>(
      sql`select v.sku from variant v join product_group g on g.id = v.group_id
        where g.product_class in ('DRUG_H', 'DRUG_H1', 'BIO_C') or g.lead_only`,
    )
    expect(promoted.length).toBeGreaterThan(0)
    for (const { sku } of promoted) expect(skus.has(sku), sku).toBe(false)
  })

  it('says which variants no warehouse can ship now', async () => {
    const items = await wholeFeed()
    const some = items.find(({ available }) => available)
    await world.db
      .execute(sql`update product_read set variant_warehouses = array_fill(''::text, array[cardinality(variant_warehouses)])
      where slug = ${some?.slug ?? ''}`)
    const now = await wholeFeed()
    expect(now.find(({ sku_id: sku }) => sku === some?.sku_id)?.available).toBe(false)
  })
})

describe('the special popup', () => {
  const popup = async () => (await world.visitor().call('getSpecialPopup')).body.popup
  const day = 86_400_000

  it('UI-06 shows announcements within their dates, newest first, and an offer only while it runs', async () => {
    const { visitor: staff } = await signedInStaff(world, 'catalogue')
    const now = world.clock.now().getTime()
    const moment = (days: number) => new Date(now + days * day).toISOString()
    const running = (await world.visitor().call('getMainOffer')).body.offers[0]
    expect(await popup()).toMatchObject({ title: running?.title, ends_at: running?.ends_at })
    const announce = async (
      key: string,
      value: {
        title: string
        link: { name: string; href: string } | null
        campaign: string | null
      },
      until: number,
    ) => {
      const params = { kind: 'announcement' as const, key }
      const saved = await staff.call('staffSaveContent', {
        params,
        body: {
          value: { kind: 'announcement', text: 'Words.', ...value },
          revision: null,
        },
      })
      return staff.call('staffPublishContent', {
        params,
        body: {
          from: null,
          until: moment(until),
          revision: saved.body.content?.revision ?? '',
        },
      })
    }
    await announce(
      'diwali',
      { title: 'Closed at Diwali', link: { name: 'Look', href: '/offers' }, campaign: null },
      60,
    )
    expect(await popup()).toMatchObject({
      title: 'Closed at Diwali',
      link: { name: 'Look', href: '/offers' },
      ends_at: null,
    })
    world.clock.advance(1000)
    await announce('offer', { title: 'An offer', link: null, campaign: running?.slug ?? '' }, 60)
    expect(await popup()).toMatchObject({
      title: 'An offer',
      link: null,
      ends_at: running?.ends_at,
    })
    world.clock.advance(90 * day)
    expect(await popup()).toBeNull()
    world.clock.advance(-60 * day)
    expect(await popup()).toMatchObject({ title: 'Closed at Diwali' })
    world.clock.advance(-30 * day)
  })
})
