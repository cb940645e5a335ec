import { sql } from '../../platform/db/sql.ts'
import type { Handle } from '../../platform/db/database.ts'

/** The orders placed with each sales code (CART-12). */
export async function countOrdersByCode(handle: Handle): Promise<ReadonlyMap<string, number>> {
  const { rows } = await handle.execute<{ code: string; orders: number }>(sql`
    select c.sales_code as code, count(*)::int as orders
    from checkout c join "order" o on o.checkout_id = c.id
    where c.sales_code is not null group by 1`)
  return new Map(rows.map(({ code, orders }) => [code, orders]))
}
