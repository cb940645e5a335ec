import { MONTH } from '@upchar/kernel/months'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { promisedLife, rupees, sku } from './common.ts'
import { billedTo } from './checkout-view.ts'
import { policy } from './pages.ts'

export const orderState = z.enum([
  'placed',
  'confirmed',
  'packed',
  'shipped',
  'in_transit',
  'out_for_delivery',
  'delivered',
  'delivery_failed',
  'cancelled',
  'return_requested',
  'return_picked',
  'returned',
  'refunded',
  'rto',
])

/** A licence that products were bought under, as it was then. */
export const usedLicence = z.object({
  kind: z.string(),
  name: z.string(),
  number: z.string(),
  valid_until: z.iso.date().nullable(),
})

export const orderView = z
  .object({
    id: z.string(),
    number: z.string(),
    placed_at: z.iso.datetime(),
    payment: z.object({ option: z.int(), label: z.string(), state: z.string() }),
    /** What goes back: for cancelled goods, and payments for the same goods beside the order's own (CHECKOUT-13). */
    refunds: z.array(
      z.object({
        amount: rupees,
        message: z.string(),
        /** `queued`: not yet requested from the bank. */
        state: z.enum(['queued', 'sent', 'done']),
        /** It went to the wallet, as the buyer chose. */
        to_wallet: z.boolean(),
        since: z.iso.datetime(),
        /** The bank's number of the transfer; empty until it is known. */
        reference: z.string(),
        /** The bank returned it: the page where the buyer says which account it shall go to, or corrects it. Empty: none is asked for. */
        account_href: z.string(),
      }),
    ),
    /** As ordered; amounts below likewise. */
    total: rupees,
    /** The total without what was cancelled and came back. */
    total_now: rupees,
    /** What returns took off the total (RET-02). */
    returned: rupees,
    /** What was cancelled, oldest first (RET-01). */
    cancels: z.array(
      z.object({
        id: z.string(),
        at: z.iso.datetime(),
        by: z.enum(['buyer', 'staff']),
        reason: z.string(),
        items: z.array(z.object({ title: z.string(), quantity: z.int(), amount: rupees })),
        amount: rupees,
        refund: rupees,
      }),
    ),
    /** What of the total the wallet paid (CHECKOUT-07). */
    wallet: rupees,
    subtotal: rupees,
    /** The voucher's discount; the sellers' invoices deduct it, or state that the shop paid it. */
    discount: rupees,
    /** Reward points, each a rupee (CART-14); null where the order has to do with none. */
    reward_points: z
      .object({
        /** Taken off as ordered, and without what was cancelled. */
        used: rupees,
        used_now: rupees,
        /** What it earns, once all that is left of it is delivered. */
        earns: rupees,
        earned: z.boolean(),
      })
      .nullable(),
    /** What the referral of a first order took off, as ordered (CART-13). */
    referral_discount: rupees,
    voucher: z.string().nullable(),
    total_tax: rupees,
    shipping: rupees,
    platform_fee: rupees,
    data_logger_charges: rupees,
    cod_fee: rupees,
    place_of_supply: z.string(),
    /** Phone and email masked: the link may be forwarded. */
    delivery_to: z.object({
      name: z.string(),
      address: z.string(),
      city: z.string(),
      state: z.string(),
      pincode: z.string(),
      phone: z.string(),
      email: z.string(),
      /** The note for the courier (CHECKOUT-02). */
      instructions: z.string(),
    }),
    /** The billed party, if not the recipient of the delivery: another address (CHECKOUT-02), an organisation or a GST registration. */
    billed_to: billedTo
      .extend({
        business_name: z.string(),
        /** A GSTIN, or the UIN of an embassy or a body of the United Nations. */
        gstin: z.string(),
        /** The buyer's purchase order number; '' without one. */
        po_number: z.string(),
        /** A confirmed unit or developer of a special economic zone. */
        sez: z.enum(['unit', 'developer']).nullable(),
      })
      .nullable(),
    sub_orders: z.array(
      z.object({
        id: z.string(),
        seller: z.object({ name: z.string(), gstin: z.string(), city: z.string() }),
        state: orderState,
        state_label: z.string(),
        promised: z.object({ from: z.iso.date(), to: z.iso.date(), label: z.string() }),
        items: z.array(
          z.object({
            /** Names the item in a cancel. */
            line: z.string(),
            sku_id: sku,
            title: z.string(),
            slug: z.string(),
            family: z.string(),
            /** As ordered. */
            quantity: z.int(),
            cancelled: z.int(),
            /** How many the caller may still cancel. */
            can_cancel: z.int(),
            price: rupees,
            /** That the price was one for the buyer's business type: "Price for hospitals" (OPS-04); absent otherwise. */
            price_note: z.string().optional(),
            line_total: rupees,
            gst_rate: z.number(),
            /** The engraving; empty: none (CART-22). */
            engraving_name: z.string(),
            /** Null where it isn't recorded. */
            maker: z.string().nullable(),
            /** The batches sent, first expiry first; none for goods without batches. */
            batches: z.array(
              z.object({
                batch: z.string(),
                expires_on: z.iso.date().nullable(),
                quantity: z.int(),
              }),
            ),
            /** Absent: nothing was promised. */
            shelf_life: promisedLife.optional(),
            /** The licence that it was bought under, for the buyer who placed the order; null if none was needed. */
            licence: usedLicence.nullable(),
          }),
        ),
        total: rupees,
        /** Why nothing of it can be cancelled any more; empty: something can. */
        cancel_note: z.string(),
        /**
         * Its invoices and bills of supply, by number. None before the goods are packed (RET-03): one for each parcel, and a
         * second one for a registered buyer when part of the goods is nil-rated (CGST Rules 46A).
         */
        documents: z.array(
          z.object({ id: z.string(), number: z.string(), title: z.string(), url: z.string() }),
        ),
        /** The first invoice of `documents`; null until one is issued. */
        invoice: z.object({ id: z.string(), number: z.string(), url: z.string() }).nullable(),
        /** The first bill of supply beside an invoice. */
        bill_of_supply: z
          .object({ id: z.string(), number: z.string(), url: z.string() })
          .nullable(),
        /** Null until somebody carries it. */
        shipment: z
          .object({
            courier: z.string(),
            awb: z.string().nullable(),
            /** Where the courier shows it, if staff gave the link. */
            tracking_url: z.string().nullable(),
          })
          .nullable(),
        /** Steps, oldest first; those to come have no date. */
        steps: z.array(
          z.object({
            state: orderState,
            label: z.string(),
            at: z.iso.datetime().nullable(),
            place: z.string(),
          }),
        ),
      }),
    ),
    /**
     * The shop's invoice for its fees, such as cash on delivery, issued with the first parcel packed: with the sellers' invoices
     * it adds up to the total.
     */
    fee_invoice: z.object({ id: z.string(), number: z.string(), url: z.string() }).nullable(),
    /** What undoes invoices, by number: `invoice` is the number of the one that it reduces (RET-03). */
    credit_notes: z.array(
      z.object({
        id: z.string(),
        number: z.string(),
        invoice: z.string(),
        total: rupees,
        url: z.string(),
      }),
    ),
  })
  .meta({ id: 'Order' })

