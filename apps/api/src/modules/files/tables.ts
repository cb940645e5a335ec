import { sql } from '../../platform/db/sql.ts'
import { bigint, boolean, check, index, integer, pgTable, text } from '../../platform/db/pg-core.ts'
import { instant } from '../../platform/db/columns.ts'
import type { FileMediaType, FileOwnerKind, FilePurpose, FileUse } from './model.ts'

/**
 * A stored file. Its encrypted bytes are in the file store under the row's id, written before the row and
 * removed after it: a crash may leave orphaned bytes, but never a row without bytes.
 */
export const storedFile = pgTable(
  'stored_file',
  {
    id: text('id').primaryKey(),
    ownerKind: text('owner_kind').$type<FileOwnerKind>().notNull(),
    /** Id of the customer, member of staff or order. */
    ownerId: text('owner_id').notNull(),
    purpose: text('purpose').$type<FilePurpose>().notNull(),
    name: text('name').notNull(),
    mediaType: text('media_type').$type<FileMediaType>().notNull(),
    /** Size as served. */
    bytes: integer('bytes').notNull(),
    /** Hash of the bytes as uploaded, to recognise duplicates. */
    uploadSha256: text('upload_sha256').notNull(),
    /** The key that it is encrypted with. */
    keyId: text('key_id').notNull(),
    /** In use by something. Unattached files are deleted after a week. */
    attached: boolean('attached').notNull(),
    createdAt: instant('created_at').notNull(),
    /** Set: gone for everybody; a job removes the bytes, then the row. */
    deletedAt: instant('deleted_at'),
  },
  (t) => [
    index('stored_file_owner').on(t.ownerKind, t.ownerId, t.createdAt),
    index('stored_file_unattached')
      .on(t.createdAt)
      .where(sql`${t.attached} = false and ${t.deletedAt} is null`),
    index('stored_file_deleted')
      .on(t.deletedAt)
      .where(sql`${t.deletedAt} is not null`),
    index('stored_file_key').on(t.keyId),
    check('stored_file_not_empty', sql`${t.bytes} > 0`),
  ],
)

/**
 * Who requested, opened, stored or deleted which file. Append-only, enforced by a trigger; rows may be
 * deleted after a year (DPDP Rules r.6).
 */
export const fileAccess = pgTable(
  'file_access',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** No foreign key: the log outlives the file. */
    fileId: text('file_id').notNull(),
    byKind: text('by_kind').$type<FileOwnerKind | 'system'>().notNull(),
    byId: text('by_id').notNull(),
    use: text('use').$type<FileUse>().notNull(),
    at: instant('at').notNull(),
  },
  (t) => [
    index('file_access_file').on(t.fileId, t.id),
    index('file_access_by').on(t.byKind, t.byId, t.id),
    index('file_access_at').on(t.at),
  ],
)
