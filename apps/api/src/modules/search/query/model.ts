import type { FamilyIndex } from './family-index.ts'
import type { Placements } from '../rules/placements.ts'
import type { PhraseTable } from './phrases.ts'
import type { Vocabulary } from './vocabulary.ts'

export type SearchFamily = {
  key: string
  name: string
  slug: string
  href: string
  businessCategory: string
  /** Its filterable attributes: key to label. */
  filters: ReadonlyMap<string, string>
  /** The number of its searchable groups. */
  groups: number
}

/** Columns indexed by document number. Families are indexes into the model's families, -1 for none. */
export type Documents = {
  groupIds: Float64Array
  families: Int32Array
  brandIds: Int32Array
  priors: Uint8Array
  /** Its place among all documents by group id, which orders equals: document numbers differ from build to build. */
  places: Int32Array
  /** Document numbers by that place. */
  byPlace: Int32Array
  live: number
}

/** The subject of a listing, with its families. */
export type NamedPlace = {
  name: string
  href: string
  count: number
  terms: string[]
  families: ReadonlySet<number>
}

/** Everything that a search reads except posting lists: loaded once per index version, immutable. */
export type SearchModel = {
  version: string
  families: SearchFamily[]
  familyPlaces: ReadonlyMap<string, number>
  familyIndex: FamilyIndex
  documents: Documents
  vocabulary: Vocabulary
  phrases: PhraseTable
  blocked: PhraseTable
  placements: Placements
  /** For suggestions and for alternatives to an empty result. */
  businessCategories: NamedPlace[]
  categories: NamedPlace[]
  genericNames: NamedPlace[]
  specialities: NamedPlace[]
  procedures: NamedPlace[]
  brands: NamedPlace[]
  /** Words of brand names that name no product. */
  brandTerms: ReadonlySet<string>
}
