import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from '../../platform/db/pg-core.ts'
import type { Body } from '@upchar/contract/schema/endpoints'
import type { AuditAction, AuditSubject } from '@upchar/kernel/audit-actions'
import type { StaffRole } from '@upchar/kernel/staff-permissions'
import { instant } from '../../platform/db/columns.ts'
import { sql } from '../../platform/db/sql.ts'
import { customer } from '../accounts/tables.ts'

/** The console's users. Rows are never deleted, because the audit log refers to them. */
export const staffMember = pgTable('staff_member', {
  id: text('id').primaryKey(),
  /** Lower case. */
  email: text('email').notNull().unique(),
  name: text('name').notNull(),
  role: text('role').$type<StaffRole>().notNull(),
  /** Argon2id in PHC notation; null: invitation not yet accepted. */
  passwordHash: text('password_hash'),
  /** The authenticator secret, encrypted; used for sign-in once `totpConfirmedAt` is set. */
  totpSecret: text('totp_secret'),
  totpConfirmedAt: instant('totp_confirmed_at'),
  /** The last used time step: no code works twice. */
  totpLastStep: integer('totp_last_step'),
  invitationHash: text('invitation_hash').unique(),
  invitationEndsAt: instant('invitation_ends_at'),
  createdAt: instant('created_at').notNull(),
  lastSignedInAt: instant('last_signed_in_at'),
  disabledAt: instant('disabled_at'),
})

/** Unused recovery codes; used ones are deleted. */
export const staffRecoveryCode = pgTable(
  'staff_recovery_code',
  {
    staffId: text('staff_id')
      .notNull()
      .references(() => staffMember.id),
    codeHash: text('code_hash').notNull(),
  },
  (t) => [primaryKey({ columns: [t.staffId, t.codeHash] })],
)

/**
 * A sign-in to the console, found by its token's hash. In stage `password` it only allows the second step.
 */
export const staffSession = pgTable(
  'staff_session',
  {
    id: text('id').primaryKey(),
    tokenHash: text('token_hash').notNull().unique(),
    staffId: text('staff_id')
      .notNull()
      .references(() => staffMember.id),
    stage: text('stage').$type<'password' | 'signed_in'>().notNull(),
    /** Browser and system in words; no address is stored. */
    device: text('device').notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    index('staff_session_staff').on(t.staffId),
    index('staff_session_expires').on(t.expiresAt),
  ],
)

/** What staff did. Append-only: a trigger refuses updates and deletes. Personal data is masked. */
export const auditEntry = pgTable(
  'audit_entry',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant('at').notNull(),
    /** Null: the system, a CLI command or an API key. */
    staffId: text('staff_id').references(() => staffMember.id),
    /** Id of the API key that did it, in the place of staff. */
    keyId: uuid('key_id'),
    action: text('action').$type<AuditAction>().notNull(),
    subjectKind: text('subject_kind').$type<AuditSubject>().notNull(),
    subjectId: text('subject_id').notNull(),
    before: jsonb('before').$type<Record<string, unknown>>(),
    after: jsonb('after').$type<Record<string, unknown>>(),
  },
  (t) => [
    index('audit_entry_staff').on(t.staffId, t.id),
    index('audit_entry_key')
      .on(t.keyId, t.id)
      .where(sql`key_id is not null`),
    index('audit_entry_action').on(t.action, t.id),
    index('audit_entry_subject').on(t.subjectKind, t.subjectId, t.id),
    index('audit_entry_at').on(t.at),
  ],
)

/** Staff's notes about a customer, deleted with the customer's data. */
export const customerNote = pgTable(
  'customer_note',
  {
    id: text('id').primaryKey(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customer.id, { onDelete: 'cascade' }),
    staffId: text('staff_id')
      .notNull()
      .references(() => staffMember.id),
    text: text('text').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [index('customer_note_customer').on(t.customerId, t.createdAt)],
)

/** A list whose filters can be saved. */
export type SavedList = Body<'staffSaveView'>['list']

/** A list's filters that a member of staff has saved by name; nobody else's business (OPS-01). */
export const savedView = pgTable(
  'saved_view',
  {
    id: uuid('id').primaryKey(),
    staffId: text('staff_id')
      .notNull()
      .references(() => staffMember.id),
    list: text('list').$type<SavedList>().notNull(),
    name: text('name').notNull(),
    filters: jsonb('filters').$type<Record<string, string>>().notNull(),
    savedAt: instant('saved_at').notNull(),
  },
  (t) => [unique('saved_view_name').on(t.staffId, t.list, t.name)],
)

/** What a page of the console can be open on. */
export type OpenSubject = 'order' | 'ticket' | 'kyc_application'

/**
 * A tab of the console in which a member has something open. A row counts for a short while after `seenAt`
 * (`keep-open.ts`) and is deleted within a day; nothing of it is audited.
 */
export const staffPresence = pgTable(
  'staff_presence',
  {
    kind: text('kind').$type<OpenSubject>().notNull(),
    subjectId: text('subject_id').notNull(),
    staffId: text('staff_id')
      .notNull()
      .references(() => staffMember.id),
    tab: uuid('tab').notNull(),
    since: instant('since').notNull(),
    seenAt: instant('seen_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.subjectId, t.staffId, t.tab] })],
)
