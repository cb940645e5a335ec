import { sql } from '../../platform/db/sql.ts'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from '../../platform/db/pg-core.ts'
import { instant, paise } from '../../platform/db/columns.ts'
import type { EvidenceKind } from '@upchar/kernel/dispute-evidence'
import type { BankAccount } from '../../platform/payments/index.ts'
import { checkout } from '../checkout/tables.ts'
import { staffMember } from '../staff/tables.ts'
import type {
  DisputeState,
  PaymentOrderState,
  PaymentState,
  PaymentWay,
  RefundReason,
  RefundState,
  RequestEnd,
  SettledAs,
} from './model.ts'

/** Our record of a gateway order: one per checkout paid online. */
export const paymentOrder = pgTable(
  'payment_order',
  {
    id: uuid('id').primaryKey(),
    checkoutId: uuid('checkout_id')
      .notNull()
      .references(() => checkout.id)
      .unique(),
    /** The gateway, or `bank`: transfers to the shop's own account, which staff match. */
    provider: text('provider').notNull(),
    /** `page`: paid at once on the gateway's page; `upi`: by a code on ours; the others are asked for by a `payment_request`. */
    way: text('way').$type<PaymentWay>().notNull().default('page'),
    /** Null until the gateway has answered. */
    providerOrderId: text('provider_order_id').unique(),
    /** What a UPI app opens and the QR code says (`upi://pay?…`). */
    upiLink: text('upi_link'),
    amountPaise: paise('amount_paise').notNull(),
    /** The gateway's ids of the offers that it was opened with; null: none. */
    offers: jsonb('offers').$type<string[]>(),
    state: text('state').$type<PaymentOrderState>().notNull(),
    /** When the gateway was last queried: browsers that poll must not set our pace. */
    askedAt: instant('asked_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    index('payment_order_pending')
      .on(t.createdAt)
      .where(sql`state in ('created', 'attempted')`),
  ],
)

/** A payment reported by the gateway, or a transfer that staff matched. `settled_as`: what its captured money became. */
export const payment = pgTable(
  'payment',
  {
    id: text('id').primaryKey(),
    paymentOrderId: uuid('payment_order_id')
      .notNull()
      .references(() => paymentOrder.id),
    amountPaise: paise('amount_paise').notNull(),
    currency: text('currency').notNull(),
    method: text('method').notNull(),
    state: text('state').$type<PaymentState>().notNull(),
    errorReason: text('error_reason'),
    settledAs: text('settled_as').$type<SettledAs>(),
    /** The bank's number of the transfer (UTR, RRN). */
    bankReference: text('bank_reference'),
    /** The gateway's id of the offer that the buyer picked on its page (CHECKOUT-06); null: none, or not told yet. */
    offer: text('offer'),
    /** The settlement that it matched in: the gateway has transferred it. */
    settledIn: text('settled_in'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    index('payment_of_order').on(t.paymentOrderId),
    index('payment_awaited')
      .on(t.createdAt, t.id)
      .where(
        sql`settled_in is null and state in ('captured', 'refunded') and starts_with(id, 'pay_')`,
      ),
    index('payment_unsettled')
      .on(t.updatedAt)
      .where(sql`state = 'captured' and settled_as is null`),
  ],
)

export const refund = pgTable(
  'refund',
  {
    id: uuid('id').primaryKey(),
    paymentId: text('payment_id')
      .notNull()
      .references(() => payment.id),
    providerRefundId: text('provider_refund_id').unique(),
    amountPaise: paise('amount_paise').notNull(),
    reason: text('reason').$type<RefundReason>().notNull(),
    /** What it undoes, such as the id of a cancel: a payment may be given back in parts. Empty: the whole payment. */
    cause: text('cause').notNull().default(''),
    /** The buyer chose to get it as credit of the wallet (RET-04): no bank moves anything, and it is done at once. */
    toWallet: boolean('to_wallet').notNull().default(false),
    state: text('state').$type<RefundState>().notNull(),
    /** The bank's own number of the transfer (ARN, RRN or UTR), when the gateway has told it. */
    bankReference: text('bank_reference'),
    /** The settlement that it matched in: the gateway has taken it off. */
    settledIn: text('settled_in'),
    /** When two members of staff agreed that the bank had returned their transfer; it is to be paid again. */
    cameBackAt: instant('came_back_at'),
    /** The account that the buyer then gave, sealed; empty once it is paid. */
    payTo: text('pay_to').notNull().default(''),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    check(
      'refund_pay_to',
      sql`${t.payTo} = '' or (${t.cameBackAt} is not null and ${t.state} <> 'processed')`,
    ),
    uniqueIndex('refund_once').on(t.paymentId, t.reason, t.cause),
    index('refund_awaited')
      .on(t.updatedAt, t.id)
      .where(
        sql`settled_in is null and state = 'processed' and starts_with(provider_refund_id, 'rfnd_')`,
      ),
    check(
      'refund_to_wallet',
      sql`not ${t.toWallet} or (${t.state} = 'processed' and ${t.providerRefundId} is null and ${t.cause} <> '')`,
    ),
    index('refund_open')
      .on(t.updatedAt)
      .where(sql`state <> 'processed'`),
  ],
)

/** Money that was asked for and comes later, by bank transfer or by a link (CHECKOUT-15): what the buyer was told. */
export const paymentRequest = pgTable(
  'payment_request',
  {
    paymentOrderId: uuid('payment_order_id')
      .primaryKey()
      .references(() => paymentOrder.id),
    /** The buyer writes it into the transfer. */
    reference: text('reference').notNull().unique(),
    account: jsonb('account').$type<BankAccount>(),
    url: text('url'),
    /** The end of the last day; null until the buyer has been told. */
    dueAt: instant('due_at'),
    endedAt: instant('ended_at'),
    endedAs: text('ended_as').$type<RequestEnd>(),
  },
  (t) => [
    index('payment_request_open')
      .on(t.dueAt)
      .where(sql`ended_at is null`),
    check('payment_request_ended', sql`num_nonnulls(${t.endedAt}, ${t.endedAs}) in (0, 2)`),
  ],
)

/** A transfer to the shop's own account as staff read it in the bank's statement. */
export const bankCredit = pgTable(
  'bank_credit',
  {
    id: uuid('id').primaryKey(),
    paymentOrderId: uuid('payment_order_id')
      .notNull()
      .references(() => paymentOrder.id),
    /** The bank's number of the transfer: it counts once, and a refused entry not at all. */
    bankReference: text('bank_reference').notNull(),
    amountPaise: paise('amount_paise').notNull(),
    creditedOn: date('credited_on').notNull(),
    /** `waiting`: it differs from what is awaited, and a second member looks at it. */
    state: text('state').$type<'waiting' | 'taken' | 'refused'>().notNull(),
    recordedBy: text('recorded_by')
      .notNull()
      .references(() => staffMember.id),
    recordedAt: instant('recorded_at').notNull(),
    decidedBy: text('decided_by').references(() => staffMember.id),
    decidedAt: instant('decided_at'),
    paymentId: text('payment_id')
      .unique()
      .references(() => payment.id),
  },
  (t) => [
    index('bank_credit_of_order').on(t.paymentOrderId),
    uniqueIndex('bank_credit_once')
      .on(t.bankReference)
      .where(sql`state <> 'refused'`),
    check('bank_credit_amount', sql`${t.amountPaise} > 0`),
    check('bank_credit_taken', sql`(${t.state} = 'taken') = (${t.paymentId} is not null)`),
  ],
)

/** A dispute of the gateway over a payment: the buyer's bank wants its money back (RET-04). */
export const dispute = pgTable(
  'dispute',
  {
    /** The gateway's. */
    id: text('id').primaryKey(),
    paymentId: text('payment_id')
      .notNull()
      .references(() => payment.id),
    amountPaise: paise('amount_paise').notNull(),
    /** What the gateway has taken off the shop's settlements; of a lost one, what the bank has given the buyer back. */
    deductedPaise: paise('deducted_paise').notNull(),
    phase: text('phase').notNull(),
    reason: text('reason').notNull(),
    state: text('state').$type<DisputeState>().notNull(),
    /** The last moment for an answer. */
    respondBy: instant('respond_by'),
    openedAt: instant('opened_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    index('dispute_of_payment').on(t.paymentId),
    check(
      'dispute_amount',
      sql`${t.amountPaise} > 0 and ${t.deductedPaise} between 0 and ${t.amountPaise}`,
    ),
  ],
)

/** What staff have sent the gateway as evidence, or want to remember. */
export const disputeNote = pgTable(
  'dispute_note',
  {
    id: uuid('id').primaryKey(),
    disputeId: text('dispute_id')
      .notNull()
      .references(() => dispute.id),
    text: text('text').notNull(),
    writtenBy: text('written_by')
      .notNull()
      .references(() => staffMember.id),
    writtenAt: instant('written_at').notNull(),
  },
  (t) => [index('dispute_note_of').on(t.disputeId, t.writtenAt)],
)

/** A file of evidence that lies at the gateway; of a dispute once staff answer that with it (RET-04). */
export const disputeDocument = pgTable(
  'dispute_document',
  {
    /** The gateway's. */
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    uploadedBy: text('uploaded_by')
      .notNull()
      .references(() => staffMember.id),
    uploadedAt: instant('uploaded_at').notNull(),
    disputeId: text('dispute_id').references(() => dispute.id),
    kind: text('kind').$type<EvidenceKind>(),
    /** What was said in words with it. */
    summary: text('summary'),
    /** When the gateway was last asked to take it for the dispute. */
    askedAt: instant('asked_at'),
    /** When the gateway had taken it. */
    sentAt: instant('sent_at'),
  },
  (t) => [
    index('dispute_document_of').on(t.disputeId),
    check(
      'dispute_document_sent',
      sql`num_nonnulls(${t.disputeId}, ${t.kind}, ${t.summary}) in (0, 3)
        and (${t.disputeId} is not null or num_nonnulls(${t.askedAt}, ${t.sentAt}) = 0)`,
    ),
  ],
)

/** How the shop takes transfers, links and UPI codes: the newest row counts (CHECKOUT-15). */
export const requestTerms = pgTable(
  'payment_request_terms',
  {
    id: uuid('id').primaryKey(),
    /** In the order of setting, whatever the clock says. */
    nth: integer('nth').generatedAlwaysAsIdentity().unique(),
    /** `gateway`: a virtual account for each order; `own`: the shop's account, matched by staff. */
    transfer: text('transfer').$type<'off' | 'gateway' | 'own'>().notNull(),
    link: boolean('link').notNull(),
    /** The most that one UPI payment may be; 0: the checkout offers no UPI code. */
    upiLimitPaise: paise('upi_limit_paise').notNull().default(0),
    /** Calendar days in which a customer and a guest may pay; as long their goods are held. */
    days: smallint('days').notNull(),
    guestDays: smallint('guest_days').notNull(),
    account: jsonb('account').$type<BankAccount>(),
    setBy: text('set_by')
      .notNull()
      .references(() => staffMember.id),
    setAt: instant('set_at').notNull(),
  },
  (t) => [
    check(
      'request_terms_days',
      sql`${t.days} between 1 and 15 and ${t.guestDays} between 1 and 15`,
    ),
    check('request_terms_upi', sql`${t.upiLimitPaise} >= 0`),
    check('request_terms_account', sql`${t.transfer} <> 'own' or ${t.account} is not null`),
  ],
)

/** Every webhook received, by the gateway's event id: repeats have no effect. */
export const webhookEvent = pgTable('webhook_event', {
  eventId: text('event_id').primaryKey(),
  provider: text('provider').notNull(),
  event: text('event').notNull(),
  payload: jsonb('payload').$type<unknown>().notNull(),
  receivedAt: instant('received_at').notNull(),
})
