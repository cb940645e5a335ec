import { sql } from './sql.ts'
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from './pg-core.ts'
import { bytes, instant } from './columns.ts'

/** Every mail as sent: shown in the development mailbox; with SMTP, the record of what was sent. */
export const mailMessage = pgTable(
  'mail_message',
  {
    id: uuid('id').primaryKey(),
    toAddress: text('to_address').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    attachments: jsonb('attachments').$type<{ name: string; url: string }[]>().notNull(),
    sent: boolean('sent').notNull(),
    /** Holds a code: the text is deleted once sent. */
    forgetOnceSent: boolean('forget_once_sent').notNull().default(false),
    /** The order it is about. No foreign key: the platform knows no modules. */
    orderId: uuid('order_id'),
    /** Where the receiver stops mails of this kind by one press (RFC 8058). */
    stopUrl: text('stop_url'),
    /** What the receiver's server said when it refused the address for good; empty: it hasn't. */
    refusedBecause: text('refused_because').notNull().default(''),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    index('mail_message_created').on(t.createdAt),
    index('mail_message_order')
      .on(t.orderId)
      .where(sql`order_id is not null`),
  ],
)

/** Every text message as sent: shown in the development mailbox, and erased once a provider has taken it. */
export const smsMessage = pgTable(
  'sms_message',
  {
    id: uuid('id').primaryKey(),
    /** Ten digits. */
    phone: text('phone').notNull(),
    text: text('text').notNull(),
    sent: boolean('sent').notNull(),
    createdAt: instant('created_at').notNull(),
    /** When its code ends: not sent after that. */
    forgetAt: instant('forget_at').notNull(),
  },
  (t) => [index('sms_message_created').on(t.createdAt)],
)

/** Incremented by every change that buyers can see; caches and indexes are rebuilt when it has moved. */
export const catalogueVersion = pgTable('catalogue_version', {
  id: integer('id').primaryKey(),
  version: bigint('version', { mode: 'number' }).notNull(),
})

/** When a worker last said that it is alive: the jobs of a silent one are unlocked. */
export const jobWorker = pgTable('job_worker', {
  id: text('id').primaryKey(),
  seenAt: instant('seen_at').notNull(),
})

/** Attempts since a moment, for rate limits. The key is a hash; the row is dead after `expires_at`. */
export const attemptCounter = pgTable(
  'attempt_counter',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    startedAt: instant('started_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [index('attempt_counter_expires').on(t.expiresAt)],
)

/** A webhook that its partner signed and we can't read, as it came: for staff. A repeat of it is one row. */
export const unreadWebhook = pgTable(
  'unread_webhook',
  {
    id: uuid('id').primaryKey(),
    partner: text('partner').$type<'payment gateway' | 'courier' | 'fintech backend'>().notNull(),
    bodySha256: text('body_sha256').notNull(),
    body: bytes('body').notNull(),
    receivedAt: instant('received_at').notNull(),
    /** When, by which member of staff and how it was dealt with; null while it is open. */
    settledAt: instant('settled_at'),
    settledBy: text('settled_by'),
    note: text('note').notNull().default(''),
  },
  (t) => [
    uniqueIndex('unread_webhook_once').on(t.partner, t.bodySha256),
    index('unread_webhook_received').on(t.receivedAt),
  ],
)
