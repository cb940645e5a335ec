import { z } from 'zod'
import { isAwb, normaliseAwb } from '@upchar/kernel/awb'
import { KYC_LICENCES } from '@upchar/kernel/kyc-licences'
import { promisedLife, rupees } from './common.ts'
import {
  cancelChanged,
  cancelItems,
  cancelKey,
  cancelNote,
  cancelPreview,
  cancelReasonCode,
  cancelReasonMissing,
  notCancellable,
} from './order-cancels.ts'
import { endpoint } from './endpoint.ts'
import { keptPolicy, orderState, orderView, usedLicence } from './orders.ts'
import { temperatureRecord } from './staff-cold-chain.ts'
import { deliveryProofs } from './staff-delivery-proofs.ts'
import { cardFields, courierBooking } from './staff-couriers.ts'
import {
  changedMeanwhile,
  id,
  parcelUnknown,
  staffLine,
  staffRefusals,
  staffText,
  who,
} from './staff.ts'

const orderUnknown = { code: 'order_unknown', status: 404, means: 'No such order' } as const
export const invoiceUnknown = {
  code: 'invoice_unknown',
  status: 404,
  means: 'The order has no such document',
} as const

/** What staff set by hand; the other states come from buyers, or belong to cancels and returns. */
export const deskState = z.enum([
  'packed',
  'shipped',
  'in_transit',
  'out_for_delivery',
  'delivered',
  'delivery_failed',
  'rto',
])

const licenceKinds = KYC_LICENCES.map(({ kind }) => kind)

const day = z.iso
  .date()
  .refine((text) => text >= '2000-01-01' && text < '3000-01-01', 'Choose a day of our time')
/** A place in the list: when an order was placed, in milliseconds, and its id. */
const place = z.string().regex(/^\d{1,15}\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)

const stateWords = z.object({ state: orderState, label: z.string() })
const payment = orderView.shape.payment

/** Whole rupees of a filter. */
const rupeesFilter = z.coerce.number().int().min(0).max(1_000_000_000)
const rowId = z.coerce.number().int().min(1).max(2_147_483_647)

/** What the list of orders is narrowed by. */
const narrowing = {
  /** Words are prefixes; of a phone number its last digits do; SKU, AWB, invoice and credit note number whole. */
  q: z.string().trim().max(120).default(''),
  /** `unbooked`: a parcel still needs a courier. `waiting`: one is still to be packed or handed over. */
  state: z.enum([...orderState.options, 'unbooked', 'waiting']).optional(),
  payment: z.enum(['online', 'cash', 'credit', 'transfer', 'link']).optional(),
  /** `due`: cash is still to be collected. */
  paid: z.enum(['paid', 'due']).optional(),
  /** With `state`, `warehouse` and the promised days: one and the same parcel meets them. */
  seller: rowId.optional(),
  warehouse: rowId.optional(),
  /** Of parcels that haven’t arrived: the last promised day has passed, or is today in India. */
  promised: z.enum(['late', 'today']).optional(),
  /** The last promised day of a parcel in any state, both included. */
  promised_from: day.optional(),
  promised_to: day.optional(),
  /** With goods that need the cold chain. */
  cold: z.enum(['yes']).optional(),
  /** With goods sold on this kind of the buyer’s licence. */
  licence: z.enum([...licenceKinds, 'any']).optional(),
  /** The order’s total in whole rupees, both included. */
  value_from: rupeesFilter.optional(),
  value_to: rupeesFilter.optional(),
  /** Days in India, both included. */
  from: day.optional(),
  to: day.optional(),
}

