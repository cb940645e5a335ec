import type { Answer } from '@upchar/contract/schema/endpoints'
import { WEBHOOK_EVENTS } from '@upchar/kernel/webhook-events'
import type { WebhookEvent, WebhookState } from '@upchar/kernel/webhook-events'

export type Webhook = Answer<'staffListWebhooks'>['webhooks'][number]
export type DeliveryRow = Answer<'staffListWebhookDeliveries'>['deliveries'][number]
export type Delivery = Answer<'staffGetWebhookDelivery'>['delivery']

export const PAUSED_WORDS: Readonly<Record<NonNullable<Webhook['paused']>, string>> = {
  staff: 'Paused',
  failing: 'Paused: it failed for three days',
  gone: 'Paused: it answered 410, gone',
}

export const STATE_WORDS: Readonly<
  Record<WebhookState, { words: string; tone: 'info' | 'success' | 'danger' }>
> = {
  waiting: { words: 'Waiting', tone: 'info' },
  sent: { words: 'Received', tone: 'success' },
  failed: { words: 'Failed', tone: 'danger' },
}

export const eventWords = (event: WebhookEvent): string => WEBHOOK_EVENTS[event]

/** What came back, in a few words. */
export const answerWords = ({ status, attempts }: DeliveryRow): string =>
  attempts === 0 ? 'Not tried yet' : status === null ? 'No answer' : `Answered ${status}`
