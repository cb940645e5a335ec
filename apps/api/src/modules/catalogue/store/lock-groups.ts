import type { Handle } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'

/**
 * Locks products against every other change of their facts and terms until the transaction ends. Whoever also locks offers or
 * batches locks the products first, so that no two wait for each other.
 */
export async function lockGroups(tx: Handle, ids: readonly number[]): Promise<void> {
  await tx.execute(
    sql`select from product_group where id = any(${sql.param([...ids])}::bigint[]) order by id for no key update`,
  )
}
