import { z } from 'zod'
import { WEBHOOK_EVENT_KEYS, WEBHOOK_STATES } from '@upchar/kernel/webhook-events'
import { endpoint } from './endpoint.ts'
import { changedMeanwhile, counted, paging, staffLine, staffRefusals } from './staff.ts'

const event = z.enum(WEBHOOK_EVENT_KEYS)
const state = z.enum(WEBHOOK_STATES)

const webhook = z
  .object({
    id: z.string(),
    version: z.int(),
    url: z.string(),
    description: z.string(),
    events: z.array(event),
    /** Null: active. `failing`: every attempt failed for three days; `gone`: the receiver answered 410. */
    paused: z.enum(['staff', 'failing', 'gone']).nullable(),
    /** Every attempt since has failed; null: the last one didn’t. */
    failing_since: z.iso.datetime().nullable(),
    /** Until then deliveries are signed with the secret before, too. */
    old_secret_until: z.iso.datetime().nullable(),
    /** Deliveries of the last 30 days. */
    waiting: z.int(),
    failed: z.int(),
  })
  .meta({ id: 'StaffWebhook' })

const delivery = z
  .object({
    /** The `webhook-id`, also of its replays. */
    id: z.string(),
    webhook: z.object({ id: z.string(), url: z.string() }),
    event,
    created_at: z.iso.datetime(),
    state,
    /** Since it was written or last replayed. */
    attempts: z.int(),
    is_replay: z.boolean(),
    last_at: z.iso.datetime().nullable(),
    next_at: z.iso.datetime().nullable(),
    /** Of the last answer; null: none came. */
    status: z.int().nullable(),
  })
  .meta({ id: 'StaffWebhookDelivery' })

const webhookEndpointUnknown = {
  code: 'webhook_endpoint_unknown',
  status: 404,
  means: 'No such webhook; it may have been removed',
} as const
const deliveryUnknown = {
  code: 'webhook_delivery_unknown',
  status: 404,
  means: 'No such delivery; they are deleted after 30 days',
} as const
const addressRefused = {
  code: 'webhook_address_refused',
  status: 400,
  means:
    'No https:// address, one with a user or a fragment, or one inside the network that WEBHOOK_INTERNAL_HOSTS doesn’t name',
} as const
const webhookPaused = {
  code: 'webhook_paused',
  status: 409,
  means: 'A paused webhook is sent nothing',
} as const

const said = z.object({
  url: z.string().trim().min(1, 'Enter an address').max(500, 'Use at most 500 characters'),
  description: staffLine(120).min(3, 'Say what receives it'),
  events: z
    .array(event)
    .min(1, 'Choose at least one event')
    .max(WEBHOOK_EVENT_KEYS.length)
    .refine((all) => new Set(all).size === all.length, 'Name each event once'),
})
const params = z.object({ id: z.uuid() })
const allAnswer = z.object({ success: z.literal(true), webhooks: z.array(webhook) })
const secretAnswer = allAnswer.extend({
  id: z.string(),
  /** Shown this once: `whsec_` and the key in base64. */
  secret: z.string(),
})

export const staffListWebhooks = endpoint({
  summary: 'The addresses of other systems that are told of events, oldest first',
  tag: 'staff webhooks',
  answer: allAnswer,
  refusals: staffRefusals,
})

export const staffAddWebhook = endpoint({
  summary: 'Enters an address, active at once. Answers with its secret, which is never shown again',
  tag: 'staff webhooks',
  body: said,
  answer: secretAnswer,
  refusals: [
    ...staffRefusals,
    addressRefused,
    { code: 'webhooks_full', status: 409, means: 'A shop has at most 20 webhooks' },
  ],
})

export const staffChangeWebhook = endpoint({
  summary:
    'Changes an address, its events, or whether it is sent anything; what waited is sent when it is active again',
  tag: 'staff webhooks',
  params,
  body: said.extend({ version: z.int32(), is_active: z.boolean() }),
  answer: allAnswer,
  refusals: [...staffRefusals, webhookEndpointUnknown, addressRefused, changedMeanwhile],
})

export const staffTurnWebhookSecret = endpoint({
  summary:
    'Makes a new secret, shown once. For a day each delivery is signed with the one before, too',
  tag: 'staff webhooks',
  params,
  body: z.object({ version: z.int32() }),
  answer: secretAnswer,
  refusals: [...staffRefusals, webhookEndpointUnknown, changedMeanwhile],
})

export const staffRemoveWebhook = endpoint({
  summary: 'Removes an address with the log of its deliveries',
  tag: 'staff webhooks',
  params,
  body: z.object({ version: z.int32() }),
  answer: allAnswer,
  refusals: [...staffRefusals, webhookEndpointUnknown, changedMeanwhile],
})

export const staffListWebhookDeliveries = endpoint({
  summary: 'The log of deliveries of the last 30 days, newest first',
  tag: 'staff webhooks',
  query: z.object({
    state: state.optional(),
    event: event.optional(),
    webhook: z.uuid().optional(),
    ...paging,
  }),
  answer: z.object({ success: z.literal(true), deliveries: z.array(delivery), ...counted }),
  refusals: staffRefusals,
})

const oneAnswer = z.object({
  success: z.literal(true),
  delivery: delivery.extend({
    /** As it is sent. */
    body: z.string(),
    /** The first bytes of the last answer with unprintable characters replaced, or why there was none. */
    answer: z.string(),
  }),
})

export const staffGetWebhookDelivery = endpoint({
  summary: 'A delivery with what is sent and the beginning of the last answer',
  tag: 'staff webhooks',
  params,
  answer: oneAnswer,
  refusals: [...staffRefusals, deliveryUnknown],
})

export const staffReplayWebhookDelivery = endpoint({
  summary: 'Sends a delivery again under its id, marked as a replay',
  tag: 'staff webhooks',
  params,
  answer: oneAnswer,
  refusals: [...staffRefusals, deliveryUnknown, webhookPaused, changedMeanwhile],
})

export const staffReplayFailedWebhooks = endpoint({
  summary: 'Sends again what an address has missed since a moment, oldest first',
  tag: 'staff webhooks',
  params,
  body: z.object({ since: z.iso.datetime() }),
  answer: z.object({ success: z.literal(true), replayed: z.int() }),
  refusals: [...staffRefusals, webhookEndpointUnknown, webhookPaused],
})
