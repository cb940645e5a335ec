import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uuid,
} from '../../platform/db/pg-core.ts'
import { instant } from '../../platform/db/columns.ts'
import { sql } from '../../platform/db/sql.ts'
import type { WebhookEvent, WebhookState } from '@upchar/kernel/webhook-events'

/** An address of another system that the shop tells of events (OPS-08). */
export const webhookEndpoint = pgTable(
  'webhook_endpoint',
  {
    id: uuid('id').primaryKey(),
    /** Incremented by every change of staff, so that they overwrite only what they have seen. */
    version: integer('version').notNull().default(0),
    url: text('url').notNull(),
    description: text('description').notNull(),
    events: text('events').array().$type<WebhookEvent[]>().notNull(),
    /** Null: active. `failing`: every attempt failed for days; `gone`: the receiver answered 410. */
    paused: text('paused').$type<'staff' | 'failing' | 'gone'>(),
    /** The first of the attempts that have failed one after the other. */
    failingSince: instant('failing_since'),
    /** Whether the last attempt failed or took long: then it is sent to one at a time, beside the others. */
    isSlow: boolean('is_slow').notNull().default(false),
    /** Sealed. */
    secret: text('secret').notNull(),
    /** The secret before, sealed: deliveries are signed with it as well until then. */
    oldSecret: text('old_secret'),
    oldSecretUntil: instant('old_secret_until'),
    /** Id of the member of staff. */
    madeBy: text('made_by').notNull(),
    madeAt: instant('made_at').notNull(),
  },
  (t) => [
    check('webhook_endpoint_old', sql`num_nonnulls(${t.oldSecret}, ${t.oldSecretUntil}) in (0, 2)`),
    check('webhook_endpoint_events', sql`cardinality(${t.events}) > 0`),
  ],
)

/**
 * One event for one address. Triggers on orders, parcels, payments, refunds and returns write it in the transaction of the change
 * (`webhook_tell`), with the job that sends it: it exists exactly if the change was committed.
 */
export const webhookDelivery = pgTable(
  'webhook_delivery',
  {
    /** The `webhook-id` that receivers know it by, also when it is replayed. */
    id: uuid('id').primaryKey(),
    endpointId: uuid('endpoint_id')
      .notNull()
      .references(() => webhookEndpoint.id, { onDelete: 'cascade' }),
    event: text('event').$type<WebhookEvent>().notNull(),
    /** Ids, numbers, states and amounts; nothing of a person. */
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
    createdAt: instant('created_at').notNull(),
    state: text('state').$type<WebhookState>().notNull(),
    /** Incremented by each attempt, replay and resumption: a job of an earlier turn does nothing. */
    turn: integer('turn').notNull().default(0),
    /** Attempts since it was written or last replayed. */
    attempts: smallint('attempts').notNull().default(0),
    isReplay: boolean('is_replay').notNull().default(false),
    lastAt: instant('last_at'),
    nextAt: instant('next_at'),
    /** Of the last answer; null: none came. */
    status: smallint('status'),
    /** The first bytes of the last answer, or why there was none. */
    answer: text('answer').notNull().default(''),
  },
  (t) => [
    index('webhook_delivery_listed').on(t.createdAt, t.id),
    index('webhook_delivery_of').on(t.endpointId, t.createdAt, t.id),
    index('webhook_delivery_open')
      .on(t.endpointId, t.state)
      .where(sql`state <> 'sent'`),
  ],
)
