import {
  bigint,
  check,
  customType,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from '../../platform/db/pg-core.ts'
import { sql } from '../../platform/db/sql.ts'
import { bytes, instant } from '../../platform/db/columns.ts'
import { brand, family, productGroup } from '../catalogue/tables.ts'

/** Compared byte by byte, so that the primary key also answers "starts with". */
const plainText = customType<{ data: string; driverData: string }>({
  dataType: () => 'text collate "C"',
})

/**
 * The best postings of one term in one segment: document numbers and BM25F impacts, by impact,
 * packed (`posting-list.ts`). A full build writes one segment, every later change another;
 * `compact-index.ts` merges them.
 */
export const searchPosting = pgTable(
  'search_posting',
  {
    term: plainText('term').notNull(),
    segment: integer('segment').notNull(),
    /** Documents with the term; more than the list has if it was truncated. */
    documents: integer('documents').notNull(),
    /** Documents with the term in title, brand or attributes; typos are corrected to such terms only. */
    strongDocuments: integer('strong_documents').notNull(),
    /** Attributes whose whole value is the term, as displayed, one per line: 'size=16 Fr', 'colour=Pink'. */
    labels: text('labels').array().notNull(),
    postings: bytes('postings').notNull(),
  },
  (t) => [primaryKey({ columns: [t.term, t.segment] })],
)

/**
 * Document numbers. A changed group gets a new number; postings of the old one are skipped. A full build numbers groups by
 * popularity and never reuses a number in use.
 */
export const searchDocument = pgTable(
  'search_document',
  {
    doc: integer('doc').primaryKey(),
    groupId: bigint('group_id', { mode: 'number' }).notNull(),
    familyKey: text('family_key').notNull(),
    brandId: integer('brand_id').notNull(),
    /** 0 to 255: popularity and stock, which break ties. */
    prior: smallint('prior').notNull(),
  },
  (t) => [index('search_document_group').on(t.groupId)],
)

/**
 * One row: incremented with every change of the index, so that processes know when to reload it.
 */
export const searchState = pgTable('search_state', {
  id: integer('id').primaryKey(),
  version: bigint('version', { mode: 'number' }).notNull(),
  nextDocument: integer('next_document').notNull(),
  nextSegment: integer('next_segment').notNull(),
  /**
   * The code version of the last full build (`index/analysis.ts`): if the code differs, a rebuild is due.
   */
  analysis: text('analysis').notNull().default(''),
})

/** Words buyers use for families and terms; staff edit it. `family_key` or `expansion` is set. */
export const searchSynonym = pgTable(
  'search_synonym',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    phrase: text('phrase').notNull(),
    familyKey: text('family_key'),
    expansion: text('expansion'),
  },
  (t) => [index('search_synonym_phrase').on(t.phrase)],
)

/** Words for products that are never listed: the answer is neutral and empty. */
export const searchBlockedTerm = pgTable('search_blocked_term', { term: text('term').primaryKey() })

/** Part numbers, GTINs and SKUs, reduced to letters and digits. */
export const searchCode = pgTable(
  'search_code',
  {
    code: plainText('code').notNull(),
    groupId: bigint('group_id', { mode: 'number' }).notNull(),
    variantId: bigint('variant_id', { mode: 'number' }).notNull(),
    kind: smallint('kind').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.code, t.variantId, t.kind] }),
    index('search_code_group').on(t.groupId),
  ],
)

/** Searches with their hashed guest id, and what was opened (SEARCH-03). */
export const searchLog = pgTable(
  'search_log',
  {
    id: uuid('id').primaryKey(),
    guestHash: text('guest_hash').notNull(),
    keyword: text('keyword').notNull(),
    results: integer('results'),
    openedSlug: text('opened_slug'),
    position: integer('position'),
    at: instant('at').notNull(),
  },
  (t) => [
    index('search_log_guest').on(t.guestHash, t.at),
    index('search_log_keyword').on(t.keyword),
    index('search_log_at').on(t.at),
  ],
)

/** A product that staff pin to searched words, or a brand or product type that they boost, until a day or until they end it. */
export const searchPlacement = pgTable(
  'search_placement',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind', { enum: ['pin', 'boost'] }).notNull(),
    /** What buyers type; '' for every search, of boosts only. */
    phrase: text('phrase').notNull(),
    groupId: bigint('group_id', { mode: 'number' }).references(() => productGroup.id),
    brandId: integer('brand_id').references(() => brand.id),
    familyKey: text('family_key').references(() => family.key),
    /** Among the pins of the words; 1 of a boost. */
    place: integer('place').notNull(),
    /** In India. */
    lastDay: date('last_day').notNull(),
    reason: text('reason').notNull(),
    /** Ids of members of staff. */
    madeBy: text('made_by').notNull(),
    madeAt: instant('made_at').notNull(),
    /** null: in force. */
    endedAt: instant('ended_at'),
    /** null where its last day ended it. */
    endedBy: text('ended_by'),
  },
  (t) => [
    check('search_placement_kind', sql`${t.kind} in ('pin', 'boost')`),
    check('search_placement_phrase', sql`${t.phrase} <> '' or ${t.kind} = 'boost'`),
    check(
      'search_placement_target',
      sql`num_nonnulls(${t.groupId}, ${t.brandId}, ${t.familyKey}) = 1`,
    ),
    uniqueIndex('search_placement_pinned')
      .on(t.phrase, t.groupId)
      .where(sql`${t.endedAt} is null`),
  ],
)
