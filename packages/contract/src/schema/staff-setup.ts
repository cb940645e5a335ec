import { z } from 'zod'
import { PRODUCT_CLASSES } from '@upchar/kernel/buying-rules'
import { SERVICE_FEE_TYPES } from '@upchar/kernel/charge-basis'
import { SELLER_LICENCE_KEYS } from '@upchar/kernel/seller-licences'
import { asciiLine, rupees } from './common.ts'
import { endpoint } from './endpoint.ts'
import { cashRules, deliveryDays } from './staff-delivery-rules.ts'
import { changedMeanwhile, staffLine, staffRefusals, who } from './staff.ts'

/** Id of a seller, a warehouse or a licence in a path. */
const id = z.object({ id: z.coerce.number<string | number>().int().min(1).max(2_000_000_000) })
/** When it was last changed, as it was read; null: never. Sent back, so that nobody overwrites what they haven't seen. */
const seen = z.iso.datetime().nullable()

const stamps = {
  /** Null: never changed, or changed from the command line. */
  changed_by: who.nullable(),
  changed_at: z.iso.datetime().nullable(),
}

const organisation = z
  .object({
    legal_name: z.string(),
    gstin: z.string(),
    /** Company identification number; null for whoever isn't a company. */
    cin: z.string().nullable(),
    address: z.string(),
    city: z.string(),
    pincode: z.string(),
    /** Name of the state in which the GSTIN is registered. */
    state: z.string(),
    support_email: z.string(),
    support_phone: z.string(),
    info_email: z.string(),
    grievance_officer: z.string(),
    grievance_email: z.string(),
    grievance_phone: z.string(),
    /** True: as the settings of the server say; nobody has changed it here. */
    from_settings: z.boolean(),
    ...stamps,
  })
  .meta({ id: 'StaffOrganisation' })

const licence = z
  .object({
    id: z.int(),
    form: z.enum(SELLER_LICENCE_KEYS),
    number: z.string(),
    /** Name of the state that issued it. */
    state: z.string(),
    /** First day; null: not recorded. */
    valid_from: z.iso.date().nullable(),
    /** Last day; null: perpetual while its fee is paid. */
    valid_until: z.iso.date().nullable(),
    /** The warehouse for which it was issued; null: all of the seller's. */
    warehouse_id: z.int32().nullable(),
    /** The registered pharmacist or competent person in charge, and the registration. */
    person_in_charge: z.string().nullable(),
    person_registration: z.string().nullable(),
    state_of_validity: z.enum(['not_yet', 'valid', 'ends_soon', 'ended']),
  })
  .meta({ id: 'StaffSellerLicence' })

const warehouse = z
  .object({
    id: z.int(),
    name: z.string(),
    pincode: z.string(),
    city: z.string(),
    /** Orders before this hour (IST) leave the same working day. */
    cut_off_hour: z.int(),
    works_sunday: z.boolean(),
    ...stamps,
  })
  .meta({ id: 'StaffWarehouse' })

const seller = z
  .object({
    id: z.int(),
    legal_name: z.string(),
    trade_name: z.string(),
    gstin: z.string(),
    /** Name of the state in which the GSTIN is registered. */
    state: z.string(),
    address: z.string(),
    city: z.string(),
    pincode: z.string(),
    email: z.string(),
    phone: z.string(),
    /** Begins the numbers of its invoices. */
    invoice_prefix: z.string(),
    hsn_digits: z.literal([4, 6]),
    grievance_officer: z.string().nullable(),
    grievance_contact: z.string().nullable(),
    /** True once it has an order: GSTIN and invoice prefix are fixed then. */
    has_orders: z.boolean(),
    licences: z.array(licence),
    warehouses: z.array(warehouse),
    ...stamps,
  })
  .meta({ id: 'StaffSeller' })

