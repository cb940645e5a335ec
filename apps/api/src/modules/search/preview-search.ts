import type { Answer } from '@upchar/contract/schema/endpoints'
import { istDate } from '@upchar/kernel/dates'
import { ok } from '@upchar/kernel/result'
import type { Context } from '../../platform/context.ts'
import { AnswerCache } from './query/answer-cache.ts'
import { loadModel } from './query/load-model.ts'
import { PostingCache } from './query/posting-cache.ts'
import { loadedSearch, type Loaded } from './query/searcher.ts'
import { ndcg, type RatedGroup } from './rated/ndcg.ts'
import { ratedQueries, type RatedQuery } from './rated/rated-queries.ts'
import { changed, type SearchChange } from './rules/change.ts'
import { lookUp } from './rules/look-up.ts'
import { find } from './search-groups.ts'
import { readRatedGroups } from './store/rated-groups.ts'
import { wordsSearched } from './store/searched.ts'

type Preview = Omit<Answer<'staffPreviewSearch'>, 'success'>
type Found = { query: string; before: number[]; after: number[] }

const [ranked, titlesShown, changedShown, buyersWords] = [10, 5, 20, 30]
const month = 30 * 24 * 60 * 60 * 1000

/** What a change would do to the rated queries, its own words and the words searched most, without making it. */
export async function previewSearch(
  context: Pick<Context, 'db' | 'changes' | 'clock'>,
  change: SearchChange,
) {
  const { db, clock } = context
  const ready = await lookUp(db, change, istDate(clock.now()))
  if (!ready.ok) return ready
  const before = await loadedSearch(context)
  const after: Loaded = {
    model: await loadModel(db, (rules) => changed(rules, ready.value)),
    postings: new PostingCache(),
    answers: new AnswerCache(),
  }
  const both = (query: string) => findBoth(db, query, before, after)
  const rated: { asked: RatedQuery; found: Found }[] = []
  for (const asked of queriesFor(before)) rated.push({ asked, found: await both(asked.query) })
  const searched = await wordsSearched(db, {
    since: new Date(clock.now().getTime() - month),
    limit: buyersWords,
  })
  const own = 'phrase' in change ? change.phrase : 'term' in change ? change.term : ''
  const shown: Found[] = own === '' ? [] : [await both(own)]
  for (const { words } of searched) if (words !== own.toLowerCase()) shown.push(await both(words))
  const groups = await readRatedGroups(db, [
    ...new Set(
      [...rated.map(({ found }) => found), ...shown].flatMap((found) => [
        ...found.before,
        ...found.after,
      ]),
    ),
  ])
  return ok({
    success: true as const,
    rated: compare(rated, groups),
    shown: titles(shown, own, groups),
  })
}

async function findBoth(
  db: Context['db'],
  query: string,
  before: Loaded,
  after: Loaded,
): Promise<Found> {
  const ask = async (loaded: Loaded) =>
    (await find({ db }, loaded, { text: query, limit: 100, unfinished: false })).groupIds.slice(
      0,
      ranked,
    )
  return { query, before: await ask(before), after: await ask(after) }
}

/** The rated queries for goods that the shop has. */
const queriesFor = ({ model }: Loaded): RatedQuery[] =>
  [...ratedQueries.values()].flat().filter(({ families }) =>
    families.some((key) => {
      const place = model.familyPlaces.get(key)
      return place !== undefined && (model.families[place]?.groups ?? 0) > 0
    }),
  )

const mean = (scores: readonly number[]): number =>
  scores.length === 0 ? 0 : scores.reduce((sum, score) => sum + score, 0) / scores.length
const thousandths = (score: number): number => Math.round(score * 1000) / 1000

/** Scores against the best order of what either search found: both by the same measure. */
function compare(
  rated: readonly { asked: RatedQuery; found: Found }[],
  groups: ReadonlyMap<number, RatedGroup>,
): Preview['rated'] {
  const scores = rated.map(({ asked, found }) => {
    const pool = new Map(
      [...found.before, ...found.after].flatMap((id) => {
        const group = groups.get(id)
        return group === undefined ? [] : [[id, group] as const]
      }),
    )
    const score = (ids: readonly number[]) => ndcg(ids, asked, pool) || 0
    return { query: asked.query, before: score(found.before), after: score(found.after) }
  })
  return {
    queries: scores.length,
    before: thousandths(mean(scores.map(({ before }) => before))),
    after: thousandths(mean(scores.map(({ after }) => after))),
    changed: scores
      .map(({ query, before, after }) => ({
        query,
        before: thousandths(before),
        after: thousandths(after),
      }))
      .filter(({ before, after }) => before !== after)
      .toSorted((a, b) => a.after - a.before - (b.after - b.before))
      .slice(0, changedShown),
  }
}

/** The change's own words, and of buyers' words those whose first products change. */
const titles = (
  shown: readonly Found[],
  own: string,
  groups: ReadonlyMap<number, RatedGroup>,
): Preview['shown'] => {
  const named = (ids: readonly number[]) =>
    ids.slice(0, titlesShown).map((id) => groups.get(id)?.title ?? '')
  return shown
    .map(({ query, before, after }) => ({ query, before: named(before), after: named(after) }))
    .filter(({ query, before, after }) => query === own || before.join('\n') !== after.join('\n'))
}
