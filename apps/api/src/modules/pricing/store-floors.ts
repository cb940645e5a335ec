import { mrpText } from '../catalogue/index.ts'
import type { Handle, Transaction } from '../../platform/db/database.ts'
import { eq, sql } from '../../platform/db/sql.ts'
import { priceApproval, priceFloor } from './tables.ts'

export type FloorFacts = {
  /** By SKU in lower case, as they stand; `approvedPaise`: the lowest approved price that may be set today. */
  offers: {
    key: string
    familyKey: string
    mrpPaise: number | null
    pricePaise: number
    floorPaise: number | null
    approvedPaise: number | null
  }[]
  families: { key: string; mrpBp: number | null }[]
}

/** What decides the lowest prices of some SKUs on a day. */
export async function selectFloorFacts(
  handle: Handle,
  skus: readonly string[],
  today: string,
): Promise<FloorFacts> {
  const named = sql.param(skus.map((sku) => sku.toLowerCase()))
  const { rows } = await handle.execute<FloorFacts>(sql`
    select coalesce((select json_agg(t) from (
        select lower(o.seller_sku) as key, g.family_key as "familyKey", ${sql.raw(mrpText)} as "mrpPaise", o.price_paise as "pricePaise",
          (select f.paise from price_floor f where f.offer_id = o.id order by f.id desc limit 1) as "floorPaise",
          (select min(a.paise) from price_approval a where a.offer_id = o.id and a.accepted and a.last_day >= ${today}::date) as "approvedPaise"
        from variant v join offer o on o.variant_id = v.id join product_group g on g.id = v.group_id where lower(o.seller_sku) = any(${named}::text[])) t), '[]') as offers,
      coalesce((select json_agg(json_build_object('key', f.family_key, 'mrpBp', f.mrp_bp)) from (
        select distinct on (family_key) family_key, mrp_bp from price_floor where family_key is not null order by family_key, id desc) f), '[]') as families`)
  return rows[0] ?? { offers: [], families: [] }
}

export const lockFloors = async (tx: Transaction): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('price-floors'))`)
}

export type StoredFloor = {
  id: number
  sku: string | null
  title: string | null
  optionLabel: string | null
  familyKey: string | null
  familyName: string | null
  paise: number | null
  mrpBp: number | null
  reason: string
  madeBy: string
  madeAt: string
}

const goodsOf = sql.raw(
  `offer o join variant v on v.id = o.variant_id join product_group g on g.id = v.group_id`,
)

/** The newest row of each offer and family, newest first. */
export async function selectFloors(handle: Handle): Promise<StoredFloor[]> {
  const { rows } = await handle.execute<StoredFloor>(sql`
    select f.id, f.paise::float8 as paise, f.mrp_bp as "mrpBp", f.reason, f.made_by as "madeBy", f.made_at::text as "madeAt",
      f.family_key as "familyKey", (select name from family where key = f.family_key) as "familyName", t.sku, t.title, t."optionLabel"
    from (select distinct on (offer_id, family_key) * from price_floor order by offer_id, family_key, id desc) f
      left join lateral (select o.seller_sku as sku, g.title, v.option_label as "optionLabel" from ${goodsOf} where o.id = f.offer_id) t on true
    order by f.id desc`)
  return rows
}

export async function insertFloor(
  tx: Transaction,
  row: Omit<typeof priceFloor.$inferInsert, 'id'>,
): Promise<void> {
  await tx.insert(priceFloor).values(row)
}

export type StoredApproval = {
  id: string
  offerId: number
  sku: string
  title: string
  optionLabel: string
  familyKey: string
  mrpPaise: number | null
  paise: number
  lastDay: string
  reason: string
  askedBy: string
  askedAt: string
  accepted: boolean | null
  decidedBy: string | null
}

/** Approvals that wait, then the last 200 decided ones. */
export async function selectApprovals(handle: Handle): Promise<StoredApproval[]> {
  const { rows } = await handle.execute<StoredApproval>(sql`
    select a.id, a.offer_id::float8 as "offerId", o.seller_sku as sku, g.title, v.option_label as "optionLabel", g.family_key as "familyKey",
      ${sql.raw(mrpText)}::float8 as "mrpPaise", a.paise::float8 as paise, a.last_day::text as "lastDay", a.reason, a.asked_by as "askedBy",
      a.asked_at::text as "askedAt", a.accepted, a.decided_by as "decidedBy"
    from (select * from price_approval order by accepted is not null, asked_at desc, id limit 200) a join ${goodsOf} on o.id = a.offer_id
    order by a.accepted is not null, a.asked_at desc, a.id`)
  return rows
}

/** An approval, locked until the transaction ends. */
export async function findApproval(tx: Transaction, id: string) {
  const [row] = await tx.select().from(priceApproval).where(eq(priceApproval.id, id)).for('update')
  return row
}

/** Whether the same member's same wish waits already. */
export async function isAsked(
  tx: Transaction,
  asked: Pick<StoredApproval, 'offerId' | 'paise' | 'lastDay' | 'reason' | 'askedBy'>,
): Promise<boolean> {
  const { offerId, paise, lastDay, reason, askedBy } = asked
  const { rows } =
    await tx.execute(sql`select from price_approval where offer_id = ${offerId} and paise = ${paise}
    and last_day = ${lastDay}::date and reason = ${reason} and asked_by = ${askedBy} and accepted is null`)
  return rows.length > 0
}

export async function insertApproval(
  tx: Transaction,
  row: Omit<typeof priceApproval.$inferInsert, 'accepted' | 'decidedBy' | 'decidedAt'>,
): Promise<void> {
  await tx.insert(priceApproval).values(row)
}

export async function decideApproval(
  tx: Transaction,
  id: string,
  decided: { accepted: boolean; decidedBy: string; decidedAt: Date },
): Promise<void> {
  await tx.update(priceApproval).set(decided).where(eq(priceApproval.id, id))
}
