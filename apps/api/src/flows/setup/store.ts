import { sql } from '../../platform/db/sql.ts'
import type { ClassOffered } from '../../modules/sellers/index.ts'
import type { Handle } from '../../platform/db/database.ts'

export type SetupCounts = {
  /** Products that buyers see. */
  products: number
  /** Administrators who can sign in. */
  administrators: number
  /** Ids of sellers with an order. */
  sellersWithOrders: number[]
  /** Number of the first order; null before it. */
  firstOrder: string | null
}

export async function selectSetupCounts(handle: Handle): Promise<SetupCounts> {
  const { rows } = await handle.execute<SetupCounts>(sql`
    select (select count(*)::int from product_read) as products,
      (select count(*)::int from staff_member where role = 'admin' and disabled_at is null
        and totp_confirmed_at is not null) as administrators,
      coalesce((select json_agg(id) from seller s
        where exists (select from sub_order where seller_id = s.id)), '[]') as "sellersWithOrders",
      (select number from "order" order by placed_at, number limit 1) as "firstOrder"`)
  const [counts] = rows
  if (counts === undefined) throw new Error('no counts')
  return counts
}

/** How many articles on sale each seller offers of each class. */
export async function selectOfferedClasses(handle: Handle): Promise<ClassOffered[]> {
  const { rows } = await handle.execute<ClassOffered>(sql`
    select o.seller_id as "sellerId", g.product_class as "productClass", count(*)::int as offers
    from offer o join variant v on v.id = o.variant_id and v.active
      join product_group g on g.id = v.group_id and g.active
    where o.active group by 1, 2 order by 3 desc, 1, 2`)
  return rows
}

/** Sellers with an order have issued invoices. */
export async function hasOrders(handle: Handle, sellerId: number): Promise<boolean> {
  const { rowCount } = await handle.execute(
    sql`select from sub_order where seller_id = ${sellerId} limit 1`,
  )
  return (rowCount ?? 0) > 0
}

export async function hasProducts(handle: Handle): Promise<boolean> {
  const { rowCount } = await handle.execute(sql`select from product_read limit 1`)
  return (rowCount ?? 0) > 0
}