const orderSummary = orderView
  .pick({
    id: true,
    number: true,
    placed_at: true,
    payment: true,
    total: true,
    total_now: true,
    returned: true,
  })
  .extend({
    /** The buyer is told that goods of it are recalled (OPS-05). */
    recalled: z.boolean(),
    parcels: z.array(
      orderView.shape.sub_orders.element.pick({ state: true, state_label: true, promised: true }),
    ),
    items: z.array(
      orderView.shape.sub_orders.element.shape.items.element.pick({
        sku_id: true,
        title: true,
        slug: true,
        quantity: true,
        cancelled: true,
      }),
    ),
  })
  .meta({ id: 'OrderSummary' })

const orderPage = z.object({
  success: z.literal(true),
  count: z.int(),
  page: z.int(),
  pages: z.int(),
  orders: z.array(orderSummary),
})
const pageNumber = z.coerce.number().int().min(1).max(10_000).default(1)

export const findOrders = endpoint({
  summary: "A customer's orders by words and state, newest first, ten a page (ORDER-01)",
  tag: 'orders',
  query: z.object({
    /** Part of the order number or of a product's name, a SKU or an AWB. */
    q: z.string().trim().max(80).default(''),
    /** open: a parcel is still to arrive; delivered: all that was not cancelled has arrived; undone: something was cancelled or returned. */
    status: z.enum(['all', 'open', 'delivered', 'undone']).default('all'),
    page: pageNumber,
  }),
  answer: orderPage,
  refusals: [],
})

export const listAttempts = endpoint({
  summary: "A customer's purchases of 30 days that are no orders: begun, being paid, failed",
  tag: 'orders',
  answer: z.object({
    success: z.literal(true),
    attempts: z.array(
      z.object({
        /** Of its last checkout. */
        checkout_id: z.uuid(),
        begun_at: z.iso.datetime(),
        total: rupees,
        /**
         * begun: the form is to be sent; waiting: a bank confirms, or the order is being written; failed: nothing was charged;
         * refunding: money goes back.
         */
        state: z.enum(['begun', 'waiting', 'failed', 'refunding']),
        /** What happened, for the buyer. */
        message: z.string(),
        /** Whether the same checkout can be gone on with, and where: its form, or its payment. */
        resume: z.enum(['form', 'pay']).nullable(),
        items: z.array(
          z.object({
            sku_id: z.string(),
            title: z.string(),
            slug: z.string(),
            quantity: z.int(),
          }),
        ),
      }),
    ),
  }),
  refusals: [],
})

