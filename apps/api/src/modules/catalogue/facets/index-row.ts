/** The index's input for a group: a row of product_read without its texts. */
export type IndexRow = {
  groupId: number
  familyKey: string
  brandSlug: string
  /** 'facet=value' keys: those of all variants. */
  facets: readonly string[]
  /** Those of all variants. */
  warehouseIds: readonly number[]
  /** Of each variant the working days that its seller needs before it hands it over; empty where all are 0. */
  dispatchDays: readonly number[]
  /** The lowest of the variants; 0 where all are on request. */
  pricePaise: number
  /** In display order. One alone, or none, is the group itself. */
  variants: readonly IndexedVariant[]
  popularity: number
  ratingTenths: number
  reviewCount: number
  countryOfOrigin: string
  createdMinute: number
  /** Changes whenever any field above except warehouses and dispatch days changes. */
  signature: number
}

/** What filters and orders know of one of several variants. */
export type IndexedVariant = {
  /** 0: on request. */
  pricePaise: number
  /** 'facet=value' keys that some, but not all, variants of its group have. */
  facets: readonly string[]
  warehouseIds: readonly number[]
}

/**
 * Positions of families and brands, and what families serve. Unknown ones sort last and have no
 * category.
 */
export type Structure = {
  families: ReadonlyMap<
    string,
    {
      rank: number
      business: string
      category: string
      specialities: readonly string[]
      procedures: readonly string[]
    }
  >
  brandRanks: ReadonlyMap<string, number>
}

/** Price bands in rupees, inclusive. */
export const priceBands: readonly { value: string; min: number; max: number }[] = [
  0,
  100,
  250,
  500,
  1000,
  2500,
  5000,
  10_000,
  50_000,
  Infinity,
].flatMap((max, i, edges) => {
  const min = edges[i - 1]
  return min === undefined
    ? []
    : [{ value: max === Infinity ? `${min}-` : `${min}-${max}`, min, max }]
})

const rupee = 100

/** The 'price=…' keys of a price: two on an edge, none on request. */
export function bandKeys({ pricePaise }: { pricePaise: number }): string[] {
  const keys: string[] = []
  if (pricePaise > 0)
    for (const { value, min, max } of priceBands)
      if (pricePaise >= min * rupee && pricePaise <= max * rupee) keys.push(`price=${value}`)
  return keys
}

/** Of each list the keys that not all lists have. */
export function ownKeys(lists: readonly (readonly string[])[]): string[][] {
  const holders = new Map<string, number>()
  for (const list of lists) for (const key of list) holders.set(key, (holders.get(key) ?? 0) + 1)
  return lists.map((list) => list.filter((key) => (holders.get(key) ?? 0) < lists.length))
}

/** The sort order by country of origin: India first, then by name (Legal Metrology r. 6(10A)). */
export function originRanks(countries: Iterable<string>): Map<string, number> {
  const names = [...new Set(countries)].toSorted(
    (a, b) => Number(b === 'India') - Number(a === 'India') || (a < b ? -1 : 1),
  )
  return new Map(names.map((name, rank) => [name, rank]))
}
