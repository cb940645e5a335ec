import type { HelpKind } from '@upchar/kernel/help-topics'
import {
  boolean,
  index,
  jsonb,
  pgTable,
  smallint,
  text,
  unique,
  uuid,
} from '../../platform/db/pg-core.ts'
import { instant } from '../../platform/db/columns.ts'

/** A buyer who wants a call about a lead-only or restricted product (ENGAGE-01). */
export const leadEnquiry = pgTable(
  'lead_enquiry',
  {
    id: uuid('id').primaryKey(),
    ticket: text('ticket').notNull().unique(),
    /** Null if the buyer looked for something we don't list. */
    sku: text('sku'),
    form: jsonb('form')
      .$type<{ name: string; phone: string; email: string; pincode: string; comment: string }>()
      .notNull(),
    guestId: text('guest_id'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [index('lead_enquiry_sku').on(t.sku)],
)

/** A request to be notified when a product is available at a pincode (ENGAGE-02). */
export const notifyRequest = pgTable(
  'notify_request',
  {
    id: uuid('id').primaryKey(),
    sku: text('sku').notNull(),
    email: text('email').notNull(),
    pincode: text('pincode').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [unique('notify_request_once').on(t.sku, t.email, t.pincode)],
)

/** A request for help (ENGAGE-03). Topics are those of the kernel's `help-topics.ts`. */
export const helpRequest = pgTable(
  'help_request',
  {
    id: uuid('id').primaryKey(),
    ticket: text('ticket').notNull().unique(),
    kind: text('kind').$type<HelpKind>().notNull(),
    topic: text('topic').notNull(),
    subTopic: text('sub_topic').notNull(),
    query: text('query').notNull(),
    name: text('name').notNull(),
    phone: text('phone'),
    email: text('email'),
    orderNumber: text('order_number'),
    page: text('page'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [index('help_request_created').on(t.createdAt)],
)

/** A callback request (ENGAGE-06). */
export const callbackRequest = pgTable(
  'callback_request',
  {
    id: uuid('id').primaryKey(),
    ticket: text('ticket').notNull().unique(),
    phone: text('phone').notNull(),
    name: text('name').notNull(),
    about: text('about').notNull(),
    page: text('page'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [index('callback_request_created').on(t.createdAt)],
)

/**
 * Feedback of visitors (ENGAGE-04). `site`: anonymous; `visitor`: wants an answer; `page`: whether a text
 * helped, once for each visitor and page.
 */
export const feedback = pgTable(
  'feedback',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind').$type<'site' | 'visitor' | 'page'>().notNull(),
    /** 1 to 5; null for pages. */
    rating: smallint('rating'),
    helpful: boolean('helpful'),
    comment: text('comment').notNull(),
    name: text('name'),
    email: text('email'),
    page: text('page'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [index('feedback_created').on(t.createdAt)],
)
