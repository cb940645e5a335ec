import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'

/** Texts that staff keep: home banners, top searches, rotating keywords, policies. */
export const contentBlock = pgTable('content_block', {
  key: text('key').primaryKey(),
  value: jsonb('value').$type<unknown>().notNull(),
})
