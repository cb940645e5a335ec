import { istDate } from '@upchar/kernel/dates'
import { scansOfStates } from '../../../modules/orders/index.ts'
import type { Handle } from '../../../platform/db/database.ts'
import { sql, type SQL } from '../../../platform/db/sql.ts'
import type { Period } from '../period.ts'
import { during } from './during.ts'

export type ServiceRow = {
  sellerId: number
  name: string
  onTime: number
  late: number
  leftLate: number
  waiting: number
  units: number
  notSupplied: number
  returned: number
}

type ReasonRow = { reason: string; returns: number; packs: number }

/** Whether a row is of the seller; undefined: of any. */
const ofSeller = (column: SQL, sellerId: number | undefined): SQL =>
  sellerId === undefined ? sql`true` : sql`${column} = ${sellerId}::int`

type Promised = {
  today: string
  delivered: readonly number[]
  sent: readonly number[]
  sellerId?: number | undefined
}

/** By which scans a parcel was handed over and came, and the day from which on a promise is still open. */
export const promisedAt = (at: Date) => ({
  today: istDate(at),
  delivered: scansOfStates('delivered'),
  sent: scansOfStates('shipped', 'in_transit', 'out_for_delivery'),
})

/**
 * The parcels that were promised for the days of a period. One that the buyer sent back unopened, or
 * that was cancelled, broke no promise; one that the courier lost did. `today`: the day from which on a promise is still open. `sent`: of those that came
 * late, some left only after their last day, or not at all; one that came without such a scan left nobody knows when.
 */
export const dueParcels = (
  period: Period,
  { today, delivered, sent, sellerId }: Promised,
): SQL => sql`
  select seller_id, promised_to, coalesce(came <= promised_to, false) as is_kept,
    coalesce(came > promised_to, promised_to < ${today}::date) as is_late, coalesce(went > promised_to, came is null) as has_left_late
  from (select h.seller_id, h.promised_to, c.came, c.went, h.state not in ('cancelled', 'rto', 'refunded')
        or exists (select 1 from order_return r where r.shipment_id = h.id and r.reason = 'lost') as is_due
      from shipment h, lateral (select
          (min(scanned_at) filter (where status_id = any(${sql.param([...delivered])}::int[])) at time zone 'Asia/Kolkata')::date as came,
          (min(scanned_at) filter (where status_id = any(${sql.param([...sent])}::int[])) at time zone 'Asia/Kolkata')::date as went
        from shipment_scan where shipment_id = h.id) c
      where h.promised_to between ${period.from}::date and ${period.to}::date and ${ofSeller(sql`h.seller_id`, sellerId)}) parcel
  where came is not null or is_due`

/** The packs that were ordered in a period, those that couldn't be supplied, and those that came back. */
export const orderedPacks = (period: Period, sellerId?: number): SQL => sql`
  select p.seller_id, l.placed_at, l.quantity, l.returned,
    coalesce((select sum(c.quantity) from order_cancel_line c join order_cancel k on k.id = c.cancel_id
      where c.order_line_id = l.id and k.reason = 'not_available'), 0) as not_supplied
  from order_line l join sub_order p on p.id = l.sub_order_id
  where ${during(sql`l.placed_at`, period)} and ${ofSeller(sql`p.seller_id`, sellerId)}`

/** What each seller promised for the days of a period and supplied of its orders. */
export async function selectService(
  handle: Handle,
  period: Period,
  promised: Promised,
): Promise<ServiceRow[]> {
  const { rows } = await handle.execute<ServiceRow>(sql`
    with due as (${dueParcels(period, promised)}),
    promise as (
      select seller_id, count(*) filter (where is_kept) as on_time, count(*) filter (where is_late) as late,
        count(*) filter (where is_late and has_left_late) as left_late, count(*) filter (where not is_kept and not is_late) as waiting
      from due group by seller_id),
    line as (${orderedPacks(period, promised.sellerId)}),
    sold as (
      select seller_id, sum(quantity) as units, sum(not_supplied) as not_supplied, sum(returned) as returned from line group by seller_id)
    select s.id as "sellerId", s.trade_name as name, coalesce(p.on_time, 0)::float8 as "onTime", coalesce(p.late, 0)::float8 as late,
      coalesce(p.left_late, 0)::float8 as "leftLate", coalesce(p.waiting, 0)::float8 as waiting, coalesce(o.units, 0)::float8 as units, coalesce(o.not_supplied, 0)::float8 as "notSupplied",
      coalesce(o.returned, 0)::float8 as returned
    from promise p full join sold o on o.seller_id = p.seller_id join seller s on s.id = coalesce(p.seller_id, o.seller_id)
    order by units desc, s.trade_name, s.id`)
  return rows
}

/** The returns that were asked for in a period, each with its packs. */
export const askedReturns = (period: Period, sellerId?: number): SQL => sql`
  select r.opened_at as at, r.reason, (select sum(quantity) from order_return_line where return_id = r.id) as packs
  from order_return r join sub_order p on p.id = r.sub_order_id
  where ${during(sql`r.opened_at`, period)} and ${ofSeller(sql`p.seller_id`, sellerId)}`

/** How many returns were asked for with each reason, and of how many packs. */
export async function selectReturnReasons(
  handle: Handle,
  period: Period,
  sellerId?: number,
): Promise<ReasonRow[]> {
  const { rows } = await handle.execute<ReasonRow>(sql`
    select reason, count(*)::int as returns, sum(packs)::int as packs from (${askedReturns(period, sellerId)}) r
    group by reason order by returns desc, reason`)
  return rows
}
