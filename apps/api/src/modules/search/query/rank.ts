import { collectCandidates, type Candidates, type Lists } from './candidates.ts'
import type { CompiledQuery } from './compile.ts'
import type { Documents, SearchModel } from './model.ts'
import { Scorer } from './score.ts'

/** The maximum of families that contribute groups without matching words. */
const familyLimit = 6
/** Share of the best document's score and coverage that a document needs to be shown. */
const [keptScore, keptCoverage] = [0.12, 0.35]
/**
 * Share of the best score without sizes from which a document is the requested product: in any
 * size, it ranks before other products.
 */
const closeWords = 0.75
/**
 * If no such product has the requested sizes, documents this close that have them are meant:
 * "gloves 6.5" are surgical gloves.
 */
const [nearWords, hasNone, hasThem] = [0.45, 0.3, 0.8]
/** Scores are quantised into this many steps; within one the more popular document comes first. */
const steps = 4095
/** There are fewer documents: one sort key holds score, prior and a document's place. */
const documentLimit = 2 ** 24

/** How many of the first results say whether the goods asked for exist. */
const firstShown = 8

export type ScoredFamily = { family: number; score: number }
/** Document numbers, best first. */
export type Ranking = {
  docs: number[]
  /** The first of them, with what they match. */
  first: MatchRow[]
  /** The best score, and how many units of the query that document mentions. */
  best: number
  mentioned: number
  /** How many of the first documents are about as good as the best. */
  close: number
  totalIsFloor: boolean
}

/** Families by how well they match the query themselves, best first. */
export function rankFamilies(query: CompiledQuery, model: SearchModel): ScoredFamily[] {
  const touched = new Set<number>(query.units.flatMap((unit) => [...unit.meaning.keys()]))
  for (const term of query.terms)
    for (const [family, impact] of model.familyIndex.impacts(term) ?? [])
      if (impact > 0.2) touched.add(family)
  const scorer = new Scorer(query)
  const none = new Uint8Array(query.terms.length)
  return [...touched]
    .filter((family) => (model.families[family]?.groups ?? 0) > 0)
    .map((family) => ({ family, score: scorer.score(none, 0, family) }))
    .filter((f) => f.score > 0)
    .toSorted((a, b) => b.score - a.score)
}

/** Families close enough to the best that their posting lists are read. */
export function wantedFamilies(scored: readonly ScoredFamily[]): number[] {
  const best = scored[0]?.score ?? 0
  return scored
    .slice(0, familyLimit)
    .filter((f) => f.score >= best * 0.35)
    .map((f) => f.family)
}

/** Ranks the candidates from the posting lists. */
export function rankDocuments(
  query: CompiledQuery,
  lists: Lists,
  familyTerms: readonly string[],
  model: SearchModel,
  limit: number,
): Ranking {
  const candidates = collectCandidates(
    query,
    lists,
    familyTerms.map((term) => lists.get(term) ?? []),
    model,
  )
  const { docs } = candidates
  const matches = matchesOf(query.terms, lists, candidates)
  const scored = scoreDocuments(query, docs, matches.impacts, model)
  const { keys, close } = sortKeys(docs, scored, model.documents)
  const sorted = keys.toSorted()
  const order: number[] = []
  for (let i = sorted.length - 1; i >= 0 && order.length < limit; i--)
    order.push(model.documents.byPlace[documentLimit - 1 - ((sorted[i] ?? 0) % documentLimit)] ?? 0)
  const first = order.slice(0, firstShown).map((doc) => rowOf(matches, doc, candidates))
  candidates.release()
  return {
    docs: order,
    first,
    best: scored.scores[scored.best] ?? 0,
    mentioned: scored.mentioned,
    close: Math.min(close, order.length),
    totalIsFloor: candidates.cut || keys.length > limit,
  }
}

/** What a document has of each term of the query: its impact, 0 to 255, and the best field (`SearchedList`). */
export type MatchRow = { doc: number; impacts: Uint8Array; fields: Uint8Array }

/** One row per candidate. */
type Matches = { width: number; impacts: Uint8Array; fields: Uint8Array }

