import { LRUCache } from 'lru-cache'
import type { Answer, Query } from '@upchar/contract/schema/endpoints'
import type { Context } from '../../../platform/context.ts'
import { CompiledQuery } from '../query/compile.ts'
import { rankFamilies } from '../query/rank.ts'
import type { SearchModel } from '../query/model.ts'
import { loadedSearch, type Loaded } from '../query/searcher.ts'
import { understand } from '../query/understand.ts'
import { searchGroups } from '../search-groups.ts'
import { searchConfig } from '../search-config-and-history.ts'
import { completionsOf } from './completions.ts'
import { matchPlaces } from './match-places.ts'
import { productsOf } from './products.ts'

const [linksShown, productsShown, completionsShown] = [5, 6, 6]

type Suggestions = Omit<Answer<'suggest'>, 'request_id'>

const nothing: Suggestions = {
  success: true,
  corrected: null,
  inexact: false,
  completions: [],
  categories: [],
  specialities: [],
  procedures: [],
  brands: [],
  products: [],
}

const mostKept = 500
type Kept = { version: number; answers: LRUCache<string, Suggestions> }
/** By index; dropped when the catalogue changes, since cards and settings do without the index. */
const kept = new WeakMap<Loaded, Kept>()

function keptFor(loaded: Loaded, version: number): Kept['answers'] {
  const known = kept.get(loaded)
  if (known?.version === version) return known.answers
  const answers = new LRUCache<string, Suggestions>({ max: mostKept })
  kept.set(loaded, { version, answers })
  return answers
}

/**
 * SEARCH-01, SEARCH-02, SEARCH-05: suggestions for the typed text, in groups. The last word may be
 * unfinished; unknown words are corrected. Everybody types the same beginnings, so answers are
 * cached until the catalogue changes.
 */
export async function suggest(
  context: Context,
  { text, request_id, business_category }: Query<'suggest'>,
): Promise<Answer<'suggest'>> {
  const typed = text.trim()
  if (typed === '') return { request_id, ...nothing }
  const loaded = await loadedSearch(context)
  const answers = keptFor(loaded, context.changes.version())
  const key = `${business_category ?? ''}/${text}`
  const known = answers.get(key)
  if (known !== undefined) return { request_id, ...known }
  const made = await suggestionsFor(context, loaded.model, text, business_category)
  answers.set(key, made)
  return { request_id, ...made }
}

/** Only the product cards need a statement, and a second one for uncached words. */
async function suggestionsFor(
  context: Context,
  model: SearchModel,
  text: string,
  businessCategory: string | undefined,
): Promise<Suggestions> {
  const typed = text.trim()
  const understanding = understand(typed, model, { unfinished: !/\s$/.test(text) })
  if (understanding.blocked) return nothing
  const { units } = understanding
  const families = rankFamilies(new CompiledQuery(understanding, model), model)
  const meant = families
    .filter((f) => f.score >= (families[0]?.score ?? 0) * 0.5)
    .slice(0, linksShown)
    .map((f) => f.family)
  // DATA-18: switched off, brands are not suggested.
  const { is_search_by_brand, top_searches } = await searchConfig(context)
  const hits = await searchGroups(context, { text, limit: 60, unfinished: true })
  const products = await productsOf(context, hits.groupIds, businessCategory, productsShown)
  const titles = products.map((product) => product.title)
  return {
    ...nothing,
    corrected: understanding.corrected,
    inexact: hits.inexact,
    completions: completionsOf(typed, meant, top_searches, titles, model, completionsShown),
    categories: matchPlaces(
      [...model.businessCategories, ...model.categories, ...model.genericNames],
      units,
      [],
      linksShown,
    )
      .concat(matchPlaces(model.genericNames, [], meant, linksShown))
      .filter(firstOfItsKind)
      .slice(0, linksShown + 1),
    specialities: matchPlaces(model.specialities, units, meant.slice(0, 2), linksShown),
    procedures: matchPlaces(model.procedures, units, meant.slice(0, 2), linksShown),
    brands: is_search_by_brand ? matchPlaces(model.brands, units, [], linksShown) : [],
    products,
  }
}

const firstOfItsKind = (
  link: { href: string },
  at: number,
  all: readonly { href: string }[],
): boolean => all.findIndex((other) => other.href === link.href) === at
