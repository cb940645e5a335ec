import type { RatedQuery } from './rated-queries.ts'

export type RatedGroup = {
  id: number
  family: string
  title: string
  words: Set<string>
  text: string
}

/** A short value must be a whole attribute value ('L', '16 Fr'); a longer word may stand in the title. */
const has = (group: RatedGroup, wanted: string): boolean => {
  const word = wanted.toLowerCase()
  return (
    group.words.has(word) ||
    [...group.words].some((value) => word.length > 3 && value.includes(word)) ||
    (word.length > 2 && group.text.includes(word))
  )
}

export function rate(group: RatedGroup, query: RatedQuery): number {
  if (query.families.includes(group.family))
    return query.has.every((wanted) => has(group, wanted)) ? 3 : 1
  if (query.good.includes(group.family)) return 2
  return query.near.includes(group.family) ? 1 : 0
}

const gain = (ratings: readonly number[]): number =>
  ratings.slice(0, 10).reduce((sum, rating, i) => sum + (2 ** rating - 1) / Math.log2(i + 2), 0)

/** Normalised discounted cumulative gain of the first ten: 1 for an ideal order. */
export function ndcg(
  found: readonly number[],
  query: RatedQuery,
  groups: ReadonlyMap<number, RatedGroup>,
): number {
  const ideal = gain(
    [...groups.values()].map((group) => rate(group, query)).toSorted((a, b) => b - a),
  )
  const ratings = found.slice(0, 10).map((id) => {
    const group = groups.get(id)
    return group === undefined ? 0 : rate(group, query)
  })
  return ideal === 0 ? Number.NaN : gain(ratings) / ideal
}
