import { sql, type SQL } from '../../../platform/db/sql.ts'
import type { Handle } from '../../../platform/db/database.ts'
import type { Narrowing, Rows } from './desk-narrowings.ts'
import { first, orders, type ListQuery } from './desk-page.ts'
import { isSku, wordsWalked } from './desk-search.ts'

/** Fewer rows than this are read to their end. */
const few = 200
/** Fewer rows than this are collected and sorted. */
const collectable = 2000
/** The newest orders that say whether many have the words: at least so many of them do. */
const [sample, many] = [300, 3]

/**
 * How many rows a narrowing has. `count`: of those to collect, null for many or none to collect. `last`: when the last of its `few`
 * newest rows was placed, in seconds, null for fewer rows: the older, the sparser.
 */
export type Size = { count: number | null; last: number | null }
/**
 * `areWordsDense`: whether many orders have the words. `isSku`: whether any has a SKU like the text. `isExact`: whether any is of the
 * address that the text is.
 */
export type Probe = {
  sizes: Size[]
  areWordsDense: boolean
  isSku: boolean
  isExact: boolean
}

const countOf = ({ collect }: Narrowing): SQL =>
  collect === undefined
    ? sql`null::int`
    : sql`(select nullif(count(*), ${collectable})::int from
        (select from ${collect.from} where ${collect.where} limit ${collectable}) counted)`

const lastOf = (
  query: ListQuery,
  walk: Rows,
): SQL => sql`(select extract(epoch from at)::float8 from
  (${first(query, walk, sql`${walk.at} as at`, sql`1 offset ${few - 1}`)}) last)`

// Where few are to collect, their last isn't asked: finding it in the list's order could read all that there are.
const sizeOf = (query: ListQuery, one: Narrowing): SQL => sql`(select json_build_object('count', n,
  'last', case when n is null then ${one.walk === undefined ? sql`null` : lastOf(query, one.walk)} end)
  from (select ${countOf(one)} as n offset 0) counted)`

/** Asks how sparse each narrowing is: the planner can't estimate it of a word prefix, or of states that go with time. */
export async function probe(
  handle: Handle,
  query: ListQuery,
  narrowings: readonly Narrowing[],
  exact: Narrowing | undefined,
): Promise<Probe> {
  const { wanted } = query
  const dense =
    wanted === undefined
      ? sql`false`
      : sql`(select count(*) >= ${many} from (${first(query, orders, sql`o.words`, sql`${sample}`)}) o
          where ${wordsWalked(wanted).where})`
  const found = exact?.walk
  const sizes = narrowings.map((one) => sizeOf(query, one))
  const { rows } =
    await handle.execute<Probe>(sql`select json_build_array(${sql.join(sizes, sql`, `)}) as sizes,
    ${dense} as "areWordsDense", ${wanted === undefined ? sql`false` : isSku(wanted)} as "isSku",
    ${found === undefined ? sql`false` : sql`exists (select from ${found.from} where ${found.where})`} as "isExact"`)
  const [probed] = rows
  if (probed === undefined) throw new Error('a probe has one row')
  return probed
}