export const staffListOrders = endpoint({
  summary:
    'Orders of guests and customers, newest first, by number, phone, email, name, GSTIN, SKU, AWB, invoice or credit note number (OPS-01)',
  tag: 'staff orders',
  query: z.object({
    ...narrowing,
    /** Orders placed before this one, from `older` of an answer. */
    after: place.optional(),
    /** Orders placed after this one, from `newer` of an answer. */
    before: place.optional(),
    limit: z.coerce.number().int().min(1).max(100).default(25),
  }),
  answer: z.object({
    success: z.literal(true),
    orders: z.array(
      z.object({
        id: z.string(),
        number: z.string(),
        placed_at: z.iso.datetime(),
        is_guest: z.boolean(),
        name: z.string(),
        business_name: z.string(),
        city: z.string(),
        /** Masked; the order itself has them whole. */
        phone: z.string(),
        email: z.string(),
        /** The first line's title, and how many lines there are. */
        title: z.string(),
        lines: z.int(),
        total: rupees,
        payment,
        /** Of the parcels, each once. */
        states: z.array(stateWords),
        /** Whether a parcel still needs a courier. */
        unbooked: z.boolean(),
      }),
    ),
    newer: z.string().nullable(),
    older: z.string().nullable(),
  }),
  refusals: staffRefusals,
})

export const staffExportOrders = endpoint({
  summary:
    'The list of orders as CSV, without personal data of buyers: the newest 10,000, and a last line if there are more (OPS-01)',
  tag: 'staff orders',
  query: z.object(narrowing),
  answer: 'binary',
  refusals: staffRefusals,
})

/** What the list of orders can be narrowed by, beside fixed words. */
export const staffGetOrderFilters = endpoint({
  summary: 'Sellers and their warehouses, to narrow the list of orders by (OPS-01)',
  tag: 'staff orders',
  answer: z.object({
    success: z.literal(true),
    sellers: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        warehouses: z.array(z.object({ id: z.int(), name: z.string(), city: z.string() })),
      }),
    ),
  }),
  refusals: staffRefusals,
})

const document = z.object({ id: z.string(), number: z.string(), title: z.string() })

const parcel = z.object({
  id: z.string(),
  /** Sent back with a change, so that nobody overwrites what they haven't seen. */
  version: z.int(),
  warehouse: z.object({ name: z.string(), city: z.string() }),
  /** Empty until somebody books one. */
  courier: z.string(),
  awb: z.string(),
  tracking_url: z.string(),
  booking: courierBooking,
  ...cardFields,
  /** Whether it can be booked by the courier’s API. */
  can_book: z.boolean(),
  /** Of the temperature logger that was packed; empty: none. */
  logger_number: z.string(),
  temperature: temperatureRecord,
  proofs: deliveryProofs,
  /** Whether another proof of delivery may be kept. */
  takes_proof: z.boolean(),
  state: orderState,
  state_label: z.string(),
  promised: z.object({ from: z.iso.date(), to: z.iso.date() }),
  /** What may come next by hand. */
  next: z.array(z.object({ state: deskState, label: z.string(), needs_reason: z.boolean() })),
  /** Whether the next state that means it is packed issues its invoice, which can't be taken back (RET-03). */
  issues_invoice: z.boolean(),
  /** It replaces returned goods, without a new invoice (RET-02). */
  is_replacement: z.boolean(),
  /** A replacement that hasn’t left and isn’t sent: the sales of its seller are stopped (OPS-06). */
  is_stopped: z.boolean(),
  /** Its courier has taken it, but its seller has no licence in force: it stays unpacked until staff pack it or cancel. */
  is_held: z.boolean(),
  /** What it lacks to leave: e-invoice and e-way bill. */
  missing: z.array(z.string()),
  /** Recalled goods in it, in words: it may not leave with them (OPS-05). */
  recalled: z.array(z.string()),
  /** The label of the state before, if staff set the present one and can take it back; else null. */
  undo: z.string().nullable(),
  contents: z.array(
    z.object({
      sku_id: z.string(),
      title: z.string(),
      quantity: z.int(),
      batch: z.string(),
      expires_on: z.iso.date().nullable(),
    }),
  ),
})

