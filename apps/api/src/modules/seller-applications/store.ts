import { and, asc, eq, inArray, sql } from '../../platform/db/sql.ts'
import type { Handle, Transaction } from '../../platform/db/database.ts'
import type { SellerApplicationState, SellerDocumentKind } from '@upchar/kernel/seller-applications'
import { storedFile } from '../files/tables.ts'
import { seller } from '../sellers/tables.ts'
import { sellerApplication, sellerDocument } from './tables.ts'

export type SellerApplication = typeof sellerApplication.$inferSelect
export type DocumentRow = typeof sellerDocument.$inferSelect & { fileName: string | null }

export async function sellsWith(handle: Handle, gstin: string): Promise<boolean> {
  return (
    (await handle.select({ id: seller.id }).from(seller).where(eq(seller.gstin, gstin)).limit(1))
      .length > 0
  )
}

/**
 * Stores an application; if the GSTIN already has one, returns it instead. The update that changes nothing locks that one: it could be
 * withdrawn between a refused insert and a look at it.
 */
export async function insertApplication(
  tx: Transaction,
  row: typeof sellerApplication.$inferInsert & { id: string },
): Promise<{ stored: SellerApplication; isNew: boolean }> {
  const [stored] = await tx
    .insert(sellerApplication)
    .values(row)
    .onConflictDoUpdate({ target: sellerApplication.gstin, set: { gstin: row.gstin } })
    .returning()
  if (stored === undefined) throw new Error('an insert or update returns its row')
  return { stored, isNew: stored.id === row.id }
}

export const findApplication = async (
  handle: Handle,
  id: string,
): Promise<SellerApplication | undefined> =>
  (await handle.select().from(sellerApplication).where(eq(sellerApplication.id, id)))[0]

export const lockApplication = async (
  tx: Transaction,
  id: string,
): Promise<SellerApplication | undefined> =>
  (await tx.select().from(sellerApplication).where(eq(sellerApplication.id, id)).for('update'))[0]

/** Changes an application and counts its version. */
export async function updateApplication(
  tx: Transaction,
  id: string,
  change: Partial<typeof sellerApplication.$inferInsert> & { changedAt: Date },
): Promise<void> {
  await tx
    .update(sellerApplication)
    .set({ ...change, version: sql`${sellerApplication.version} + 1` })
    .where(eq(sellerApplication.id, id))
}

export async function deleteApplication(tx: Transaction, id: string): Promise<void> {
  await tx.delete(sellerApplication).where(eq(sellerApplication.id, id))
}

/** The documents of applications, sent or asked for, with the names of their files. */
export async function selectDocuments(
  handle: Handle,
  applicationIds: readonly string[],
): Promise<DocumentRow[]> {
  const rows = await handle
    .select({ document: sellerDocument, fileName: storedFile.name })
    .from(sellerDocument)
    .leftJoin(storedFile, eq(storedFile.id, sellerDocument.fileId))
    .where(inArray(sellerDocument.applicationId, applicationIds))
    .orderBy(asc(sellerDocument.kind))
  return rows.map(({ document, fileName }) => ({ ...document, fileName }))
}

/** Stores a document in the place of the one of its kind; returns the file that it replaces. */
export async function replaceDocument(
  tx: Transaction,
  row: typeof sellerDocument.$inferInsert,
): Promise<string | null> {
  const [before] = await tx
    .delete(sellerDocument)
    .where(
      and(
        eq(sellerDocument.applicationId, row.applicationId),
        eq(sellerDocument.kind, row.kind satisfies SellerDocumentKind),
      ),
    )
    .returning({ fileId: sellerDocument.fileId })
  await tx.insert(sellerDocument).values(row)
  return before?.fileId ?? null
}

/** Asks for a document, again or for the first time. */
export async function askFor(
  tx: Transaction,
  row: { id: string; applicationId: string; kind: SellerDocumentKind; reason: string },
): Promise<void> {
  await tx
    .insert(sellerDocument)
    .values(row)
    .onConflictDoUpdate({
      target: [sellerDocument.applicationId, sellerDocument.kind],
      set: { reason: row.reason },
    })
}

/** A page of applications, those that wait for staff first, oldest first, and how many there are. */
export async function selectApplications(
  handle: Handle,
  state: SellerApplicationState | undefined,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: SellerApplication[]; total: number }> {
  const which = state === undefined ? undefined : eq(sellerApplication.state, state)
  const rows = await handle
    .select()
    .from(sellerApplication)
    .where(which)
    .orderBy(
      sql`array_position(array['submitted', 'checked', 'incomplete', 'received'], ${sellerApplication.state}) nulls last`,
      asc(sellerApplication.createdAt),
      asc(sellerApplication.id),
    )
    .limit(limit)
    .offset(offset)
  return { rows, total: await handle.$count(sellerApplication, which) }
}

const openDays = sql`interval '180 days'`

/** Applications that nobody finished, or that were refused, half a year ago. */
export async function selectForgettable(handle: Handle, at: Date): Promise<string[]> {
  const { rows } = await handle.execute<{ id: string }>(
    sql`select id from seller_application where state in ('received', 'incomplete', 'refused')
      and changed_at < ${at.toISOString()}::timestamptz - ${openDays} order by changed_at limit 200`,
  )
  return rows.map(({ id }) => id)
}
