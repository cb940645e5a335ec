import { describe, expect, it } from 'vitest'
import type { References } from '../memory/references.ts'
import { structureOf } from '../memory/structure.ts'
import { facetView } from './facet-view.ts'
import { parseFilters } from './filters.ts'
import { IndexBuilder } from './index-builder.ts'
import type { IndexRow } from './index-row.ts'

type Attribute = { key: string; type?: string; makesVariant?: boolean; filterable?: boolean }
const family = (key: string, attributes: Attribute[], category = 'hand') => ({
  key,
  name: key,
  category: { slug: category, position: 0, id: category === 'hand' ? 1 : 2 },
  business: { key: 'consumables' },
  attributes: attributes.map((one) => ({
    label: one.key,
    type: 'text',
    filterable: true,
    makesVariant: false,
    ...one,
  })),
  specialities: [],
  procedures: [],
})

/** Reference data of some families; only what filters read. */
const referencesOf = (...families: ReturnType<typeof family>[]) =>
  ({
    businessCategories: new Map([['consumables', { name: 'Consumables' }]]),
    categories: new Map([
      ['hand', { name: 'Hand', businessCategory: 'consumables' }],
      ['face', { name: 'Face', businessCategory: 'consumables' }],
      ['far', { name: 'Far', businessCategory: 'dental' }],
    ]),
    families: new Map(families.map((one) => [one.key, one])),
    brands: new Map(),
    specialities: new Map(),
    procedures: new Map(),
  }) as unknown as References

let lastId = 0
const row = (familyKey: string, facets: string[], part: Partial<IndexRow> = {}): IndexRow => ({
  groupId: ++lastId,
  familyKey,
  brandSlug: 'a',
  facets,
  warehouseIds: [1],
  dispatchDays: [],
  pricePaise: 10_000,
  popularity: 0,
  ratingTenths: 0,
  reviewCount: 0,
  countryOfOrigin: 'India',
  createdMinute: 1,
  variants: [],
  signature: 0,
  ...part,
})

/** The filters of a list of these groups. */
async function filtersOf(references: References, rows: readonly IndexRow[], filters = '') {
  const builder = new IndexBuilder(structureOf(references))
  for (const one of rows) builder.add(one)
  const index = await builder.finish(async () => undefined)
  const query = {
    filters: parseFilters(filters),
    serving: [1],
    campaigns: new Map<string, number[]>(),
  }
  const facets = facetView(index, index.select(query), references)
  return {
    keys: facets.map(({ key }) => key),
    of: (key: string) =>
      facets
        .find((one) => one.key === key)
        ?.values.map(({ value, count, selected }) => `${value} ${count}${selected ? '*' : ''}`),
    leads: (key: string) =>
      facets
        .find((one) => one.key === key)
        ?.values.filter(({ leads }) => leads)
        .map(({ value }) => value),
  }
}
const gloves = referencesOf(
  family('gloves', [
    { key: 'colour' },
    { key: 'size', makesVariant: true },
    { key: 'hidden', filterable: false },
  ]),
)

