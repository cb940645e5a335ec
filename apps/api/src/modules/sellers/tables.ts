import {
  boolean,
  date,
  doublePrecision,
  integer,
  pgTable,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type { SellerLicenceForm } from '@upchar/kernel/seller-licences'
import { instant } from '../../platform/db/columns.ts'

/** The member of staff who changed a row last; null: nobody, or the command line. */
const changed = { changedBy: text('changed_by'), changedAt: instant('changed_at') }

/** A supplier registered for GST in one state. A company with stock in two states is two rows with two GSTINs. */
export const seller = pgTable('seller', {
  id: integer('id').primaryKey(),
  slug: text('slug').notNull().unique(),
  legalName: text('legal_name').notNull(),
  tradeName: text('trade_name').notNull(),
  gstin: text('gstin').notNull().unique(),
  stateCode: text('state_code').notNull(),
  address: text('address').notNull(),
  city: text('city').notNull(),
  pincode: text('pincode').notNull(),
  email: text('email').notNull(),
  phone: text('phone').notNull(),
  /** What invoices and product pages print, from the rows of `seller_licence`. */
  drugLicence: text('drug_licence'),
  deviceLicence: text('device_licence'),
  invoicePrefix: text('invoice_prefix').notNull().unique(),
  /** HSN digits printed on an invoice: 4 up to five crore rupees of turnover, 6 above (Notification 78/2020). */
  hsnDigits: smallint('hsn_digits').notNull().default(6),
  ...changed,
})

/** A licence or registration of a seller, as issued by the state of its GSTIN. */
export const sellerLicence = pgTable(
  'seller_licence',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    sellerId: integer('seller_id')
      .notNull()
      .references(() => seller.id),
    form: text('form').$type<SellerLicenceForm>().notNull(),
    number: text('number').notNull(),
    stateCode: text('state_code').notNull(),
    /** Last day; null: perpetual while its fee is paid. */
    validUntil: date('valid_until'),
  },
  (t) => [unique('seller_licence_once').on(t.sellerId, t.form, t.number)],
)

/** A warehouse. Its state is its seller's: a GSTIN covers one state. */
export const warehouse = pgTable('warehouse', {
  id: integer('id').primaryKey(),
  sellerId: integer('seller_id')
    .notNull()
    .references(() => seller.id),
  name: text('name').notNull(),
  city: text('city').notNull(),
  pincode: text('pincode').notNull(),
  latitude: doublePrecision('latitude').notNull(),
  longitude: doublePrecision('longitude').notNull(),
  /** Orders before this hour (IST) ship the same working day. */
  cutOffHour: smallint('cut_off_hour').notNull(),
  worksSunday: boolean('works_sunday').notNull().default(false),
  ...changed,
})

/**
 * An application to sell here (ENGAGE-08), one for each GSTIN. Staff review it and create the seller by hand.
 */
export const sellerApplication = pgTable('seller_application', {
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
  drugLicence: text('drug_licence'),
  deviceLicence: text('device_licence'),
  about: text('about').notNull(),
  createdAt: instant('created_at').notNull(),
})
