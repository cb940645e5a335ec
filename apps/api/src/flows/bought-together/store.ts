import { NOT_PROMOTED } from '@upchar/kernel/buying-rules'
import type { IstDate } from '@upchar/kernel/dates'
import { FEWEST_BUYERS } from '../../modules/bought-together/index.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

/**
 * Replaces the counted pairs by those of the orders since `from`; says whether any differ. A buyer counts once for a pair,
 * known by account or phone: one who orders every week is no proof. What was cancelled whole doesn't count,
 * and pairs of fewer buyers aren't kept: they would tell what one buyer ordered, and be most of the table.
 */
export async function recountPairs(
  tx: Transaction,
  { from, today }: { from: IstDate; today: IstDate },
): Promise<boolean> {
  const { rows } = await tx.execute<{ changed: number }>(sql`
    with bought as (
      select distinct o.id as order_id, coalesce(o.customer_id, o.form->>'phone') as buyer, v.group_id
      from "order" o join sub_order s on s.order_id = o.id join order_line l on l.sub_order_id = s.id
        join offer f on f.id = l.offer_id join variant v on v.id = f.variant_id
        join product_group g on g.id = v.group_id
      where o.placed_at >= ${from}::date and l.quantity > l.cancelled
        and g.product_class <> all(${sql.param([...NOT_PROMOTED])}::text[])),
    counted as (
      select a.group_id, b.group_id as with_group_id, count(distinct a.buyer)::int as buyers
      from bought a join bought b on b.order_id = a.order_id and b.group_id <> a.group_id
      group by 1, 2 having count(distinct a.buyer) >= ${FEWEST_BUYERS}),
    gone as (
      delete from bought_together t where not exists (select from counted c
        where c.group_id = t.group_id and c.with_group_id = t.with_group_id) returning 1),
    kept as (
      insert into bought_together as t (group_id, with_group_id, buyers, counted_on)
        select group_id, with_group_id, buyers, ${today}::date from counted
      on conflict (group_id, with_group_id) do update
        set buyers = excluded.buyers, counted_on = excluded.counted_on
        where t.buyers <> excluded.buyers returning 1)
    select ((select count(*) from gone) + (select count(*) from kept))::int as changed`)
  return (rows[0]?.changed ?? 0) > 0
}
