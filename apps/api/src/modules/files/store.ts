import { and, count, eq, isNull, ne, sql } from '../../platform/db/sql.ts'
import type { Handle, Transaction } from '../../platform/db/database.ts'
import type { FileActor, FileUse } from './model.ts'
import { fileAccess, storedFile } from './tables.ts'

export type StoredFileRow = typeof storedFile.$inferSelect

const ownedBy = (owner: FileActor) =>
  and(
    eq(storedFile.ownerKind, owner.kind),
    eq(storedFile.ownerId, owner.id),
    isNull(storedFile.deletedAt),
  )

export async function insertFile(
  tx: Transaction,
  row: typeof storedFile.$inferInsert,
): Promise<void> {
  await tx.insert(storedFile).values(row)
}

/** A file; undefined once deleted. */
export async function findFile(handle: Handle, id: string): Promise<StoredFileRow | undefined> {
  const [row] = await handle
    .select()
    .from(storedFile)
    .where(and(eq(storedFile.id, id), isNull(storedFile.deletedAt)))
  return row
}

/** An owner's file, locked against concurrent deletion. */
export async function lockOwnFile(
  tx: Transaction,
  owner: FileActor,
  id: string,
): Promise<StoredFileRow | undefined> {
  const [row] = await tx
    .select()
    .from(storedFile)
    .where(and(eq(storedFile.id, id), ownedBy(owner)))
    .for('update')
  return row
}

export async function countFilesOf(handle: Handle, owner: FileActor): Promise<number> {
  const [row] = await handle.select({ files: count() }).from(storedFile).where(ownedBy(owner))
  return row?.files ?? 0
}

/** An unattached file with the same content: an upload sent twice. */
export async function findSameUpload(
  handle: Handle,
  owner: FileActor,
  uploadSha256: string,
  not: string,
): Promise<StoredFileRow | undefined> {
  const [row] = await handle
    .select()
    .from(storedFile)
    .where(
      and(
        ownedBy(owner),
        eq(storedFile.uploadSha256, uploadSha256),
        eq(storedFile.attached, false),
        ne(storedFile.id, not),
      ),
    )
    .limit(1)
  return row
}

/** An owner's unused files. */
export async function selectLoose(handle: Handle, owner: FileActor): Promise<string[]> {
  return (
    await handle
      .select({ id: storedFile.id })
      .from(storedFile)
      .where(and(ownedBy(owner), eq(storedFile.attached, false)))
  ).map(({ id }) => id)
}

/** Locks an unused file; false: it is in use, or deleted. */
export async function lockLoose(tx: Transaction, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: storedFile.id })
    .from(storedFile)
    .where(and(eq(storedFile.id, id), eq(storedFile.attached, false), isNull(storedFile.deletedAt)))
    .for('update')
  return rows.length > 0
}

export async function markAttached(tx: Transaction, id: string): Promise<void> {
  await tx.update(storedFile).set({ attached: true }).where(eq(storedFile.id, id))
}

/** Deletes the file for everybody, its name too; a job removes the bytes. */
export async function markDeleted(tx: Transaction, id: string, at: Date): Promise<void> {
  await tx.update(storedFile).set({ deletedAt: at, name: '' }).where(eq(storedFile.id, id))
}

export async function isDeleted(handle: Handle, id: string): Promise<boolean> {
  const { rows } = await handle.execute(
    sql`select 1 from stored_file where id = ${id} and deleted_at is not null`,
  )
  return rows.length > 0
}

export async function deleteRow(handle: Handle, id: string): Promise<void> {
  await handle.delete(storedFile).where(eq(storedFile.id, id))
}

export async function recordAccess(
  handle: Handle,
  row: { fileId: string; by: FileActor | null; use: FileUse; at: Date },
): Promise<void> {
  await handle.insert(fileAccess).values({
    fileId: row.fileId,
    byKind: row.by?.kind ?? 'system',
    byId: row.by?.id ?? '',
    use: row.use,
    at: row.at,
  })
}

/** The ids without a row: orphaned bytes. */
export async function selectUnknownIds(handle: Handle, ids: readonly string[]): Promise<string[]> {
  const { rows } = await handle.execute<{ id: string }>(sql`
    select id from unnest(${sql.param([...ids])}::text[]) as known(id) where not exists (select 1 from stored_file f where f.id = known.id)`)
  return rows.map((row) => row.id)
}

/** Unused files, and deleted ones whose bytes still exist. */
export async function selectForgotten(
  handle: Handle,
  before: Date,
  limit: number,
): Promise<{ id: string; deleted: boolean }[]> {
  const { rows } = await handle.execute<{ id: string; deleted: boolean }>(sql`
    (select id, false as deleted from stored_file where attached = false and deleted_at is null and created_at < ${before.toISOString()}::timestamptz order by created_at limit ${limit})
    union all (select id, true from stored_file where deleted_at < ${before.toISOString()}::timestamptz order by deleted_at limit ${limit})`)
  return rows
}

/** Deletes old rows of the access log; a trigger protects those younger than a year. */
export async function deleteOldAccesses(
  handle: Handle,
  before: Date,
  limit: number,
): Promise<number> {
  const { rowCount } = await handle.execute(sql`
    delete from file_access where id in (select id from file_access where at < ${before.toISOString()}::timestamptz limit ${limit})`)
  return rowCount ?? 0
}
