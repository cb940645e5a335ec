import { FamilyIndex } from '../query/family-index.ts'
import type { NamedPlace, SearchFamily, SearchModel } from '../query/model.ts'
import { PhraseTable } from '../query/phrases.ts'
import { Placements } from '../rules/placements.ts'
import { Vocabulary, type TermCount } from '../query/vocabulary.ts'
import { tokenise } from '../text/tokens.ts'

/** A family with so many groups, named and keyed alike. */
export const familyOf = (name: string, groups = 1): SearchFamily => {
  const key = name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
  return {
    key,
    name,
    slug: key,
    href: `/family/${key}`,
    businessCategory: 'consumables',
    filters: new Map(),
    groups,
  }
}

/** A place with families, by their places in the model. */
export const placeOf = (name: string, count = 1, families: readonly number[] = []): NamedPlace => ({
  name,
  href: `/place/${name.toLowerCase().replaceAll(' ', '-')}`,
  count,
  terms: tokenise(name).map((token) => token.term),
  families: new Set(families),
})

/** A word in so many products, in a strong field of as many. */
export const termOf = (term: string, documents = 1, strong = documents): TermCount => ({
  term,
  documents,
  strong,
  labels: [],
})

type Parts = Partial<Omit<SearchModel, 'documents' | 'vocabulary' | 'phrases'>> & {
  terms?: readonly TermCount[]
  synonyms?: readonly { phrase: string; familyKey: string | null; expansion?: string }[]
  /** The family of each document, by its place. */
  documents?: readonly number[]
}

/** A model of a few families for tests of single rules. */
export function smallModel({
  families = [],
  terms = [],
  synonyms = [],
  documents = [],
  ...rest
}: Parts): SearchModel {
  const phrases = new PhraseTable(synonyms.map((row) => ({ expansion: null, ...row })))
  const known = new Set(terms.map(({ term }) => term))
  const spoken = [...phrases.terms].filter((term) => !known.has(term))
  return {
    version: '1',
    families,
    familyPlaces: new Map(families.map((family, place) => [family.key, place])),
    familyIndex: new FamilyIndex(
      families.map(({ name }) => ({
        names: [name],
        category: '',
        businessCategory: '',
        description: '',
        around: [],
      })),
    ),
    documents: {
      groupIds: Float64Array.from(documents, (_, doc) => 100 + doc),
      families: Int32Array.from(documents),
      brandIds: new Int32Array(documents.length),
      priors: new Uint8Array(documents.length),
      places: Int32Array.from(documents, (_, doc) => doc),
      byPlace: Int32Array.from(documents, (_, doc) => doc),
      live: documents.length,
    },
    vocabulary: new Vocabulary([...terms, ...spoken.map((term) => termOf(term, 0, 1))], 1000),
    phrases,
    blocked: new PhraseTable([]),
    placements: new Placements([]),
    businessCategories: [],
    categories: [],
    genericNames: [],
    specialities: [],
    procedures: [],
    brands: [],
    brandTerms: new Set(),
    ...rest,
  }
}