const rowOf = (
  { width, impacts, fields }: Matches,
  doc: number,
  { places }: Pick<Candidates, 'places'>,
): MatchRow => {
  const at = ((places[doc] ?? 1) - 1) * width
  return { doc, impacts: impacts.slice(at, at + width), fields: fields.slice(at, at + width) }
}

function matchesOf(terms: readonly string[], lists: Lists, { docs, places }: Candidates): Matches {
  const width = terms.length
  const impacts = new Uint8Array(docs.length * width)
  const fields = new Uint8Array(docs.length * width)
  terms.forEach((term, t) => {
    for (const list of lists.get(term) ?? []) {
      for (let i = 0; i < list.docs.length; i++) {
        const place = places[list.docs[i] ?? 0] ?? 0
        if (place === 0) continue
        impacts[(place - 1) * width + t] = list.impacts[i] ?? 0
        fields[(place - 1) * width + t] = list.fields[i] ?? 0
      }
    }
  })
  return { width, impacts, fields }
}

type Scored = {
  scores: Float64Array
  coverages: Float64Array
  /** Scores of the words and of the sizes alone. */
  words: Float64Array
  sizes: Float64Array
  bestWords: number
  /** The candidate with the best score, and how many of the units it mentions. */
  best: number
  mentioned: number
}

function scoreDocuments(
  query: CompiledQuery,
  docs: Int32Array,
  impacts: Uint8Array,
  model: SearchModel,
): Scored {
  const width = query.terms.length
  const scorer = new Scorer(query)
  const scores = new Float64Array(docs.length)
  const coverages = new Float64Array(docs.length)
  const words = new Float64Array(docs.length)
  const sizes = new Float64Array(docs.length)
  let best = 0
  let mentioned = 0
  let bestWords = 0
  for (let c = 0; c < docs.length; c++) {
    scores[c] = scorer.score(impacts, c * width, model.documents.families[docs[c] ?? 0] ?? -1)
    coverages[c] = scorer.coverage
    words[c] = scorer.words
    sizes[c] = scorer.sizes
    if (query.wordWeight > 0 && scorer.words === 0) scores[c] = 0
    bestWords = Math.max(bestWords, scorer.words)
    const [score, top] = [scores[c] ?? 0, scores[best] ?? 0]
    const before =
      (model.documents.places[docs[c] ?? 0] ?? 0) < (model.documents.places[docs[best] ?? 0] ?? 0)
    if (c === 0 || score > top || (score === top && before))
      [best, mentioned] = [c, scorer.mentioned]
  }
  return { scores, coverages, words, sizes, bestWords, best, mentioned }
}

/** One sort key per result, ordering by tier, score, popularity and document number. */
function sortKeys(
  docs: Int32Array,
  { scores, coverages, words, sizes, bestWords, best }: Scored,
  { priors, places }: Documents,
): { keys: Float64Array; close: number } {
  const [top, covered] = [scores[best] ?? 0, coverages[best] ?? 0]
  const isThing = (c: number) => (words[c] ?? 0) >= bestWords * closeWords
  const sizesDecide = docs.every((_, c) => !isThing(c) || (sizes[c] ?? 0) <= hasNone)
  /** 2: meant by its size; 1: the requested product; 0: any other. */
  const tierOf = (c: number) =>
    sizesDecide && (sizes[c] ?? 0) >= hasThem && (words[c] ?? 0) >= bestWords * nearWords
      ? 2
      : isThing(c)
        ? 1
        : 0
  const keys = new Float64Array(docs.length)
  let kept = 0
  let close = 0
  for (let c = 0; c < docs.length; c++) {
    const score = scores[c] ?? 0
    if (score === 0 || score < top * keptScore || (coverages[c] ?? 0) < covered * keptCoverage)
      continue
    const tier = tierOf(c)
    if (tier > 0) close++
    const doc = docs[c] ?? 0
    keys[kept++] =
      ((tier * (steps + 1) + Math.round((score / top) * steps)) * 256 + (priors[doc] ?? 0)) *
        documentLimit +
      (documentLimit - 1 - (places[doc] ?? 0))
  }
  return { keys: keys.subarray(0, kept), close }
}
