import { mrpText } from '../../modules/catalogue/index.ts'
import type { Handle } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

export async function selectFamilyNames(handle: Handle): Promise<{ key: string; name: string }[]> {
  const { rows } = await handle.execute<{ key: string; name: string }>(
    sql`select key, name from family order by name, key`,
  )
  return rows
}

export type FloorOffer = {
  offerId: number
  sku: string
  familyKey: string
  mrpPaise: number | null
}

/** The offer of a SKU in any case, on sale or not. */
export async function findFloorOffer(handle: Handle, sku: string): Promise<FloorOffer | undefined> {
  const { rows } = await handle.execute<FloorOffer>(sql`
    select o.id::float8 as "offerId", o.seller_sku as sku, g.family_key as "familyKey", ${sql.raw(mrpText)}::float8 as "mrpPaise"
    from offer o join variant v on v.id = o.variant_id join product_group g on g.id = v.group_id
    where lower(o.seller_sku) = ${sku.toLowerCase()}`)
  return rows[0]
}

export async function skuOfOffer(handle: Handle, offerId: number): Promise<string> {
  const { rows } = await handle.execute<{ sku: string }>(
    sql`select o.seller_sku as sku from offer o where o.id = ${offerId}`,
  )
  return rows[0]?.sku ?? ''
}
