import type { Handle } from '../../../../platform/db/database.ts'
import { sql } from '../../../../platform/db/sql.ts'

export type FormerPrice = {
  line: number
  sku: string
  pricePaise: number
  mrpPaise: number | null
  familyKey: string
  hsn: string
  packSize: number
  gstTag: string | null
  statedBp: number | null
  statedFrom: string | null
}

/** What rows that nobody has undone yet would cost again, with what decides whether they may. */
export async function selectFormerPrices(
  handle: Handle,
  uploadId: string,
  lines: readonly number[] | undefined,
): Promise<FormerPrice[]> {
  const { rows } = await handle.execute<FormerPrice>(sql`
    select r.line, v.sku, o.price_paise::float8 as "pricePaise", v.mrp_paise::float8 as "mrpPaise", f.key as "familyKey", v.hsn,
      v.pack_size as "packSize", f.gst_tag as "gstTag", o.gst_bp as "statedBp", o.gst_from::text as "statedFrom"
    from catalogue_row r cross join lateral (select r.kept->'former' as former) k,
      jsonb_populate_record(null::variant, former->'variant') v, jsonb_populate_record(null::offer, former->'offer') o,
      product_group g, family f
    where r.upload_id::text = ${uploadId} and r.outcome = 'changed' and r.undone is null and r.kept is not null
      and g.id = v.group_id and f.key = case when (former->>'alone')::boolean then former->'group'->>'family_key' else g.family_key end
      and (${lines === undefined} or r.line = any(${sql.param([...(lines ?? [])])}::int[]))`)
  return rows
}