const licenceGap = z
  .object({
    seller_id: z.int(),
    seller: z.string(),
    /**
     * `ends_soon`: within 30 days; `missing`: goods are off sale because no licence permits them; `person_missing`: in
     * force without the competent person in charge that the form needs.
     */
    kind: z.enum(['ends_soon', 'ended', 'missing', 'person_missing']),
    /** Null where it is missing. */
    form: z.enum(SELLER_LICENCE_KEYS).nullable(),
    number: z.string().nullable(),
    valid_until: z.iso.date().nullable(),
    /** The class of the goods that are off sale; null: none are. */
    product_class: z.enum(PRODUCT_CLASSES).nullable(),
    /** Articles of the class that are off sale. */
    offers: z.int(),
  })
  .meta({ id: 'StaffLicenceGap' })

const charges = z
  .object({
    /** Of an order's delivery, GST included. */
    delivery: rupees,
    /** Value of items from which delivery is free; null: never. */
    free_delivery_from: rupees.nullable(),
    minimum_order: rupees,
    cash_on_delivery: rupees,
    /** The marketplace's own service on every order, GST included (CART-24): which of the next two applies. */
    platform_fee_type: z.enum(SERVICE_FEE_TYPES),
    platform_fee: rupees,
    /** Of what the buyer pays for the items. */
    platform_fee_percent: z.number(),
    /** The most that a percentage comes to; null: no limit. */
    platform_fee_at_most: rupees.nullable(),
    /** Value of items from which there is no platform fee; null: always. */
    platform_fee_free_from: rupees.nullable(),
    /** The temperature logger that buyers can add to an order with vaccines, GST included (CART-16); 0: not offered. */
    data_logger: rupees,
    /** Value of items from which it is free; null: never. */
    data_logger_free_from: rupees.nullable(),
    /** Sent back when they are changed. */
    revision: z.string(),
  })
  .meta({ id: 'StaffCharges' })

/** What a shop needs before a buyer can order, in the order in which it is set up, and the order that proves it. */
const SETUP_STEPS = [
  'organisation',
  'seller',
  'licences',
  'warehouse',
  'charges',
  'catalogue',
  'administrator',
  'courier',
  'credit_line',
  'first_order',
] as const

const step = z
  .object({
    key: z.enum(SETUP_STEPS),
    name: z.string(),
    done: z.boolean(),
    /** False: the shop can sell without it. */
    needed: z.boolean(),
    /** What is missing or what there is, in one sentence. */
    text: z.string(),
  })
  .meta({ id: 'StaffSetupStep' })

export const staffGetSetup = endpoint({
  summary:
    'What a shop needs before buyers can order: what is done, what is missing, and the organisation, sellers, licences, warehouses and charges as they stand',
  tag: 'staff set-up',
  answer: z.object({
    success: z.literal(true),
    /** True when everything needed is there. */
    ready: z.boolean(),
    steps: z.array(step),
    organisation,
    sellers: z.array(seller),
    /** Licences that end within 30 days, have ended or lack the person in charge, and classes without one, most urgent first. */
    licence_gaps: z.array(licenceGap),
    charges,
    delivery_days: deliveryDays,
    cash_rules: cashRules,
    /** Products that buyers see. */
    products: z.int(),
    /** The number of the shop's first order; null until there is one. */
    first_order: z.string().nullable(),
  }),
  refusals: staffRefusals,
})

const gstinInvalid = {
  code: 'gstin_invalid',
  status: 400,
  means: 'No GST number, or its check character is wrong',
} as const
const pincodeUnknown = { code: 'pincode_unknown', status: 400, means: 'Invalid Pincode' } as const
const otherState = {
  code: 'pincode_other_state',
  status: 400,
  means: 'The pincode lies in another state than the GST number is registered in',
} as const
const phoneInvalid = {
  code: 'phone_invalid',
  status: 400,
  means: 'No Indian phone number',
} as const
const sellerUnknown = { code: 'seller_unknown', status: 404, means: 'No such seller' } as const

const name = (what: string) => asciiLine(120).min(2, what)
const street = asciiLine(200).min(5, 'Enter house, street and area')
const city = asciiLine(60).min(2, 'Enter the city')
const pincode = z.string().trim().max(10)
const gstin = z.string().trim().max(20)
const phone = z.string().trim().max(20)
const email = z.email('Enter an email address, such as name@example.com').max(254)

