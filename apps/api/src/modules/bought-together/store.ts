import { NOT_PROMOTED } from '@upchar/kernel/buying-rules'
import type { Handle, Transaction } from '../../platform/db/database.ts'
import { and, eq, sql } from '../../platform/db/sql.ts'
import { FEWEST_BUYERS, MOST_TOGETHER } from './rules.ts'
import { boughtTogetherPin } from './tables.ts'

type Pair = { groupId: number; withGroupId: number }
export type Pin = typeof boughtTogetherPin.$inferSelect

/** Each product's companions, best first: pins in the order they were made, then by number of buyers. */
export async function selectCompanions(
  handle: Handle,
): Promise<{ slug: string; withSlug: string; withGroupId: number }[]> {
  const { rows } = await handle.execute<{
    slug: string
    withSlug: string
    withGroupId: number
  }>(sql`
    with pair as (
      select group_id, with_group_id, pinned_at, null::int as buyers from bought_together_pin
      union all
      select group_id, with_group_id, null, buyers from bought_together b where buyers >= ${FEWEST_BUYERS}
        and not exists (select from bought_together_pin p
          where p.group_id = b.group_id and p.with_group_id = b.with_group_id)),
    ranked as (
      select p.group_id, p.with_group_id, g.slug, row_number() over (partition by p.group_id
        order by p.pinned_at nulls last, p.buyers desc, p.with_group_id) as place
      from pair p join product_group g on g.id = p.with_group_id and g.active
        and g.product_class <> all(${sql.param([...NOT_PROMOTED])}::text[]))
    select own.slug, r.slug as "withSlug", r.with_group_id::float8 as "withGroupId"
    from ranked r join product_group own on own.id = r.group_id
    where place <= ${MOST_TOGETHER} order by r.group_id, place`)
  return rows
}

/** A pair in the console, with the products' words. */
export type PairForStaff = Pair & {
  title: string
  slug: string
  withTitle: string
  withSlug: string
  buyers: number
  reason: string | null
  pinnedBy: string | null
  pinnedAt: string | null
}

export const mostForStaff = 500

/** Pins and the pairs with the most buyers, pins first. */
export async function selectPairsForStaff(handle: Handle): Promise<PairForStaff[]> {
  const { rows } = await handle.execute<PairForStaff>(sql`
    select coalesce(p.group_id, b.group_id)::float8 as "groupId",
      coalesce(p.with_group_id, b.with_group_id)::float8 as "withGroupId",
      g.title, g.slug, w.title as "withTitle", w.slug as "withSlug", coalesce(b.buyers, 0) as buyers,
      p.reason, p.pinned_by as "pinnedBy", p.pinned_at::text as "pinnedAt"
    from bought_together_pin p
      full join bought_together b on b.group_id = p.group_id and b.with_group_id = p.with_group_id
      join product_group g on g.id = coalesce(p.group_id, b.group_id)
      join product_group w on w.id = coalesce(p.with_group_id, b.with_group_id)
    where p.group_id is not null or b.buyers >= ${FEWEST_BUYERS}
    order by p.pinned_at desc nulls last, buyers desc, 1, 2 limit ${mostForStaff}`)
  return rows
}

export type GroupBySku = {
  groupId: number
  slug: string
  title: string
  productClass: string
  active: boolean
}

export async function findGroupBySku(handle: Handle, sku: string): Promise<GroupBySku | undefined> {
  const { rows } = await handle.execute<GroupBySku>(sql`
    select g.id::float8 as "groupId", g.slug, g.title, g.product_class as "productClass",
      g.active and v.active as active
    from offer o join variant v on v.id = o.variant_id join product_group g on g.id = v.group_id where o.seller_sku = ${sku}`)
  return rows[0]
}

/** False when it is pinned already. */
export async function insertPin(tx: Transaction, pin: Pin): Promise<boolean> {
  const { rowCount } = await tx.insert(boughtTogetherPin).values(pin).onConflictDoNothing()
  return (rowCount ?? 0) > 0
}

export async function deletePin(
  tx: Transaction,
  { groupId, withGroupId }: Pair,
): Promise<Pin | undefined> {
  const [gone] = await tx
    .delete(boughtTogetherPin)
    .where(
      and(eq(boughtTogetherPin.groupId, groupId), eq(boughtTogetherPin.withGroupId, withGroupId)),
    )
    .returning()
  return gone
}