const part = z.object({
  id: z.string(),
  seller: z.object({ name: z.string(), gstin: z.string(), city: z.string() }),
  state: orderState,
  state_label: z.string(),
  total: rupees,
  items: z.array(
    z.object({
      line: z.string(),
      sku_id: z.string(),
      title: z.string(),
      slug: z.string(),
      quantity: z.int(),
      cancelled: z.int(),
      /** How many staff may still cancel. */
      can_cancel: z.int(),
      price: rupees,
      /** That the price was one for the buyer's business type: "Price for hospitals" (OPS-04); absent otherwise. */
      price_note: z.string().optional(),
      line_total: rupees,
      gst_rate: z.number(),
      engraving_name: z.string(),
      /** What its buyer was promised; absent: nothing. */
      shelf_life: promisedLife.optional(),
      licence: usedLicence.nullable(),
    }),
  ),
  /** Why nothing of it can be cancelled any more; empty: something can. */
  cancel_note: z.string(),
  documents: z.array(document),
  parcels: z.array(parcel),
})

/** What happened, newest first. */
const happened = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  kind: z.enum(['order', 'payment', 'parcel', 'courier', 'mail', 'refund']),
  title: z.string(),
  note: z.string(),
  /** Staff or a member of the seller; null: the buyer, the courier or the system. */
  by: who.nullable(),
})

/** '' where unknown; all of it as the browser said, but for the sales person. */
const attribution = z.object({
  landed_page: z.string(),
  utm: z.object({
    source: z.string(),
    medium: z.string(),
    campaign: z.string(),
    term: z.string(),
    content: z.string(),
  }),
  sales_code: z.string(),
  /** Whose code it is, where the shop verified it (CART-12). */
  sales_person: z.string(),
  referral: z.string(),
  device: z.string(),
  platform: z.string(),
})

/** Contact and delivery address, as the buyer's form has them. */
const delivery = {
  full_name: z.string().max(120),
  phone: z.string().max(30),
  email: z.string().max(254),
  house: z.string().max(200),
  street: z.string().max(200),
  landmark: z.string().max(200),
  city: z.string().max(120),
  pincode: z.string().max(10),
  instructions: z.string().max(500),
}

export const staffOrder = z
  .object({
    id: z.string(),
    number: z.string(),
    placed_at: z.iso.datetime(),
    /** Null: a guest's. */
    customer_id: z.string().nullable(),
    contact: z.object({ name: z.string(), phone: z.string(), email: z.string() }),
    delivery_to: orderView.shape.delivery_to.omit({ phone: true, email: true }),
    /** Contact and delivery address as typed, for a change before the goods are packed. */
    delivery: z.object({
      ...delivery,
      /** Sent back with a change. */
      seen: z.string(),
      /** Why nothing of it can be changed any more; empty: it can. */
      closed: z.string(),
    }),
    billed_to: orderView.shape.billed_to,
    place_of_supply: z.string(),
    payment,
    amounts: orderView.pick({
      subtotal: true,
      discount: true,
      voucher: true,
      reward_points: true,
      referral_discount: true,
      shipping: true,
      platform_fee: true,
      data_logger_charges: true,
      cod_fee: true,
      total_tax: true,
      total: true,
      total_now: true,
      returned: true,
      wallet: true,
    }),
    cancels: z.array(
      z.object({
        id: z.string(),
        at: z.iso.datetime(),
        /** Null: the buyer. */
        by: who.nullable(),
        reason: z.string(),
        note: z.string(),
        items: orderView.shape.cancels.element.shape.items,
        amount: rupees,
        refund: rupees,
      }),
    ),
    parts: z.array(part),
    /** The shop's own invoice of its fees. */
    fee_documents: z.array(document),
    credit_notes: z.array(orderView.shape.credit_notes.element.omit({ url: true })),
    payments: z.array(
      z.object({
        id: z.string(),
        method: z.string(),
        amount: rupees,
        state: z.string(),
        at: z.iso.datetime(),
        error: z.string(),
        /** The bank's number of the transfer; empty where it is unknown. */
        reference: z.string(),
        /** The bank's or wallet's offer that the buyer picked on the gateway's page. */
        offer: z.object({ offer_id: z.string(), title: z.string(), issuer: z.string() }).nullable(),
        /** False: a payment of another attempt to buy the same cart, which goes back (CHECKOUT-13). */
        of_order: z.boolean(),
      }),
    ),
    refunds: z.array(
      z.object({
        id: z.string(),
        payment_id: z.string(),
        amount: rupees,
        reason: z.string(),
        state: z.string(),
        /** It went to the wallet, as the buyer chose. */
        to_wallet: z.boolean(),
        at: z.iso.datetime(),
        /** The bank's number of the transfer; empty until it is known. */
        reference: z.string(),
      }),
    ),
    mails: z.array(
      z.object({ id: z.string(), to: z.string(), subject: z.string(), at: z.iso.datetime() }),
    ),
    timeline: z.array(happened),
    /** How the buyer came and bought (ATTR-01); null: before it was recorded. */
    attribution: attribution.nullable(),
    /** The member of staff who ordered for the customer; null: the buyer did (AUTH-13). */
    placed_by: who.nullable(),
  })
  .meta({ id: 'StaffOrder' })

