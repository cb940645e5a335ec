import { sql } from '../../platform/db/sql.ts'
import { describe, expect, it } from 'vitest'
import { BUSINESS_CATEGORIES } from '@upchar/kernel/business-categories'
import { useWorld } from '@upchar/testkit/world'

const world = useWorld()
const visitor = () => world.visitor()

describe('landing pages and menus', () => {
  it('ROUTE-23 serves the eleven landing pages; vaccines and pharmaceutical are disabled', async () => {
    for (const { key, name, enabled } of BUSINESS_CATEGORIES) {
      const { body, status } = await visitor().call('getLandingPage', { params: { category: key } })
      expect(status, key).toBe(200)
      expect(body).toMatchObject({ key, name, enabled })
      for (const text of [
        body.meta_title,
        body.meta_description,
        body.banner_title,
        body.banner_image,
      ])
        expect(text, key).not.toBe('')
      expect(body.categories.length, key).toBeGreaterThan(0)
      expect(body.rows.length, key).toBeGreaterThan(0)
      for (const row of body.rows)
        expect(
          row.products.every((card) => card.business_category === key),
          key,
        ).toBe(true)
    }
    expect(
      await visitor().call('getLandingPage', { params: { category: 'spaceships' } }),
    ).toMatchObject({ status: 404, body: { code: 'category_not_found' } })
  })

  it('ROUTE-08 ROUTE-24 groups generic names by business category', async () => {
    const { body } = await visitor().call('getNavbar', { params: { category: 'dental' } })
    const names = body.categories.flatMap((one) => one.generic_names)
    expect(names.length).toBeGreaterThan(10)
    for (const one of names) {
      expect(one.href).toBe(`/dental/${one.slug}`)
      const scope = (
        await visitor().call('getListingScope', {
          query: { kind: 'family', slug: one.slug, business: 'dental' },
        })
      ).body
      expect(
        (await visitor().call('listProducts', { query: { filters: scope.filters } })).body.total,
      ).toBe(one.count)
    }
    expect((await visitor().call('getNavbar', { params: { category: 'nonsense' } })).status).toBe(
      404,
    )
    expect(
      (
        await visitor().call('getListingScope', {
          query: { kind: 'family', slug: names[0]?.slug ?? '', business: 'consumables' },
        })
      ).status,
    ).toBe(404)
  })

  it('ENGAGE-09 lists generic names ten at a time from page 1', async () => {
    const first = (await visitor().call('categoryGenericNames')).body
    expect(first.generic_names.length).toBe(10)
    const second = (await visitor().call('categoryGenericNames', { query: { page: 2 } })).body
    expect(second.generic_names[0]).not.toEqual(first.generic_names[0])
    const dental = (
      await visitor().call('categoryGenericNames', { query: { category: 'dental', limit: 200 } })
    ).body
    expect(dental.generic_names.every((one) => one.business_category === 'dental')).toBe(true)
    expect(dental.total).toBe(dental.generic_names.length)
  })

  it('lists all categories, and those of a business category', async () => {
    const all = (await visitor().call('listCategories')).body.categories
    const dental = (
      await visitor().call('listCategories', {
        query: { slug: 'dental', type: 'business_category' },
      })
    ).body.categories
    expect(dental.length).toBeGreaterThan(3)
    expect(all.length).toBeGreaterThan(dental.length)
    const sub = (await visitor().call('getSubCategories', { params: { category: 'dental' } })).body
      .categories
    expect(sub.map((one) => one.slug)).toEqual(dental.map((one) => one.slug))
  })

  it('refuses a business category and a type that don’t exist, instead of listing everything', async () => {
    expect(await visitor().call('listCategories', { query: { slug: 'dentall' } })).toMatchObject({
      status: 404,
      body: { code: 'category_not_found' },
    })
    expect(
      await visitor().raw({ method: 'GET', url: '/api/categories?slug=dental&type=brand' }),
    ).toMatchObject({ status: 400, body: { code: 'request_invalid' } })
  })

  it('ROUTE-01 DATA-12 returns tiles, rows with a reason and true counts for the shop home', async () => {
    const { body } = await visitor().call('getShopHome')
    expect(body.business_categories.map((one) => one.key)).toEqual(
      BUSINESS_CATEGORIES.map((one) => one.key),
    )
    expect(body.specialities.length).toBe(12)
    expect(body.procedures.length).toBe(25)
    expect(body.brands.length).toBeGreaterThanOrEqual(60)
    expect(body.rows.length).toBeGreaterThan(3)
    for (const row of body.rows) expect(row.why).not.toBe('')
    const { rows } = await world.db.execute<{ n: number }>(
      sql`select count(*)::int as n from product_group where active`,
    )
    expect(body.counts.products).toBe(rows[0]?.n)
    expect(body.counts.pincodes).toBeGreaterThan(15_000)
    expect((await world.statements(() => visitor().call('getShopHome'))).statements).toEqual([])
  })
})

