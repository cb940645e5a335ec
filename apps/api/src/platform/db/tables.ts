import { bigint, boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** Mail as it left: the development mailbox shows it; with SMTP it is the record of what was sent. */
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
    /** Holds a code: the words go as soon as the mail has. */
    forgetOnceSent: boolean('forget_once_sent').notNull().default(false),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [index('mail_message_created').on(t.createdAt)],
)

/** Counts up with every change of what buyers can see; caches and indexes are made anew when it has moved. */
export const catalogueVersion = pgTable('catalogue_version', {
  id: integer('id').primaryKey(),
  version: bigint('version', { mode: 'number' }).notNull(),
})

/** How often something was tried since a moment; the key is a hash, the row is of no use after `expires_at`. */
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
