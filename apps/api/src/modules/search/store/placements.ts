import { NOT_PROMOTED, type ProductClass } from '@upchar/kernel/buying-rules'
import type { Database, Handle, Transaction } from '../../../platform/db/database.ts'
import { and, eq, gte, isNull, lt, sql } from '../../../platform/db/sql.ts'
import type { Placement } from '../rules/placements.ts'
import { searchPlacement } from '../tables.ts'

type Row = Omit<Placement, 'groupIds'> & {
  group_id: number | null
  brand_id: number | null
  family_key: string | null
}

/** The pins and boosts in force with the goods they move, of which none may not be promoted (domain reference 3.1). */
export async function readPlacements(db: Database): Promise<Placement[]> {
  const { rows } = await db.$client
    .query<Row>(`select id, kind, phrase, group_id::float8 as group_id,
    brand_id, family_key from search_placement where ended_at is null order by place, made_at, id`)
  if (rows.length === 0) return []
  const { rows: goods } = await db.$client.query<{ id: number; brand_id: number; family: string }>({
    text: `select g.id::float8 as id, g.brand_id, g.family_key as family from product_group g
      where g.active and g.product_class <> all($4::text[])
        and (g.id = any($1::bigint[]) or g.brand_id = any($2::int[]) or g.family_key = any($3::text[]))`,
    values: [
      rows.flatMap((row) => row.group_id ?? []),
      rows.flatMap((row) => row.brand_id ?? []),
      rows.flatMap((row) => row.family_key ?? []),
      [...NOT_PROMOTED],
    ],
  })
  return rows.map(({ group_id: group, brand_id: brand, family_key: family, ...row }) => ({
    ...row,
    groupIds: goods
      .filter((one) => one.id === group || one.brand_id === brand || one.family === family)
      .map(({ id }) => id),
  }))
}

export type NewPlacement = typeof searchPlacement.$inferInsert

export async function insertPlacement(tx: Transaction, placement: NewPlacement): Promise<void> {
  await tx.insert(searchPlacement).values(placement)
}

/** How many pins of these words and of all are in force, and whether this product is pinned there already. */
export async function selectOpen(handle: Handle): Promise<(typeof searchPlacement.$inferSelect)[]> {
  return handle.select().from(searchPlacement).where(isNull(searchPlacement.endedAt))
}

/** Ends one in force; undefined: there is none. */
export async function endPlacement(
  tx: Transaction,
  id: string,
  ended: { at: Date; by: string },
): Promise<typeof searchPlacement.$inferSelect | undefined> {
  const [gone] = await tx
    .update(searchPlacement)
    .set({ endedAt: ended.at, endedBy: ended.by })
    .where(and(eq(searchPlacement.id, id), isNull(searchPlacement.endedAt)))
    .returning()
  return gone
}

/** Ends those whose last day is over; says how many. */
export async function endOverdue(tx: Transaction, today: string, at: Date): Promise<number> {
  const { rowCount } = await tx
    .update(searchPlacement)
    .set({ endedAt: at })
    .where(and(isNull(searchPlacement.endedAt), lt(searchPlacement.lastDay, today)))
  return rowCount ?? 0
}

/** A pin or boost in the console. */
export type PlacementForStaff = typeof searchPlacement.$inferSelect & { target: string }

const mostForStaff = 300

/** Those in force first, then the last to end. */
export async function selectPlacements(handle: Handle): Promise<PlacementForStaff[]> {
  return handle
    .select({
      id: searchPlacement.id,
      kind: searchPlacement.kind,
      phrase: searchPlacement.phrase,
      groupId: searchPlacement.groupId,
      brandId: searchPlacement.brandId,
      familyKey: searchPlacement.familyKey,
      place: searchPlacement.place,
      lastDay: searchPlacement.lastDay,
      reason: searchPlacement.reason,
      madeBy: searchPlacement.madeBy,
      madeAt: searchPlacement.madeAt,
      endedAt: searchPlacement.endedAt,
      endedBy: searchPlacement.endedBy,
      target: sql<string>`coalesce((select title from product_group where id = ${searchPlacement.groupId}),
        (select name from brand where id = ${searchPlacement.brandId}),
        (select name from family where key = ${searchPlacement.familyKey}))`,
    })
    .from(searchPlacement)
    .orderBy(
      sql`${searchPlacement.endedAt} desc nulls first`,
      searchPlacement.phrase,
      searchPlacement.place,
      searchPlacement.madeAt,
    )
    .limit(mostForStaff)
}

/** What a pin or boost is for; `groupIds`: the goods that may be promoted. */
export type Targets = {
  groupId: number | null
  productClass: ProductClass | null
  brandId: number | null
  familyKey: string | null
  groupIds: number[]
}

/** A product on sale by SKU, a brand or a product type by name; null: there is none. */
export async function findTargets(
  handle: Handle,
  {
    sku = null,
    brand = null,
    family = null,
  }: { sku?: string | null; brand?: string | null; family?: string | null },
): Promise<Targets> {
  const { rows } = await handle.execute<Targets>(sql`
    with wanted as (
      select (select g.id from variant v join product_group g on g.id = v.group_id
          where v.sku = ${sku} and v.active and g.active) as group_id,
        (select id from brand where lower(name) = lower(${brand}) order by id limit 1) as brand_id,
        (select key from family where lower(name) = lower(${family}) order by key limit 1) as family_key)
    select w.group_id::float8 as "groupId", w.brand_id as "brandId", w.family_key as "familyKey",
      (select product_class from product_group where id = w.group_id) as "productClass",
      array(select g.id::float8 from product_group g where g.active
        and g.product_class <> all(${sql.param([...NOT_PROMOTED])}::text[])
        and (g.id = w.group_id or g.brand_id = w.brand_id or g.family_key = w.family_key)) as "groupIds"
    from wanted w`)
  return (
    rows[0] ?? { groupId: null, productClass: null, brandId: null, familyKey: null, groupIds: [] }
  )
}

/** Makes room for a pin at a place among those of its words. */
export async function shiftPins(tx: Transaction, phrase: string, from: number): Promise<void> {
  await tx
    .update(searchPlacement)
    .set({ place: sql`${searchPlacement.place} + 1` })
    .where(
      and(
        eq(searchPlacement.phrase, phrase),
        eq(searchPlacement.kind, 'pin'),
        isNull(searchPlacement.endedAt),
        gte(searchPlacement.place, from),
      ),
    )
}
