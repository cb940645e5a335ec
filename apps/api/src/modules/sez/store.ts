import { and, desc, eq, inArray, sql } from '../../platform/db/sql.ts'
import type { Handle, Transaction } from '../../platform/db/database.ts'
import { queryPrepared } from '../../platform/db/prepared.ts'
import { sezClaim } from './tables.ts'

export type SezClaim = typeof sezClaim.$inferSelect

export const selectClaimsOf = (handle: Handle, customerId: string): Promise<SezClaim[]> =>
  handle
    .select()
    .from(sezClaim)
    .where(eq(sezClaim.customerId, customerId))
    .orderBy(desc(sezClaim.claimedAt), sezClaim.id)

/** Those that wait for staff, oldest first, then the decided ones, newest first. */
export const selectClaims = (handle: Handle, limit: number): Promise<SezClaim[]> =>
  handle
    .select()
    .from(sezClaim)
    .orderBy(
      sql`state <> 'claimed'`,
      sql`case when state = 'claimed' then claimed_at end`,
      desc(sezClaim.decidedAt),
      sezClaim.id,
    )
    .limit(limit)

export const findClaim = async (handle: Handle, id: string): Promise<SezClaim | undefined> =>
  (await handle.select().from(sezClaim).where(eq(sezClaim.id, id)))[0]

/** Whether this letter came with a statement about the GSTIN before: the button was pressed twice. */
export const isClaimedWith = async (
  tx: Transaction,
  { customerId, gstin, fileId }: { customerId: string; gstin: string; fileId: string },
): Promise<boolean> =>
  (
    await tx
      .select({ id: sezClaim.id })
      .from(sezClaim)
      .where(
        and(
          eq(sezClaim.customerId, customerId),
          eq(sezClaim.gstin, gstin),
          eq(sezClaim.fileId, fileId),
        ),
      )
  ).length > 0

export const lockClaim = async (tx: Transaction, id: string): Promise<SezClaim | undefined> =>
  (await tx.select().from(sezClaim).where(eq(sezClaim.id, id)).for('no key update'))[0]

/** False where the customer has an open statement about the GSTIN. */
export async function insertClaim(tx: Transaction, row: SezClaim): Promise<boolean> {
  const { rowCount } = await tx.insert(sezClaim).values(row).onConflictDoNothing()
  return (rowCount ?? 0) > 0
}

/** A confirmation whose days are over makes room for the renewed letter. */
export async function endExpired(
  tx: Transaction,
  { customerId, gstin, on }: { customerId: string; gstin: string; on: string },
): Promise<void> {
  await tx
    .update(sezClaim)
    .set({ state: 'ended', reason: 'Its days were over' })
    .where(
      and(
        eq(sezClaim.customerId, customerId),
        eq(sezClaim.gstin, gstin),
        eq(sezClaim.state, 'confirmed'),
        sql`valid_until < ${on}::date`,
      ),
    )
}

export async function updateClaim(
  tx: Transaction,
  id: string,
  change: Partial<SezClaim>,
): Promise<void> {
  await tx.update(sezClaim).set(change).where(eq(sezClaim.id, id))
}

/** Statements that nobody has confirmed were about nothing that was sold. */
export async function deleteUndecided(tx: Transaction, customerId: string): Promise<string[]> {
  const rows = await tx
    .delete(sezClaim)
    .where(
      and(eq(sezClaim.customerId, customerId), inArray(sezClaim.state, ['claimed', 'refused'])),
    )
    .returning({ fileId: sezClaim.fileId })
  return rows.flatMap(({ fileId }) => fileId ?? [])
}

export async function endConfirmed(tx: Transaction, customerId: string): Promise<void> {
  await tx
    .update(sezClaim)
    .set({ state: 'ended', reason: 'The account was closed' })
    .where(and(eq(sezClaim.customerId, customerId), eq(sezClaim.state, 'confirmed')))
}

const inForce = {
  name: 'sez-in-force',
  text: `select kind, pincode from sez_claim where customer_id = $1 and gstin = $2 and state = 'confirmed'
    and $3::date between valid_from and valid_until`,
}

/** What staff have confirmed of a customer's GSTIN for a day. */
export const findInForce = async (
  handle: Handle,
  { customerId, gstin, on }: { customerId: string; gstin: string; on: string },
): Promise<Pick<SezClaim, 'kind' | 'pincode'> | undefined> =>
  (
    await queryPrepared<Pick<SezClaim, 'kind' | 'pincode'>>(handle, inForce, [
      customerId,
      gstin,
      on,
    ])
  )[0]
