import { sql } from 'drizzle-orm'
import type { Handle } from '../../platform/db.ts'

export type PictureSource = { slug: string; title: string; brand: string; hue: number; family: string; size: string; id: number }

/** What a product's picture is drawn from. */
export async function findPictureSource(handle: Handle, slug: string): Promise<PictureSource | undefined> {
  const { rows } = await handle.execute<PictureSource>(sql`
    select g.slug, f.name as title, b.name as brand, b.hue, g.family_key as family, g.id,
      coalesce((select v.option_label from variant v where v.group_id = g.id and v.active order by v.position limit 1), '') as size
    from product_group g join brand b on b.id = g.brand_id join family f on f.key = g.family_key where g.slug = ${slug}`)
  return rows[0]
}
