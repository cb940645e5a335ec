import { describe, expect, it } from 'vitest'
import { useWorld } from '@upchar/testkit/world'
import { sql } from '../../platform/db/sql.ts'
import { listedBy } from './testing/listed.ts'

const world = useWorld()
const { list, count } = listedBy(world)

describe('listings', () => {
  it('ROUTE-02 lists everything in pages without gaps or repeats, in stock first', async () => {
    const first = await list({ limit: 60 })
    const all = await count(sql`select count(*)::int as n from product_group where active`)
    expect(first.total).toBe(all)
    const seen = new Set<number>()
    for (let page = 1; (page - 1) * 60 < all; page++) {
      for (const card of (await list({ limit: 60, page })).products) seen.add(card.product_group_id)
    }
    expect(seen.size).toBe(all)
    expect((await list({ page: 400 })).products).toEqual([])
    const states = (await list({ limit: 60, filters: 'category=gloves' })).products.map(
      (card) => card.slug,
    )
    expect(states.length).toBeGreaterThan(0)
  })

  it('ROUTE-04 ROUTE-05 ROUTE-06 ROUTE-07 ROUTE-08 lists by brand, category, procedure, speciality and generic name', async () => {
    const scopes = [
      [
        'brand',
        sql`select b.slug as slug from brand b join product_group g on g.brand_id = b.id group by b.slug order by count(*) desc limit 1`,
        (slug: string) =>
          sql`select count(*)::int as n from product_group g join brand b on b.id = g.brand_id where b.slug = ${slug}`,
      ],
      [
        'category',
        sql`select slug from category order by id limit 1`,
        (slug: string) =>
          sql`select count(*)::int as n from product_group g join family f on f.key = g.family_key join category c on c.id = f.category_id where c.slug = ${slug}`,
      ],
      [
        'procedure',
        sql`select slug from procedure order by position limit 1`,
        (slug: string) =>
          sql`select count(*)::int as n from product_group g join procedure_family p on p.family_key = g.family_key where p.procedure_slug = ${slug}`,
      ],
      [
        'speciality',
        sql`select slug from speciality order by position limit 1`,
        (slug: string) =>
          sql`select count(*)::int as n from product_group g join speciality_family s on s.family_key = g.family_key where s.speciality_slug = ${slug}`,
      ],
      [
        'family',
        sql`select slug from family order by position limit 1`,
        (slug: string) =>
          sql`select count(*)::int as n from product_group g join family f on f.key = g.family_key where f.slug = ${slug}`,
      ],
    ] as const
    for (const [kind, find, expected] of scopes) {
      const slug = (await world.db.execute<{ slug: string }>(find)).rows[0]?.slug ?? ''
      const scope = (await world.visitor().call('getListingScope', { query: { kind, slug } })).body
      expect(scope.title, kind).not.toBe('')
      expect(scope.breadcrumbs.length, kind).toBeGreaterThan(1)
      const answer = await list({ filters: scope.filters })
      expect(answer.total, kind).toBe(await count(expected(slug)))
      expect(answer.total, kind).toBeGreaterThan(0)
    }
  })

  it('sorts by price, newest and country of origin', async () => {
    const cards = async (sort: 'price_asc' | 'price_desc' | 'origin') =>
      (await list({ sort, limit: 60, filters: 'business=consumables' })).products
    const up = (await cards('price_asc')).map((card) => card.price_gst)
    expect(up).toEqual(up.toSorted((a, b) => a - b))
    const down = (await cards('price_desc')).map((card) => card.price_gst)
    expect(down).toEqual(down.toSorted((a, b) => b - a))
    expect((await cards('origin'))[0]?.country_of_origin).toBe('India')
    const newest = (await list({ sort: 'newest', limit: 2 })).products.map(
      (card) => card.product_group_id,
    )
    expect(newest).toEqual(
      (
        await world.db.execute<{ id: number }>(
          sql`select id from product_group order by created_at desc, id limit 60`,
        )
      ).rows
        .map((row) => Number(row.id))
        .filter((id) => newest.includes(id)),
    )
  })

  it('DATA-14 UI-10 shows price with and without GST on every card, and no rating that nobody gave', async () => {
    for (const card of (await list({ limit: 60 })).products) {
      expect(card.price).toBeLessThanOrEqual(card.price_gst)
      expect(Math.abs(card.price * (1 + card.gst_rate / 100) - card.price_gst)).toBeLessThan(0.02)
      if (card.mrp !== null) expect(card.price_gst).toBeLessThanOrEqual(card.mrp)
      expect(card).toMatchObject({ product_rating: 0, product_reviews_count: 0 })
    }
  })

  it('runs at most three statements, and none for a page in memory', async () => {
    await list({})
    const cold = await world.statements(() =>
      list({ filters: 'category=iv-access', pincode: '400001' }),
    )
    expect(cold.result.products.length).toBeGreaterThan(0)
    expect(cold.statements.length).toBeLessThanOrEqual(3)
    const warm = await world.statements(() =>
      list({ filters: 'category=iv-access', pincode: '400001' }),
    )
    expect(warm.statements).toEqual([])
    await world.visitor().call('listProducts', { query: { search: 'nitrile gloves' } })
    const search = await world.statements(() => list({ search: 'foley catheter 16' }))
    expect(search.statements.length).toBeLessThanOrEqual(3)
  })

  it('CHECKOUT-09 shows delivery at the pincode, and where none is possible', async () => {
    const home = await list({ limit: 24, pincode: '400001' })
    const states = Object.values(home.stock)
    expect(states.length).toBe(home.products.length)
    expect(states.some((stock) => stock.state === 'in_stock' && stock.delivery !== undefined)).toBe(
      true,
    )
    const army =
      (
        await world.db.execute<{ pincode: string }>(
          sql`select pincode from pincode where not serviceable limit 1`,
        )
      ).rows[0]?.pincode ?? ''
    const away = await list({ limit: 5, pincode: army })
    expect(Object.values(away.stock).every((stock) => stock.state === 'not_serviceable')).toBe(true)
    expect((await list({ filters: 'in_stock=1', pincode: army })).total).toBe(0)
  })
})
