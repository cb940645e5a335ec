import { and, sql, type SQL } from '../../../platform/db/sql.ts'
import type { Query } from '@upchar/contract/schema/endpoints'
import type { Wanted } from '../desk/order-query.ts'
import { openStates, type OrderState } from '../model.ts'
import { coldOrder, orderWords, owingPart } from '../tables.ts'

/** What narrows the desk's list (OPS-01). */
export type DeskFilters = Partial<
  Omit<Query<'staffListOrders'>, 'q' | 'after' | 'before' | 'limit'>
> & {
  wanted?: Wanted | undefined
  /** Today in India: what is late depends on it. */
  today: string
}

/**
 * A condition that few orders may meet. `ids`: their ids, read off indexes; `holds`: the same of one order `o`, for
 * when so many meet it that walking the list finds a page sooner; its `offset 0` keeps the planner from hashing whole tables
 * for one page. Unless it `isExact`, more ids come than hold.
 */
export type Narrowing = { ids: SQL; holds: SQL; isExact: boolean }

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
        where s.order_id = o.id and upper(l.sku) = ${sku} offset 0))`,
    isExact: true,
  }
}

/** A parcel `h` that still needs a courier. */
export const unbooked = sql`h.awb is null and h.state in ('placed', 'confirmed', 'packed')`

const byState = (state: OrderState | 'unbooked'): Narrowing =>
  state === 'unbooked'
    ? {
        ids: sql`select s.order_id as id from shipment h, ${partOf('h')} s where ${unbooked}`,
        holds: sql`exists (select 1 from sub_order s join shipment h on h.sub_order_id = s.id
          where s.order_id = o.id and ${unbooked} offset 0)`,
        isExact: true,
      }
    : {
        ids: sql`select order_id as id from sub_order where state = ${state} and seller_id is not null`,
        holds: sql`exists (select 1 from sub_order s
          where s.order_id = o.id and s.state = ${state} and s.seller_id is not null offset 0)`,
        isExact: true,
      }

// Literal, so that the planner sees that the partial index has these rows.
const isOpen = sql.raw(`h.state in (${openStates.map((state) => `'${state}'`).join(', ')})`)

function promisedOf(filters: DeskFilters): SQL | undefined {
  const { promised, promised_from: from, promised_to: to, today } = filters
  const days = [
    promised === 'late' ? sql`${isOpen} and h.promised_to < ${today}::date` : undefined,
    promised === 'today' ? sql`${isOpen} and h.promised_to = ${today}::date` : undefined,
    from === undefined ? undefined : sql`h.promised_to >= ${from}::date`,
    to === undefined ? undefined : sql`h.promised_to <= ${to}::date`,
  ]
  return and(...days)
}

/**
 * One and the same parcel meets what is asked of parcels: a late one in a warehouse isn't a late one beside another in it.
 * Each of the conditions may be the sparse one.
 */
function byParcel(filters: DeskFilters): Narrowing[] {
  const { seller, warehouse, state } = filters
  const promised = promisedOf(filters)
  const atWarehouse = warehouse === undefined ? undefined : sql`h.warehouse_id = ${warehouse}`
  const ofSeller = seller === undefined ? undefined : sql`s.seller_id = ${seller}`
  const inState =
    state === undefined ? undefined : state === 'unbooked' ? unbooked : sql`h.state = ${state}`
  const holds = sql`exists (select 1 from sub_order s join shipment h on h.sub_order_id = s.id
    where ${and(sql`s.order_id = o.id`, promised, atWarehouse, ofSeller, inState)} offset 0)`
  const parcels = [promised, atWarehouse].flatMap((one) =>
    one === undefined
      ? []
      : [sql`select s.order_id as id from shipment h, ${partOf('h')} s where ${one}`],
  )
  const parts = ofSeller && sql`select s.order_id as id from sub_order s where ${ofSeller}`
  return [...parcels, ...(parts === undefined ? [] : [parts])].map((ids) => ({
    ids,
    holds,
    isExact: false,
  }))
}

const byLicence = (kind: string): Narrowing => {
  const used = kind === 'any' ? sql`l.licence_kind is not null` : sql`l.licence_kind = ${kind}`
  return {
    ids: sql`select s.order_id as id from order_line l, ${partOf('l')} s where ${used}`,
    holds: sql`exists (select 1 from sub_order s join order_line l on l.sub_order_id = s.id
      where s.order_id = o.id and ${used} offset 0)`,
    isExact: true,
  }
}

function byValue({ value_from: from, value_to: to }: DeskFilters): Narrowing[] {
  const between = (column: SQL) =>
    and(
      from === undefined ? undefined : sql`${column} >= ${from * 100}`,
      to === undefined ? undefined : sql`${column} <= ${to * 100}`,
    )
  const [ids, holds] = [between(sql`total_paise`), between(sql`o.total_paise`)]
  return ids === undefined || holds === undefined
    ? []
    : [{ ids: sql`select id from "order" where ${ids}`, holds, isExact: true }]
}

const coldOf = (alias: 'o' | 'one'): SQL => sql.raw(coldOrder(`${alias}.quote`))

const byDue: Narrowing = {
  ids: sql`select s.order_id as id from sub_order s where ${sql.raw(owingPart('s'))}`,
  holds: sql`exists (select 1 from sub_order s
    where s.order_id = o.id and ${sql.raw(owingPart('s'))} offset 0)`,
  isExact: true,
}

/** The filters and the search that may be sparse; the list's other conditions are `paymentFilters` and `coldFilter`. */
export function narrowingsOf(filters: DeskFilters): Narrowing[] {
  const { wanted, state, licence, paid } = filters
  const ofParcels = byParcel(filters)
  return [
    ...(wanted === undefined ? [] : [bySearch(wanted)]),
    // The state is that of the parcel if anything else is asked of it: another parcel of its part may be elsewhere.
    ...(state === undefined || ofParcels.length > 0 ? [] : [byState(state)]),
    ...ofParcels,
    ...(licence === undefined ? [] : [byLicence(licence)]),
    ...byValue(filters),
    ...(paid === 'due' ? [byDue] : []),
  ]
}

const optionOf = { online: 1, cash: 2, credit: 3, transfer: 4, link: 5 } as const

/** How an order is paid and whether it is, as `paymentLabel` says it. */
export function paymentFilters({ payment, paid }: DeskFilters): (SQL | undefined)[] {
  const inAdvance = sql`(o.payment_option <> 2 or o.wallet_paise = o.total_paise)`
  const ofSellers = sql`select 1 from sub_order s where s.order_id = o.id and s.seller_id is not null`
  return [
    payment && sql`o.payment_option = ${optionOf[payment]}`,
    paid === 'due' ? sql`not ${inAdvance}` : undefined,
    paid === 'paid'
      ? sql`(${inAdvance} or (exists (${ofSellers} and s.state = 'delivered' offset 0)
          and not exists (${ofSellers} and ${sql.raw(owingPart('s'))} offset 0)))`
      : undefined,
  ]
}

/**
 * Cold-chain orders: the list walks their own index. `few`: asked of single orders, which that index answers without reading
 * their quotes.
 */
export const coldFilter = ({ cold }: DeskFilters, few: boolean): SQL | undefined =>
  cold === undefined
    ? undefined
    : few
      ? sql`exists (select 1 from "order" one
          where one.placed_at = o.placed_at and one.id = o.id and ${coldOf('one')} offset 0)`
      : coldOf('o')
