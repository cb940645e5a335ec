import type { Handle, Transaction } from '../../platform/db/database.ts'
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

/**
 * An open account, locked against other changes of its wallet and against closing; orders go on, which only refer to it.
 * Undefined when there is none.
 */
export async function lockBuyer(
  tx: Transaction,
  id: string,
): Promise<{ email: string | null } | undefined> {
  const { rows } = await tx.execute<{ email: string | null }>(
    sql`select email from customer where id = ${id} and deactivated_at is null for no key update`,
  )
  return rows[0]
}