const answer = z.object({ success: z.literal(true), order: staffOrder })

export const staffGetOrder = endpoint({
  summary:
    'An order by id or number: goods, parcels, money, documents, mails and what happened. Looking is recorded in the audit log (OPS-01)',
  tag: 'staff orders',
  params: z.object({ id }),
  answer,
  refusals: [...staffRefusals, orderUnknown],
})

export const staffGetOrderPolicies = endpoint({
  summary: 'The policies that were in force when an order was placed (ROUTE-22)',
  tag: 'staff orders',
  params: z.object({ id }),
  answer: z.object({
    success: z.literal(true),
    /** Empty: placed before they were recorded. */
    policies: z.array(keptPolicy),
  }),
  refusals: [...staffRefusals, orderUnknown],
})

export const staffGetEvidence = endpoint({
  summary: 'Everything that proves an order to an auditor, as one ZIP (ORDER-06); audited',
  tag: 'staff orders',
  params: z.object({ id }),
  answer: 'binary',
  refusals: [...staffRefusals, orderUnknown],
})

/** The duplicate that leaves with the goods, or the triplicate that its supplier keeps (CGST Rules 48(1), 55(2)). */
export const documentCopy = z.enum(['original', 'transporter', 'supplier']).default('original')

export const staffGetInvoice = endpoint({
  summary: 'A document of an order as PDF, as the buyer gets it (ORDER-06)',
  tag: 'staff orders',
  params: z.object({ id, invoice: id }),
  query: z.object({
    copy: documentCopy,
  }),
  answer: 'binary',
  refusals: [...staffRefusals, invoiceUnknown],
})

const version = z.int32()
const reason = staffText(300)
export const reasonMissing = {
  code: 'reason_missing',
  status: 400,
  means: 'Say why: the history or the buyer needs it',
} as const
const parcelRefusals = [...staffRefusals, parcelUnknown, changedMeanwhile, reasonMissing] as const

/** Who carries a parcel, as staff or its seller type it. */
export const carrier = {
  version,
  courier: staffLine(60).min(2, 'Enter the courier’s name'),
  awb: z
    .string()
    .max(60)
    .transform(normaliseAwb)
    .refine(isAwb, 'Enter the number on the label: 5 to 30 letters and digits'),
  tracking_url: z
    .string()
    .trim()
    .max(500)
    .refine(
      (text) => text === '' || (URL.canParse(text) && new URL(text).protocol === 'https:'),
      'Enter the whole link, beginning with https://',
    )
    .default(''),
  /** Needed when an AWB is replaced. */
  reason: reason.default(''),
}

export const staffSetParcelCourier = endpoint({
  summary:
    'Sets who carries a parcel and its AWB, or corrects them with a reason. A buyer whose parcel has left gets the new number by mail (OPS-01)',
  tag: 'staff orders',
  params: z.object({ id }),
  body: z.object(carrier),
  answer,
  refusals: [
    ...parcelRefusals,
    { code: 'awb_taken', status: 409, means: 'Another parcel has this AWB; detail.order names it' },
    { code: 'state_wrong', status: 409, means: 'The parcel has arrived or is cancelled' },
  ],
})

