import { and, asc, eq, isNull, sql } from '../../../platform/db/sql.ts'
import type { Handle, Transaction } from '../../../platform/db/database.ts'
import { storedFile } from '../../files/tables.ts'
import type { DocumentFile } from '../model.ts'
import { kycApplication, kycDocument } from '../tables.ts'

const columns = {
  fileId: kycDocument.fileId,
  document: kycDocument.document,
  name: storedFile.name,
  mediaType: storedFile.mediaType,
  bytes: storedFile.bytes,
  createdAt: storedFile.createdAt,
}

/** A form's documents in upload order. */
export async function selectDocumentFiles(
  handle: Handle,
  applicationId: string,
): Promise<DocumentFile[]> {
  return handle
    .select(columns)
    .from(kycDocument)
    .innerJoin(storedFile, and(eq(storedFile.id, kycDocument.fileId), isNull(storedFile.deletedAt)))
    .where(eq(kycDocument.applicationId, applicationId))
    .orderBy(asc(kycDocument.addedAt), asc(kycDocument.fileId))
}

/** A document with the hash of its upload: the same picture uploaded twice to one place is one document. */
export async function findSameDocumentFile(
  tx: Transaction,
  applicationId: string,
  document: DocumentFile['document'],
  uploadSha256: string,
): Promise<DocumentFile | undefined> {
  const [row] = await tx
    .select(columns)
    .from(kycDocument)
    .innerJoin(storedFile, and(eq(storedFile.id, kycDocument.fileId), isNull(storedFile.deletedAt)))
    .where(
      and(
        eq(kycDocument.applicationId, applicationId),
        eq(kycDocument.document, document),
        eq(storedFile.uploadSha256, uploadSha256),
      ),
    )
    .limit(1)
  return row
}

export async function insertDocumentFile(
  tx: Transaction,
  row: typeof kycDocument.$inferInsert,
): Promise<void> {
  await tx.insert(kycDocument).values(row)
}

/** A renewed form starts with the documents of the one before. */
export async function copyDocumentFiles(
  tx: Transaction,
  fromId: string,
  toId: string,
): Promise<void> {
  await tx.execute(sql`insert into kyc_document (application_id, file_id, document, added_at)
    select ${toId}, d.file_id, d.document, d.added_at from kyc_document d join stored_file f on f.id = d.file_id and f.deleted_at is null where d.application_id = ${fromId}`)
}

/** Removes a document from a form. True: no other form of the buyer's uses the file, so it may be deleted. */
export async function deleteDocumentFile(
  tx: Transaction,
  applicationId: string,
  fileId: string,
): Promise<boolean> {
  await tx
    .delete(kycDocument)
    .where(and(eq(kycDocument.applicationId, applicationId), eq(kycDocument.fileId, fileId)))
  const { rows } = await tx.execute(
    sql`select 1 from kyc_document where file_id = ${fileId} limit 1`,
  )
  return rows.length === 0
}

/** The editable application that contains a buyer's document. */
export async function findApplicationOfFile(
  handle: Handle,
  customerId: string,
  fileId: string,
): Promise<{ stage: 'basic' | 'pharma' } | undefined> {
  const { rows } = await handle.execute<{ stage: 'basic' | 'pharma' }>(sql`
    select a.stage from kyc_document d join kyc_application a on a.id = d.application_id
    where d.file_id = ${fileId} and a.customer_id = ${customerId} order by a.created_at desc limit 1`)
  return rows[0]
}

/** The submitted application of a document; drafts are visible to their buyer only. */
export async function findSubmittedFile(
  handle: Handle,
  fileId: string,
): Promise<{ applicationId: string } | undefined> {
  const [row] = await handle
    .select({ applicationId: kycApplication.id })
    .from(kycDocument)
    .innerJoin(kycApplication, eq(kycApplication.id, kycDocument.applicationId))
    .where(and(eq(kycDocument.fileId, fileId), sql`${kycApplication.state} <> 'draft'`))
    .limit(1)
  return row
}
