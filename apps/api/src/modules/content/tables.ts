import { sql } from '../../platform/db/sql.ts'
import type { ContentKind } from '@upchar/kernel/content-kinds'
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from '../../platform/db/pg-core.ts'
import { bytes, instant } from '../../platform/db/columns.ts'

/** Small values under a key: top searches, rotating keywords, what has been loaded. */
export const contentBlock = pgTable('content_block', {
  key: text('key').primaryKey(),
  value: jsonb('value').$type<unknown>().notNull(),
})

/**
 * A published text of one item: an article, a policy, a banner. Its value never changes. Of the versions of an
 * item that run at a moment, the one that started last is shown; a value of null hides the item.
 */
export const contentVersion = pgTable(
  'content_version',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind').$type<ContentKind>().notNull(),
    key: text('key').notNull(),
    /** From 1, per item. */
    number: integer('number').notNull(),
    value: jsonb('value').$type<unknown>(),
    startsAt: instant('starts_at').notNull(),
    /** null: until another version starts. */
    endsAt: instant('ends_at'),
    /** The release's standard text that this version is, or that its author had seen; null: there was none. */
    standardHash: text('standard_hash'),
    /** null: the release. */
    publishedBy: text('published_by'),
    publishedAt: instant('published_at').notNull(),
    /** Set before it started: it never ran. */
    cancelledAt: instant('cancelled_at'),
  },
  (t) => [
    unique('content_version_number').on(t.kind, t.key, t.number),
    check('content_version_in_order', sql`${t.endsAt} is null or ${t.startsAt} < ${t.endsAt}`),
  ],
)

/** The text of an item that staff are working on. */
export const contentDraft = pgTable(
  'content_draft',
  {
    kind: text('kind').$type<ContentKind>().notNull(),
    key: text('key').notNull(),
    value: jsonb('value').$type<unknown>().notNull(),
    /** Who knows it can see the preview. */
    previewKey: text('preview_key').notNull().unique(),
    savedBy: text('saved_by').notNull(),
    savedAt: instant('saved_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.key] })],
)

/** A picture that staff uploaded for a banner. Its key is used like a drawn scene's. */
export const bannerPicture = pgTable(
  'banner_picture',
  {
    key: text('key').primaryKey(),
    /** The file's original name. */
    name: text('name').notNull(),
    uploadedBy: text('uploaded_by').notNull(),
    uploadedAt: instant('uploaded_at').notNull(),
  },
  (t) => [index('banner_picture_newest').on(t.uploadedAt)],
)

/**
 * A banner's picture in one of the sizes and formats of UI-13. Stored in the database: there are few, they
 * are small, and every process can serve them.
 */
export const bannerRendition = pgTable(
  'banner_rendition',
  {
    key: text('key')
      .notNull()
      .references(() => bannerPicture.key, { onDelete: 'cascade' }),
    /** `800.avif`. */
    file: text('file').notNull(),
    bytes: bytes('bytes').notNull(),
  },
  (t) => [primaryKey({ columns: [t.key, t.file] })],
)
