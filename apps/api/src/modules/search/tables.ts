import { bigint, index, integer, pgTable, primaryKey, real, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/columns.ts'

/** One term in one product group, with its BM25F impact worked out beforehand. Read in order of impact. */
export const searchPosting = pgTable('search_posting', {
  term: text('term').notNull(),
  groupId: bigint('group_id', { mode: 'number' }).notNull(),
  impact: real('impact').notNull(),
}, (t) => [
  primaryKey({ columns: [t.term, t.groupId] }),
  index('search_posting_impact').on(t.term, t.impact.desc(), t.groupId),
  index('search_posting_group').on(t.groupId),
])

/** Terms with the number of groups they stand in, and what they complete to in a typeahead. */
export const searchTerm = pgTable('search_term', {
  term: text('term').primaryKey(),
  documents: integer('documents').notNull(),
  idf: real('idf').notNull(),
})

/** Every string that one or two deletions make of a term: typo correction looks unknown words up here. */
export const searchDeletion = pgTable('search_deletion', {
  deletion: text('deletion').notNull(),
  term: text('term').notNull(),
}, (t) => [primaryKey({ columns: [t.deletion, t.term] })])

/** Words buyers use for families and terms; staff edit it. `family_key` or `expansion` is set. */
export const searchSynonym = pgTable('search_synonym', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  phrase: text('phrase').notNull(),
  familyKey: text('family_key'),
  expansion: text('expansion'),
}, (t) => [index('search_synonym_phrase').on(t.phrase)])

/** Words that name goods which are never listed: the answer is neutral and empty. */
export const searchBlockedTerm = pgTable('search_blocked_term', { term: text('term').primaryKey() })

/** Part numbers, GTINs and SKUs, normalised to letters and digits. */
export const searchCode = pgTable('search_code', {
  code: text('code').notNull(),
  groupId: bigint('group_id', { mode: 'number' }).notNull(),
  variantId: bigint('variant_id', { mode: 'number' }).notNull(),
  kind: smallint('kind').notNull(),
}, (t) => [primaryKey({ columns: [t.code, t.variantId, t.kind] }), index('search_code_prefix').on(t.code.op('text_pattern_ops')), index('search_code_group').on(t.groupId)])

/** What was searched, by whom (guest id hashed) and what was opened (SEARCH-03). */
export const searchLog = pgTable('search_log', {
  id: uuid('id').primaryKey(),
  guestHash: text('guest_hash').notNull(),
  keyword: text('keyword').notNull(),
  results: integer('results'),
  openedSlug: text('opened_slug'),
  position: integer('position'),
  at: instant('at').notNull(),
}, (t) => [index('search_log_guest').on(t.guestHash, t.at), index('search_log_keyword').on(t.keyword)])

/** Products a guest looked at, newest first (ENGAGE-09). */
export const productView = pgTable('product_view', {
  guestHash: text('guest_hash').notNull(),
  groupId: bigint('group_id', { mode: 'number' }).notNull(),
  at: instant('at').notNull(),
}, (t) => [primaryKey({ columns: [t.guestHash, t.groupId] }), index('product_view_recent').on(t.guestHash, t.at)])
