import type { FacetIndex } from '../facets/facet-index.ts'
import type { Campaign } from '../landing/campaigns.ts'
import type { References } from './references.ts'

/** The in-memory catalogue at one version. */
export type Catalogue = {
  /** Changes with the contents: the cache key for values derived from them. */
  readonly stamp: number
  readonly references: References
  readonly campaigns: readonly Campaign[]
  readonly index: FacetIndex
}
