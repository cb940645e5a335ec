import type { NoticeKind } from '@upchar/kernel/notices'
import type { FeedbackStage } from '@upchar/kernel/order-feedback'
import type { TicketKind, TicketState, TicketThreadKind } from '@upchar/kernel/tickets'
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from '../../platform/db/pg-core.ts'
import { instant, paise } from '../../platform/db/columns.ts'
import { sql } from '../../platform/db/sql.ts'

/**
 * A request for one mail, which ends with it: when a product is available at a pincode (ENGAGE-02), or costs less than
 * `pricePaise` there (WISH-01). The request is the consent; `createdAt` is when it was given.
 */
export const notifyRequest = pgTable(
  'notify_request',
  {
    id: uuid('id').primaryKey(),
    sku: text('sku').notNull(),
    email: text('email').notNull(),
    pincode: text('pincode').notNull(),
    about: text('about').$type<NoticeKind>().notNull().default('stock'),
    /** Of one pack in the minimum order, when it was saved. */
    pricePaise: paise('price_paise'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    unique('notify_request_once').on(t.sku, t.email, t.pincode, t.about),
    index('notify_request_email').on(t.email),
    index('notify_request_created').on(t.createdAt),
    check('notify_request_price', sql`(${t.about} = 'price') = (${t.pricePaise} is not null)`),
  ],
)

/** An address whose owner has stopped all such mails, as a keyed hash. Only the owner, signed in, lifts it. */
export const noticeStop = pgTable('notice_stop', {
  emailHash: text('email_hash').primaryKey(),
  stoppedAt: instant('stopped_at').notNull(),
})

/**
 * A request that somebody answers (OPS-03): for help (ENGAGE-03), a complaint, an enquiry about a product (ENGAGE-01), a
 * callback (ENGAGE-06) or feedback that wants an answer (ENGAGE-04).
 */
export const supportTicket = pgTable(
  'support_ticket',
  {
    /** Derived from what was sent, so that a repeated request is one ticket. */
    id: uuid('id').primaryKey(),
    /** As the sender quotes it. */
    number: text('number').notNull().unique(),
    kind: text('kind').$type<TicketKind>().notNull(),
    /** Of the kernel's `help-topics.ts`, of a complaint a key of its `complaints.ts`; empty for other kinds. */
    topic: text('topic').notNull().default(''),
    subTopic: text('sub_topic').notNull().default(''),
    text: text('text').notNull(),
    name: text('name').notNull(),
    phone: text('phone'),
    email: text('email'),
    pincode: text('pincode'),
    orderNumber: text('order_number'),
    sku: text('sku'),
    /** 1 to 5, of feedback. */
    rating: smallint('rating'),
    page: text('page'),
    createdAt: instant('created_at').notNull(),
    state: text('state').$type<TicketState>().notNull().default('open'),
    /** The member of staff who looks after it. */
    assignee: text('assignee'),
    /** The first answer, by mail or by phone; of a complaint, the first since it was opened again or went up. */
    answeredAt: instant('answered_at'),
    /** When the next thing is due that was promised; null: nothing is. */
    dueAt: instant('due_at'),
    /** Counts changes by staff: whoever decides sends back the one that they read. */
    revision: integer('revision').notNull().default(1),
  },
  (t) => [
    index('support_ticket_state').on(t.state, t.createdAt),
    index('support_ticket_due').on(t.state, t.dueAt, t.createdAt),
    index('support_ticket_created').on(t.createdAt),
  ],
)

/**
 * What a ticket of the kind `complaint` has beside it: the clocks of the E-Commerce Rules 2020, rule 4(5), and how far up it
 * went. The promise that runs stands in the ticket's `due_at`.
 */
export const complaint = pgTable(
  'complaint',
  {
    ticketId: uuid('ticket_id')
      .primaryKey()
      .references(() => supportTicket.id, { onDelete: 'cascade' }),
    /** Null: a guest, who has the link. */
    customerId: uuid('customer_id'),
    /** Null: about no order, or one that the sender only named. */
    orderId: uuid('order_id'),
    acknowledgeBy: instant('acknowledge_by').notNull(),
    resolveBy: instant('resolve_by').notNull(),
    /** When staff took it or answered it first. */
    acknowledgedAt: instant('acknowledged_at'),
    /** When the sender went on to the grievance officer. */
    escalatedAt: instant('escalated_at'),
    settledAt: instant('settled_at'),
    /** The deadline that staff were warned of last, before it ended and after. */
    warnedFor: instant('warned_for'),
    lateFor: instant('late_for'),
  },
  (t) => [
    index('complaint_customer').on(t.customerId),
    index('complaint_order').on(t.orderId),
    check('complaint_clocks', sql`${t.acknowledgeBy} <= ${t.resolveBy}`),
  ],
)

/** What staff wrote or did about a ticket, and what its sender wrote afterwards. */
export const ticketEntry = pgTable(
  'ticket_entry',
  {
    id: uuid('id').primaryKey(),
    ticketId: uuid('ticket_id')
      .notNull()
      .references(() => supportTicket.id, { onDelete: 'cascade' }),
    /** `mail`: sent to the sender; `call`: said on the phone; `note`: for colleagues; `sender`: written by the sender. */
    kind: text('kind').$type<TicketThreadKind>().notNull(),
    text: text('text').notNull(),
    /** The member of staff; null: the sender. */
    by: text('by'),
    at: instant('at').notNull(),
  },
  (t) => [index('ticket_entry_ticket').on(t.ticketId, t.at)],
)

/**
 * Feedback of visitors that nobody answers (ENGAGE-04). `site`: about the shop, anonymous; `page`: whether a text helped, once
 * for each visitor and page.
 */
export const feedback = pgTable(
  'feedback',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind').$type<'site' | 'page'>().notNull(),
    /** 1 to 5; null for pages. */
    rating: smallint('rating'),
    helpful: boolean('helpful'),
    comment: text('comment').notNull(),
    page: text('page'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [index('feedback_created').on(t.createdAt)],
)

/** What a buyer says about an order, once after ordering and once after delivery (ORDER-05). */
export const orderFeedback = pgTable(
  'order_feedback',
  {
    orderId: uuid('order_id').notNull(),
    stage: text('stage').$type<FeedbackStage>().notNull(),
    rating: smallint('rating').notNull(),
    /** Codes of the kernel's `order-feedback.ts`. */
    issues: text('issues').array().notNull(),
    comment: text('comment').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.orderId, t.stage] }),
    check('order_feedback_rating', sql`${t.rating} between 1 and 5`),
  ],
)

/** An answer that staff keep for a question that comes again (OPS-03). */
export const cannedAnswer = pgTable('canned_answer', {
  id: uuid('id').primaryKey(),
  title: text('title').notNull().unique(),
  text: text('text').notNull(),
  /** Id of the member of staff. */
  savedBy: text('saved_by').notNull(),
  savedAt: instant('saved_at').notNull(),
})
