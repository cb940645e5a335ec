import { bigint, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { AuditAction, AuditSubject } from '@upchar/kernel/audit-actions'
import type { StaffRole } from '@upchar/kernel/staff-permissions'
import { instant } from '../../platform/db/columns.ts'
import { customer } from '../accounts/tables.ts'

/** Who may use the console. Rows stay for ever, disabled ones too: the audit log names them. */
export const staffMember = pgTable('staff_member', {
  id: text('id').primaryKey(),
  /** Lower case. */
  email: text('email').notNull().unique(),
  name: text('name').notNull(),
  role: text('role').$type<StaffRole>().notNull(),
  /** Argon2id in its own notation; null: the invitation was not accepted yet. */
  passwordHash: text('password_hash'),
  /** The secret of the authenticator app, encrypted; good for signing in once `totpConfirmedAt` is set. */
  totpSecret: text('totp_secret'),
  totpConfirmedAt: instant('totp_confirmed_at'),
  /** Number of the half-minute whose code was used last: no code is good twice. */
  totpLastStep: integer('totp_last_step'),
  invitationHash: text('invitation_hash').unique(),
  invitationEndsAt: instant('invitation_ends_at'),
  createdAt: instant('created_at').notNull(),
  lastSignedInAt: instant('last_signed_in_at'),
  disabledAt: instant('disabled_at'),
})

/** Recovery codes that are left; a used one is gone. */
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

/** A sign-in to the console, found by the hash of its token. With stage `password` it only leads to the second step. */
export const staffSession = pgTable(
  'staff_session',
  {
    id: text('id').primaryKey(),
    tokenHash: text('token_hash').notNull().unique(),
    staffId: text('staff_id')
      .notNull()
      .references(() => staffMember.id),
    stage: text('stage').$type<'password' | 'signed_in'>().notNull(),
    /** Browser and system in words; no address is kept. */
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

/** What staff did. Rows are only ever added: a trigger refuses everything else. Personal data in it is masked. */
export const auditEntry = pgTable(
  'audit_entry',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant('at').notNull(),
    /** Null: the system, or a command. */
    staffId: text('staff_id').references(() => staffMember.id),
    action: text('action').$type<AuditAction>().notNull(),
    subjectKind: text('subject_kind').$type<AuditSubject>().notNull(),
    subjectId: text('subject_id').notNull(),
    before: jsonb('before').$type<Record<string, unknown>>(),
    after: jsonb('after').$type<Record<string, unknown>>(),
  },
  (t) => [
    index('audit_entry_staff').on(t.staffId, t.id),
    index('audit_entry_action').on(t.action, t.id),
    index('audit_entry_subject').on(t.subjectKind, t.subjectId, t.id),
    index('audit_entry_at').on(t.at),
  ],
)

/** What staff wrote about a customer. Gone with the customer's data. */
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
