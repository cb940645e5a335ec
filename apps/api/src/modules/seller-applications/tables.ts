import type { SellerApplicationState, SellerDocumentKind } from '@upchar/kernel/seller-applications'
import { sql } from '../../platform/db/sql.ts'
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uuid,
} from '../../platform/db/pg-core.ts'
import { instant } from '../../platform/db/columns.ts'
import { storedFile } from '../files/tables.ts'
import { seller } from '../sellers/tables.ts'
import { staffMember } from '../staff/tables.ts'
import type { SellerTerms } from './model.ts'

/**
 * An application to sell here (ENGAGE-08), one for each GSTIN. One member of staff checks it, another approves it (`aloneFrom`): that makes the seller.
 */
export const sellerApplication = pgTable(
  'seller_application',
  {
    id: uuid('id').primaryKey(),
    ticket: text('ticket').notNull().unique(),
    businessName: text('business_name').notNull(),
    contactName: text('contact_name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    gstin: text('gstin').notNull().unique(),
    pincode: text('pincode').notNull(),
    /** Slugs of categories. */
    categories: text('categories').array().notNull(),
    /** As typed on applying; what counts are the documents. */
    drugLicence: text('drug_licence'),
    deviceLicence: text('device_licence'),
    about: text('about').notNull(),
    createdAt: instant('created_at').notNull(),
    state: text('state').$type<SellerApplicationState>().notNull().default('received'),
    /** Counts changes: staff send back the one that they decide on. */
    version: integer('version').notNull().default(0),
    /** When its state changed last. */
    changedAt: instant('changed_at')
      .notNull()
      .default(sql`now()`),
    submittedAt: instant('submitted_at'),
    /** The version of the sellers' terms that the applicant agreed to, and when. */
    agreementVersion: text('agreement_version'),
    agreedAt: instant('agreed_at'),
    /** What the check found on the certificate, for the seller that approving makes. */
    terms: jsonb('terms').$type<SellerTerms>(),
    checkedBy: text('checked_by').references(() => staffMember.id),
    checkedAt: instant('checked_at'),
    decidedBy: text('decided_by').references(() => staffMember.id),
    decidedAt: instant('decided_at'),
    /** Why it was refused. */
    reason: text('reason').notNull().default(''),
    sellerId: integer('seller_id').references(() => seller.id),
  },
  (t) => [
    index('seller_application_state').on(t.state, t.createdAt),
    index('seller_application_checked_by').on(t.checkedBy),
    index('seller_application_decided_by').on(t.decidedBy),
    index('seller_application_seller').on(t.sellerId),
    check('seller_application_approved', sql`state <> 'approved' or seller_id is not null`),
  ],
)

/** A document of an application, or one that staff ask for (`fileId` null): one of each kind. */
export const sellerDocument = pgTable(
  'seller_document',
  {
    id: uuid('id').primaryKey(),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => sellerApplication.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<SellerDocumentKind>().notNull(),
    number: text('number').notNull().default(''),
    /** Last day of a licence; null: perpetual while its fee is paid. */
    validUntil: date('valid_until'),
    personInCharge: text('person_in_charge').notNull().default(''),
    personRegistration: text('person_registration').notNull().default(''),
    fileId: text('file_id').references(() => storedFile.id),
    sentAt: instant('sent_at'),
    /** Why staff ask for another one; empty: they don't. */
    reason: text('reason').notNull().default(''),
  },
  (t) => [
    unique('seller_document_once').on(t.applicationId, t.kind),
    index('seller_document_file').on(t.fileId),
    check('seller_document_sent', sql`(file_id is null) = (sent_at is null)`),
  ],
)
