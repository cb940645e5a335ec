import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseFilters, parseRange, type Filters } from './filters.ts'
import type { FacetIndex } from './facet-index.ts'
import type { IndexQuery } from './selection.ts'
import { IndexBuilder } from './index-builder.ts'
import type { IndexRow, Structure } from './index-row.ts'

const structure: Structure = {
  families: new Map([
    [
      'gloves',
      {
        rank: 0,
        business: 'consumables',
        category: 'hand',
        specialities: ['surgery', 'dentistry'],
        procedures: [],
      },
    ],
    [
      'masks',
      {
        rank: 1,
        business: 'consumables',
        category: 'face',
        specialities: ['surgery'],
        procedures: ['suturing'],
      },
    ],
    [
      'burs',
      {
        rank: 2,
        business: 'dental',
        category: 'drills',
        specialities: ['dentistry'],
        procedures: [],
      },
    ],
  ]),
  brandRanks: new Map([
    ['a', 0],
    ['b', 1],
    ['c', 2],
  ]),
}
const noPause = async () => undefined
/** In these queries hits are group ids, as from a search. */
const select = (index: FacetIndex, query: IndexQuery) =>
  index.select({ ...query, ...(query.hits && { hits: index.ordinalsOf(query.hits) }) })

async function build(rows: readonly IndexRow[]): Promise<FacetIndex> {
  const builder = new IndexBuilder(structure)
  for (const row of rows) builder.add(row)
  return builder.finish(noPause)
}

const rowArbitrary = (groupId: number): fc.Arbitrary<IndexRow> =>
  fc.record({
    groupId: fc.constant(groupId),
    familyKey: fc.constantFrom('gloves', 'masks', 'burs', 'unknown'),
    brandSlug: fc.constantFrom('a', 'b', 'c', 'new'),
    facets: fc.uniqueArray(
      fc.constantFrom(
        'size=S',
        'size=M',
        'size=L',
        'colour=Blue',
        'colour=Red',
        'state=27',
        'state=07',
        'origin=india',
        'cold_chain=1',
      ),
      { maxLength: 6 },
    ),
    warehouseIds: fc.uniqueArray(fc.integer({ min: 1, max: 4 }), { maxLength: 3 }),
    pricePaise: fc.oneof(
      fc.constant(0),
      fc.integer({ min: 1, max: 200_000 }),
      fc.constantFrom(10_000, 25_000, 50_000),
    ),
    popularity: fc.integer({ min: 0, max: 5 }),
    countryOfOrigin: fc.constantFrom('India', 'China', 'Germany'),
    createdMinute: fc.integer({ min: 29_000_000, max: 29_000_004 }),
    signature: fc.integer({ min: -5, max: 5 }),
  })
const rowsArbitrary = fc
  .integer({ min: 0, max: 150 })
  .chain((size) => fc.tuple(...Array.from({ length: size }, (_, i) => rowArbitrary(i * 3 + 1))))
const filterValues: Record<string, string[]> = {
  size: ['S', 'M', 'XXL'],
  colour: ['Blue', 'Red'],
  brand: ['a', 'b', 'nobody'],
  family: ['gloves', 'masks'],
  category: ['hand', 'face'],
  business: ['consumables', 'dental'],
  speciality: ['surgery', 'dentistry'],
  procedure: ['suturing'],
  price: ['0-100', '100-250', '250-', '-500'],
  in_stock: ['1'],
  cold_chain: ['1'],
  offers: ['1'],
  offer: ['week'],
  unheard: ['x'],
}
const filtersArbitrary: fc.Arbitrary<Filters> = fc
  .uniqueArray(fc.constantFrom(...Object.keys(filterValues)), { maxLength: 4 })
  .chain((keys) =>
    fc.tuple(
      ...keys.map((key) =>
        fc.tuple(fc.constant(key), fc.subarray(filterValues[key] ?? [], { minLength: 1 })),
      ),
    ),
  )
  .map((entries) => new Map(entries))
