import type { Bits } from './bits.ts'
import type { Filters } from './filters.ts'

/** What a visitor asks for, beside sort and page. */
export type IndexQuery = {
  filters: Filters
  /** Warehouses that deliver to the visitor; undefined when any will do. */
  serving: readonly number[] | undefined
  /** Groups of the campaigns that run now. */
  campaigns: ReadonlyMap<string, readonly number[]>
  /** Narrows to these ordinals, best first: what a text search found. */
  hits?: readonly number[]
}

/** Facets that say where one is in the shop; the others narrow within it. */
export const scopeFacets: readonly string[] = [
  'business',
  'category',
  'family',
  'speciality',
  'procedure',
  'offer',
]

/** A set with its size, whose values are counted at most once. */
export type Counted = { readonly bits: Bits; readonly total: number; byNumber?: Uint32Array }

export type Selection = {
  readonly query: IndexQuery
  readonly result: Counted
  /** What stands before anyone narrows: the listing's own scope and the search's hits. */
  readonly scope: Counted
  /** What can be had at the visitor's place. */
  readonly inStock: Bits
  /** The result as it would be without the facet's own choice: counts of its other values stay true. */
  without(facet: string): Counted
  /** The scope in which a facet's values are offered: a category's listing still knows the other categories. */
  scopeOf(facet: string): Counted
}
