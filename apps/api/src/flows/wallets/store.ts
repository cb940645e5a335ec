import type { Handle } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

export type CustomerName = { id: string; name: string; email: string }

/** Names of customers by id; empty once the account is closed. */
export async function customerNames(
  handle: Handle,
  ids: readonly string[],
): Promise<ReadonlyMap<string, CustomerName>> {
  const { rows } = await handle.execute<CustomerName>(sql`
    select id, case when deactivated_at is null then trim(first_name || ' ' || last_name) else '' end as name,
      case when deactivated_at is null then email else '' end as email
    from customer where id = any(${sql.param([...new Set(ids)])}::text[])`)
  return new Map(rows.map((row) => [row.id, row]))
}