/** Why a parcel can’t be moved, for staff and its seller. */
export const moveRefusals = [
  { code: 'state_wrong', status: 409, means: 'This state can’t follow: read it again' },
  { code: 'courier_missing', status: 409, means: 'Set courier and AWB first' },
  {
    code: 'lut_missing',
    status: 409,
    means:
      'Supplied to a special economic zone without tax, but the seller has no letter of undertaking in force',
  },
  {
    code: 'report_missing',
    status: 409,
    means:
      'Its invoice needs an e-invoice or an e-way bill that hasn’t come: the parcel can’t leave',
  },
  {
    code: 'sale_unlicensed',
    status: 409,
    means: 'The seller has no licence in force to sell the goods: they can’t be packed',
  },
  {
    code: 'time_wrong',
    status: 400,
    means: 'The time is ahead, or before what happened to the parcel so far',
  },
] as const

export const staffMoveParcel = endpoint({
  summary:
    'Sets a parcel’s state along the allowed ways; the buyer sees it and gets the usual mails (OPS-01)',
  tag: 'staff orders',
  params: z.object({ id }),
  body: z.object({
    version,
    state: deskState,
    /** When it happened. */
    at: z.iso.datetime({ offset: true }),
    /** For a failed delivery and a return to the seller; the buyer reads it. */
    reason: reason.default(''),
  }),
  answer,
  refusals: [...parcelRefusals, ...moveRefusals],
})

export const staffUndoParcelMove = endpoint({
  summary:
    'Takes back the latest state of a parcel, if staff set it; a buyer who was told gets a correction (OPS-01)',
  tag: 'staff orders',
  params: z.object({ id }),
  body: z.object({ version, reason }),
  answer,
  refusals: [
    ...parcelRefusals,
    { code: 'state_wrong', status: 409, means: 'A courier reported this state: read it again' },
  ],
})

export const staffChangeDelivery = endpoint({
  summary:
    'Changes contact and delivery address of an order until its first parcel is packed, within the same state and tax; the buyer gets a mail (OPS-01)',
  tag: 'staff orders',
  params: z.object({ id }),
  body: z.object({
    ...delivery,
    /** `seen` of the order's `delivery`. */
    seen: z.string().max(64),
    reason: reason.min(3, 'Say why, for the history'),
  }),
  answer,
  refusals: [
    ...staffRefusals,
    orderUnknown,
    changedMeanwhile,
    {
      code: 'state_wrong',
      status: 409,
      means: 'Something is packed, or the order would change its tax, its payment or its couriers',
    },
    { code: 'form_invalid', status: 400, means: 'Invalid fields, each with its text in `fields`' },
    { code: 'pincode_unknown', status: 400, means: 'Invalid Pincode' },
  ],
})

export const staffPreviewCancel = endpoint({
  summary: 'What a cancel by staff would give back (RET-01, RET-04)',
  tag: 'staff orders',
  params: z.object({ id }),
  body: z.object({ items: cancelItems }),
  answer: z.object({ success: z.literal(true), cancel: cancelPreview }),
  refusals: [...staffRefusals, orderUnknown, notCancellable, cancelChanged],
})

export const staffCancelOrder = endpoint({
  summary:
    'Cancels an order, or some of its items, until the courier has it; the buyer gets a mail (RET-01)',
  tag: 'staff orders',
  params: z.object({ id }),
  body: z.object({
    items: cancelItems,
    reason: cancelReasonCode,
    /** For staff; the buyer doesn't read it. */
    note: cancelNote,
    /** `amount` of the preview that was shown. */
    amount: rupees,
    request_key: cancelKey,
  }),
  answer,
  refusals: [...staffRefusals, orderUnknown, notCancellable, cancelChanged, cancelReasonMissing],
})
