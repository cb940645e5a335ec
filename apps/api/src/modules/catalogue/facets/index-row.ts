/** The index's input for a group: a row of product_read without its texts. */
export type IndexRow = {
  groupId: number
  familyKey: string
  brandSlug: string
  /** 'facet=value' keys. */
  facets: readonly string[]
  warehouseIds: readonly number[]
  pricePaise: number
  popularity: number
  countryOfOrigin: string
  createdMinute: number
  /** Changes whenever any field above except the warehouses changes. */
  signature: number
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

/** The sort order by country of origin: India first, then by name (Legal Metrology r. 6(10A)). */
export function originRanks(countries: Iterable<string>): Map<string, number> {
  const names = [...new Set(countries)].toSorted(
    (a, b) => Number(b === 'India') - Number(a === 'India') || (a < b ? -1 : 1),
  )
  return new Map(names.map((name, rank) => [name, rank]))
}
