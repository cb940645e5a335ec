import {
  bigint,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { bytes, instant } from '../../platform/db/columns.ts'

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
    /** Documents that hold the term; more than are packed where the list was cut. */
    documents: integer('documents').notNull(),
    /** Those that hold it in their title, brand or attributes: other words are not worth correcting to. */
    strongDocuments: integer('strong_documents').notNull(),
    /** The attributes of which the term is a whole value, as buyers read it, a line each: 'size=16 Fr', 'colour=Pink'. */
    labels: text('labels').array().notNull(),
    postings: bytes('postings').notNull(),
  },
  (t) => [primaryKey({ columns: [t.term, t.segment] })],
)

/**
 * What a document number stands for. A group that changes gets a new number; the old one is gone from here, and what
 * postings still hold of it is skipped. A full build numbers from the most wanted group up, and gives no number again that is in use.
 */
export const searchDocument = pgTable(
  'search_document',
  {
    doc: integer('doc').primaryKey(),
    groupId: bigint('group_id', { mode: 'number' }).notNull(),
    familyKey: text('family_key').notNull(),
    brandId: integer('brand_id').notNull(),
    /** 0 to 255: popularity, rating and stock, for order among equals. */
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
  /** Mean lengths of fields in words at the last full build. */
  titleLength: real('title_length').notNull(),
  descriptionLength: real('description_length').notNull(),
  attributesLength: real('attributes_length').notNull(),
  /**
   * The code version of that build (`index/analysis.ts`): if the code differs, a rebuild is due.
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

/** What was searched, by whom (guest id hashed) and what was opened (SEARCH-03). */
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
  ],
)
