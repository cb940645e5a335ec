import type { Database } from '../../../platform/db/database.ts'
import {
  readDocuments,
  readReferences,
  readTerms,
  readVersion,
  type PackedDocuments,
  type ReferenceRows,
} from '../store/read-model.ts'
import { Placements } from '../rules/placements.ts'
import type { SearchRules } from '../rules/change.ts'
import { readPlacements } from '../store/placements.ts'
import type { FamilyIndex } from './family-index.ts'
import { familiesOf, indexFamilies, phrasesOf } from './load-families.ts'
import type { Documents, NamedPlace, SearchFamily, SearchModel } from './model.ts'
import { PhraseTable, phraseTerms } from './phrases.ts'
import { Vocabulary, type TermCount } from './vocabulary.ts'

/**
 * Loads everything that search needs except posting lists: at most six statements per index version. `change`: staff's rules as
 * they would be, for a preview.
 */
export async function loadModel(
  db: Database,
  change: (rules: SearchRules) => SearchRules = (rules) => rules,
): Promise<SearchModel> {
  const version = await readVersion(db)
  const stored = await readReferences(db)
  const rules = change({
    synonyms: stored.synonyms,
    blocked: stored.blocked,
    placements: await readPlacements(db),
  })
  const references = { ...stored, synonyms: rules.synonyms, blocked: rules.blocked }
  const packed = await readDocuments(
    db,
    references.families.map((f) => f.key),
  )
  const documents = unpackDocuments(packed)
  const terms = await readTerms(db, (doc) => (documents.families[doc] ?? -1) >= 0, documents.live)
  const counts = countGroups(documents)
  const families = familiesOf(references, counts.families)
  const familyIndex = indexFamilies(references, families)
  const phrases = phrasesOf(references, families)
  const places = placesOf(references, families, counts.brands)
  return {
    version,
    families,
    familyPlaces: new Map(families.map((f, i) => [f.key, i])),
    familyIndex,
    documents,
    phrases,
    vocabulary: vocabularyOf(
      terms,
      familyIndex,
      families,
      phrases,
      [
        ...places.specialities,
        ...places.procedures,
        ...places.categories,
        ...places.businessCategories,
      ].flatMap((place) => (place.count > 0 ? [place.name] : [])),
      documents.live,
    ),
    blocked: new PhraseTable(
      references.blocked.map((phrase) => ({ phrase, familyKey: null, expansion: null })),
    ),
    placements: new Placements(rules.placements),
    ...places,
    brandTerms: new Set(
      places.brands
        .flatMap((brand) => brand.terms)
        .filter((term) => familyIndex.impacts(term) === undefined),
    ),
  }
}

function unpackDocuments(packed: PackedDocuments): Documents {
  let last = 0
  for (let i = 0; i < packed.records; i++) last = Math.max(last, packed.view(i).doc)
  const documents: Documents = {
    groupIds: new Float64Array(last + 1),
    families: new Int32Array(last + 1).fill(-1),
    brandIds: new Int32Array(last + 1),
    priors: new Uint8Array(last + 1),
    places: new Int32Array(last + 1),
    byPlace: new Int32Array(packed.records),
    live: packed.records,
  }
  for (let i = 0; i < packed.records; i++) {
    const { doc, groupId, family, brandId, prior } = packed.view(i)
    documents.groupIds[doc] = groupId
    documents.families[doc] = family
    documents.brandIds[doc] = brandId
    documents.priors[doc] = prior
    documents.byPlace[i] = doc
  }
  const { groupIds, byPlace, places } = documents
  byPlace.sort((a, b) => (groupIds[a] ?? 0) - (groupIds[b] ?? 0))
  byPlace.forEach((doc, place) => {
    places[doc] = place
  })
  return documents
}

function countGroups(documents: Documents): {
  families: Map<number, number>
  brands: Map<number, number>
} {
  const [families, brands] = [new Map<number, number>(), new Map<number, number>()]
  documents.families.forEach((family, doc) => {
    if (family < 0) return
    families.set(family, (families.get(family) ?? 0) + 1)
    const brand = documents.brandIds[doc] ?? 0
    brands.set(brand, (brands.get(brand) ?? 0) + 1)
  })
  return { families, brands }
}

/** The index's terms, counting groups that inherit them, with the words of synonyms and place names. */
function vocabularyOf(
  terms: TermCount[],
  index: FamilyIndex,
  families: readonly SearchFamily[],
  phrases: PhraseTable,
  placeNames: readonly string[],
  live: number,
): Vocabulary {
  const counts = new Map(terms.map((t) => [t.term, t]))
  for (const term of index.terms()) {
    if (term.startsWith('~')) continue
    let groups = 0
    let named = false
    for (const [family, impact] of index.impacts(term) ?? []) {
      if (index.namesOf(family).has(term)) named = true
      if (impact > 0.25) groups += families[family]?.groups ?? 0
    }
    const own = counts.get(term) ?? { term, documents: 0, strong: 0, labels: [] }
    counts.set(term, {
      ...own,
      documents: Math.max(own.documents, groups, 1),
      strong: named ? Math.max(own.strong, groups, 1) : own.strong,
    })
  }
  for (const term of [...phrases.terms, ...placeNames.flatMap(phraseTerms)]) {
    const own = counts.get(term) ?? { term, documents: 0, strong: 0, labels: [] }
    if (own.strong === 0) counts.set(term, { ...own, strong: 1 })
  }
  return new Vocabulary(counts.values(), live)
}

function placesOf(
  references: ReferenceRows,
  families: readonly SearchFamily[],
  brandCounts: ReadonlyMap<number, number>,
) {
  const place = (
    name: string,
    href: string,
    holds: (family: SearchFamily, row: ReferenceRows['families'][number]) => boolean,
  ): NamedPlace => {
    const inside = references.families.flatMap((row, i) => {
      const family = families[i]
      return family !== undefined && holds(family, row) ? [i] : []
    })
    return {
      name,
      href,
      count: inside.reduce((sum, i) => sum + (families[i]?.groups ?? 0), 0),
      terms: phraseTerms(name),
      families: new Set(inside),
    }
  }
  return {
    businessCategories: references.businessCategories.map((b) =>
      place(b.name, `/${b.key}`, (f) => f.businessCategory === b.key),
    ),
    categories: references.categories.map((c) =>
      place(c.name, `/categories/${c.slug}`, (_, row) => row.category_slug === c.slug),
    ),
    genericNames: families.map((named) => place(named.name, named.href, (f) => f === named)),
    specialities: references.specialities.map((s) =>
      place(s.name, `/specialities/${s.slug}`, (f) => s.families.includes(f.key)),
    ),
    procedures: references.procedures.map((p) =>
      place(p.name, `/procedures/${p.slug}`, (f) => p.families.includes(f.key)),
    ),
    brands: references.brands
      .map((b) => ({
        ...place(b.name, `/brands/${b.slug}`, () => false),
        count: brandCounts.get(b.id) ?? 0,
      }))
      .filter((b) => b.count > 0),
  }
}
