/**
 * A text search's result for the listing, made by the search module. The listing counts facets over
 * it and shows its cards.
 */
export type SearchHits = {
  /** Product groups, best first; at most 2,000. */
  groupIds: number[]
  /**
   * How many of the first hits are about as good as the best: among these, hits with the requested
   * size or price come first.
   */
  close: number
  /** More matched than `groupIds` holds. */
  totalIsFloor: boolean
  /** The corrected query; null when nothing was corrected. */
  corrected: string | null
  /** Words taken as filters, as a buyer reads them ('size M'). */
  understood: string[]
  /** The same as facet filters, form-encoded ('size=M'); '' when there are none. */
  filters: string
  /** The query names products that are never listed (narcotics): answered by a neutral refusal. */
  blocked: boolean
  /** No product found is what was asked for: the results are only the nearest. */
  inexact: boolean
  /** Similar families, for an empty or inexact result. */
  nearest: { name: string; href: string; count: number }[]
}