export const staffSetOrganisation = endpoint({
  summary:
    'Who runs the shop: stands in the footer, in the policies, on mails and on the invoices of the shop’s own fees',
  tag: 'staff set-up',
  body: z.object({
    legal_name: name('Enter the legal name'),
    gstin,
    cin: z.string().trim().max(30).nullable(),
    address: street,
    city,
    pincode,
    support_email: email,
    support_phone: phone,
    info_email: email,
    grievance_officer: staffLine(120).min(3, 'Enter name and designation'),
    /** Where the officer is reached: complaints that go up are mailed there. */
    grievance_email: email,
    grievance_phone: phone,
    seen_changed_at: seen,
  }),
  answer: z.object({ success: z.literal(true), organisation }),
  refusals: [
    ...staffRefusals,
    gstinInvalid,
    { code: 'cin_invalid', status: 400, means: 'No company identification number' },
    pincodeUnknown,
    otherState,
    phoneInvalid,
    changedMeanwhile,
  ],
})

const sellerFields = {
  legal_name: name('Enter the legal name'),
  trade_name: name('Enter the name that buyers know'),
  gstin,
  address: street,
  city,
  pincode,
  email,
  phone,
  /** One to three capital letters or digits. */
  invoice_prefix: z
    .string()
    .trim()
    .regex(/^[A-Z0-9]{1,3}$/, 'Use one to three capital letters or digits'),
  /** 4 up to five crore rupees of turnover, 6 above (Notification 78/2020). */
  hsn_digits: z.literal([4, 6], { error: 'Choose 4 or 6 digits' }),
  /** Its own officer, and how to reach them if not by its email; null: the shop's officer. */
  grievance_officer: asciiLine(120).nullable().default(null),
  grievance_contact: asciiLine(120).nullable().default(null),
}
const sellerAnswer = z.object({ success: z.literal(true), seller })
const sellerRefusals = [
  ...staffRefusals,
  gstinInvalid,
  { code: 'gstin_taken', status: 409, means: 'Another seller has this GST number' },
  { code: 'prefix_taken', status: 409, means: 'Another seller has this invoice prefix' },
  pincodeUnknown,
  otherState,
  phoneInvalid,
] as const

export const staffAddSeller = endpoint({
  summary: 'Adds a seller: one GSTIN. A company with stock in two states is two sellers',
  tag: 'staff set-up',
  body: z.object(sellerFields),
  answer: sellerAnswer,
  refusals: sellerRefusals,
})

export const staffChangeSeller = endpoint({
  summary:
    'Changes a seller. GSTIN and invoice prefix are fixed after its first order; invoices keep what they were issued with',
  tag: 'staff set-up',
  params: id,
  body: z.object({ ...sellerFields, seen_changed_at: seen }),
  answer: sellerAnswer,
  refusals: [
    ...sellerRefusals,
    sellerUnknown,
    {
      code: 'seller_has_orders',
      status: 409,
      means: 'GSTIN and invoice prefix are fixed: the seller has orders',
    },
    changedMeanwhile,
  ],
})

export const staffAddLicence = endpoint({
  summary: 'Adds a licence of a seller. The same form and number again changes its validity',
  tag: 'staff set-up',
  params: id,
  body: z.object({
    form: z.enum(SELLER_LICENCE_KEYS),
    number: asciiLine(60).min(3, 'Enter the number on the licence'),
    /** First day; null: not recorded. */
    valid_from: z.iso.date().nullable().default(null),
    /** Last day; null: perpetual while its fee is paid. */
    valid_until: z.iso.date().nullable(),
    /** The warehouse for which it was issued; null: all of the seller's. */
    warehouse_id: z.int32().min(1).nullable().default(null),
    /** The registered pharmacist or competent person in charge; needed with forms for medicines, whose invoices name them. */
    person_in_charge: asciiLine(80).nullable().default(null),
    person_registration: asciiLine(60).nullable().default(null),
  }),
  answer: sellerAnswer,
  refusals: [
    ...staffRefusals,
    sellerUnknown,
    { code: 'licence_ended', status: 400, means: 'The last day lies before today' },
    { code: 'licence_days', status: 400, means: 'The last day lies before the first' },
    {
      code: 'person_missing',
      status: 400,
      means: 'A form for medicines without its pharmacist or competent person in charge',
    },
    { code: 'warehouse_unknown', status: 404, means: 'The seller has no such warehouse' },
  ],
})

