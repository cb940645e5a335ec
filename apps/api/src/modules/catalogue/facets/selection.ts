import type { Bits } from './bits.ts'
import type { Filters } from './filters.ts'

/** A visitor's query, without sort and page. */
export type IndexQuery = {
  filters: Filters
  /** Warehouses that deliver to the visitor; undefined when any will do. */
  serving: readonly number[] | undefined
  /** Those from which goods at 2–8 °C reach the visitor; undefined: as `serving`. */
  servingCold?: readonly number[]
  /** Groups of the running campaigns. */
  campaigns: ReadonlyMap<string, readonly number[]>
  /** Restricts the selection to these ordinals, best first: the hits of a text search. */
  hits?: readonly number[]
}

/** Facets that set the scope; the others narrow within it. */
export const scopeFacets: readonly string[] = [
  'business',
  'category',
  'family',
  'speciality',
  'procedure',
  'offer',
]

/** A set with its size and lazily counted values. */
export type Counted = { readonly bits: Bits; readonly total: number; byNumber?: Uint32Array }

export type Selection = {
  readonly query: IndexQuery
  readonly result: Counted
  /** The set before narrowing: the listing's own scope and the search hits. */
  readonly scope: Counted
  /** Groups in stock for the visitor. */
  readonly inStock: Bits
  /** The result without the facet's own choice, so that counts of its other values are correct. */
  without(facet: string): Counted
  /**
   * The scope in which a facet offers values: a category's listing still offers other categories.
   */
  scopeOf(facet: string): Counted
}
