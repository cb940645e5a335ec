import { err } from '@upchar/kernel/result'

export const endpointUnknown = () =>
  err({
    code: 'webhook_endpoint_unknown' as const,
    message: 'This webhook was removed meanwhile.',
  })
export const deliveryUnknown = () =>
  err({
    code: 'webhook_delivery_unknown' as const,
    message: 'This delivery isn’t kept any more.',
  })
export const addressRefused = () =>
  err({
    code: 'webhook_address_refused' as const,
    message:
      'Enter a public address that begins with https://, such as https://erp.example/upchar. A host inside your network must be named in WEBHOOK_INTERNAL_HOSTS.',
    field: 'url',
  })
export const webhooksFull = () =>
  err({
    code: 'webhooks_full' as const,
    message: 'There are 20 webhooks. Remove one that isn’t used any more.',
  })
export const webhookPaused = () =>
  err({
    code: 'webhook_paused' as const,
    message: 'This webhook is paused. Make it active first, then send again.',
  })
export const webhookChanged = () =>
  err({
    code: 'changed_meanwhile' as const,
    message: 'This webhook was changed since you opened it. Look at it again.',
  })
export const stillWaiting = () =>
  err({
    code: 'changed_meanwhile' as const,
    message: 'This delivery is still being tried.',
  })
