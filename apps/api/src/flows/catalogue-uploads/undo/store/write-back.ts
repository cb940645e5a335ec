import {
  followStatedRates,
  noteAttributes,
  ownOfferText,
} from '../../../../modules/catalogue/index.ts'
import { markStale } from '../../../../modules/intake/index.ts'
import type { Handle } from '../../../../platform/db/database.ts'
import { sql } from '../../../../platform/db/sql.ts'
import type { StockUndo } from '../rules.ts'

export type Restored = { variant: number; former: unknown }

const formerOf = (json: string) => sql`jsonb_array_elements(${json}::jsonb) r,
  jsonb_populate_record(null::variant, r->'former'->'variant') fv,
  jsonb_populate_record(null::offer, r->'former'->'offer') fo,
  jsonb_populate_record(null::product_group, r->'former'->'group') fg`

/** Writes the former values of everything that an import changes. A product with further variants keeps its own. */
export async function restoreGoods(tx: Handle, rows: readonly Restored[], at: Date): Promise<void> {
  if (rows.length === 0) return
  const json = JSON.stringify(rows)
  await tx.execute(sql`
    update variant v set attributes = fv.attributes, part_number = fv.part_number, gtin = fv.gtin, more_gtins = fv.more_gtins,
      mrp_paise = fv.mrp_paise, hsn = fv.hsn, pack_size = fv.pack_size, pack_unit = fv.pack_unit, net_quantity = fv.net_quantity,
      active = fv.active
    from ${formerOf(json)} where v.id = fv.id`)
  await tx.execute(sql`
    update offer o set price_paise = fo.price_paise, gst_bp = fo.gst_bp, gst_from = fo.gst_from, moq = fo.moq, max_oq = fo.max_oq,
      active = fo.active, updated_at = ${at.toISOString()}::timestamptz
    from ${formerOf(json)} where o.id = fo.id`)
  await tx.execute(sql`
    update product_group g set title = fg.title, brand_id = fg.brand_id, family_key = fg.family_key, description = fg.description,
      facts = fg.facts, country_of_origin = fg.country_of_origin, lead_only = fg.lead_only, product_class = fg.product_class,
      attributes = fg.attributes, active = fg.active
    from ${formerOf(json)} where g.id = fg.id and (r->'former'->>'alone')::boolean`)
  await tx.execute(sql`
    update product_group g set active = false from ${formerOf(json)}
    where g.id = fg.id and not (r->'former'->>'alone')::boolean and not fg.active`)
  await tx.execute(sql`
    delete from waiting_product w using ${formerOf(json)}
    where w.group_id = fg.id and (r->'former'->>'alone')::boolean and r->'former'->'waiting' = 'null'`)
  await tx.execute(sql`
    insert into waiting_product (group_id, reasons, since, refused_at, refused_by, refused_because)
    select fw.group_id, fw.reasons, fw.since, fw.refused_at, fw.refused_by, fw.refused_because
    from jsonb_array_elements(${json}::jsonb) r, jsonb_populate_record(null::waiting_product, r->'former'->'waiting') fw
    where (r->'former'->>'alone')::boolean and r->'former'->'waiting' <> 'null'
    on conflict (group_id) do update set reasons = excluded.reasons, since = excluded.since, refused_at = excluded.refused_at,
      refused_by = excluded.refused_by, refused_because = excluded.refused_because, revision = waiting_product.revision + 1`)
}

/** What an import made: nobody finds it, and it waits for nobody. A later file that names it puts it on sale again. */
export async function takeOffSale(tx: Handle, variants: readonly number[]): Promise<void> {
  const made = sql`any(${sql.param([...variants])}::bigint[])`
  await tx.execute(sql`update offer o set active = false from variant v
    where v.id = o.variant_id and ${sql.raw(ownOfferText)} and v.id = ${made}`)
  await tx.execute(sql`update variant set active = false where id = ${made}`)
  const empty = sql`id in (select group_id from variant where id = ${made})
    and not exists (select from variant v where v.group_id = g.id and v.active)`
  await tx.execute(
    sql`delete from waiting_product where group_id in (select id from product_group g where ${empty})`,
  )
  await tx.execute(sql`update product_group g set active = false where ${empty}`)
}

/** The caller has locked the lots. */
export async function moveStock(
  tx: Handle,
  { moves, namings }: Pick<StockUndo, 'moves' | 'namings'>,
  reference: string,
  at: Date,
): Promise<void> {
  await tx.execute(sql`
    with wanted as (select * from jsonb_to_recordset(${JSON.stringify(moves)}::jsonb) as m(id bigint, by int)),
    moved as (update lot l set on_hand = l.on_hand + w.by from wanted w where l.id = w.id returning l.id, w.by)
    insert into stock_movement (lot_id, quantity, reason, reference, at)
    select id, by, 'adjustment', ${reference}, ${at.toISOString()}::timestamptz from moved order by id`)
  await tx.execute(sql`
    update lot l set batch_no = n.batch, expires_on = n.expires
    from jsonb_to_recordset(${JSON.stringify(namings)}::jsonb) as n(id bigint, batch text, expires date) where l.id = n.id`)
}

/** Buyers' pages and filters follow once the transaction is committed. */
export async function followGoods(tx: Handle, variants: readonly number[]): Promise<void> {
  const { rows } = await tx.execute<{ id: number; family: string }>(sql`
    select distinct g.id, g.family_key as family from product_group g join variant v on v.group_id = g.id
    where v.id = any(${sql.param([...variants])}::bigint[]) order by g.id`)
  await noteAttributes(tx, [...new Set(rows.map(({ family }) => family))], [])
  const groupIds = rows.map(({ id }) => id)
  await followStatedRates(tx, groupIds)
  await markStale(tx, groupIds)
}
