import { and, sql, type SQL } from '../../../platform/db/sql.ts'
import type { Query } from '@upchar/contract/schema/endpoints'
import type { Wanted } from '../desk/order-query.ts'
import type { OrderState } from '../model.ts'
import { coldOrder, openParcel, owingPart } from '../tables.ts'

/** What narrows the desk's list (OPS-01). */
export type DeskFilters = Partial<
  Omit<Query<'staffListOrders'>, 'q' | 'after' | 'before' | 'limit'>
> & {
  wanted?: Wanted | undefined
  /** Today in India: what is late depends on it. */
  today: string
}

/** The order that a row is of, and when it was placed. */
export type Key = { id: SQL; at: SQL }
/** Rows of orders, with their key. */
export type Rows = Key & { from: SQL; where: SQL }

/**
 * A condition that few orders may meet. `holds`: it of one order; its `offset 0` keeps the planner from hashing whole tables for a
 * page. `walk`: the rows that meet it, which an index gives in the list's order. `collect`: rows among which those are, for when
 * they are few, in the order of another index.
 */
export type Narrowing = { holds: (key: Key) => SQL; walk?: Rows; collect?: Rows }

const ofOrder = (where: SQL): Rows => ({
  from: sql`"order" o`,
  id: sql`o.id`,
  at: sql`o.placed_at`,
  where,
})
const ofParcel = (where: SQL): Rows => ({
  from: sql`shipment h`,
  id: sql`h.order_id`,
  at: sql`h.placed_at`,
  where,
})

/** Orders by a condition of their own row `o`. */
export const byOrder = (where: SQL) => ({
  rows: ofOrder(where),
  holds: ({ id }: Key) =>
    sql`exists (select from "order" o where o.id = ${id} and ${where} offset 0)`,
})

const byPart = (where: SQL): Narrowing => ({
  holds: ({ id }) =>
    sql`exists (select from sub_order s where s.order_id = ${id} and ${where} offset 0)`,
  walk: { from: sql`sub_order s`, id: sql`s.order_id`, at: sql`s.placed_at`, where },
})

/** Orders by a condition of one of their lines `l`. */
export const byLine = (where: SQL) => ({
  holds: ({ id }: Key) =>
    sql`exists (select from sub_order s join order_line l on l.sub_order_id = s.id where s.order_id = ${id} and ${where} offset 0)`,
  walk: { from: sql`order_line l`, id: sql`l.order_id`, at: sql`l.placed_at`, where },
})

/** A parcel `h` that hasn't left; all of them are open, whose index walks them. */
const waiting = sql`h.state in ('placed', 'confirmed', 'packed') and ${sql.raw(openParcel('h.'))}`

/** A parcel `h` that still needs a courier. */
export const unbooked = sql`h.awb is null and h.state in ('placed', 'confirmed', 'packed')`

/** States that parcels have and parts don't. */
const PARCEL_STATES = { unbooked, waiting }
type ParcelState = keyof typeof PARCEL_STATES
const isParcelState = (state: OrderState | ParcelState | undefined): state is ParcelState =>
  state !== undefined && Object.hasOwn(PARCEL_STATES, state)

const parcelIn = (state: OrderState | ParcelState): SQL =>
  isParcelState(state) ? PARCEL_STATES[state] : sql`h.state = ${state}`

/** Days promised of parcels. `isWalked`: their index isn't used, so that open parcels come in the list's order. */
function promisedOf(filters: DeskFilters, isWalked: boolean): SQL | undefined {
  const { promised, promised_from: from, promised_to: to, today } = filters
  const open = (day: SQL) =>
    and(
      sql.raw(openParcel('h.')),
      isWalked ? sql`(h.promised_to ${day}) is true` : sql`h.promised_to ${day}`,
    )
  return and(
    promised === 'late' ? open(sql`< ${today}::date`) : undefined,
    promised === 'today' ? open(sql`= ${today}::date`) : undefined,
    from === undefined ? undefined : sql`h.promised_to >= ${from}::date`,
    to === undefined ? undefined : sql`h.promised_to <= ${to}::date`,
  )
}

/** One and the same parcel meets what is asked of parcels: a late one in a warehouse isn't a late one beside another in it. */
function byParcel(filters: DeskFilters): Narrowing[] {
  const { seller, warehouse, state } = filters
  const asked = and(
    promisedOf(filters, true),
    warehouse === undefined ? undefined : sql`h.warehouse_id = ${warehouse}`,
    seller === undefined ? undefined : sql`h.seller_id = ${seller}`,
  )
  const collect = promisedOf(filters, false)
  // The state alone is that of the part, as the list shows it.
  if (asked === undefined && !isParcelState(state)) return []
  const where = and(sql`true`, asked, state && parcelIn(state)) ?? sql`true`
  const holds = ({ id }: Key) =>
    sql`exists (select from sub_order s join shipment h on h.sub_order_id = s.id where s.order_id = ${id} and ${where} offset 0)`
  return [
    {
      holds,
      walk: ofParcel(where),
      ...(collect === undefined ? {} : { collect: ofParcel(collect) }),
    },
  ]
}

function byValue({ value_from: from, value_to: to }: DeskFilters): Narrowing[] {
  const where = and(
    from === undefined ? undefined : sql`o.total_paise >= ${from * 100}`,
    to === undefined ? undefined : sql`o.total_paise <= ${to * 100}`,
  )
  if (where === undefined) return []
  const { rows, holds } = byOrder(where)
  return [{ holds, collect: rows }]
}

const optionOf = { online: 1, cash: 2, credit: 3, transfer: 4, link: 5 } as const

function byPayment({ payment, paid }: DeskFilters): Narrowing[] {
  const option = payment && byOrder(sql`o.payment_option = ${optionOf[payment]}`)
  return [
    ...(option === undefined ? [] : [{ holds: option.holds, walk: option.rows }]),
    ...(paid === 'due' ? [byPart(sql.raw(owingPart('s')))] : []),
  ]
}

const isCold = sql.raw(coldOrder('o.quote'))
const byCold: Narrowing = {
  // By time too: its own index answers then, without reading quotes.
  holds: ({ id, at }) => sql`exists (select from "order" o
    where o.placed_at = ${at} and o.id = ${id} and ${isCold} offset 0)`,
  walk: ofOrder(isCold),
}

/** The filters that may be sparse; the search is apart, and `paidFilter` isn't. */
export function narrowingsOf(filters: DeskFilters): Narrowing[] {
  const { state, licence, cold } = filters
  const parcels = byParcel(filters)
  const ofKind = licence === 'any' ? undefined : sql`l.licence_kind = ${licence}`
  return [
    ...parcels,
    ...(state === undefined || parcels.length > 0
      ? []
      : [byPart(sql`s.state = ${state} and s.seller_id is not null`)]),
    ...(licence === undefined
      ? []
      : [byLine(and(sql`l.licence_kind is not null`, ofKind) ?? sql`true`)]),
    ...byValue(filters),
    ...byPayment(filters),
    ...(cold === undefined ? [] : [byCold]),
  ]
}

/** Whether an order is paid, as `paymentLabel` says it. */
export function paidFilter({ paid }: DeskFilters, key: Key): SQL | undefined {
  if (paid === undefined) return undefined
  const advance = byOrder(sql`(o.payment_option <> 2 or o.wallet_paise = o.total_paise)`).holds(key)
  if (paid === 'due') return sql`not ${advance}`
  const delivered = byPart(sql`s.seller_id is not null and s.state = 'delivered'`).holds(key)
  return sql`(${advance} or (${delivered} and not ${byPart(sql.raw(owingPart('s'))).holds(key)}))`
}
