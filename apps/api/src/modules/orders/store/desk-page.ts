import { and, sql, type SQL } from '../../../platform/db/sql.ts'
import { endOfIstDate, startOfIstDate } from '@upchar/kernel/dates'
import type { DeskFilters, Key, Rows } from './desk-narrowings.ts'

export type Place = { placedAt: Date; id: string }
export type ListQuery = DeskFilters & {
  after?: Place | undefined
  before?: Place | undefined
  limit: number
}

const instant = (at: Date | number): SQL => sql`${new Date(at).toISOString()}::timestamptz`
/** The key of a page's rows `e`. */
export const listed: Key = { id: sql`e.id`, at: sql`e.at` }

function bounds({ from, to, after, before }: ListQuery, { id, at }: Key): SQL {
  const all = [
    from === undefined ? undefined : sql`${at} >= ${instant(startOfIstDate(from))}`,
    to === undefined ? undefined : sql`${at} < ${instant(endOfIstDate(to))}`,
    after && sql`(${at}, ${id}) < (${instant(after.placedAt)}, ${after.id}::uuid)`,
    before && sql`(${at}, ${id}) > (${instant(before.placedAt)}, ${before.id}::uuid)`,
  ]
  return and(sql`true`, ...all) ?? sql`true`
}

export const orderOf = ({ before }: ListQuery, { id, at }: Key): SQL =>
  before === undefined ? sql`${at} desc, ${id} desc` : sql`${at}, ${id}`

/** The first of these rows in the list's order. */
export const first = (query: ListQuery, rows: Rows, what: SQL, limit: SQL): SQL => sql`
  select ${what} from ${rows.from} where ${rows.where} and ${bounds(query, rows)}
  order by ${orderOf(query, rows)} limit ${limit}`

/** Every order. */
export const orders: Rows = {
  from: sql`"order" o`,
  id: sql`o.id`,
  at: sql`o.placed_at`,
  where: sql`true`,
}

/** A page of `e`, each order once. */
const pageOf = (query: ListQuery, from: SQL, where: SQL): SQL => sql`
  select distinct e.id, e.at from ${from} where ${where} and ${bounds(query, listed)}
  order by ${orderOf(query, listed)} limit ${query.limit}`

/** A page of rows that an index has in the list's order. */
export const walked = (query: ListQuery, { from, id, at, where }: Rows, others: SQL): SQL =>
  pageOf(
    query,
    sql`${from} cross join lateral (select ${id} as id, ${at} as at) e`,
    sql`${where} and ${others}`,
  )

/** A page of rows that are all read and sorted. */
export const collected = (query: ListQuery, rows: SQL, others: SQL): SQL =>
  pageOf(query, sql`(select * from (${rows}) found offset 0) e`, others)
