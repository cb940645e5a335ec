import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from '../../platform/db/pg-core.ts'
import { sql } from '../../platform/db/sql.ts'
import type { WaitingReason } from '@upchar/kernel/waiting-goods'
import { bytes as fileContent, instant } from '../../platform/db/columns.ts'
import { productGroup, variant } from '../catalogue/tables.ts'
import { sellerMember } from '../seller-members/tables.ts'
import { seller } from '../sellers/tables.ts'
import { staffMember } from '../staff/tables.ts'
import type {
  CatalogueFileState,
  CatalogueRowOutcome,
  FileHeading,
  ImportSummary,
} from './model.ts'

/**
 * A product that isn't on sale because staff have something to settle, or have refused it. Its `product_group` is inactive
 * as long as the row exists.
 */
export const waitingProduct = pgTable(
  'waiting_product',
  {
    groupId: bigint('group_id', { mode: 'number' })
      .primaryKey()
      .references(() => productGroup.id),
    reasons: text('reasons').array().$type<WaitingReason[]>().notNull(),
    since: instant('since').notNull(),
    /** Counts changes by files and staff: whoever decides sends back the one that they read. */
    revision: integer('revision').notNull().default(1),
    /** Set: staff decided not to sell it; a later file doesn't change that. */
    refusedAt: instant('refused_at'),
    refusedBy: text('refused_by'),
    refusedBecause: text('refused_because').notNull().default(''),
  },
  (t) => [index('waiting_product_since').on(t.since, t.groupId)],
)

/**
 * Products whose read model or search postings may be older than their rows: written with the rows, deleted once both
 * follow. What a killed process leaves here, the next start or import brings up to date.
 */
export const staleProduct = pgTable('stale_product', {
  groupId: bigint('group_id', { mode: 'number' })
    .primaryKey()
    .references(() => productGroup.id),
  /** Tells a later change from the one that was read. */
  mark: bigint('mark', { mode: 'number' }).notNull(),
})

/** A catalogue file that staff uploaded, and what became of it. */
export const catalogueUpload = pgTable(
  'catalogue_upload',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    bytes: integer('bytes').notNull(),
    /** The file, until it is imported or discarded. */
    content: fileContent('content'),
    state: text('state').$type<CatalogueFileState>().notNull(),
    /** Columns that the file lacks keep what the shop has; otherwise a row is the complete record of its SKU. */
    onlyColumns: boolean('only_columns').notNull().default(false),
    /** Of a table, in its order; null before its first check. */
    headings: jsonb('headings').$type<FileHeading[]>(),
    rowsRead: integer('rows_read').notNull().default(0),
    /** Set at the end of the check, and again at the end of the import. */
    summary: jsonb('summary').$type<ImportSummary>(),
    /** Errors and warnings as CSV; null until the end. */
    errorsCsv: text('errors_csv'),
    uploadedBy: text('uploaded_by').notNull(),
    uploadedAt: instant('uploaded_at').notNull(),
    finishedAt: instant('finished_at'),
    /** Who had the import undone, and when; null: nobody. */
    undoneBy: text('undone_by'),
    undoneAt: instant('undone_at'),
  },
  (t) => [index('catalogue_upload_at').on(t.uploadedAt)],
)

/** What staff have said that the headings of a file mean: the next file with these headings is read so. */
export const catalogueHeadings = pgTable('catalogue_headings', {
  /** Hash of the headings, in any order and writing. */
  key: text('key').primaryKey(),
  /** `[{ heading, column }]`; column null: left out. */
  columns: jsonb('columns').$type<Pick<FileHeading, 'heading' | 'column'>[]>().notNull(),
  changedBy: text('changed_by').notNull(),
  changedAt: instant('changed_at').notNull(),
})

