import { describe, expect, it } from 'vitest'
import { useWorld } from '@upchar/testkit/world'
import { refreshReadModels } from '../../modules/catalogue/index.ts'
import { announceChange } from '../../platform/db/changes.ts'
import { sql } from '../../platform/db/sql.ts'
import { eventually, facet, listedBy, valueOf } from './testing/listed.ts'

const world = useWorld()
const { list, count } = listedBy(world)

describe('filters as buyers read them', () => {
  it('ROUTE-02 leads a long list with the sizes that most goods have', async () => {
    const size = facet(await list({ filters: 'category=gloves' }), 'size')
    const common = await count(
      sql`select count(*)::int as n from product_group where active and family_key in ('nitrile-exam-gloves', 'latex-exam-gloves')`,
    )
    const surgical = await count(
      sql`select count(*)::int as n from product_group where active and family_key = 'surgical-gloves-sterile'`,
    )
    expect(common).toBeGreaterThan(surgical * 2)
    expect(size?.values.length).toBeGreaterThan(7)
    expect(size?.values.filter(({ leads }) => leads).map(({ label }) => label)).toEqual([
      'XS',
      'S',
      'M',
      'L',
      'XL',
    ])
  })

  it('ROUTE-02 names a yes-or-no attribute in its values', async () => {
    const powder = facet(await list({ filters: 'category=gloves' }), 'powder_free')
    expect(powder?.values.map(({ value, label }) => [value, label])).toEqual([
      ['Yes', 'Powder-free'],
      ['No', 'Not powder-free'],
    ])
  })

  it('ROUTE-02 says which parameters are no filters', async () => {
    const answer = await list({ filters: 'category=gloves&foo=1&colour=Blue' })
    expect(answer.ignored).toEqual(['foo'])
    expect((await list({ filters: 'category=gloves' })).ignored).toEqual([])
  })
})

describe('filters of a list', () => {
  it('ROUTE-02 filters by facets whose counts match the result', async () => {
    const start = await list({ filters: 'category=gloves' })
    expect(start.facets.map((one) => one.key)).toEqual(
      expect.arrayContaining(['in_stock', 'family', 'size', 'brand', 'price', 'origin', 'state']),
    )
    for (const key of ['size', 'brand', 'price', 'origin', 'state', 'family', 'powder_free']) {
      const value = facet(start, key)?.values.find((one) => one.count > 0)
      if (value === undefined) throw new Error(`no value of ${key}`)
      const narrowed = await list({
        filters: `category=gloves&${key}=${encodeURIComponent(value.value)}`,
      })
      expect(narrowed.total, `${key}=${value.value}`).toBe(value.count)
      expect(valueOf(narrowed, key, value.value)?.selected).toBe(true)
      // Without its own choice: the facet's other values keep their counts.
      expect(facet(narrowed, key)?.values.map((one) => [one.value, one.count])).toEqual(
        facet(start, key)?.values.map((one) => [one.value, one.count]),
      )
    }
    const two = await list({ filters: 'category=gloves&size=M&size=XS' })
    const m = await list({ filters: 'category=gloves&size=M' })
    expect(two.total).toBeGreaterThanOrEqual(m.total)
  })

  it('ROUTE-02 keeps options that other filters empty, with count 0', async () => {
    const brands = facet(await list({ filters: 'category=gloves' }), 'brand')?.values ?? []
    const narrowed =
      facet(await list({ filters: `category=gloves&price=999999-` }), 'brand')?.values ?? []
    expect(narrowed.map((one) => one.value)).toEqual(brands.map((one) => one.value))
    expect(narrowed.every((one) => one.count === 0)).toBe(true)
  })

  it('SEARCH-05 computes facets over search results', async () => {
    const answer = await list({ search: 'nitrile gloves' })
    expect(answer.sort).toBe('relevance')
    expect(answer.products[0]?.family).toBe('nitrile-exam-gloves')
    expect(answer.search?.text).toBe('nitrile gloves')
    const brand = facet(answer, 'brand')?.values[0]
    const narrowed = await list({ search: 'nitrile gloves', filters: `brand=${brand?.value}` })
    expect(narrowed.total).toBe(brand?.count)
    const byPrice = await list({ search: 'nitrile gloves', sort: 'price_asc' })
    expect(byPrice.total).toBe(answer.total)
  })

  it('refuses invalid input, and ignores parameters that are not filters', async () => {
    const visitor = world.visitor()
    const get = (query: string) =>
      visitor.raw({ method: 'GET', url: `/api/get-data-json?${query}` })
    expect(await get('pincode=12')).toMatchObject({
      status: 400,
      body: { code: 'pincode_unknown', message: 'Invalid Pincode' },
    })
    expect(await get('pincode=999999')).toMatchObject({
      status: 400,
      body: { code: 'pincode_unknown', message: 'Invalid Pincode' },
    })
    for (const bad of [
      'page=0',
      'page=-1',
      'page=x',
      'limit=0',
      'limit=1000',
      'name=users',
      `search=${'a'.repeat(300)}`,
    ])
      expect((await get(bad)).status, bad).toBe(400)
    const everything = (await list({})).total
    expect((await list({ filters: 'utm_source=x&fbclid=1&unheard=2' })).total).toBe(everything)
    expect((await list({ filters: 'brand=nobody' })).total).toBe(0)
    expect((await list({ filters: "size='; drop table product_read --&price=abc" })).total).toBe(0)
    for (const range of ['0-', '-', '-0', '999999999-', '5-1'])
      expect((await get(`filters=price%3D${range}`)).status, range).toBe(200)
    expect((await get('sort=nonsense')).status).toBe(200)
    expect((await get('filters=%25%25%3D%3D%26%26')).status).toBe(200)
  })

  it('never offers a hidden attribute as a filter', async () => {
    const { rows } = await world.db.execute<{ family: string; key: string }>(sql`
      select f.key as family, a->>'key' as key from family f, jsonb_array_elements(f.attributes) a where not (a->>'filterable')::boolean`)
    for (const { family, key } of rows.slice(0, 10)) {
      const answer = await list({ filters: `family=${family}` })
      expect(
        facet(answer, key.replace(/([a-z\d])([A-Z])/g, '$1_$2').toLowerCase()),
        `${family} ${key}`,
      ).toBeUndefined()
    }
    await world.db.execute(
      sql`update family set attributes = (select jsonb_agg(case when a->>'key' = 'size' then a || '{"filterable": false}' else a end) from jsonb_array_elements(attributes) a) where key = 'nitrile-exam-gloves'`,
    )
    const ids = (
      await world.db.execute<{ id: number }>(
        sql`select id from product_group where family_key = 'nitrile-exam-gloves'`,
      )
    ).rows.map((row) => Number(row.id))
    expect(facet(await list({ filters: 'family=nitrile-exam-gloves' }), 'size')).toBeDefined()
    await refreshReadModels(world.db, ids, world.clock.now())
    await announceChange(world.db)
    await eventually(async () =>
      expect(facet(await list({ filters: 'family=nitrile-exam-gloves' }), 'size')).toBeUndefined(),
    )
  })
})
