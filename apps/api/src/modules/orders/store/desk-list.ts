import { and, sql, type SQL } from '../../../platform/db/sql.ts'
import type { Query } from '@upchar/contract/schema/endpoints'
import { addDays, startOfIstDate } from '@upchar/kernel/dates'
import type { Handle } from '../../../platform/db/database.ts'
import { countLimit } from '../../../platform/db/paging.ts'
import type { Wanted } from '../desk/order-query.ts'
import type { OrderState } from '../model.ts'
import { orderWords } from '../tables.ts'

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
export type ListQuery = Pick<Query<'staffListOrders'>, 'state' | 'payment' | 'from' | 'to'> & {
  wanted: Wanted | undefined
  after: Place | undefined
  before: Place | undefined
  limit: number
}

const instant = (at: Date | number): SQL => sql`${new Date(at).toISOString()}::timestamptz`

/**
 * A condition that few orders may meet. `ids`: their ids, read off indexes; `holds`: the same of one order `o`, for
 * when so many meet it that walking the list finds a page sooner.
 */
type Narrowing = { ids: SQL; holds: SQL }

/** The sub-order of a row, looked up row by row: few rows are expected, whatever the planner thinks. */
const partOf = (alias: 'l' | 'h'): SQL =>
  sql.raw(
    `lateral (select order_id, state from sub_order one where one.id = ${alias}.sub_order_id offset 0)`,
  )

const bySearch = ({ words, sku, number }: Wanted): Narrowing => {
  const inWords = sql`${orderWords} @@ ${words}::tsquery`
  return {
    ids: sql`select id from "order" where ${inWords}
      union all select s.order_id from order_line l, ${partOf('l')} s where upper(l.sku) = ${sku}
      union all select s.order_id from shipment h, ${partOf('h')} s where h.awb = ${number}
      union all select order_id from invoice where number = ${number}
      union all select order_id from credit_note where number = ${number}`,
    holds: sql`(${inWords}
      or exists (select 1 from sub_order s join order_line l on l.sub_order_id = s.id
        where s.order_id = o.id and upper(l.sku) = ${sku}))`,
  }
}

const unbooked = sql`h.awb is null and s.state in ('placed', 'confirmed', 'packed')`

const byState = (state: OrderState | 'unbooked'): Narrowing =>
  state === 'unbooked'
    ? {
        ids: sql`select s.order_id as id from shipment h, ${partOf('h')} s where ${unbooked}`,
        holds: sql`exists (select 1 from sub_order s join shipment h on h.sub_order_id = s.id
          where s.order_id = o.id and ${unbooked})`,
      }
    : {
        ids: sql`select order_id as id from sub_order where state = ${state} and seller_id is not null`,
        holds: sql`exists (select 1 from sub_order s
          where s.order_id = o.id and s.state = ${state} and s.seller_id is not null)`,
      }

const isSparse = async (handle: Handle, { ids }: Narrowing): Promise<boolean> => {
  const { rows } = await handle.execute<{ count: number }>(
    sql`select count(*) as count from (select 1 from (${ids}) found limit ${countLimit}) counted`,
  )
  return (rows[0]?.count ?? 0) < countLimit
}

function filters({ payment, from, to, after, before }: ListQuery): (SQL | undefined)[] {
  return [
    payment && sql`o.payment_option = ${payment === 'cash' ? 2 : 1}`,
    from === undefined ? undefined : sql`o.placed_at >= ${instant(startOfIstDate(from))}`,
    to === undefined ? undefined : sql`o.placed_at < ${instant(startOfIstDate(addDays(to, 1)))}`,
    after && sql`(o.placed_at, o.id) < (${instant(after.placedAt)}, ${after.id}::uuid)`,
    before && sql`(o.placed_at, o.id) > (${instant(before.placedAt)}, ${before.id}::uuid)`,
  ]
}

/**
 * A page of orders by keyset, newest first; with `before` the page that ends there. A sparse search or state is
 * collected through its indexes and then sorted; of a dense one the first are found in the list's own order. The
 * planner can't estimate how rare a word prefix is, so a count decides.
 */
export async function selectOrders(handle: Handle, query: ListQuery): Promise<ListedOrder[]> {
  const narrowings = [
    ...(query.wanted === undefined ? [] : [bySearch(query.wanted)]),
    ...(query.state === undefined ? [] : [byState(query.state)]),
  ]
  let sparse: Narrowing | undefined
  for (const narrowing of narrowings)
    if (sparse === undefined && (await isSparse(handle, narrowing))) sparse = narrowing
  const where = and(
    sql`true`,
    ...filters(query),
    ...narrowings.filter((one) => one !== sparse).map(({ holds }) => holds),
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
