import type { FacetIndex } from '../facets/facet-index.ts'
import type { Campaign } from '../landing/campaigns.ts'
import type { References } from './references.ts'

/** The catalogue as it stands in memory at one version. */
export type Catalogue = {
  /** Moves with every change of what is kept here: a key for what is computed from it. */
  readonly stamp: number
  readonly references: References
  readonly campaigns: readonly Campaign[]
  readonly index: FacetIndex
}
