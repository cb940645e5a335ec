import { sql } from '../../platform/db/sql.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import type { QueryInput } from '@upchar/contract/schema/endpoints'
import { refreshReadModels, refreshWarehouses } from '../../modules/catalogue/index.ts'
import { announceChange } from '../../platform/db/changes.ts'
import { useWorld } from '@upchar/testkit/world'

const world = useWorld()
const list = async (query: QueryInput<'listProducts'>) =>
  (await world.visitor().call('listProducts', { query })).body
const facet = (answer: Awaited<ReturnType<typeof list>>, key: string) =>
  answer.facets.find((one) => one.key === key)
const valueOf = (answer: Awaited<ReturnType<typeof list>>, key: string, value: string) =>
  facet(answer, key)?.values.find((one) => one.value === value)
const count = async (query: ReturnType<typeof sql>) =>
  Number((await world.db.execute<{ n: number }>(query)).rows[0]?.n)

/** The in-memory catalogue lags briefly behind the database. */
async function eventually(check: () => Promise<void>): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    try {
      await check()
      return
    } catch (error) {
      if (attempt >= 100) throw error
      await new Promise((resolve) => {
        setTimeout(resolve, 50)
      })
    }
  }
}
beforeAll(async () => {
  await list({ limit: 1 })
})

// Before the tests that change attributes.
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
})

describe('freshness', () => {
  it('marks a product out of stock and back in stock', async () => {
    const slug = (await list({ filters: 'family=stethoscope', limit: 1 })).products[0]?.slug ?? ''
    const offers = (
      await world.db.execute<{ id: number; groupId: number }>(
        sql`select o.id, v.group_id as "groupId" from variant v join offer o on o.variant_id = v.id join product_group g on g.id = v.group_id where g.slug = ${slug}`,
      )
    ).rows
    const groupId = String(offers[0]?.groupId)
    const ids = offers.map((row) => Number(row.id))
    await world.db.execute(
      sql`create table kept_lot as select id, on_hand from lot where offer_id = any(${sql.param(ids)}::bigint[])`,
    )
    await world.db.execute(sql`update lot set on_hand = 0 where id in (select id from kept_lot)`)
    expect(await refreshWarehouses(world.db, ids, world.clock.now())).toBe(true)
    expect(await refreshWarehouses(world.db, ids, world.clock.now())).toBe(false)
    await eventually(async () => {
      const answer = await list({ filters: 'family=stethoscope', limit: 60 })
      expect(answer.stock[groupId]?.state).toBe('out_of_stock')
      const place = answer.products.findIndex((card) => card.slug === slug)
      const states = answer.products.map((card) => answer.stock[card.product_group_id]?.state)
      expect(new Set(states.slice(place))).toEqual(new Set(['out_of_stock']))
      expect(states[0]).toBe('in_stock')
    })
    await world.db.execute(
      sql`update lot set on_hand = kept_lot.on_hand from kept_lot where kept_lot.id = lot.id`,
    )
    await refreshWarehouses(world.db, ids, world.clock.now())
    await eventually(async () =>
      expect((await list({ filters: 'family=stethoscope', limit: 60 })).stock[groupId]?.state).toBe(
        'in_stock',
      ),
    )
  })

  it('drops a discontinued product and shows a new price', async () => {
    const before = await list({ filters: 'family=pulse-oximeter', limit: 60 })
    const [gone, dearer] = before.products
    if (gone === undefined || dearer === undefined) throw new Error('two oximeters are needed')
    await world.db.execute(
      sql`update product_group set active = false where id = ${gone.product_group_id}`,
    )
    await world.db.execute(
      sql`with goods as (update variant set mrp_paise = null where group_id = ${dearer.product_group_id} returning id)
      update offer set price_paise = price_paise + 12345 from goods where variant_id = goods.id`,
    )
    await refreshReadModels(
      world.db,
      [gone.product_group_id, dearer.product_group_id],
      world.clock.now(),
    )
    await announceChange(world.db)
    await eventually(async () => {
      const after = await list({ filters: 'family=pulse-oximeter', limit: 60 })
      expect(after.total).toBe(before.total - 1)
      expect(
        after.products.find((card) => card.product_group_id === dearer.product_group_id)?.price_gst,
      ).toBeCloseTo(dearer.price_gst + 123.45, 2)
    })
    expect((await world.visitor().call('getProduct', { params: { slug: gone.slug } })).status).toBe(
      404,
    )
  })

  it('ROUTE-10 shows an offer only while it runs', async () => {
    const running = await list({ filters: 'offers=1', limit: 60 })
    expect(running.total).toBeGreaterThan(0)
    expect(
      running.products.every(
        (card) => card.offer !== null && card.offer.ends_at > world.clock.now().toISOString(),
      ),
    ).toBe(true)
    const offer = running.products[0]?.offer
    expect((await list({ filters: `offer=${offer?.slug}` })).total).toBeGreaterThan(0)
    const then = world.clock.now().toISOString()
    world.clock.set('2028-01-04T05:30:00Z')
    try {
      expect((await list({ filters: 'offers=1' })).total).toBe(0)
      expect((await list({ limit: 60 })).products.every((card) => card.offer === null)).toBe(true)
      expect(
        (
          await world
            .visitor()
            .call('getListingScope', { query: { kind: 'offer', slug: offer?.slug ?? '' } })
        ).status,
      ).toBe(404)
      expect((await world.visitor().call('getMainOffer')).body.offers).toEqual([])
    } finally {
      world.clock.set(then)
    }
  })
})