const queryArbitrary: fc.Arbitrary<IndexQuery> = fc
  .record({
    filters: filtersArbitrary,
    serving: fc.option(fc.subarray([1, 2, 3, 4, 9]), { nil: undefined }),
    servingCold: fc.option(fc.subarray([1, 2, 9]), { nil: undefined }),
    campaigns: fc.subarray([1, 4, 7, 100, 299]).map((ids) => new Map([['week', ids]])),
    hits: fc.option(fc.shuffledSubarray([1, 4, 7, 10, 13, 16, 40, 100, 901]), { nil: undefined }),
  })
  .map(({ hits, servingCold, ...query }) => ({
    ...query,
    ...(hits && { hits }),
    ...(servingCold && { servingCold }),
  }))

/** Cold goods leave only from where a cold lane begins. */
const inStock = (row: IndexRow, query: IndexQuery) => {
  const serving =
    row.facets.includes('cold_chain=1') && query.servingCold ? query.servingCold : query.serving
  return row.warehouseIds.some((id) => serving === undefined || serving.includes(id))
}

/** The naive definition of each filter. */
function hasValue(row: IndexRow, key: string, value: string, query: IndexQuery): boolean {
  const family = structure.families.get(row.familyKey)
  if (key === 'family') return row.familyKey === value
  if (key === 'brand') return row.brandSlug === value
  if (key === 'category') return family?.category === value
  if (key === 'business') return family?.business === value
  if (key === 'speciality') return family?.specialities.includes(value) === true
  if (key === 'procedure') return family?.procedures.includes(value) === true
  if (key === 'in_stock') return inStock(row, query)
  if (key === 'offers' || key === 'offer')
    return query.campaigns.get('week')?.includes(row.groupId) === true
  if (key === 'price') {
    const range = parseRange(value)
    return (
      range !== undefined &&
      row.pricePaise > 0 &&
      row.pricePaise >= range.min * 100 &&
      row.pricePaise <= range.max * 100
    )
  }
  return row.facets.includes(`${key}=${value}`)
}

const isFacet = (rows: readonly IndexRow[], key: string) =>
  ['price', 'in_stock', 'offers', 'offer'].includes(key) || rows.some((row) => hasKey(row, key))
const hasKey = (row: IndexRow, key: string): boolean => {
  const family = structure.families.get(row.familyKey)
  if (key === 'family' || key === 'brand') return true
  if (key === 'category' || key === 'business') return family !== undefined
  if (key === 'speciality') return (family?.specialities.length ?? 0) > 0
  if (key === 'procedure') return (family?.procedures.length ?? 0) > 0
  return row.facets.some((one) => one.startsWith(`${key}=`))
}

const matches = (rows: readonly IndexRow[], query: IndexQuery, except?: string) =>
  rows.filter(
    (row) =>
      (query.hits === undefined || query.hits.includes(row.groupId)) &&
      [...query.filters].every(
        ([key, values]) =>
          key === except ||
          !isFacet(rows, key) ||
          values.some((value) => hasValue(row, key, value, query)),
      ),
  )