describe('next to a product', () => {
  it('ENGAGE-09 shows ten similar products, first other brands of the same generic name', async () => {
    const { rows } = await world.db.execute<{ slug: string; family: string; brand: string }>(sql`
      select slug, family_key as family, brand_slug as brand from product_read where family_key = 'nitrile-exam-gloves' order by group_id limit 1`)
    const slug = rows[0]?.slug ?? ''
    const { products } = (await visitor().call('getSimilar', { query: { slug } })).body
    expect(products.length).toBe(10)
    expect(products.some((card) => card.slug === slug)).toBe(false)
    expect(new Set(products.map((card) => card.slug)).size).toBe(10)
    expect(products[0]?.family).toBe('nitrile-exam-gloves')
    expect(products[0]?.brand.slug).not.toBe(rows[0]?.brand)
    const own = products.findIndex(
      (card) => card.brand.slug === rows[0]?.brand && card.family === 'nitrile-exam-gloves',
    )
    const other = products.findIndex((card) => card.family !== 'nitrile-exam-gloves')
    if (own >= 0 && other >= 0) expect(own).toBeLessThan(other)
    expect(
      (await visitor().call('getSimilar', { query: { slug: 'unknown' } })).body.products,
    ).toEqual([])
  })

  it('ENGAGE-09 keeps a guest’s viewed products, newest first, for that guest only', async () => {
    const { rows } = await world.db.execute<{ slug: string }>(
      sql`select slug from product_read order by group_id limit 3`,
    )
    const [a, b, c] = rows.map((row) => row.slug)
    if (a === undefined || b === undefined || c === undefined)
      throw new Error('three products are needed')
    const guest = visitor()
    const viewed = async (who: typeof guest) =>
      (await who.call('recentlyViewed')).body.products.map((card) => card.slug)
    expect(await viewed(guest)).toEqual([])
    for (const slug of [a, b, a, c]) {
      world.clock.advance(1000)
      expect(
        (await guest.call('recordView', { body: { slugs: [slug, 'no-such-product'] } })).body,
      ).toEqual({ success: true })
    }
    expect(await viewed(guest)).toEqual([c, a, b])
    expect(await viewed(visitor())).toEqual([])
    const id = guest.cookies.get('upchar_guest') ?? 'no cookie'
    const kept = (
      await world.db.execute<{ hash: string }>(
        sql`select distinct guest_hash as hash from product_view`,
      )
    ).rows
    expect(kept.some((row) => row.hash.includes(id) || id.includes(row.hash))).toBe(false)
  })

  it('refuses empty and excessive views, and another guest’s id', async () => {
    const guest = visitor()
    for (const payload of [
      {},
      { slugs: [] },
      { slugs: 'x' },
      { slugs: Array.from({ length: 21 }, () => 'x') },
      { slugs: ['x'], guest_user_id: 'made.up' },
    ]) {
      const { status } = await guest.raw({ method: 'POST', url: '/api/view-products', payload })
      expect([400, 401, 403], JSON.stringify(payload)).toContain(status)
    }
    const other = visitor()
    await other.call('recentlyViewed')
    await guest.call('recentlyViewed')
    const stolen = await guest.raw({
      method: 'POST',
      url: '/api/view-products',
      payload: { slugs: ['x'], guest_user_id: other.cookies.get('upchar_guest') },
    })
    expect(stolen.status).toBe(403)
  })
})

describe('offers', () => {
  it('ENGAGE-09 ROUTE-10 shows running offers, and limited-time ones within a week of their end', async () => {
    const { offers } = (await visitor().call('getMainOffer')).body
    expect(offers.length).toBeGreaterThan(0)
    const now = world.clock.now().toISOString()
    for (const offer of offers) {
      expect(offer.starts_at <= now && offer.ends_at > now).toBe(true)
      expect(offer.products.length).toBeGreaterThan(0)
      for (const card of offer.products) expect(card.offer).not.toBeNull()
    }
    const limited = (await visitor().call('getLimitedTimeDeals')).body.offers
    expect(limited.length).toBeLessThanOrEqual(offers.length)
    for (const offer of limited)
      expect(Date.parse(offer.ends_at) - world.clock.now().getTime()).toBeLessThanOrEqual(
        7 * 86_400_000,
      )
  })
})
