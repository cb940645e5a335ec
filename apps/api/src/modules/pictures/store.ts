import { sql } from '../../platform/db/sql.ts'
import type { Handle } from '../../platform/db/database.ts'

export type PictureSource = {
  slug: string
  title: string
  brand: string
  hue: number
  family: string
  size: string
  id: number
  /** Display texts of the attributes of group and variant. */
  facts: Record<string, string>
}

type Values = Record<string, { display: string }>
type Row = Omit<PictureSource, 'facts'> & { attributes: Values; own: Values | null }

/** The source of a product's picture: the variant of `sku`, or the first one if there is none. */
export async function findPictureSource(
  handle: Handle,
  slug: string,
  sku: string | undefined,
): Promise<PictureSource | undefined> {
  const { rows } = await handle.execute<Row>(sql`
    select g.slug, f.name as title, b.name as brand, b.hue, g.family_key as family, g.id, g.attributes, coalesce(v.option_label, '') as size, v.attributes as own
    from product_group g join brand b on b.id = g.brand_id join family f on f.key = g.family_key
      left join lateral (select option_label, attributes from variant v where v.group_id = g.id and (v.active or v.sku = ${sku ?? ''})
        order by v.sku = ${sku ?? ''} desc, v.position limit 1) v on true
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
