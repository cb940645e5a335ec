import type { Bits } from './bits.ts'
import type { Demand } from './demands.ts'
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

/** A set of groups and its size. */
export type Sized = { readonly bits: Bits; readonly total: number }

/** Groups that have a variant which meets all demands of a query. */
export type Counted = Sized & {
  /** Those of which another variant may not. */
  readonly mixed: Bits
  /** The demands that tell variants apart. */
  readonly demands: readonly Demand[]
}

/** What pages and cards need of a selection. */
export type Selected = {
  readonly query: IndexQuery
  readonly result: Counted
  /** Those of the result with such a variant in stock for the visitor. */
  readonly available: Sized
  /** Whether a variant is in stock for the visitor. */
  readonly inStock: Demand['meets']
}

export type Selection = Selected & {
  /** The set before narrowing: the listing's own scope and the search hits. */
  readonly scope: Counted
  /** The result without the facet's own choice, so that counts of its other values are correct. */
  without(facet: string): Counted
  /**
   * The scope in which a facet offers values: a category's listing still offers other categories.
   */
  scopeOf(facet: string): Counted
}
