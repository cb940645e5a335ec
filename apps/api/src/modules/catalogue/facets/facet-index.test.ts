import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseFilters, parseRange } from './filters.ts'
import type { FacetIndex } from './facet-index.ts'
import {
  build,
  filtersArbitrary,
  hasValue,
  isShipped,
  lowest,
  matches,
  meeting,
  queryArbitrary,
  rowOf,
  select,
  shopArbitrary,
  type PlainGoods,
  type PlainVariant,
} from './testing/plain-goods.ts'

describe('facet index against a plain filter over all rows', () => {
  it('ROUTE-02 finds the same groups, and counts each value without its own facet’s filter', async () => {
    await fc.assert(
      fc.asyncProperty(shopArbitrary, queryArbitrary, async (shop, query) => {
        const index = await build(shop)
        const selection = select(index, query)
        const expected = matches(shop, query)
        expect(selection.result.total).toBe(expected.length)
        const found = index
          .page(selection, 'popularity', 0, shop.length + 1)
          .map((ordinal) => index.groupIdAt(ordinal))
        expect(found.toSorted((a, b) => a - b)).toEqual(expected.map((goods) => goods.groupId))
        const fits = index.matcher(query)
        if (query.hits === undefined)
          expect(
            shop.filter(({ groupId }) => fits(index.ordinalOf(groupId))).map((one) => one.groupId),
          ).toEqual(expected.map((goods) => goods.groupId))
        for (const [key, values] of index.facets) {
          const base = matches(shop, query, key)
          for (const { value, ...rest } of values.values()) {
            const having = base.filter((goods) =>
              meeting(shop, goods, query, key).some((one) =>
                hasValue(goods, one, [key, value], query),
              ),
            )
            const set = selection.without(key)
            expect(index.countIn(set, { value, ...rest }), `${key}=${value}`).toBe(having.length)
            expect(index.countWith(set, key, value, selection)).toBe(having.length)
          }
        }
        const inStock = expected.filter((goods) =>
          meeting(shop, goods, query).some((one) => isShipped(one, query)),
        )
        expect(selection.available.total).toBe(inStock.length)
      }),
      { numRuns: 150 },
    )
  })

  it('counts large and small sets alike, by bitmap and by members', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 3000, max: 6000 }),
        fc.integer({ min: 1, max: 60 }),
        async (size, few) => {
          const shop = Array.from({ length: size }, (_, i): PlainGoods => ({
            groupId: i + 1,
            familyKey: ['gloves', 'masks', 'burs'][i % 3] ?? '',
            brandSlug: ['a', 'b', 'c'][(i % 7) % 3] ?? '',
            variants: Array.from({ length: 1 + (i % 3) }, (_v, n) => ({
              keys: [`size=${(i + n) % 5}`, `state=${i % 11}`],
              warehouseIds: [(i + n) % 3],
              pricePaise: ((i + n * 31) * 7919) % 100_000,
            })),
            popularity: i % 1000,
            ratingTenths: i % 51,
            reviewCount: i % 7,
            countryOfOrigin: 'India',
            createdMinute: i,
          }))
          const index = await build(shop)
          const hits = Array.from({ length: few }, (_, i) => ((i * 613) % size) + 1)
          const query = { filters: new Map(), serving: [0], campaigns: new Map() }
          const inStock = new Map([['in_stock', ['1']]])
          for (const one of [query, { ...query, hits }, { ...query, filters: inStock }]) {
            const selection = select(index, one)
            const groups = matches(shop, one)
            for (const [key, values] of index.facets) {
              for (const value of values.values()) {
                expect(index.countIn(selection.result, value), `${key}=${value.value}`).toBe(
                  groups.filter((goods) =>
                    meeting(shop, goods, one).some((variant) =>
                      hasValue(goods, variant, [key, value.value], one),
                    ),
                  ).length,
                )
              }
            }
          }
        },
      ),
      { numRuns: 4 },
    )
  })

  it('ROUTE-02 pages through every sort order without gaps or repeats', async () => {
    type Placed = { goods: PlainGoods; met: PlainVariant[] }
    const price = ({ met }: Placed) => lowest(met)
    const by: Record<string, (placed: Placed) => number[]> = {
      price_asc: (placed) => [price(placed) === 0 ? 1 : 0, price(placed)],
      price_desc: (placed) => [price(placed) === 0 ? 1 : 0, -price(placed)],
      rating: ({ goods }) => [-goods.ratingTenths, -goods.reviewCount, -goods.popularity],
      newest: ({ goods }) => [-goods.createdMinute],
      popularity: ({ goods }) => [-goods.popularity],
      origin: ({ goods }) => [
        ['India', 'China', 'Germany'].indexOf(goods.countryOfOrigin),
        -goods.popularity,
      ],
    }
    await fc.assert(
      fc.asyncProperty(
        shopArbitrary,
        queryArbitrary,
        fc.constantFrom(
          'price_asc',
          'price_desc',
          'rating',
          'newest',
          'popularity',
          'origin',
          'stock',
          'relevance',
        ),
        fc.integer({ min: 1, max: 9 }),
        async (shop, query, sort, limit) => {
          const index = await build(shop)
          const selection = select(index, query)
          const paged: number[] = []
          for (let offset = 0; offset < selection.result.total + limit; offset += limit)
            paged.push(
              ...index.page(selection, sort, offset, limit).map((one) => index.groupIdAt(one)),
            )
          const expected = matches(shop, query)
          expect(paged.toSorted((a, b) => a - b)).toEqual(expected.map((goods) => goods.groupId))
          const found = paged
            .flatMap((id) => shop.find((goods) => goods.groupId === id) ?? [])
            .map((goods) => ({ goods, met: meeting(shop, goods, query) }))
          const searching = query.hits !== undefined && (sort === 'relevance' || sort === 'stock')
          const place = (placed: Placed): number[] => [
            ...(sort === 'stock' ? [placed.met.some((one) => isShipped(one, query)) ? 0 : 1] : []),
            ...(searching
              ? [query.hits?.indexOf(placed.goods.groupId) ?? 0]
              : ((by[sort] ?? by['popularity'])?.(placed) ?? [])),
          ]
          for (const [i, placed] of found.entries()) {
            const before = found[i - 1]
            if (before !== undefined)
              expect(compare(place(before), place(placed))).toBeLessThanOrEqual(0)
          }
        },
      ),
      { numRuns: 150 },
    )
  })

  it('ROUTE-02 carries a variant that meets all filters, and none where all variants do', async () => {
    await fc.assert(
      fc.asyncProperty(
        shopArbitrary,
        queryArbitrary,
        filtersArbitrary,
        fc.constantFrom('price_asc', 'stock'),
        async (shop, query, wishes, sort) => {
          const index = await build(shop)
          const selection = select(index, query)
          const ordinals = index.page(selection, 'newest', 0, shop.length)
          const carried = index.choose(selection, ordinals, wishes, sort)
          for (const [i, ordinal] of ordinals.entries()) {
            const goods = shop.find(({ groupId }) => groupId === index.groupIdAt(ordinal))
            if (goods === undefined) throw new Error('unknown goods')
            const fits = (variant: PlainVariant) =>
              [...wishes].filter(([key, values]) =>
                values.some((value) => hasValue(goods, variant, [key, value], query)),
              ).length
            const met = meeting(shop, goods, query)
            const best = met.filter((one) => fits(one) === Math.max(...met.map(fits)))
            const place = (one: PlainVariant) => [
              sort === 'stock' && !isShipped(one, query) ? 1 : 0,
              one.pricePaise || Infinity,
            ]
            const [first] = best.toSorted((a, b) => compare(place(a), place(b)))
            const chosen = goods.variants[carried[i] ?? -1]
            expect(chosen).toBe(best.length === goods.variants.length ? undefined : first)
          }
        },
      ),
      { numRuns: 150 },
    )
  })

  it('ROUTE-02 goes on with sold-out goods where those in stock end, on the same page and later', async () => {
    const goods = (groupId: number, warehouseIds: number[]): PlainGoods => ({
      groupId,
      ratingTenths: 0,
      reviewCount: 0,
      familyKey: 'gloves',
      brandSlug: 'a',
      variants: [{ keys: [], warehouseIds, pricePaise: 100 }],
      popularity: 10 - groupId,
      countryOfOrigin: 'India',
      createdMinute: 29_000_000,
    })
    const index = await build([
      ...[1, 3, 5].map((id) => goods(id, [1])),
      ...[2, 4, 6, 7, 8].map((id) => goods(id, [])),
    ])
    const selection = select(index, { filters: new Map(), serving: [1], campaigns: new Map() })
    const pages = [0, 2, 4, 6].map((offset) =>
      index.page(selection, 'stock', offset, 2).map((one) => index.groupIdAt(one)),
    )
    expect(pages).toEqual([
      [1, 3],
      [5, 2],
      [4, 6],
      [7, 8],
    ])
  })

  it('updates stock without a rebuild', async () => {
    await fc.assert(
      fc.asyncProperty(
        shopArbitrary,
        fc.array(
          fc.tuple(
            fc.nat(99),
            fc.nat(3),
            fc.uniqueArray(fc.integer({ min: 1, max: 6 }), { maxLength: 3 }),
          ),
          { maxLength: 20 },
        ),
        queryArbitrary,
        async (shop, moves, query) => {
          const index = await build(shop)
          // What a visitor has seen before must not be shown afterwards.
          select(index, query)
          const moved = structuredClone(shop)
          for (const [at, place, warehouseIds] of moves) {
            const goods = moved[at]
            const variant = goods?.variants[place]
            if (goods === undefined || variant === undefined) continue
            variant.warehouseIds = warehouseIds
            index.setWarehouses(rowOf(goods))
          }
          const fresh = await build(moved)
          const shown = (one: FacetIndex) => {
            const selection = select(one, query)
            const ordinals = one.page(selection, 'stock', 0, 200)
            return ordinals.map((ordinal, i) => [
              one.groupIdAt(ordinal),
              one.choose(selection, ordinals, new Map(), 'stock')[i],
            ])
          }
          expect(shown(index)).toEqual(shown(fresh))
        },
      ),
      { numRuns: 60 },
    )
  })

  it('parses filters from a URL, in any order and spelling', () => {
    expect([
      ...parseFilters('size=M&brand=b&brand=a&powderFree=Yes&in_stock=true&brand=a&=x&empty='),
    ]).toEqual([
      ['brand', ['a', 'b']],
      ['in_stock', ['1']],
      ['powder_free', ['Yes']],
      ['size', ['M']],
    ])
    expect(parseRange('100-')).toEqual({ min: 100, max: Infinity })
    expect(parseRange('a-b')).toBeUndefined()
  })
})

function compare(a: readonly number[], b: readonly number[]): number {
  for (const [i, value] of a.entries()) {
    const difference = value - (b[i] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}
