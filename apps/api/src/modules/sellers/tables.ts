import { sql } from '../../platform/db/sql.ts'
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from '../../platform/db/pg-core.ts'
import type { ProductClass } from '@upchar/kernel/buying-rules'
import type { SellerLicenceForm } from '@upchar/kernel/seller-licences'
import type { LicenceNeed } from '@upchar/reference/licence-rules'
import { instant, paise } from '../../platform/db/columns.ts'
import { staffMember } from '../staff/tables.ts'

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
  /** Its own grievance officer (E-Commerce Rules 2020, rule 6(5)); null: the marketplace's takes its complaints. */
  grievanceOfficer: text('grievance_officer'),
  /** How to reach them; null: by the seller's email. */
  grievanceContact: text('grievance_contact'),
  ...changed,
})

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
 * A licence or registration of a seller, as issued by the state of its GSTIN. It permits sales of the classes that
 * `licence_rule` names, from its first day to its last in India.
 */
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
    /** First day; null: not recorded, it was in force when it was entered. */
    validFrom: date('valid_from'),
    /** Last day; null: perpetual while its fee is paid. */
    validUntil: date('valid_until'),
    /** The premises that it was issued for (Drugs Rules 1945 r.64, r.65); null: every warehouse of the seller. */
    warehouseId: integer('warehouse_id').references(() => warehouse.id),
    /** The registered pharmacist or competent person in charge (rules 64(2) and 65(2)), with the registration. */
    personInCharge: text('person_in_charge'),
    personRegistration: text('person_registration'),
  },
  (t) => [unique('seller_licence_once').on(t.sellerId, t.form, t.number)],
)

/**
 * A seller's letter of undertaking, by which it supplies special economic zones without tax (CGST Rules 96A): for one financial year.
 */
export const sellerLut = pgTable(
  'seller_lut',
  {
    id: uuid('id').primaryKey(),
    sellerId: integer('seller_id')
      .notNull()
      .references(() => seller.id),
    /** The application reference number of its application. */
    arn: text('arn').notNull(),
    validFrom: date('valid_from').notNull(),
    validUntil: date('valid_until').notNull(),
    addedBy: text('added_by')
      .notNull()
      .references(() => staffMember.id),
    addedAt: instant('added_at').notNull(),
  },
  (t) => [
    unique('seller_lut_once').on(t.sellerId, t.arn),
    index('seller_lut_added_by').on(t.addedBy),
    check('seller_lut_days', sql`${t.validFrom} <= ${t.validUntil}`),
  ],
)

/**
 * The aggregate turnover of a seller in a financial year, of all registrations with its PAN (CGST Act s.2(6)), as staff were told. It
 * decides whether the seller must report invoices to the portal.
 */
export const sellerTurnover = pgTable(
  'seller_turnover',
  {
    sellerId: integer('seller_id')
      .notNull()
      .references(() => seller.id),
    /** `2025-26` */
    financialYear: text('financial_year').notNull(),
    turnoverPaise: paise('turnover_paise').notNull(),
    setBy: text('set_by')
      .notNull()
      .references(() => staffMember.id),
    setAt: instant('set_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.sellerId, t.financialYear] }),
    index('seller_turnover_set_by').on(t.setBy),
    check('seller_turnover_positive', sql`${t.turnoverPaise} >= 0`),
  ],
)

/**
 * Which form permits the sale of which product class, dated. A class needs a form in force for each of its needs; a
 * class without rows in force may not be sold.
 */
export const licenceRule = pgTable('licence_rule', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  productClass: text('product_class').$type<ProductClass>().notNull(),
  need: text('need').$type<LicenceNeed>().notNull(),
  form: text('form').$type<SellerLicenceForm>(),
  resale: boolean('resale').notNull(),
  validFrom: date('valid_from').notNull(),
  validTo: date('valid_to'),
  source: text('source').notNull(),
})

/** From which value consignments need an e-way bill, dated (CGST Rules 138). */
export const eWayRule = pgTable('e_way_rule', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  /** A state's limit within it; null: all others, and between states. */
  stateCode: text('state_code'),
  abovePaise: paise('above_paise').notNull(),
  validFrom: date('valid_from').notNull(),
  validTo: date('valid_to'),
  source: text('source').notNull(),
})

/** Times in which a seller may not sell (OPS-06). One at most stands. */
export const sellerSuspension = pgTable(
  'seller_suspension',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    sellerId: integer('seller_id')
      .notNull()
      .references(() => seller.id),
    reason: text('reason').notNull(),
    suspendedBy: text('suspended_by')
      .notNull()
      .references(() => staffMember.id),
    suspendedAt: instant('suspended_at').notNull(),
    liftedBy: text('lifted_by').references(() => staffMember.id),
    liftedAt: instant('lifted_at'),
    liftedReason: text('lifted_reason').notNull().default(''),
  },
  (t) => [
    uniqueIndex('seller_suspension_open')
      .on(t.sellerId)
      .where(sql`lifted_at is null`),
    check(
      'seller_suspension_lifted',
      sql`num_nulls(${t.liftedBy}, ${t.liftedAt}) in (0, 2) and (${t.liftedAt} is null) = (${t.liftedReason} = '')`,
    ),
  ],
)