describe('the variant that filters choose', () => {
  const gloves = 'family=latex-exam-gloves'

  it('ROUTE-02 shows, prices and names the variant of the filtered size on each card', async () => {
    const { products } = await list({ filters: `${gloves}&size=M`, limit: 60 })
    expect(products.length).toBeGreaterThan(0)
    for (const card of products) {
      const { rows } = await world.db.execute<{ sku: string; paise: number }>(
        sql`select v.sku, o.price_paise::int as paise from variant v join offer o on o.variant_id = v.id
          where v.group_id = ${card.product_group_id} and v.option_label = 'M'`,
      )
      expect(card, card.slug).toMatchObject({
        sku: rows[0]?.sku,
        price_gst: Number(rows[0]?.paise) / 100,
        chosen_option: card.variant_count > 1 ? 'M' : '',
        key_attribute: 'Size: M',
        price_from: false,
      })
    }
    expect(new Set(products.map((card) => card.variant_count > 1))).toEqual(new Set([true, false]))
  })

  it('CHECKOUT-09 shows the stock of that variant, not that of another size', async () => {
    const of = (size: string) =>
      list({ filters: `${gloves}&size=${size}`, limit: 60, pincode: '400001' })
    const card = (await of('M')).products.find((one) => one.variant_count > 1)
    const id = card?.product_group_id ?? 0
    await world.db.execute(
      sql`update lot set on_hand = case when v.option_label = 'M' then 0 else 500 end, expires_on = '2099-01-01'
        from offer o join variant v on v.id = o.variant_id where lot.offer_id = o.id and v.group_id = ${id}`,
    )
    expect((await of('M')).stock[id]).toEqual({ state: 'out_of_stock' })
    expect((await of('L')).stock[id]).toMatchObject({ state: 'in_stock' })
  })

  it('names none without such a filter, and lists every variant of a card', async () => {
    const { products } = await list({ filters: gloves })
    for (const card of products) {
      expect(card.chosen_option).toBe('')
      expect(card.options.map(({ label }) => label)).toEqual(
        card.variant_count > 1 ? ['XS', 'S', 'M', 'L', 'XL'] : [],
      )
      if (card.variant_count > 1)
        expect(card.options.find(({ sku }) => sku === card.sku)?.price_gst).toBe(card.price_gst)
    }
  })

  it('SEARCH-05 takes the size out of the search words too; a filter replaces it', async () => {
    const searched = await list({ search: 'latex gloves size L' })
    expect(searched.products[0]).toMatchObject({ chosen_option: 'L' })
    const both = await list({ search: 'latex gloves size L', filters: 'size=S' })
    expect(both.products[0]).toMatchObject({ chosen_option: 'S' })
  })
})

describe('during a database outage', () => {
  it('serves what is cached, and catches up afterwards', async () => {
    const before = (await list({ filters: 'family=hospital-bed' })).total
    const { id } = (
      await world.db.execute<{ id: number }>(
        sql`select id from product_group where family_key = 'hospital-bed' and active order by id desc limit 1`,
      )
    ).rows[0] ?? { id: 0 }
    await world.db.execute(sql`alter table product_read rename to product_read_away`)
    await announceChange(world.db)
    await new Promise((resolve) => {
      setTimeout(resolve, 200)
    })
    expect((await list({ filters: 'family=hospital-bed' })).total).toBe(before)
    await world.db.execute(sql`alter table product_read_away rename to product_read`)
    await world.db.execute(sql`delete from product_read where group_id = ${id}`)
    await eventually(async () =>
      expect((await list({ filters: 'family=hospital-bed' })).total).toBe(before - 1),
    )
  })
})