/** What a row of an uploaded catalogue does to the shop: as its check found, then as its import did. */
export const catalogueRow = pgTable(
  'catalogue_row',
  {
    uploadId: uuid('upload_id')
      .notNull()
      .references(() => catalogueUpload.id),
    /** Of the file, as its errors name it. */
    line: integer('line').notNull(),
    sku: text('sku').notNull(),
    title: text('title').notNull(),
    outcome: text('outcome').$type<CatalogueRowOutcome>().notNull(),
    /** `[{ field, before, after }]`; a field is a column of the file, or `sale`. */
    changes: jsonb('changes').notNull(),
    /** `[{ column, message, refuses }]`. */
    problems: jsonb('problems').notNull(),
    /** Fingerprint of the goods before: an import leaves alone what has changed since the check. */
    base: text('base').notNull(),
    /** What its import replaced and left, for an undo (type `Kept`); null: it wrote nothing, or nobody kept it. */
    kept: jsonb('kept'),
    /** What an undo of the import did with it (type `Undone`); null: nothing yet. */
    undone: jsonb('undone'),
  },
  (t) => [
    primaryKey({ columns: [t.uploadId, t.line] }),
    index('catalogue_row_outcome').on(t.uploadId, t.outcome, t.line),
  ],
)

/** A product as it stood after a change by staff, or as they found it: what it was before can be seen and restored. */
export const productVersion = pgTable(
  'product_version',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    groupId: bigint('group_id', { mode: 'number' })
      .notNull()
      .references(() => productGroup.id),
    at: instant('at').notNull(),
    /** The member of staff; null: a file or another part of the shop. */
    staffId: text('staff_id'),
    state: text('state').$type<'on_sale' | 'draft' | 'waiting' | 'refused'>().notNull(),
    /** Contract type StaffProduct, its member `facts`. */
    facts: jsonb('facts').$type<unknown>().notNull(),
  },
  (t) => [index('product_version_group').on(t.groupId, t.id)],
)

/**
 * What a seller asks for its offer on a variant, or a new offer (OPS-04, APP-01). Staff decide; while it is open there is
 * no other one for the offer.
 */
export const offerProposal = pgTable(
  'offer_proposal',
  {
    id: uuid('id').primaryKey(),
    variantId: bigint('variant_id', { mode: 'number' })
      .notNull()
      .references(() => variant.id),
    sellerId: integer('seller_id')
      .notNull()
      .references(() => seller.id),
    /** The seller's own SKU. */
    sku: text('sku').notNull(),
    /** The fingerprint of the offer that the seller saw; empty: a new offer. */
    version: text('version').notNull(),
    /** The terms that stood then, as the contract has them; null: a new offer. */
    before: jsonb('before').$type<unknown>(),
    /** The terms that are asked for. */
    after: jsonb('after').$type<unknown>().notNull(),
    state: text('state').$type<'open' | 'accepted' | 'refused' | 'withdrawn'>().notNull(),
    reason: text('reason').notNull().default(''),
    memberId: text('member_id')
      .notNull()
      .references(() => sellerMember.id),
    proposedAt: instant('proposed_at').notNull(),
    /** The member of staff who accepted or refused it. */
    decidedBy: text('decided_by').references(() => staffMember.id),
    /** When it was accepted, refused or withdrawn. */
    decidedAt: instant('decided_at'),
  },
  (t) => [
    uniqueIndex('offer_proposal_open')
      .on(t.variantId, t.sellerId)
      .where(sql`state = 'open'`),
    index('offer_proposal_seller').on(t.sellerId, t.proposedAt),
    index('offer_proposal_waiting')
      .on(t.proposedAt)
      .where(sql`state = 'open'`),
    index('offer_proposal_member').on(t.memberId),
    index('offer_proposal_decided_by').on(t.decidedBy),
    check('offer_proposal_new', sql`(${t.version} = '') = (${t.before} is null)`),
    check(
      'offer_proposal_state',
      sql`case ${t.state} when 'open' then num_nonnulls(${t.decidedBy}, ${t.decidedAt}) = 0
        when 'withdrawn' then ${t.decidedBy} is null and ${t.decidedAt} is not null
        when 'accepted' then num_nonnulls(${t.decidedBy}, ${t.decidedAt}) = 2
        when 'refused' then num_nonnulls(${t.decidedBy}, ${t.decidedAt}) = 2 and ${t.reason} <> '' else false end`,
    ),
  ],
)
