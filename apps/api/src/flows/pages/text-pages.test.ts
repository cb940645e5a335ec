import { sql } from '../../platform/db/sql.ts'
import { describe, expect, it } from 'vitest'
import { announcement, contentBlock } from '../../modules/content/tables.ts'
import { codRule } from '../../modules/checkout/tables.ts'
import { announceChange } from '../../platform/db/changes.ts'
import { newId } from '../../platform/ids.ts'
import { useWorld } from '@upchar/testkit/world'

const world = useWorld({
  BRAND_NAME: 'Sanjeevani',
  GRIEVANCE_OFFICER: 'R. Menon, Grievance Officer',
  SUPPORT_EMAIL: 'help@sanjeevani.example',
})
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

  it('ROUTE-22 show the text of staff, and the default where theirs is malformed', async () => {
    const keep = (value: unknown) =>
      world.db
        .insert(contentBlock)
        .values({ key: 'policies', value })
        .onConflictDoUpdate({ target: contentBlock.key, set: { value } })
    await keep({
      updated_on: '2026-12-01',
      policies: [
        {
          slug: 'terms',
          title: 'Terms of {brand}',
          blocks: [{ kind: 'text', text: 'Ask {support_email}.' }],
        },
      ],
    })
    expect(await policies()).toMatchObject({
      updated_on: '2026-12-01',
      policies: [
        { title: 'Terms of Sanjeevani', blocks: [{ text: 'Ask help@sanjeevani.example.' }] },
      ],
    })
    await keep({
      policies: [
        {
          slug: 'x',
          blocks: [{ kind: 'links', items: [{ name: 'away', href: 'https://evil.example' }] }],
        },
      ],
    })
    expect((await policies()).policies).toHaveLength(6)
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
    const { paths } = (await visitor.call('getSitemap')).body
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
  it('lists pages and listings in part 0, products in the others, without prescription products', async () => {
    const visitor = world.visitor()
    const first = (await visitor.call('getSitemap')).body
    expect(first.parts).toBe(1)
    for (const path of [
      '/shop',
      '/dental',
      '/policy',
      '/blogs/category/storage',
      '/consumables/nitrile-examination-gloves',
    ])
      expect(first.paths).toContain(path)
    const { paths } = (await visitor.call('getSitemap', { query: { part: 1 } })).body
    expect(paths.length).toBeGreaterThan(500)
    const { rows } = await world.db.execute<{ slug: string }>(
      sql`select slug from product_group where product_class in ('DRUG_H', 'DRUG_H1', 'BIO_C')`,
    )
    expect(rows.length).toBeGreaterThan(0)
    for (const { slug } of rows) expect(paths).not.toContain(`/products/${slug}`)
    expect((await visitor.call('getSitemap', { query: { part: 2 } })).body.paths).toEqual([])
  })
})

describe('the special popup', () => {
  const popup = async () => (await world.visitor().call('getSpecialPopup')).body.popup
  const day = 86_400_000

  it('UI-06 shows announcements within their dates, newest first, and an offer only while it runs', async () => {
    await world.db.delete(announcement)
    expect(await popup()).toBeNull()
    const now = world.clock.now().getTime()
    const base = {
      text: 'Words.',
      actionName: 'Look',
      actionHref: '/offers',
      startsAt: new Date(now - day),
      endsAt: new Date(now + 60 * day),
    }
    await world.db
      .insert(announcement)
      .values({ ...base, id: newId(), title: 'Closed at Diwali', campaignSlug: null })
    expect(await popup()).toMatchObject({
      title: 'Closed at Diwali',
      link: { name: 'Look', href: '/offers' },
      ends_at: null,
    })
    const running = (await world.visitor().call('getMainOffer')).body.offers[0]
    const newer = { ...base, startsAt: new Date(now - 1000), actionName: null, actionHref: null }
    await world.db
      .insert(announcement)
      .values({ ...newer, id: newId(), title: 'An offer', campaignSlug: running?.slug ?? '' })
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
