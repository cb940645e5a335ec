import { sql } from '../../platform/db/sql.ts'
import type { Handle, Transaction } from '../../platform/db/database.ts'
import { organisation } from './tables.ts'

export type OrganisationRow = typeof organisation.$inferSelect

export const selectOrganisation = async (handle: Handle): Promise<OrganisationRow | undefined> =>
  (await handle.select().from(organisation))[0]

/** Locks the row, or its absence. */
export async function lockOrganisation(tx: Transaction): Promise<OrganisationRow | undefined> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('organisation'))`)
  return selectOrganisation(tx)
}

export async function saveOrganisation(
  tx: Transaction,
  row: typeof organisation.$inferInsert,
): Promise<void> {
  await tx
    .insert(organisation)
    .values(row)
    .onConflictDoUpdate({ target: organisation.id, set: row })
}
