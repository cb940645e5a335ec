import { mrpText } from '../../modules/catalogue/index.ts'
import type { Handle } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

/** Goods on sale as a price list needs them; prices in paise. */
export type ListGoods = {
  key: string
  offerId: number
  sku: string
  title: string
  optionLabel: string
  pricePaise: number
  mrpPaise: number | null
  productClass: string
  familyKey: string
  packSize: number
  hsn: string
  gstTag: string | null
  statedBp: number | null
  statedFrom: string | null
}

const goodsColumns =
  sql.raw(`lower(o.seller_sku) as key, o.id::float8 as "offerId", o.seller_sku as sku, g.title, v.option_label as "optionLabel",
  o.price_paise::float8 as "pricePaise", ${mrpText}::float8 as "mrpPaise", g.product_class as "productClass",
  g.family_key as "familyKey", v.pack_size as "packSize", v.hsn, f.gst_tag as "gstTag", o.gst_bp as "statedBp", o.gst_from::text as "statedFrom"`)
const goodsTables = sql.raw(`offer o join variant v on v.id = o.variant_id
  join product_group g on g.id = v.group_id join family f on f.key = g.family_key`)

/** Goods on sale by SKU in lower case. */
export async function selectGoods(
  handle: Handle,
  skus: readonly string[],
): Promise<ReadonlyMap<string, ListGoods>> {
  const named = sql.param(skus.map((sku) => sku.toLowerCase()))
  const { rows } = await handle.execute<ListGoods>(sql`select ${goodsColumns} from ${goodsTables}
    where lower(o.seller_sku) = any(${named}::text[]) and o.active and v.active and g.active`)
  return new Map(rows.map((row) => [row.key, row]))
}

type ListRow = {
  id: string
  name: string
  businessTypes: number[]
  validFrom: Date
  validTo: Date | null
  goods: number
  reason: string
  madeBy: string
  madeAt: Date
}

export const mostOver = 200

/** Lists, newest first. Those replaced before they began are left out. */
export async function selectLists(
  handle: Handle,
  { at, id }: { at: Date; id?: string },
): Promise<ListRow[]> {
  const now = at.toISOString()
  const { rows } = await handle.execute<
    Omit<ListRow, 'validFrom' | 'validTo' | 'madeAt'> & {
      validFrom: string
      validTo: string | null
      madeAt: string
    }
  >(sql`
    with shown as (
      select l.*, row_number() over (partition by l.valid_to <= ${now}::timestamptz order by l.made_at desc, l.id desc) as place,
        l.valid_to <= ${now}::timestamptz as over
      from price_list l
      where ${id === undefined ? sql`(l.valid_to is null or l.valid_to > l.valid_from)` : sql`l.id = ${id}::uuid`}
    )
    select l.id, l.name, l.business_types as "businessTypes", l.valid_from as "validFrom", l.valid_to as "validTo",
      (select count(*)::int from price_list_row r where r.list_id = l.id) as goods, l.reason, l.made_by as "madeBy", l.made_at as "madeAt"
    from shown l where l.over is not true or l.place <= ${mostOver} order by l.made_at desc, l.id desc`)
  return rows.map((row) => ({
    ...row,
    validFrom: new Date(row.validFrom),
    validTo: row.validTo === null ? null : new Date(row.validTo),
    madeAt: new Date(row.madeAt),
  }))
}

/** The rows of a list, also of goods that are off sale by now. */
export async function selectRows(
  handle: Handle,
  id: string,
): Promise<{ sku: string; pricePaise: number }[]> {
  const { rows } = await handle.execute<{ sku: string; pricePaise: number }>(sql`
    select o.seller_sku as sku, r.price_paise::float8 as "pricePaise" from price_list_row r join offer o on o.id = r.offer_id
      where r.list_id = ${id}::uuid order by o.seller_sku`)
  return rows
}
