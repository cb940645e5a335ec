import { index, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/columns.ts'

/** A buyer who wants to be called about a lead-only or restricted product (ENGAGE-01). */
export const leadEnquiry = pgTable('lead_enquiry', {
  id: uuid('id').primaryKey(),
  ticket: text('ticket').notNull().unique(),
  /** Null where the buyer looked for something that we don't list. */
  sku: text('sku'),
  form: jsonb('form').$type<{ name: string; phone: string; email: string; pincode: string; comment: string }>().notNull(),
  guestId: text('guest_id'),
  createdAt: instant('created_at').notNull(),
}, (t) => [index('lead_enquiry_sku').on(t.sku)])

/** Tell me when this can be had at my pincode (ENGAGE-02). */
export const notifyRequest = pgTable('notify_request', {
  id: uuid('id').primaryKey(),
  sku: text('sku').notNull(),
  email: text('email').notNull(),
  pincode: text('pincode').notNull(),
  createdAt: instant('created_at').notNull(),
}, (t) => [unique('notify_request_once').on(t.sku, t.email, t.pincode)])