export const listOrders = endpoint({
  summary: "A customer's orders, newest first, ten a page (ORDER-01)",
  tag: 'orders',
  query: z.object({ page: pageNumber }),
  answer: orderPage,
  refusals: [],
})

export const getOrderStatus = endpoint({
  summary: "An order by id or number, for its buyer or with the key of the guest's link (ORDER-02)",
  tag: 'orders',
  query: z.object({ id: z.string().max(64), key: z.string().max(100).optional() }),
  answer: z.object({ success: z.literal(true), order: orderView }),
  refusals: [
    {
      code: 'order_not_found',
      status: 404,
      means: 'No such order, or another buyer’s',
    },
  ],
})

const taxMonth = {
  /** In India, by the date of issue. */
  month: z.string().regex(MONTH, 'Choose a month'),
  /** Of the recipient; empty: all, and documents without one. */
  gstin: z.string().trim().toUpperCase().max(15).default(''),
}

export const listTaxDocuments = endpoint({
  summary: "A customer's invoices and credit notes of a month, for the accountant (ORDER-06)",
  tag: 'orders',
  query: z.object(taxMonth),
  answer: z.object({
    success: z.literal(true),
    count: z.int(),
    /** GSTINs that the customer has ordered for. */
    gstins: z.array(z.string()),
    /** Invoices less credit notes. */
    totals: z.object({ taxable: rupees, igst: rupees, cgst: rupees, sgst: rupees, total: rupees }),
    /** The first 500, oldest first; the file has all. */
    documents: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        number: z.string(),
        issued_on: z.iso.date(),
        seller: z.string(),
        seller_gstin: z.string(),
        gstin: z.string(),
        /** The invoice that a credit note reduces. */
        against: z.string().nullable(),
        order: z.string(),
        taxable: rupees,
        tax: rupees,
        total: rupees,
        url: z.string(),
      }),
    ),
  }),
  refusals: [],
})

export const exportTaxDocuments = endpoint({
  summary:
    'The same as CSV with the columns of GSTR-2B, a row for each document and rate, or as PDF',
  tag: 'orders',
  query: z.object({ ...taxMonth, format: z.enum(['csv', 'pdf']).default('csv') }),
  answer: 'binary',
  refusals: [],
})

export const getEvidence = endpoint({
  summary: 'Everything that proves an order to an auditor, as one ZIP (ORDER-06)',
  tag: 'orders',
  params: z.object({ id: z.string().max(64) }),
  query: z.object({ key: z.string().max(100).optional() }),
  answer: 'binary',
  refusals: [{ code: 'order_not_found', status: 404, means: 'No such order, or another buyer’s' }],
})

/** A version of a policy as buyers read it when an order was placed. */
export const keptPolicy = policy.extend({
  /** From 1, for each policy. */
  version: z.int(),
  since: z.iso.datetime(),
})

export const getOrderPolicies = endpoint({
  summary: 'The policies that were in force when an order was placed (ROUTE-22)',
  tag: 'orders',
  params: z.object({ id: z.string().max(64) }),
  query: z.object({ key: z.string().max(100).optional() }),
  answer: z.object({
    success: z.literal(true),
    order: z.object({ id: z.string(), number: z.string(), placed_at: z.iso.datetime() }),
    /** Empty: placed before they were recorded. */
    policies: z.array(keptPolicy),
  }),
  refusals: [{ code: 'order_not_found', status: 404, means: 'No such order, or another buyer’s' }],
})

export const getInvoice = endpoint({
  summary: 'An invoice or a credit note of an order as PDF (ORDER-06, RET-03)',
  tag: 'orders',
  params: z.object({ id: z.string().max(64), invoice: z.string().max(64) }),
  query: z.object({ key: z.string().max(100).optional() }),
  answer: 'binary',
  refusals: [
    { code: 'order_not_found', status: 404, means: 'No such invoice, or another buyer’s' },
  ],
})

export const paymentWebhook = endpoint({
  summary: 'Events of the payment gateway, signed over the raw body',
  tag: 'from outside',
  body: z.unknown(),
  answer: z.object({ success: z.literal(true) }),
  refusals: [{ code: 'signature_invalid', status: 401, means: 'Not signed by the gateway' }],
})

export const courierWebhook = endpoint({
  summary: 'Tracking scans by the courier, with a shared token in x-api-key',
  tag: 'from outside',
  body: z.unknown(),
  answer: z.object({ success: z.literal(true) }),
  refusals: [
    { code: 'token_invalid', status: 401, means: 'The courier’s token is missing or wrong' },
  ],
})
