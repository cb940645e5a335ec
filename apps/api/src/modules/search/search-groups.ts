import type { Context } from '../../platform/context.ts'
import type { SearchHits } from '../catalogue/index.ts'
import { familyTerm } from './index/segment-writer.ts'
import { findCodes } from './query/codes.ts'
import { CompiledQuery } from './query/compile.ts'
import { isExact } from './query/exactness.ts'
import { diversify, equallyMeant } from './query/diversify.ts'
import { likelyFamilies } from './query/likely-families.ts'
import type { SearchModel } from './query/model.ts'
import { closeEnough, nearestGoods, nearestTo, similarFamilies } from './query/nearest.ts'
import { rankDocuments, rankFamilies, wantedFamilies, type Ranking } from './query/rank.ts'
import { reportUnderstood } from './query/report.ts'
import { loadedSearch, type Loaded } from './query/searcher.ts'
import { namingPart } from './query/tender.ts'
import { isOnlyNumbers, understand, type Understanding } from './query/understand.ts'
import type { Unit } from './query/unit.ts'

export type SearchRequest = {
  text: string
  limit: number
  /** The text is still being typed: its last word may be incomplete. */
  unfinished?: boolean
}
/**
 * The search port, implemented here on PostgreSQL; another engine would be a second function of
 * this type.
 */
export type SearchGroups = (
  context: Pick<Context, 'db' | 'changes'>,
  request: SearchRequest,
) => Promise<SearchHits>

export const mostGroups = 2000
const isWord = /^\s*\p{L}+\s*$/u

const noHits = (extra: Partial<SearchHits> = {}): SearchHits => ({
  groupIds: [],
  close: 0,
  totalIsFloor: false,
  corrected: null,
  understood: [],
  filters: '',
  blocked: false,
  inexact: false,
  nearest: [],
  ...extra,
})

/**
 * Finds product groups for a buyer's words, best first: codes, then ranked text with corrections,
 * synonyms and sizes, then families of a similar name. At most two statements, none for cached
 * words.
 */
export const searchGroups: SearchGroups = async (context, { text, limit, unfinished = false }) => {
  const loaded = await loadedSearch(context)
  const request = { text: text.slice(0, 200), limit: Math.min(limit, mostGroups), unfinished }
  const key = `${request.limit}/${unfinished ? 1 : 0}/${request.text}`
  return loaded.answers.get(key) ?? loaded.answers.keep(key, await find(context, loaded, request))
}

/** The same for one model, without the cache of answers: staff's reports must not push out what buyers ask. */
export async function find(
  context: Pick<Context, 'db'>,
  loaded: Loaded,
  request: Required<SearchRequest>,
): Promise<SearchHits> {
  const hits = await findRanked(context, loaded, request)
  return loaded.model.placements.arrange(request.text, hits)
}

async function findRanked(
  context: Pick<Context, 'db'>,
  loaded: Loaded,
  { text: asked, limit: most, unfinished }: Required<SearchRequest>,
): Promise<SearchHits> {
  const { model } = loaded
  const understanding = understand(asked, model, { unfinished: unfinished && !/\s$/.test(asked) })
  if (understanding.blocked) return noHits({ blocked: true })

  const codes = await findCodes(context.db, asked, model)
  if (
    codes !== undefined &&
    (codes.exact || isWord.test(asked) || understanding.units.every((unit) => unit.isAttribute))
  )
    return noHits({ groupIds: codes.groupIds.slice(0, most) })
  const first = codes?.groupIds ?? []
  if (isOnlyNumbers(asked))
    return noHits({ groupIds: first, nearest: first.length > 0 ? [] : nearestTo(asked, model) })

  const found =
    (await ranked(context, loaded, understanding, most)) ??
    (await byNamingPart(context, loaded, asked, most))
  if (found !== undefined) {
    const groupIds = [...new Set([...first, ...found.groupIds])].slice(0, most)
    return {
      ...found,
      groupIds,
      close: found.close + first.length,
      corrected: understanding.corrected,
      blocked: false,
    }
  }
  if (first.length > 0) return noHits({ groupIds: first.slice(0, most) })
  return (
    (await bySimilarName(context, loaded, asked, most)) ??
    (await anyMatch(context, loaded, understanding, most)) ??
    noHits({ nearest: nearestTo(asked, model) })
  )
}

