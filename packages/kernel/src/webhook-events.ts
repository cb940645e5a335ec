/**
 * What the shop tells other systems by webhook (OPS-08), with the words that staff choose it by. The triggers of the database write
 * these names; a name never changes its meaning.
 */
export const WEBHOOK_EVENTS = Object.freeze({
  'order.placed': 'An order is placed',
  'order.cancelled': 'An order is cancelled, or a part of it',
  'parcel.dispatched': 'A parcel is handed to the courier',
  'parcel.delivered': 'A parcel is delivered',
  'payment.captured': 'A payment has come in',
  'refund.processed': 'A refund is made',
  'return.requested': 'A buyer asks for a return',
  'return.settled': 'Returned goods are inspected and settled',
} as const)

/** One of {@link WEBHOOK_EVENTS}. */
export type WebhookEvent = keyof typeof WEBHOOK_EVENTS

export const WEBHOOK_EVENT_KEYS = Object.freeze(Object.keys(WEBHOOK_EVENTS) as WebhookEvent[])

/** Where one delivery stands: still to be tried, answered with success, or abandoned. */
export const WEBHOOK_STATES = Object.freeze(['waiting', 'sent', 'failed'] as const)
/** One of {@link WEBHOOK_STATES}. */
export type WebhookState = (typeof WEBHOOK_STATES)[number]
