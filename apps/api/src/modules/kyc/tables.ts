import { sql } from '../../platform/db/sql.ts'
import {
  bigint,
  check,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from '../../platform/db/pg-core.ts'
import type { BusinessTypeId } from '@upchar/kernel/business-types'
import type { NOT_ASKED } from '@upchar/kernel/kyc-ask-choices'
import type { KycSection } from '@upchar/kernel/kyc-asks'
import type { KycDocumentKind } from '@upchar/kernel/kyc-documents'
import type { KycProof } from '@upchar/kernel/kyc-proofs'
import type { KycLicenceKind } from '@upchar/kernel/kyc-licences'
import type { KycStage, KycState } from '@upchar/kernel/kyc-states'
import { instant } from '../../platform/db/columns.ts'
import { customer } from '../accounts/tables.ts'
import { storedFile } from '../files/tables.ts'
import { staffMember } from '../staff/tables.ts'
import type { KycChoices, KycLogType, KycValues } from './model.ts'

/** The words of a row, searched by prefix. */
const searchWords = customType<{ data: string }>({ dataType: () => 'tsvector' })

/**
 * The requirements of each kind of buyer, dated: one proof accepted for a section. Several proofs are a
 * choice, in the order of their ids. The proof 'none' records since when and why a section is no longer
 * required.
 */
export const kycAsk = pgTable(
  'kyc_ask',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    businessTypeId: integer('business_type_id').$type<BusinessTypeId>().notNull(),
    stage: text('stage').$type<KycStage>().notNull(),
    section: text('section').$type<KycSection>().notNull(),
    proof: text('proof').$type<KycProof | typeof NOT_ASKED>().notNull(),
    validFrom: date('valid_from').notNull(),
    validTo: date('valid_to'),
    source: text('source').notNull(),
    /** The member of staff; all rows of a change share a timestamp. Null: the initial requirements. */
    changedBy: text('changed_by').references(() => staffMember.id),
    changedAt: instant('changed_at'),
  },
  (t) => [index('kyc_ask_type').on(t.businessTypeId, t.stage, t.validFrom)],
)

/**
 * A buyer's form for a step of KYC, from draft to end. At most one of a step is open and at most one
 * approved; a newer approval replaces the older.
 */
export const kycApplication = pgTable(
  'kyc_application',
  {
    id: text('id').primaryKey(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customer.id),
    stage: text('stage').$type<KycStage>().notNull(),
    /** The buyer's type at submission: an approval is valid for this type only. */
    businessTypeId: integer('business_type_id').$type<BusinessTypeId>().notNull(),
    state: text('state').$type<KycState>().notNull(),
    /** Incremented by every change, as an optimistic lock: nobody decides on a stale version. */
    version: integer('version').notNull().default(1),
    /** Section → proof, complete once submitted. */
    choices: jsonb('choices').$type<KycChoices>().notNull(),
    /** Field → stored value: normalized; Aadhaar masked. */
    fields: jsonb('fields').$type<KycValues>().notNull(),
    businessName: text('business_name').notNull().default(''),
    /** Staff's last message to the buyer. */
    reason: text('reason').notNull().default(''),
    sectionsToChange: text('sections_to_change')
      .array()
      .$type<KycSection[]>()
      .notNull()
      .default([]),
    timesSubmitted: integer('times_submitted').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    savedAt: instant('saved_at').notNull(),
    submittedAt: instant('submitted_at'),
    decidedAt: instant('decided_at'),
    /** Last day of an approval, in India; null: no end. */
    validUntil: date('valid_until'),
    /** Names and numbers that staff search by. */
    searchText: text('search_text').notNull().default(''),
    search: searchWords('search').generatedAlwaysAs(
      sql`array_to_tsvector(array_remove(regexp_split_to_array(lower(search_text), '[^[:alnum:]]+'), ''))`,
    ),
  },
  (t) => [
    uniqueIndex('kyc_application_one_open')
      .on(t.customerId, t.stage)
      .where(sql`${t.state} in ('draft', 'submitted', 'changes_asked')`),
    uniqueIndex('kyc_application_one_approved')
      .on(t.customerId, t.stage)
      .where(sql`${t.state} = 'approved'`),
    index('kyc_application_customer').on(t.customerId, t.createdAt),
    index('kyc_application_waiting').on(t.state, t.submittedAt, t.id),
    index('kyc_application_submitted').on(t.submittedAt, t.id),
    index('kyc_application_saved').on(t.savedAt.desc(), t.id),
    index('kyc_application_name').on(sql`lower(${t.businessName})`, t.id),
    index('kyc_application_ends').on(t.validUntil, t.id),
    index('kyc_application_search').using('gin', t.search),
    check('kyc_application_sent', sql`${t.state} = 'draft' or ${t.submittedAt} is not null`),
  ],
)

/**
 * A document in a form. A renewed form starts with the old one's documents, so two forms may share a file.
 */
export const kycDocument = pgTable(
  'kyc_document',
  {
    applicationId: text('application_id')
      .notNull()
      .references(() => kycApplication.id, { onDelete: 'cascade' }),
    fileId: text('file_id')
      .notNull()
      .references(() => storedFile.id),
    document: text('document').$type<KycDocumentKind>().notNull(),
    addedAt: instant('added_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.applicationId, t.fileId] }),
    index('kyc_document_file').on(t.fileId),
  ],
)

/**
 * A licence or registration that a reviewer read from the documents. Valid while its application is approved
 * and its last day has not passed.
 */
export const kycLicence = pgTable(
  'kyc_licence',
  {
    id: text('id').primaryKey(),
    applicationId: text('application_id')
      .notNull()
      .references(() => kycApplication.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<KycLicenceKind>().notNull(),
    number: text('number').notNull(),
    scope: text('scope').notNull(),
    validUntil: date('valid_until'),
  },
  (t) => [
    uniqueIndex('kyc_licence_once').on(t.applicationId, t.kind),
    index('kyc_licence_ends').on(t.validUntil),
  ],
)

/** Every transition of an application, with author and message. */
export const kycEvent = pgTable(
  'kyc_event',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    applicationId: text('application_id')
      .notNull()
      .references(() => kycApplication.id, { onDelete: 'cascade' }),
    fromState: text('from_state').$type<KycState>(),
    toState: text('to_state').$type<KycState>().notNull(),
    byKind: text('by_kind').$type<'customer' | 'staff' | 'system'>().notNull(),
    staffId: text('staff_id').references(() => staffMember.id),
    note: text('note').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [index('kyc_event_application').on(t.applicationId, t.id)],
)

/** Why buyers left the form, and the issues they reported (KYC-05). */
export const kycLog = pgTable(
  'kyc_log',
  {
    id: text('id').primaryKey(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customer.id),
    stage: text('stage').$type<KycStage>().notNull(),
    type: text('type').$type<KycLogType>().notNull(),
    option: text('option').notNull(),
    section: text('section'),
    comment: text('comment').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [index('kyc_log_customer').on(t.customerId, t.at), index('kyc_log_at').on(t.at)],
)

/** A warning sent: once for each last day and each number of days before it. */
export const kycWarning = pgTable(
  'kyc_warning',
  {
    applicationId: text('application_id')
      .notNull()
      .references(() => kycApplication.id, { onDelete: 'cascade' }),
    endsOn: date('ends_on').notNull(),
    days: integer('days').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.applicationId, t.endsOn, t.days] })],
)