export const staffRemoveLicence = endpoint({
  summary: 'Removes a licence that was entered by mistake or was withdrawn',
  tag: 'staff set-up',
  params: id,
  answer: sellerAnswer,
  refusals: [...staffRefusals, { code: 'licence_unknown', status: 404, means: 'No such licence' }],
})

const hour = 'Enter a whole hour from 0 to 23'
const warehouseFields = {
  name: name('Enter a name for the warehouse'),
  pincode,
  cut_off_hour: z.int({ error: hour }).min(0, { error: hour }).max(23, { error: hour }),
  works_sunday: z.boolean(),
}

export const staffAddWarehouse = endpoint({
  summary: 'Adds a warehouse of a seller, in the state of its GSTIN',
  tag: 'staff set-up',
  params: id,
  body: z.object(warehouseFields),
  answer: sellerAnswer,
  refusals: [
    ...staffRefusals,
    sellerUnknown,
    pincodeUnknown,
    otherState,
    {
      code: 'warehouse_same',
      status: 409,
      means: 'The seller has a warehouse of this name',
    },
  ],
})

export const staffChangeWarehouse = endpoint({
  summary: 'Changes a warehouse; promised days follow within seconds',
  tag: 'staff set-up',
  params: id,
  body: z.object({ ...warehouseFields, seen_changed_at: seen }),
  answer: sellerAnswer,
  refusals: [
    ...staffRefusals,
    { code: 'warehouse_unknown', status: 404, means: 'No such warehouse' },
    pincodeUnknown,
    otherState,
    {
      code: 'warehouse_same',
      status: 409,
      means: 'The seller has a warehouse of this name',
    },
    changedMeanwhile,
  ],
})

const amountWanted = 'Enter an amount from 0 to 10,00,000 rupees'
const amount = z
  .number({ error: amountWanted })
  .min(0, { error: amountWanted })
  .max(1_000_000, { error: amountWanted })
  .refine((rupee) => Number.isInteger(Math.round(rupee * 1e6) / 1e4), 'Use at most two decimals')

const percentWanted = 'Enter a percentage from 0.01 to 100'

export const staffSetCharges = endpoint({
  summary: 'Changes delivery charge, minimum order, cash fee and platform fee from today on',
  tag: 'staff set-up',
  body: z
    .object({
      delivery: amount,
      free_delivery_from: amount.nullable(),
      minimum_order: amount,
      cash_on_delivery: amount,
      platform_fee_type: z.enum(SERVICE_FEE_TYPES),
      /** Needed for a fee by order or by seller, otherwise ignored; the percentage likewise. */
      platform_fee: amount,
      platform_fee_percent: z
        .number({ error: percentWanted })
        .min(0, percentWanted)
        .max(100, percentWanted)
        .multipleOf(0.01, 'Use at most two decimals'),
      platform_fee_at_most: amount.nullable(),
      platform_fee_free_from: amount.nullable(),
      data_logger: amount,
      data_logger_free_from: amount.nullable(),
      seen_revision: z.string().max(60),
    })
    .refine((b) => b.platform_fee_type !== 'percentage' || b.platform_fee_percent !== 0, {
      path: ['platform_fee_percent'],
      error: percentWanted,
    })
    .refine(
      (b) =>
        b.platform_fee_type === 'none' ||
        b.platform_fee_type === 'percentage' ||
        b.platform_fee !== 0,
      { path: ['platform_fee'], error: 'Enter an amount above 0 rupees' },
    ),
  answer: z.object({ success: z.literal(true), charges }),
  refusals: [...staffRefusals, changedMeanwhile],
})