describe('the filters of a list', () => {
  it('ROUTE-02 are single boxes only where they narrow it; stock at the pincode always', async () => {
    const cold = row('gloves', ['cold_chain=1'])
    expect((await filtersOf(gloves, [cold, cold])).keys).not.toContain('cold_chain')
    expect((await filtersOf(gloves, [cold, row('gloves', [])])).of('cold_chain')).toEqual(['1 1'])
    expect((await filtersOf(gloves, [row('gloves', [])])).of('in_stock')).toEqual(['1 1'])
    const gone = row('gloves', [], { warehouseIds: [2] })
    expect((await filtersOf(gloves, [gone])).keys).not.toContain('in_stock')
    // What was chosen stays, to be taken off.
    expect((await filtersOf(gloves, [gone], 'in_stock=1')).of('in_stock')).toEqual(['1 0*'])
  })

  it('ROUTE-02 keep the attributes of their scope where a choice leaves nothing', async () => {
    const rows = [row('gloves', ['size=S', 'colour=Blue']), row('gloves', ['size=M'])]
    const found = await filtersOf(gloves, rows, 'family=gloves&size=M&colour=Blue')
    expect(found.of('size')).toEqual(['S 1', 'M 0*'])
    expect(found.of('colour')).toEqual(['Blue 0*'])
    const nothing = await filtersOf(gloves, rows, 'family=gloves&brand=nobody')
    expect(nothing.of('size')).toEqual(['S 0', 'M 0'])
  })

  it('ROUTE-02 begin with the chosen attributes, then with those that variants differ by', async () => {
    const rows = [
      row('gloves', ['size=S', 'colour=Blue', 'hidden=1']),
      row('gloves', ['size=M', 'colour=Red', 'hidden=2']),
    ]
    const plain = (await filtersOf(gloves, rows)).keys
    expect(plain.filter((key) => ['size', 'colour', 'hidden'].includes(key))).toEqual([
      'size',
      'colour',
    ])
    const chosen = (await filtersOf(gloves, rows, 'colour=Red')).keys
    expect(chosen.filter((key) => ['size', 'colour'].includes(key))).toEqual(['colour', 'size'])
  })

  it('ROUTE-02 offer attributes that half of the result has, and chosen ones', async () => {
    const two = referencesOf(
      family('gloves', [{ key: 'size', makesVariant: true }]),
      family('masks', [{ key: 'layers' }], 'face'),
    )
    const glove = () => row('gloves', ['size=S'])
    const mask = () => row('masks', ['layers=3'])
    const more = [glove(), glove(), mask(), row('gloves', ['size=M']), row('masks', ['layers=4'])]
    expect((await filtersOf(two, more)).keys).not.toContain('layers')
    expect((await filtersOf(two, [...more, mask()])).keys).toContain('layers')
    expect((await filtersOf(two, more, 'layers=3')).keys).toContain('layers')
  })

  it('ROUTE-02 stay in their place while one chooses, most products first, then by name', async () => {
    const brands = ['b', 'b', 'b', 'c', 'c', 'a', 'a', 'd']
    const rows = brands.map((brandSlug, at) =>
      row('gloves', [at < 2 ? 'size=S' : 'size=M'], { brandSlug }),
    )
    expect((await filtersOf(gloves, rows)).of('brand')).toEqual(['b 3', 'a 2', 'c 2', 'd 1'])
    expect((await filtersOf(gloves, rows, 'size=M')).of('brand')).toEqual([
      'b 1',
      'a 2',
      'c 2',
      'd 1',
    ])
  })

  it('ROUTE-02 keep a chosen value of a list that is too long to show whole', async () => {
    const rows = Array.from({ length: 70 }, (_, at) =>
      row('gloves', [], { brandSlug: `brand-${at}` }),
    )
    rows.push(...rows.slice(0, 65).map((one) => ({ ...one, groupId: ++lastId })))
    const shown = (await filtersOf(gloves, rows, 'brand=brand-69')).of('brand') ?? []
    expect(shown).toHaveLength(60)
    expect(shown).toContain('brand-69 1*')
  })

  it('ROUTE-02 lead a list of more than seven sizes with those that are common', async () => {
    const sizes = [1, 2, 3, 4, 5, 6, 7, 8]
    const rows = sizes.flatMap((size) =>
      Array.from({ length: size <= 2 ? 4 : size === 3 ? 2 : 1 }, () =>
        row('gloves', [`size=${size}`]),
      ),
    )
    expect((await filtersOf(gloves, rows)).leads('size')).toEqual(['1', '2', '3'])
    const seven = rows.filter(({ facets }) => !facets.includes('size=8'))
    expect((await filtersOf(gloves, seven)).leads('size')).toEqual([])
  })

  it('ROUTE-05 offer beside the chosen category only those of its department', async () => {
    const all = referencesOf(
      family('gloves', []),
      family('masks', [], 'face'),
      family('burs', [], 'far'),
    )
    const rows = [row('gloves', []), row('masks', []), row('burs', [])]
    expect((await filtersOf(all, rows)).of('category')).toEqual(['face 1', 'far 1', 'hand 1'])
    expect((await filtersOf(all, rows, 'category=hand')).of('category')).toEqual([
      'face 1',
      'hand 1*',
    ])
  })

  it('ROUTE-02 count a price of one’s own, and every price there is', async () => {
    const rows = [100, 250, 251].map((rupees) => row('gloves', [], { pricePaise: rupees * 100 }))
    expect((await filtersOf(gloves, rows)).of('price')).toEqual([
      '0-100 1',
      '100-250 2',
      '250-500 2',
    ])
    expect((await filtersOf(gloves, rows, 'price=200-250')).of('price')).toEqual([
      '0-100 1',
      '100-250 2',
      '250-500 2',
      '200-250 1*',
    ])
  })
})
