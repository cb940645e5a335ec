import type { FamilyIndex } from './family-index.ts'
import type { PhraseTable } from './phrases.ts'
import type { Vocabulary } from './vocabulary.ts'

export type SearchFamily = {
  key: string
  name: string
  slug: string
  href: string
  businessCategory: string
  /** The attributes that its products are filtered by: key and label. */
  filters: ReadonlyMap<string, string>
  /** Groups in it that can be found. */
  groups: number
}

/** What every document number stands for; position = document number. Families and brands by their place in the model. */
export type Documents = {
  groupIds: Float64Array
  families: Int32Array
  brandIds: Int32Array
  priors: Uint8Array
  live: number
}

/** Something that a listing is of, with the families in it. */
export type NamedPlace = {
  name: string
  href: string
  count: number
  terms: string[]
  families: ReadonlySet<number>
}

/** All that a search reads besides posting lists: read once per version of the index, never changed. */
export type SearchModel = {
  version: string
  families: SearchFamily[]
  familyPlaces: ReadonlyMap<string, number>
  familyIndex: FamilyIndex
  documents: Documents
  vocabulary: Vocabulary
  phrases: PhraseTable
  blocked: PhraseTable
  /** For the typeahead and for "nearest". */
  businessCategories: NamedPlace[]
  categories: NamedPlace[]
  genericNames: NamedPlace[]
  specialities: NamedPlace[]
  procedures: NamedPlace[]
  brands: NamedPlace[]
  /** Words of makers' names that name no goods. */
  brandTerms: ReadonlySet<string>
}
