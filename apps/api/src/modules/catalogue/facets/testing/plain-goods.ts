import fc from 'fast-check'
import { parseRange, type Filters } from '../filters.ts'
import { IndexBuilder } from '../index-builder.ts'
import type { FacetIndex } from '../facet-index.ts'
import type { IndexRow, Structure } from '../index-row.ts'
import type { IndexQuery } from '../selection.ts'

/** The index's second implementation: a list of products that is filtered anew for every question. */
export type PlainVariant = { keys: string[]; pricePaise: number; warehouseIds: number[] }
export type PlainGoods = {
  groupId: number
  familyKey: string
  brandSlug: string
  variants: PlainVariant[]
  popularity: number
  ratingTenths: number
  reviewCount: number
  countryOfOrigin: string
  createdMinute: number
}

const family = (
  rank: number,
  business: string,
  category: string,
  specialities: string[],
  procedures: string[] = [],
) => ({ rank, business, category, specialities, procedures })
export const structure: Structure = {
  families: new Map([
    ['gloves', family(0, 'consumables', 'hand', ['surgery', 'dentistry'])],
    ['masks', family(1, 'consumables', 'face', ['surgery'], ['suturing'])],
    ['burs', family(2, 'dental', 'drills', ['dentistry'])],
  ]),
  brandRanks: new Map([
    ['a', 0],
    ['b', 1],
    ['c', 2],
  ]),
}

const variantArbitrary: fc.Arbitrary<PlainVariant> = fc.record({
  keys: fc.subarray([
    'size=S',
    'size=M',
    'size=L',
    'colour=Blue',
    'colour=Red',
    'state=27',
    'state=07',
    'discount=10',
    'discount=20',
  ]),
  pricePaise: fc.oneof(
    fc.constant(0),
    fc.integer({ min: 1, max: 200_000 }),
    fc.constantFrom(10_000, 25_000, 50_000),
  ),
  warehouseIds: fc.subarray([1, 2, 3, 4]),
})
const goodsArbitrary = (groupId: number): fc.Arbitrary<PlainGoods> =>
  fc
    .record({
      groupId: fc.constant(groupId),
      familyKey: fc.constantFrom('gloves', 'masks', 'burs', 'unknown'),
      brandSlug: fc.constantFrom('a', 'b', 'c', 'new'),
      common: fc.subarray(['origin=india', 'cold_chain=1', 'colour=Blue']),
      variants: fc.array(variantArbitrary, { minLength: 1, maxLength: 4 }),
      popularity: fc.integer({ min: 0, max: 5 }),
      ratingTenths: fc.constantFrom(0, 10, 49, 50),
      reviewCount: fc.constantFrom(0, 1, 2, 4095),
      countryOfOrigin: fc.constantFrom('India', 'China', 'Germany'),
      createdMinute: fc.integer({ min: 29_000_000, max: 29_000_004 }),
    })
    .map(({ common, variants, ...goods }) => ({
      ...goods,
      variants: variants.map((one) => ({ ...one, keys: [...new Set([...common, ...one.keys])] })),
    }))
export const shopArbitrary = fc
  .integer({ min: 0, max: 100 })
  .chain((size) => fc.tuple(...Array.from({ length: size }, (_, i) => goodsArbitrary(i * 3 + 1))))

const filterValues: Record<string, string[]> = {
  size: ['S', 'M', 'XXL'],
  colour: ['Blue', 'Red'],
  brand: ['a', 'b', 'nobody'],
  family: ['gloves', 'masks'],
  category: ['hand', 'face'],
  business: ['consumables', 'dental'],
  speciality: ['surgery', 'dentistry'],
  procedure: ['suturing'],
  price: ['0-100', '100-250', '250-', '-500', '120-130'],
  discount: ['10', '20'],
  state: ['27'],
  in_stock: ['1'],
  cold_chain: ['1'],
  offers: ['1'],
  offer: ['week'],
  unheard: ['x'],
}
const ofVariants = ['size', 'colour', 'price', 'discount', 'state', 'in_stock']
export const filtersArbitrary: fc.Arbitrary<Filters> = fc
  .oneof(
    fc.uniqueArray(fc.constantFrom(...Object.keys(filterValues)), { maxLength: 4 }),
    fc.uniqueArray(fc.constantFrom(...ofVariants), { minLength: 2, maxLength: 4 }),
  )
  .chain((keys) =>
    fc.tuple(
      ...keys.map((key) =>
        fc.tuple(fc.constant(key), fc.subarray(filterValues[key] ?? [], { minLength: 1 })),
      ),
    ),
  )
  .map((entries) => new Map(entries))