describe('facet index against a plain filter over all rows', () => {
  it('ROUTE-02 finds the same groups, and counts each value without its own facet’s filter', async () => {
    await fc.assert(
      fc.asyncProperty(rowsArbitrary, queryArbitrary, async (rows, query) => {
        const index = await build(rows)
        const selection = select(index, query)
        const expected = matches(rows, query)
        expect(selection.result.total).toBe(expected.length)
        const found = index
          .page(selection, 'popularity', 0, rows.length + 1)
          .map((ordinal) => index.groupIdAt(ordinal))
        expect(found.toSorted((a, b) => a - b)).toEqual(expected.map((row) => row.groupId))
        for (const [key, values] of index.facets) {
          const base = matches(rows, query, key)
          for (const value of values.values()) {
            expect(index.countIn(selection.without(key), value), `${key}=${value.value}`).toBe(
              base.filter((row) => hasValue(row, key, value.value, query)).length,
            )
          }
        }
      }),
      { numRuns: 120 },
    )
  })

  it('counts large and small sets alike, by bitmap and by members', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 3000, max: 6000 }),
        fc.integer({ min: 1, max: 60 }),
        async (size, few) => {
          const rows = Array.from({ length: size }, (_, i): IndexRow => ({
            groupId: i + 1,
            familyKey: ['gloves', 'masks', 'burs'][i % 3] ?? '',
            brandSlug: ['a', 'b', 'c'][(i % 7) % 3] ?? '',
            facets: [`size=${i % 5}`, `state=${i % 11}`],
            warehouseIds: [i % 3],
            pricePaise: (i * 7919) % 100_000,
            popularity: i % 1000,
            countryOfOrigin: 'India',
            createdMinute: i,
            signature: 0,
          }))
          const index = await build(rows)
          const hits = Array.from({ length: few }, (_, i) => ((i * 613) % size) + 1)
          for (const query of [
            { filters: new Map(), serving: undefined, campaigns: new Map() },
            { filters: new Map(), serving: undefined, campaigns: new Map(), hits },
          ]) {
            const selection = select(index, query)
            for (const [key, values] of index.facets) {
              for (const value of values.values()) {
                expect(index.countIn(selection.result, value)).toBe(
                  matches(rows, query).filter((row) => hasValue(row, key, value.value, query))
                    .length,
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
    const by: Record<string, (row: IndexRow) => number[]> = {
      price_asc: (row) => [row.pricePaise === 0 ? 1 : 0, row.pricePaise],
      price_desc: (row) => [row.pricePaise === 0 ? 1 : 0, -row.pricePaise],
      newest: (row) => [-row.createdMinute],
      popularity: (row) => [-row.popularity],
      origin: (row) => [
        ['India', 'China', 'Germany'].indexOf(row.countryOfOrigin),
        -row.popularity,
      ],
    }
    await fc.assert(
      fc.asyncProperty(
        rowsArbitrary,
        queryArbitrary,
        fc.constantFrom(
          'price_asc',
          'price_desc',
          'newest',
          'popularity',
          'origin',
          'stock',
          'relevance',
        ),
        fc.integer({ min: 1, max: 9 }),
        async (rows, query, sort, limit) => {
          const index = await build(rows)
          const selection = select(index, query)
          const paged: number[] = []
          for (let offset = 0; offset < selection.result.total + limit; offset += limit)
            paged.push(
              ...index.page(selection, sort, offset, limit).map((one) => index.groupIdAt(one)),
            )
          const expected = matches(rows, query)
          expect(paged.toSorted((a, b) => a - b)).toEqual(expected.map((row) => row.groupId))
          const found = paged.flatMap((id) => rows.find((row) => row.groupId === id) ?? [])
          const searching = query.hits !== undefined && (sort === 'relevance' || sort === 'stock')
          const place = (row: IndexRow): number[] => [
            ...(sort === 'stock' ? [inStock(row, query) ? 0 : 1] : []),
            ...(searching
              ? [query.hits?.indexOf(row.groupId) ?? 0]
              : ((by[sort] ?? by['popularity'])?.(row) ?? [])),
          ]
          for (const [i, row] of found.entries()) {
            const before = found[i - 1]
            if (before !== undefined)
              expect(compare(place(before), place(row))).toBeLessThanOrEqual(0)
          }
        },
      ),
      { numRuns: 150 },
    )
  })

  it('ROUTE-02 goes on with sold-out goods where those in stock end, on the same page and later', async () => {
    const row = (groupId: number, warehouseIds: number[]): IndexRow => ({
      groupId,
      familyKey: 'gloves',
      brandSlug: 'a',
      facets: [],
      warehouseIds,
      pricePaise: 100,
      popularity: 10 - groupId,
      countryOfOrigin: 'India',
      createdMinute: 29_000_000,
      signature: 0,
    })
    const index = await build([
      ...[1, 3, 5].map((id) => row(id, [1])),
      ...[2, 4, 6, 7, 8].map((id) => row(id, [])),
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
        rowsArbitrary,
        fc.array(
          fc.tuple(fc.nat(149), fc.uniqueArray(fc.integer({ min: 1, max: 6 }), { maxLength: 3 })),
          { maxLength: 20 },
        ),
        queryArbitrary,
        async (rows, moves, query) => {
          const index = await build(rows)
          // What a visitor has seen before must not be shown afterwards.
          select(index, query)
          const moved = rows.map((row) => ({ ...row }))
          for (const [at, warehouseIds] of moves) {
            const row = moved[at]
            if (row === undefined) continue
            row.warehouseIds = warehouseIds
            index.setWarehouses(row.groupId, warehouseIds)
          }
          const fresh = await build(moved)
          const ids = (one: FacetIndex) =>
            one.page(select(one, query), 'stock', 0, 200).map((ordinal) => one.groupIdAt(ordinal))
          expect(ids(index)).toEqual(ids(fresh))
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
