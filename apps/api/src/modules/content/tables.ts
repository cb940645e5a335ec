import { sql } from '../../platform/db/sql.ts'
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from '../../platform/db/pg-core.ts'
import { bytes, instant } from '../../platform/db/columns.ts'

/** Texts that staff maintain: home banners, top searches, rotating keywords, policies. */
export const contentBlock = pgTable('content_block', {
  key: text('key').primaryKey(),
  value: jsonb('value').$type<unknown>().notNull(),
})

/** A notice for every visitor during some days; of a campaign, only while it runs. The latest is shown. */
export const announcement = pgTable(
  'announcement',
  {
    id: uuid('id').primaryKey(),
    title: text('title').notNull(),
    text: text('text').notNull(),
    /** A page of this shop; null: no link. */
    actionName: text('action_name'),
    actionHref: text('action_href'),
    campaignSlug: text('campaign_slug'),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
  },
  (t) => [
    check('announcement_in_order', sql`${t.startsAt} < ${t.endsAt}`),
    check('announcement_own_page', sql`${t.actionHref} is null or ${t.actionHref} ~ '^/[^/]'`),
  ],
)

/** ROUTE-09. */
export const articleCategory = pgTable('article_category', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  description: text('description').notNull(),
  position: integer('position').notNull(),
})

/** A help article. The reader validates its blocks against the contract. */
export const article = pgTable(
  'article',
  {
    slug: text('slug').primaryKey(),
    categoryId: text('category_id')
      .notNull()
      .references(() => articleCategory.id),
    title: text('title').notNull(),
    summary: text('summary').notNull(),
    blocks: jsonb('blocks').$type<unknown>().notNull(),
    publishedOn: date('published_on').notNull(),
    updatedOn: date('updated_on').notNull(),
  },
  (t) => [index('article_category_newest').on(t.categoryId, t.publishedOn)],
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
