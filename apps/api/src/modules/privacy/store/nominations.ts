import type { Handle } from '../../../platform/db/database.ts'
import { eq } from '../../../platform/db/sql.ts'
import { nomination } from '../tables.ts'

export type Nomination = typeof nomination.$inferSelect

export async function selectNomination(
  handle: Handle,
  customerId: string,
): Promise<Nomination | undefined> {
  const [row] = await handle.select().from(nomination).where(eq(nomination.customerId, customerId))
  return row
}

/** Puts a nominee in the place of the one before. */
export async function saveNomination(handle: Handle, row: Nomination): Promise<void> {
  const { customerId: _, ...set } = row
  await handle
    .insert(nomination)
    .values(row)
    .onConflictDoUpdate({ target: nomination.customerId, set })
}

/** True if there was one. */
export async function deleteNomination(handle: Handle, customerId: string): Promise<boolean> {
  const gone = await handle
    .delete(nomination)
    .where(eq(nomination.customerId, customerId))
    .returning({ at: nomination.namedAt })
  return gone.length > 0
}
