import type { ReportStep } from '@upchar/kernel/report-periods'
import type { Handle } from '../../../platform/db/database.ts'
import { sql, type SQL } from '../../../platform/db/sql.ts'
import type { CommissionSpan } from '../commissions.ts'
import type { Period } from '../period.ts'
import { during, firstDay } from './during.ts'

export type SalesSplit = 'time' | 'seller' | 'category' | 'payment'

export type SalesRow = {
  key: string
  /** What people call it; the key where it has no other name. */
  name: string
  orders: number
  units: number
  taxablePaise: number
  gstPaise: number
  returnedUnits: number
  /** Without GST, as `taxablePaise`. */
  returnedPaise: number
  /** Of what was sold and didn't come back, where it is known. */
  marginPaise: number
  /** Taxable value that was sold and didn't come back, and how much of it the margin is known of. */
  keptPaise: number
  knownPaise: number
}

const inIndia = sql`(l.placed_at at time zone 'Asia/Kolkata')`
const keys: Readonly<Record<Exclude<SalesSplit, 'time'>, SQL>> = {
  seller: sql`s.id::text`,
  category: sql`c.name`,
  payment: sql`o.payment_option::text`,
}
/** `part` of `whole` pieces, rounded half up as amounts are. */
const share = (amount: SQL, part: SQL): SQL =>
  sql`(2 * ${amount} * (${part}) + l.quantity) / (2 * l.quantity)`

/** Which sellers sold goods of which families. */
export async function selectSoldPairs(
  handle: Handle,
  period: Period,
): Promise<{ sellerId: number; familyKey: string }[]> {
  const { rows } = await handle.execute<{ sellerId: number; familyKey: string }>(sql`
    select distinct f.seller_id as "sellerId", g.family_key as "familyKey"
    from (select distinct offer_id from order_line where ${during(sql`placed_at`, period)}) l
      join offer f on f.id = l.offer_id join variant v on v.id = f.variant_id join product_group g on g.id = v.group_id`)
  return rows
}

/** Goods of the orders of a period, without what was cancelled. The marketplace's own fees are no goods. */
export async function selectSales(
  handle: Handle,
  period: Period,
  {
    split,
    step,
    commissions,
    operatorGstin,
  }: {
    split: SalesSplit
    step: ReportStep
    commissions: readonly CommissionSpan[]
    operatorGstin: string
  },
): Promise<SalesRow[]> {
  const column = <K extends keyof CommissionSpan>(name: K) =>
    sql.param(commissions.map((one) => one[name]))
  const key = split === 'time' ? firstDay(sql`l.placed_at`, step) : keys[split]
  const { rows } = await handle.execute<SalesRow>(sql`
    with cost as materialized (
      select offer_id, paise, valid_from, lead(valid_from) over (partition by offer_id order by valid_from, id) as until from offer_cost),
    line as materialized (
      select l.order_id, ${key} as key, ${split === 'seller' ? sql`s.trade_name` : key} as name, l.quantity - l.cancelled as units, l.returned,
        ${share(sql`l.taxable_paise`, sql`l.quantity - l.cancelled`)} as taxable, ${share(sql`l.taxable_paise`, sql`l.returned`)} as back,
        ${share(sql`(l.cgst_paise + l.sgst_paise + l.igst_paise)`, sql`l.quantity - l.cancelled`)} as gst,
        s.gstin = ${operatorGstin} as own, k.paise as cost, coalesce(r.bp, 0) as bp
      from order_line l join offer f on f.id = l.offer_id join seller s on s.id = f.seller_id join variant v on v.id = f.variant_id
        join product_group g on g.id = v.group_id join family fam on fam.key = g.family_key join category c on c.id = fam.category_id
        ${split === 'payment' ? sql`join "order" o on o.id = l.order_id` : sql``}
        left join unnest(${column('sellerId')}::int[], ${column('familyKey')}::text[], ${column('from')}::date[], ${column('to')}::date[], ${column('bp')}::int[])
          r(seller_id, family_key, first, last, bp) on r.seller_id = f.seller_id and r.family_key = g.family_key and ${inIndia}::date between r.first and r.last
        left join cost k on k.offer_id = l.offer_id and s.gstin = ${operatorGstin}
          and ${inIndia}::date >= k.valid_from and (k.until is null or ${inIndia}::date < k.until)
      where ${during(sql`l.placed_at`, period)} and l.cancelled < l.quantity)
    select key, min(name) as name, count(distinct order_id)::float8 as orders, sum(units)::float8 as units, sum(taxable)::float8 as "taxablePaise",
      sum(gst)::float8 as "gstPaise", sum(returned)::float8 as "returnedUnits", sum(back)::float8 as "returnedPaise",
      coalesce(sum(case when own then taxable - back - cost * (units - returned) else ((taxable - back) * bp + 5000) / 10000 end), 0)::float8 as "marginPaise",
      sum(taxable - back)::float8 as "keptPaise", coalesce(sum(taxable - back) filter (where not own or cost is not null), 0)::float8 as "knownPaise"
    from line group by key order by key`)
  return rows
}
