import type { Database } from '../../../platform/db/database.ts'
import type { RatedGroup } from '../rated/ndcg.ts'

/** Every group, or some, with the fields that ratings use. */
export async function readRatedGroups(
  db: Database,
  ids: readonly number[] | null = null,
): Promise<Map<number, RatedGroup>> {
  const { rows } = await db.$client.query<{
    id: number
    family: string
    title: string
    brand: string
    values: string[] | null
  }>({
    text: `select g.id::float8 as id, g.family_key as family, g.title, b.name as brand, (select array_agg(distinct v) from (
      select o.value->>'display' as v from variant x, jsonb_each(x.attributes) o where x.group_id = g.id
      union all select x.option_label from variant x where x.group_id = g.id
      union all select o.value->>'display' from jsonb_each(g.attributes) o) s) as values
    from product_group g join brand b on b.id = g.brand_id where $1::bigint[] is null or g.id = any($1::bigint[])`,
    values: [ids],
  })
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
