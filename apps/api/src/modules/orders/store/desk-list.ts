import { and, sql, type SQL } from '../../../platform/db/sql.ts'
import { addDays, startOfIstDate } from '@upchar/kernel/dates'
import type { Handle } from '../../../platform/db/database.ts'
import { countLimit } from '../../../platform/db/paging.ts'
import type { OrderState } from '../model.ts'
import {
  coldFilter,
  narrowingsOf,
  paymentFilters,
  unbooked,
  type DeskFilters,
  type Narrowing,
} from './desk-narrowings.ts'

export type ListedOrder = {
  id: string
  number: string
  /** Milliseconds since 1970. */
  placedAt: number
  isGuest: boolean
  name: string
  businessName: string
  city: string
  phone: string
  email: string
  paymentOption: number
  totalPaise: number
  walletPaise: number
  lines: number
  title: string
  states: OrderState[]
  unbooked: boolean
}

export type Place = { placedAt: Date; id: string }
export type ListQuery = DeskFilters & {
  after?: Place | undefined
  before?: Place | undefined
  limit: number
}

const instant = (at: Date | number): SQL => sql`${new Date(at).toISOString()}::timestamptz`

/** How many orders of a single filter are collected rather than walked to. */
const fewAlone = 2000

/** The narrowing that the fewest orders meet, if they are few enough to be collected and sorted. */
async function sparsest(
  handle: Handle,
  narrowings: readonly Narrowing[],
): Promise<Narrowing | undefined> {
  if (narrowings.length === 0) return undefined
  // Few enough of one filter: a page that is walked to reads no more. Of several, few may meet all: walking could read the table.
  const enough = narrowings.length === 1 ? fewAlone : Math.ceil(countLimit / narrowings.length)
  const counts = narrowings.map(
    ({ ids }) => sql`(select count(*) from (select 1 from (${ids}) found limit ${enough}) counted)`,
  )
  const { rows } = await handle.execute<{ counts: number[] }>(
    sql`select json_build_array(${sql.join(counts, sql`, `)}) as counts`,
  )
  const found = rows[0]?.counts ?? []
  const fewest = Math.min(...found)
  return fewest < enough ? narrowings[found.indexOf(fewest)] : undefined
}

function filters(query: ListQuery): (SQL | undefined)[] {
  const { from, to, after, before } = query
  return [
    ...paymentFilters(query),
    from === undefined ? undefined : sql`o.placed_at >= ${instant(startOfIstDate(from))}`,
    to === undefined ? undefined : sql`o.placed_at < ${instant(startOfIstDate(addDays(to, 1)))}`,
    after && sql`(o.placed_at, o.id) < (${instant(after.placedAt)}, ${after.id}::uuid)`,
    before && sql`(o.placed_at, o.id) > (${instant(before.placedAt)}, ${before.id}::uuid)`,
  ]
}

/**
 * A page of orders by keyset, newest first; with `before` the page that ends there (OPS-01). The sparsest search or
 * filter is collected through its indexes and then sorted; of dense ones the first are found in the list's own order. The
 * planner can't estimate how rare a word prefix is, so a count decides: two statements, however many filters.
 */
export async function selectOrders(handle: Handle, query: ListQuery): Promise<ListedOrder[]> {
  const narrowings = narrowingsOf(query)
  const sparse = await sparsest(handle, narrowings)
  const where = and(
    sql`true`,
    ...filters(query),
    coldFilter(query, sparse !== undefined),
    ...narrowings
      .filter((one) => one !== sparse || !one.isExact)
      .map(({ holds }) => holds)
      .filter((one, i, all) => all.indexOf(one) === i),
  )
  const order = query.before ? sql`placed_at, id` : sql`placed_at desc, id desc`
  const few =
    sparse === undefined
      ? sql`select o.id, o.placed_at from "order" o where ${where} order by ${order} limit ${query.limit}`
      : sql`select o.id, o.placed_at from (select distinct id from (${sparse.ids}) ids) found,
          lateral (select * from "order" one where one.id = found.id offset 0) o
          where ${where} order by ${order} limit ${query.limit}`
  const { rows } = await handle.execute<ListedOrder>(rowsOf(few))
  return rows
}

const rowsOf = (page: SQL): SQL => sql`
  with page as materialized (${page})
  select o.id, o.number, (extract(epoch from o.placed_at) * 1000)::bigint as "placedAt", o.guest_id is not null as "isGuest",
    o.form->>'fullName' as name, coalesce(o.form->>'businessName', '') as "businessName", o.form->>'city' as city,
    o.form->>'phone' as phone, o.form->>'email' as email, o.payment_option as "paymentOption",
    o.total_paise as "totalPaise", o.wallet_paise as "walletPaise", goods.lines, goods.title, parts.states, parts.unbooked
  from page join "order" o on o.id = page.id,
    lateral (select count(*)::int as lines, coalesce(min(l.title), '') as title
      from sub_order s join order_line l on l.sub_order_id = s.id where s.order_id = page.id) goods,
    lateral (select coalesce(json_agg(s.state order by s.id), '[]') as states,
      coalesce(bool_or(exists (select 1 from shipment h where h.sub_order_id = s.id and ${unbooked})), false) as unbooked
      from sub_order s where s.order_id = page.id and s.seller_id is not null) parts
  order by page.placed_at desc, page.id desc`
