import { sql } from 'drizzle-orm'
import { check, date, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/columns.ts'

/** Texts that staff keep: home banners, top searches, rotating keywords, policies. */
export const contentBlock = pgTable('content_block', {
  key: text('key').primaryKey(),
  value: jsonb('value').$type<unknown>().notNull(),
})

/** What staff want every visitor to know for some days; of an offer only while that runs. The one that began last is shown. */
export const announcement = pgTable('announcement', {
  id: uuid('id').primaryKey(),
  title: text('title').notNull(),
  text: text('text').notNull(),
  /** A page of this shop; null: there is nothing to open. */
  actionName: text('action_name'),
  actionHref: text('action_href'),
  offerSlug: text('offer_slug'),
  startsAt: instant('starts_at').notNull(),
  endsAt: instant('ends_at').notNull(),
}, (t) => [check('announcement_in_order', sql`${t.startsAt} < ${t.endsAt}`), check('announcement_own_page', sql`${t.actionHref} is null or ${t.actionHref} ~ '^/[^/]'`)])

/** ROUTE-09. */
export const articleCategory = pgTable('article_category', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  description: text('description').notNull(),
  position: integer('position').notNull(),
})

/** A helpful text. Its blocks are of the contract's shape, which the reader checks. */
export const article = pgTable('article', {
  slug: text('slug').primaryKey(),
  categoryId: text('category_id').notNull().references(() => articleCategory.id),
  title: text('title').notNull(),
  summary: text('summary').notNull(),
  blocks: jsonb('blocks').$type<unknown>().notNull(),
  publishedOn: date('published_on').notNull(),
  updatedOn: date('updated_on').notNull(),
}, (t) => [index('article_category_newest').on(t.categoryId, t.publishedOn)])