type Asked = Pick<Understanding, 'text' | 'units' | 'pairs' | 'price' | 'doubt' | 'unknown'>
type Found = Omit<SearchHits, 'corrected' | 'blocked'>

async function ranked(
  context: Pick<Context, 'db'>,
  { model, postings }: Loaded,
  asked: Asked,
  limit: number,
  isLastResort = false,
): Promise<Found | undefined> {
  const { units } = asked
  if (units.length === 0) return undefined
  const query = new CompiledQuery(asked, model)
  const families = rankFamilies(query, model)
  const wanted = wantedFamilies(families)
    .flatMap((place) => model.families[place] ?? [])
    .map((family) => familyTerm(family.key))
  const lists = await postings.read(context.db, [...query.terms, ...wanted])
  query.expect(likelyFamilies(query, lists, model))
  const ranking = rankDocuments(query, lists, wanted, model, limit)
  if (ranking.docs.length === 0) return undefined
  if (!isLastResort && !answers(ranking, query, asked.doubt)) return undefined
  const docs = diversify(
    ranking.docs,
    (doc) => model.documents.families[doc] ?? -1,
    equallyMeant(units, families, model),
  )
  const inexact = isLastResort || !isExact(query, asked.unknown, ranking.first, model)
  const { words, filters } = reportUnderstood(units, lists, docs[0], asked.price, model)
  return {
    groupIds: docs.map((doc) => model.documents.groupIds[doc] ?? 0),
    close: ranking.close,
    totalIsFloor: ranking.totalIsFloor,
    understood: words,
    filters,
    inexact,
    nearest: inexact ? nearestGoods(docs, asked.text, model) : [],
  }
}

/**
 * Share of a perfect score that the best hit needs; higher with unknown or corrected words, which
 * weigh as much as a rare word.
 */
const [leastAnswer, leastInDoubt, doubtWeight, sure] = [0.05, 0.14, 5, 0.1]

/** Whether the ranking answers the query, rather than matching one word of several, or only a size, by chance. */
function answers({ best, mentioned }: Ranking, { units }: CompiledQuery, doubt: number): boolean {
  const asked = units.reduce((sum, unit) => sum + unit.weight, 0)
  const names = units.filter((unit) => unit.isName).length
  if (doubt < sure) return best >= asked * leastAnswer || (names > 0 && mentioned === names)
  return (
    units.some((unit) => !unit.isAttribute) && best >= (asked + doubt * doubtWeight) * leastInDoubt
  )
}

/** Products that have only some word of the query, said to be inexact: more than nothing. */
async function anyMatch(
  context: Pick<Context, 'db'>,
  loaded: Loaded,
  asked: Understanding,
  limit: number,
): Promise<SearchHits | undefined> {
  if (asked.units.every((unit) => unit.isAttribute)) return undefined
  const found = await ranked(context, loaded, asked, limit, true)
  return found && noHits({ ...found, corrected: asked.corrected })
}

/** Searches a tender's line by the words that name the product, if the whole line found nothing. */
async function byNamingPart(
  context: Pick<Context, 'db'>,
  loaded: Loaded,
  text: string,
  limit: number,
): Promise<Found | undefined> {
  const part = namingPart(text)
  return part === undefined
    ? undefined
    : ranked(context, loaded, understand(part, loaded.model), limit)
}

/** The similarity from which a name was surely meant. */
const alikeEnough = 0.5

/** The last resort: families with a name similar to the text. */
async function bySimilarName(
  context: Pick<Context, 'db'>,
  loaded: Loaded,
  text: string,
  limit: number,
): Promise<SearchHits | undefined> {
  const alike = similarFamilies(text, loaded.model)
    .filter((f) => f.alike >= closeEnough)
    .slice(0, 3)
  const best = alike[0]
  if (best === undefined) return undefined
  const unit: Unit = {
    text,
    weight: 1,
    readings: [],
    meaning: new Map(alike.map((f) => [f.family, f.alike / best.alike])),
    isAttribute: false,
  }
  const found = await ranked(
    context,
    loaded,
    { text, units: [unit], pairs: [], price: undefined, doubt: 0, unknown: 0 },
    limit,
  )
  return (
    found &&
    noHits({
      ...found,
      corrected: nameOf(loaded.model, best.family),
      inexact: best.alike < alikeEnough,
    })
  )
}

const nameOf = (model: SearchModel, family: number): string | null =>
  model.families[family]?.name ?? null
