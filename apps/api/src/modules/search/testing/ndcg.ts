import type { Database } from '../../../platform/db/database.ts'
import type { RatedQuery } from './rated-queries.ts'

export type RatedGroup = {
  id: number
  family: string
  title: string
  words: Set<string>
  text: string
}

/** Every group with the fields that ratings use. */
export async function readRatedGroups(db: Database): Promise<Map<number, RatedGroup>> {
  const { rows } = await db.$client.query<{
    id: number
    family: string
    title: string
    brand: string
    values: string[] | null
  }>(`
    select g.id, g.family_key as family, g.title, b.name as brand, (select array_agg(distinct v) from (
      select o.value->>'display' as v from variant x, jsonb_each(x.attributes) o where x.group_id = g.id
      union all select x.option_label from variant x where x.group_id = g.id
      union all select o.value->>'display' from jsonb_each(g.attributes) o) s) as values
    from product_group g join brand b on b.id = g.brand_id`)
  return new Map(
    rows.map(({ id, family, title, brand, values }) => [
      id,
      {
        id,
        family,
        title,
        words: new Set((values ?? []).map((value) => value.toLowerCase())),
        text: `${brand} ${title}`.toLowerCase(),
      },
    ]),
  )
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
