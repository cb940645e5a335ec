import { sql } from '../../platform/db/sql.ts'
import type { Handle, Transaction } from '../../platform/db/database.ts'

export type PictureSource = {
  slug: string
  title: string
  brand: string
  hue: number
  family: string
  size: string
  id: number
  /** Keys of its photos, in order; none: it is drawn. */
  photos: string[]
  /** Display texts of the attributes of group and variant. */
  facts: Record<string, string>
}

type Values = Record<string, { display: string }>
type Row = Omit<PictureSource, 'facts'> & { attributes: Values; own: Values | null }

/** The source of a product's pictures: the variant of `sku`, or the first one if there is none. */
export async function findPictureSource(
  handle: Handle,
  slug: string,
  sku: string | undefined,
): Promise<PictureSource | undefined> {
  const { rows } = await handle.execute<Row>(sql`
    select g.slug, f.name as title, b.name as brand, b.hue, g.family_key as family, g.id, g.attributes, coalesce(v.option_label, '') as size, v.attributes as own,
      array(select p->>'key' from jsonb_array_elements(case when v.photos <> '[]' then v.photos else g.photos end) p) as photos
    from product_group g join brand b on b.id = g.brand_id join family f on f.key = g.family_key
      left join lateral (select o.variant_id as id from offer o where o.seller_sku = ${sku ?? ''}) named on true
      left join lateral (select option_label, attributes, photos from variant v where v.group_id = g.id and (v.active or v.id = named.id)
        order by v.id is not distinct from named.id desc, v.position limit 1) v on true
    where g.slug = ${slug}`)
  const row = rows[0]
  if (row === undefined) return undefined
  const { attributes, own, ...source } = row
  return {
    ...source,
    facts: Object.fromEntries(
      Object.entries({ ...attributes, ...own }).map(([key, { display }]) => [key, display]),
    ),
  }
}

export type PhotoRow = { key: string; fileId: string; name: string; attached: boolean }

/** The photos of some keys whose files exist. */
export async function selectPhotos(handle: Handle, keys: readonly string[]): Promise<PhotoRow[]> {
  const { rows } = await handle.execute<PhotoRow>(sql`
    select p.key, p.file_id as "fileId", f.name, f.attached from product_photo p join stored_file f on f.id = p.file_id
    where p.key = any(${sql.param([...keys])}::text[]) and f.deleted_at is null order by p.key`)
  return rows
}

/** False: the same photo has been uploaded meanwhile. A deleted file's photo gets the new file. */
export async function insertPhoto(tx: Transaction, key: string, fileId: string): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    insert into product_photo (key, file_id) values (${key}, ${fileId})
    on conflict (key) do update set file_id = excluded.file_id
      where (select deleted_at is not null from stored_file where id = product_photo.file_id)`)
  return (rowCount ?? 0) > 0
}
