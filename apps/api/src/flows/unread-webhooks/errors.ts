import { err } from '@upchar/kernel/result'

export const webhookUnknown = () =>
  err({ code: 'webhook_unknown' as const, message: 'This message isn’t kept any more.' })
export const webhookChanged = () =>
  err({
    code: 'changed_meanwhile' as const,
    message: 'A colleague has dealt with this message since you opened it.',
  })
