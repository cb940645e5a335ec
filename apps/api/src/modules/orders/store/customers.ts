import { sql } from '../../../platform/db/sql.ts'
import type { Handle, Transaction } from '../../../platform/db/database.ts'

/** Moves a guest's orders to the customer at sign-in. */
export async function adoptOrders(
  tx: Transaction,
  guestId: string,
  customerId: string,
): Promise<void> {
  await tx.execute(
    sql`update "order" set customer_id = ${customerId}, guest_id = null where guest_id = ${guestId}`,
  )
}

/** How many orders a customer has placed. */
export async function countOrders(handle: Handle, customerId: string): Promise<number> {
  const { rows } = await handle.execute<{ count: number }>(
    sql`select count(*)::int as count from "order" where customer_id = ${customerId}`,
  )
  return rows[0]?.count ?? 0
}
