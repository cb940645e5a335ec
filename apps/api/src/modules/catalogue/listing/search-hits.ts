/**
 * What a text search found, as the listing needs it. The search module makes it; the listing counts facets over it and
 * shows its cards.
 */
export type SearchHits = {
  /** Product groups, best first; at most 2,000. */
  groupIds: number[]
  /** So many of the first answer about as well as the best one: among these, those that have the size or price asked for come first. */
  close: number
  /** More matched than `groupIds` holds. */
  totalIsFloor: boolean
  /** What was searched instead, when unknown words were corrected; null otherwise. */
  corrected: string | null
  /** Words taken as filters, as a buyer reads them ('size M'). */
  understood: string[]
  /** The same as facet filters, form-encoded ('size=M'); '' when there are none. */
  filters: string
  /** Goods that are never listed (narcotics): answered with a neutral refusal. */
  blocked: boolean
  /** Nearest families to look at when nothing was found. */
  nearest: { name: string; href: string }[]
}