/** In these queries hits are group ids, as from a search. */
export const queryArbitrary: fc.Arbitrary<IndexQuery> = fc
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

export const select = (index: FacetIndex, query: IndexQuery) =>
  index.select({ ...query, ...(query.hits && { hits: index.ordinalsOf(query.hits) }) })

export const lowest = (variants: readonly PlainVariant[]): number => {
  const priced = variants.map((one) => one.pricePaise).filter((price) => price > 0)
  return priced.length === 0 ? 0 : Math.min(...priced)
}

/** What product_read holds of them. */
export const rowOf = ({ variants, ...goods }: PlainGoods): IndexRow => ({
  ...goods,
  facets: [...new Set(variants.flatMap((one) => one.keys))],
  warehouseIds: [...new Set(variants.flatMap((one) => one.warehouseIds))],
  dispatchDays: [],
  pricePaise: lowest(variants),
  variants: variants.map(({ keys, ...rest }) => ({
    ...rest,
    facets: keys.filter((key) => !variants.every((one) => one.keys.includes(key))),
  })),
  signature: 0,
})

export async function build(shop: readonly PlainGoods[]): Promise<FacetIndex> {
  const builder = new IndexBuilder(structure)
  for (const goods of shop) builder.add(rowOf(goods))
  return builder.finish(async () => undefined)
}

/** Cold goods leave only from where a cold lane begins. */
export function isShipped({ keys, warehouseIds }: PlainVariant, query: IndexQuery): boolean {
  const serving =
    keys.includes('cold_chain=1') && query.servingCold ? query.servingCold : query.serving
  return warehouseIds.some((id) => serving === undefined || serving.includes(id))
}

/** The naive definition of each filter. */
export function hasValue(
  goods: PlainGoods,
  variant: PlainVariant,
  [key, value]: readonly [string, string],
  query: IndexQuery,
): boolean {
  const own = structure.families.get(goods.familyKey)
  if (key === 'family') return goods.familyKey === value
  if (key === 'brand') return goods.brandSlug === value
  if (key === 'category') return own?.category === value
  if (key === 'business') return own?.business === value
  if (key === 'speciality') return own?.specialities.includes(value) === true
  if (key === 'procedure') return own?.procedures.includes(value) === true
  if (key === 'in_stock') return isShipped(variant, query)
  if (key === 'offers' || key === 'offer')
    return query.campaigns.get('week')?.includes(goods.groupId) === true
  if (key === 'price') {
    const range = parseRange(value)
    const { pricePaise } = variant
    return (
      range !== undefined &&
      pricePaise > 0 &&
      pricePaise >= range.min * 100 &&
      pricePaise <= range.max * 100
    )
  }
  return variant.keys.includes(`${key}=${value}`)
}

function hasKey({ familyKey, variants }: PlainGoods, key: string): boolean {
  const own = structure.families.get(familyKey)
  if (key === 'family' || key === 'brand') return true
  if (key === 'category' || key === 'business') return own !== undefined
  if (key === 'speciality') return (own?.specialities.length ?? 0) > 0
  if (key === 'procedure') return (own?.procedures.length ?? 0) > 0
  return variants.some(({ keys }) => keys.some((one) => one.startsWith(`${key}=`)))
}
const isFacet = (shop: readonly PlainGoods[], key: string) =>
  ['price', 'in_stock', 'offers', 'offer'].includes(key) || shop.some((one) => hasKey(one, key))

/** The variants of a product that meet all filters, each by one of its values. */
export const meeting = (
  shop: readonly PlainGoods[],
  goods: PlainGoods,
  query: IndexQuery,
  except?: string,
): PlainVariant[] =>
  goods.variants.filter((variant) =>
    [...query.filters].every(
      ([key, values]) =>
        key === except ||
        !isFacet(shop, key) ||
        values.some((value) => hasValue(goods, variant, [key, value], query)),
    ),
  )

/** The products with such a variant. */
export const matches = (
  shop: readonly PlainGoods[],
  query: IndexQuery,
  except?: string,
): PlainGoods[] =>
  shop.filter(
    (goods) =>
      (query.hits === undefined || query.hits.includes(goods.groupId)) &&
      meeting(shop, goods, query, except).length > 0,
  )
