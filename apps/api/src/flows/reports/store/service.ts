import type { Handle } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'
import type { Period } from '../period.ts'
import { during } from './during.ts'

export type ServiceRow = {
  sellerId: number
  name: string
  onTime: number
  late: number
  waiting: number
  units: number
  notSupplied: number
  returned: number
}

/**
 * What each seller promised for the days of a period and supplied of its orders. A parcel that the buyer sent back unopened, or
 * that was cancelled, broke no promise; one that the courier lost did. `today`: the day from which on a promise is still open.
 */
export async function selectService(
  handle: Handle,
  period: Period,
  { today, delivered }: { today: string; delivered: readonly number[] },
): Promise<ServiceRow[]> {
  const { rows } = await handle.execute<ServiceRow>(sql`
    with parcel as (
      select h.seller_id, h.promised_to,
        (select (min(c.scanned_at) at time zone 'Asia/Kolkata')::date from shipment_scan c
          where c.shipment_id = h.id and c.status_id = any(${sql.param([...delivered])}::int[])) as came,
        h.state not in ('cancelled', 'rto', 'refunded')
          or exists (select 1 from order_return r where r.shipment_id = h.id and r.reason = 'lost') as is_due
      from shipment h where h.promised_to between ${period.from}::date and ${period.to}::date),
    promise as (
      select seller_id, count(*) filter (where came <= promised_to) as on_time,
        count(*) filter (where came > promised_to or (came is null and promised_to < ${today}::date)) as late,
        count(*) filter (where came is null and promised_to >= ${today}::date) as waiting
      from parcel where came is not null or is_due group by seller_id),
    line as (
      select p.seller_id, l.quantity, l.returned,
        coalesce((select sum(c.quantity) from order_cancel_line c join order_cancel k on k.id = c.cancel_id
          where c.order_line_id = l.id and k.reason = 'not_available'), 0) as not_supplied
      from order_line l join sub_order p on p.id = l.sub_order_id
      where ${during(sql`l.placed_at`, period)}),
    sold as (
      select seller_id, sum(quantity) as units, sum(not_supplied) as not_supplied, sum(returned) as returned from line group by seller_id)
    select s.id as "sellerId", s.trade_name as name, coalesce(p.on_time, 0)::float8 as "onTime", coalesce(p.late, 0)::float8 as late,
      coalesce(p.waiting, 0)::float8 as waiting, coalesce(o.units, 0)::float8 as units, coalesce(o.not_supplied, 0)::float8 as "notSupplied",
      coalesce(o.returned, 0)::float8 as returned
    from promise p full join sold o on o.seller_id = p.seller_id join seller s on s.id = coalesce(p.seller_id, o.seller_id)
    order by units desc, s.trade_name, s.id`)
  return rows
}

/** How many returns were asked for with each reason. */
export async function selectReturnReasons(
  handle: Handle,
  period: Period,
): Promise<{ reason: string; returns: number }[]> {
  const { rows } = await handle.execute<{ reason: string; returns: number }>(sql`
    select reason, count(*)::int as returns from order_return
    where ${during(sql`opened_at`, period)}
    group by reason order by returns desc, reason`)
  return rows
}

/** How many KYC applications were decided, and the median of the hours that it took. */
export async function selectKycTime(
  handle: Handle,
  period: Period,
): Promise<{ decided: number; hours: number | null }> {
  const { rows } = await handle.execute<{ decided: number; hours: number | null }>(sql`
    select count(*)::int as decided,
      percentile_cont(0.5) within group (order by extract(epoch from decided_at - submitted_at) / 3600.0) as hours
    from kyc_application where state in ('approved', 'rejected') and submitted_at is not null
      and ${during(sql`decided_at`, period)}`)
  return rows[0] ?? { decided: 0, hours: null }
}
